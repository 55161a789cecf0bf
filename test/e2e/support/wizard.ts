import type { Page } from '@playwright/test';
import { expect } from './watched.ts';
import type { Upload } from './material.ts';

/** The heading of the current step. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

export const fileInput = (page: Page) => page.locator('input[type=file]');

/** From an open wizard to the templates. */
export async function uploadResume(page: Page, resume: Upload): Promise<void> {
  await fileInput(page).setInputFiles(resume);
  await expect(heading(page, 'Choose Your Resume Template')).toBeVisible({ timeout: 90_000 });
}

/** From an open wizard to the form of step 3.5. */
export async function goToJobForm(page: Page, resume: Upload): Promise<void> {
  await page.goto('/optimize');
  await uploadResume(page, resume);
  await page.getByRole('button', { name: 'Continue to Job Details' }).click();
  await page.getByRole('button', { name: 'Optimize for Job' }).click();
  await expect(heading(page, 'Which job is it for?')).toBeVisible();
}

export const titleField = (page: Page) => page.getByLabel('Job title');
export const descriptionField = (page: Page) => page.getByLabel('Job description');
export const submitButton = (page: Page) => page.getByRole('button', { name: 'Optimize My Resume' });

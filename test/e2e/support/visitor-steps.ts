import type { Page } from '@playwright/test';
import { inspect } from './inspect.ts';
import type { Upload } from './material.ts';
import { expectToast, toastGone } from './toasts.ts';
import { expect } from './watched.ts';
import { descriptionField, goToJobForm, heading, submitButton, titleField, uploadResume } from './wizard.ts';

const overlay = (page: Page) => page.getByRole('dialog', { name: 'FREE PREVIEW' });

/** Waits for a completed optimization, seen as a visitor sees it. */
async function expectFreePreview(page: Page): Promise<void> {
  await expect(overlay(page)).toBeVisible({ timeout: 90_000 });
  await expect(overlay(page).getByText('Create an account and pay to unlock your optimized content')).toBeVisible();
  await expect(
    overlay(page)
      .getByText(/Match score/)
      .first(),
  ).toBeVisible();
  expect(await overlay(page).locator('svg text').first().textContent()).toMatch(/PREVIEW\s+PREVIEW/);
}

/** Goes from the first page to the free preview, with a reload at each step. */
export async function completeWizard(page: Page, resume: Upload, adText: string): Promise<void> {
  await page.goto('/optimize');
  await expect(page.getByText('Click to upload or drag and drop')).toBeVisible();
  await expect(page.getByText('PDF, DOC, or DOCX files up to 10MB')).toBeVisible();
  await inspect(page, 'step-1-upload');

  await uploadResume(page, resume);
  await expectToast(
    page,
    'File uploaded successfully',
    `${resume.name} has been parsed and is ready for optimization.`,
  );
  await expect(heading(page, 'Choose Your Resume Template')).toBeFocused();
  await toastGone(page);
  await page.reload();
  await expect(heading(page, 'Choose Your Resume Template')).toBeVisible();
  await page.getByRole('radio', { name: /Classic/ }).check();
  await expect(page.getByRole('complementary').getByText('Classic')).toBeVisible();
  await inspect(page, 'step-2-template');
  await page.getByRole('radio', { name: /Modern/ }).check();

  await page.getByRole('button', { name: 'Continue to Job Details' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Score My Resume' })).toBeVisible();
  await inspect(page, 'step-3-choice');

  await page.getByRole('button', { name: 'Optimize for Job' }).click();
  await expect(heading(page, 'Which job is it for?')).toBeFocused();
  await titleField(page).fill('Cloud Engineer');
  await page.getByLabel('Company').fill('The Company');
  await descriptionField(page).fill(adText);
  const score = page.getByRole('complementary').getByText('out of 100');
  await expect(page.getByRole('complementary').getByText(/Excellent|Good|Needs Improvement/)).toBeVisible();
  await expect(page.getByText(/^Last updated/)).toBeVisible();
  await expect(score).toBeVisible();
  await page.reload();
  await expect(titleField(page)).toHaveValue('Cloud Engineer');
  await expect(page.getByText(/^Last updated/)).toBeVisible();
  await inspect(page, 'step-3-job');

  await page.route('**/api/optimize-resume', async (route) => {
    await expect(page.getByRole('button', { name: 'Starting optimization...' })).toBeVisible();
    await route.continue();
  });
  const pressed = Date.now();
  await submitButton(page).click();
  await page.waitForURL(/\/optimize\?result=[\w-]+$/);
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(2900);
  await page.reload();
  await expectFreePreview(page);
  await inspect(page, 'step-4-preview');
  await page.getByRole('button', { name: 'Close preview' }).click();
  await expect(heading(page, 'Your optimization is ready')).toBeVisible();
  await expect(page.getByText('100%')).toBeVisible();
  const margin = page.getByRole('complementary');
  for (const fact of ['Cloud Engineer', 'The Company', resume.name, 'Modern']) {
    await expect(margin.getByText(fact, { exact: true })).toBeVisible();
  }
  await inspect(page, 'step-4-result');

  const claims = await page.evaluate(() => sessionStorage.getItem('foothold.claimTokens'));
  expect(Object.keys(JSON.parse(claims ?? '{}'))).toEqual([new URL(page.url()).searchParams.get('result')]);

  await page.getByRole('button', { name: 'Optimize for Another Job' }).click();
  await expect(page).toHaveURL('/optimize');
  await expect(heading(page, 'Which job is it for?')).toBeVisible();
  await expect(titleField(page)).toHaveValue('');
}

/** Goes straight to the free preview of a resume for a job. */
export async function goToPreview(page: Page, resume: Upload, job: { title: string; text: string }): Promise<void> {
  await goToJobForm(page, resume);
  await titleField(page).fill(job.title);
  await descriptionField(page).fill(job.text);
  await submitButton(page).click();
  await expectFreePreview(page);
}

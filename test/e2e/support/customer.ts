import type { Page } from '@playwright/test';
import { ad, sampleResume } from './material.ts';
import { expect } from './watched.ts';
import { descriptionField, goToJobForm, submitButton, titleField } from './wizard.ts';

let made = 0;
/** An address that no other test of this run has. */
export const newAddress = (): string => `reader-${process.pid}-${(made += 1)}@example.com`;
export const password = 'correct horse';

/** A visitor's optimization, seen as a free preview. */
export async function optimizeAsVisitor(page: Page): Promise<void> {
  await goToJobForm(page, await sampleResume(page));
  await titleField(page).fill('Store Supervisor');
  await descriptionField(page).fill(ad);
  await submitButton(page).click();
  await expect(page.getByRole('dialog', { name: 'FREE PREVIEW' })).toBeVisible({ timeout: 90_000 });
}

/** Fills the form of /register and sends it. */
export async function register(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Robin Example');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel(/What is 5 \+ 3\?/).fill('8');
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** Fills the sandbox's card form and sends it. */
export async function payWith(page: Page, cardNumber: string): Promise<void> {
  await page.getByLabel('Card number').fill(cardNumber);
  await page.getByLabel('Expiry').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: /^Complete Payment - \$/ }).click();
}

/** The name of the file that clicking a button downloads. */
export async function downloadBy(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return (await download).suggestedFilename();
}

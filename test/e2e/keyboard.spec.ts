import type { Page } from '@playwright/test';
import { ad, sampleResume } from './support/material.ts';
import { expectToast, toast, toastGone } from './support/toasts.ts';
import { expect, test } from './support/watched.ts';
import { fileInput, goToJobForm, heading, submitButton, titleField, uploadResume } from './support/wizard.ts';

/** Presses Tab until something with this name has the focus; fails when it is not reached. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const label =
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels?.[0] : null;
      return element?.getAttribute('aria-label') ?? (label ?? element)?.textContent ?? '';
    });
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Tab');
    const text = await focused();
    if (typeof name === 'string' ? text.trim() === name : name.test(text)) return;
  }
  throw new Error(`The Tab key does not reach ${String(name)}.`);
}

test('the whole wizard can be completed by keyboard', async ({ page }) => {
  await page.goto('/optimize');
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, 'Choose a file');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await sampleResume(page));
  await expect(heading(page, 'Choose Your Resume Template')).toBeFocused({ timeout: 90_000 });

  await tabTo(page, /Modern/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Classic/ })).toBeChecked();
  await tabTo(page, 'Continue to Job Details');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'What would you like to do?')).toBeFocused();

  await tabTo(page, 'Optimize for Job');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Which job is it for?')).toBeFocused();
  await tabTo(page, 'Job title');
  await page.keyboard.insertText('Store supervisor');
  await tabTo(page, 'Job description');
  await page.keyboard.insertText(ad);
  await tabTo(page, 'Optimize My Resume');
  await page.keyboard.press('Enter');

  const preview = page.getByRole('dialog', { name: 'FREE PREVIEW' });
  await expect(preview).toBeVisible({ timeout: 90_000 });
  // It hears keys once it has the focus.
  await expect.poll(() => preview.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await tabTo(page, 'Open Free Preview');
  await page.keyboard.press('Enter');
  await expect(preview).toBeVisible();
});

test('F8 moves to the toasts, which appear one at a time and disappear after 5 s', async ({ page }) => {
  await page.goto('/optimize');
  const file = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') };
  await fileInput(page).setInputFiles(file);
  const notices = page.getByRole('region', { name: /Notifications/ });
  await expectToast(page, 'Upload failed');
  expect(await toast(page).count()).toBeLessThanOrEqual(1);
  await page.keyboard.press('F8');
  expect(await notices.evaluate((region) => region.contains(document.activeElement))).toBe(true);
  await page.getByRole('button', { name: 'Choose another file' }).focus();
  await toastGone(page);
});

test('on a phone the live score is a badge that opens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await goToJobForm(page, await sampleResume(page));
  const badge = page.getByRole('button', { name: /ATS score/ });
  await expect(badge).toHaveAccessibleName('No ATS score yet. Open details');
  await titleField(page).fill('Store supervisor');
  await page.getByLabel('Job description').fill(ad);
  await expect(badge).toHaveAccessibleName(/^ATS score \d+, (Excellent|Good|Needs Improvement)/);
  await badge.click();
  const details = page.getByRole('dialog', { name: 'Live ATS Score' });
  await expect(details.getByText(/^Last updated/)).toBeVisible();
  await details.getByRole('button', { name: 'Reset' }).click();
  await expect(details.getByText('Unknown')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(badge).toBeFocused();
  await expect(submitButton(page)).toBeVisible();
});

test('a completed step can be reopened, and keeps what was entered', async ({ page }) => {
  await page.goto('/optimize');
  await uploadResume(page, await sampleResume(page));
  await page.getByRole('button', { name: 'Back to Upload Resume' }).click();
  await expect(page.getByText('File uploaded successfully!')).toBeVisible();
  await expect(page.getByText('sample-resume.pdf', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Continue to Choose Template' }).click();
  await expect(heading(page, 'Choose Your Resume Template')).toBeVisible();
});

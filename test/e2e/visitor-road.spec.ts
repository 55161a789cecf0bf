import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { inspect } from './support/inspect.ts';
import { ad, realAds, realResume, realResumes, sampleResume } from './support/material.ts';
import { expectToast, toastGone } from './support/toasts.ts';
import { expect, test } from './support/watched.ts';
import { descriptionField, goToJobForm, heading, submitButton, titleField, uploadResume } from './support/wizard.ts';

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

test('a visitor goes the whole road, and a reload keeps the place at each step', async ({ page }) => {
  test.setTimeout(240_000);
  const [path] = realResumes;
  const [adPath] = realAds;
  await page.goto('/optimize');
  await expect(page.getByText('Click to upload or drag and drop')).toBeVisible();
  await expect(page.getByText('PDF, DOC, or DOCX files up to 10MB')).toBeVisible();
  await inspect(page, 'step-1-upload');

  const resume = path === undefined ? await sampleResume(page) : realResume(path);
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
  await descriptionField(page).fill(adPath === undefined ? ad : readFileSync(adPath, 'utf8'));
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
  await page.getByRole('button', { name: 'Close the preview' }).click();
  await expect(heading(page, 'Your optimization is ready')).toBeVisible();
  await expect(page.getByText('100%')).toBeVisible();
  const margin = page.getByRole('complementary');
  for (const fact of ['Cloud Engineer', 'The Company', resume.name, 'Modern']) {
    await expect(margin.getByText(fact, { exact: true })).toBeVisible();
  }
  await inspect(page, 'step-4-result');

  const claims = await page.evaluate(() => sessionStorage.getItem('foothold.claimTokens'));
  expect(Object.keys(JSON.parse(claims ?? '{}'))).toEqual([new URL(page.url()).searchParams.get('result')]);

  await page.getByRole('button', { name: 'Optimize for another job' }).click();
  await expect(page).toHaveURL('/optimize');
  await expect(heading(page, 'Which job is it for?')).toBeVisible();
  await expect(titleField(page)).toHaveValue('');
});

test('a stranger who has the address of an optimization finds nothing there', async ({ browser, page }) => {
  await goToJobForm(page, await sampleResume(page));
  await titleField(page).fill('Store supervisor');
  await descriptionField(page).fill(ad);
  await submitButton(page).click();
  await page.waitForURL(/result=/);
  const stranger = await browser.newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByRole('heading', { name: 'Optimization not found' })).toBeVisible();
  await stranger.close();
});

/** A few real resumes, each for another ad. */
const pairs = realResumes
  .filter((_, index) => index % 7 === 3)
  .slice(0, 3)
  .map((path, index) => ({ path, adPath: realAds[(index * 5 + 2) % realAds.length] ?? '' }));

test('real resumes and ads lie beside the project', () => {
  test.skip(pairs.length === 0, 'There is no data folder beside the project: the roads of real resumes are skipped.');
});

for (const { path, adPath } of pairs) {
  test(`${basename(path)} is optimized for ${basename(adPath)}`, async ({ page }) => {
    await goToJobForm(page, realResume(path));
    await titleField(page).fill(
      basename(adPath, '.txt')
        .replace(/^indeed_|_\d+$/g, '')
        .replaceAll('_', ' '),
    );
    await descriptionField(page).fill(readFileSync(adPath, 'utf8'));
    await submitButton(page).click();
    await expectFreePreview(page);
  });
}

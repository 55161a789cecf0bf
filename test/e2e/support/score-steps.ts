import type { Page } from '@playwright/test';
import { uploadResume as uploadRoute } from '#contract/uploads.ts';
import { inspect } from './inspect.ts';
import type { Upload } from './material.ts';
import { expectToast } from './toasts.ts';
import { expect } from './watched.ts';
import { fileInput, heading, uploadResume } from './wizard.ts';

/** Scores a resume with doubtful content in the wizard, and continues to the job. */
export async function scoreInWizard(page: Page, resume: Upload): Promise<void> {
  await page.goto('/optimize');
  await uploadResume(page, resume);
  await page.getByRole('button', { name: 'Continue to Job Details' }).click();
  await page.getByRole('button', { name: 'Score My Resume' }).click();
  await expect(heading(page, 'Your resume score')).toBeVisible();
  const labels = [
    'Formatting & Structure',
    'Keywords & Skills',
    'Content Quality',
    'ATS Compatibility',
    'Grammar & Clarity',
    'Impact & Results',
  ];
  for (const label of labels) await expect(page.getByText(label)).toBeVisible();
  await expect(page.getByText('out of 100')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Strengths' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Improvement Suggestions' })).toBeVisible();
  await expect(page.getByRole('note').first()).toBeVisible();
  await page.getByRole('tab', { name: 'As a list' }).click();
  await expect(page.getByText(/^Worth about [\d.]+ points?/).first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'From your text' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Score Breakdown' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeInViewport();
  await inspect(page, 'step-3-score');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page, 'Which job is it for?')).toBeVisible();
}

/** How many pages of the next upload were painted: none if reading was slow, which isn't the page's fault. */
export async function pictureCount(page: Page): Promise<number> {
  const answer = await page.waitForResponse('**/api/upload-resume?*');
  return uploadRoute.response.parse(await answer.json()).pictures;
}

/** The file's pages, if they were painted, next to what was read from them. */
export async function expectPages(page: Page, painted: number): Promise<void> {
  await expect(page.getByRole('list', { name: 'What software reads from page 1' })).toBeVisible();
  const pictures = page.getByRole('img', { name: /^Page \d+ of your file$/ });
  await expect(pictures).toHaveCount(painted);
  if (painted === 0) return;
  const height = () => pictures.first().evaluate((image: HTMLImageElement) => image.naturalHeight);
  await expect.poll(height).toBe(1240);
}

/** Scores a resume with doubtful content on the score page, and checks the result. */
export async function scoreOnPage(page: Page, resume: Upload): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Free AI Score' }).first().click();
  await expect(page).toHaveURL('/score');
  await expect(page.getByText('No Assessments Yet')).toBeVisible();
  await inspect(page, 'score-empty');
  await page.getByRole('button', { name: 'Score Resume' }).click();
  await expectToast(page, 'File Required', 'Please select a resume file to upload.');

  const pictures = pictureCount(page);
  await fileInput(page).setInputFiles(resume);
  await page.getByRole('button', { name: 'Score Resume' }).click();
  await expect(heading(page, 'Your resume score')).toBeVisible({ timeout: 30_000 });
  await expect(heading(page, 'Your resume score')).toBeFocused();
  await expect(page.getByRole('note').first()).toContainText(/Worth about [\d.]+ points?/);
  await expect(page.locator('mark').first()).toBeVisible();
  // The next step is at the top, and the score is visible without scrolling.
  await expect(page.getByRole('main').getByRole('link', { name: 'Optimize Resume', exact: true })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Overall score' })).toBeInViewport();
  await inspect(page, 'score-result');
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.getByRole('note')).toHaveCount(0);
  await page.getByRole('button', { name: /^Notes? 1/ }).click();
  await expect(page.getByRole('note', { name: 'Note 1', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('tab', { name: 'As an ATS sees it' }).click();
  await expectPages(page, await pictures);
  await inspect(page, 'score-as-ats');

  await page.getByRole('button', { name: 'Score Another' }).click();
  await expect(page.getByRole('tab', { name: 'Resume Score' })).toBeVisible();
}

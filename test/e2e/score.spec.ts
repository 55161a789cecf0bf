import { inspect } from './support/inspect.ts';
import { realResume, realResumes, sampleResume } from './support/material.ts';
import { expect, test } from './support/watched.ts';
import { heading, uploadResume } from './support/wizard.ts';

test('Score My Resume shows the score, its six categories and what would raise it', async ({ page }) => {
  const path = realResumes[5];
  await page.goto('/optimize');
  await uploadResume(page, path === undefined ? await sampleResume(page) : realResume(path));
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
  await expect(page.getByText(/^Worth about [\d.]+ points? of your score/).first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'In your resume' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Score Breakdown' })).toBeVisible();
  await inspect(page, 'step-3-score');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page, 'Which job is it for?')).toBeVisible();
});

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sharedData } from '#test/support/shared-data.ts';
import { uploadOf } from './support/material.ts';
import { scoreOnPage, scoreInWizard } from './support/score-steps.ts';
import { goToPreview, completeWizard } from './support/visitor-steps.ts';
import { expect, test } from './support/watched.ts';

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(sharedData, folder))
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => join(sharedData, folder, name));

/** Real resumes and real ads from the data folder next to the project. */
const resumes = filesIn('resumes/unlabelled', '.pdf');
const ads = filesIn('job-ads', '.txt');
const nth = (files: readonly string[], at: number): string => files[at % files.length] ?? '';
const resumeAt = (at: number) => uploadOf(nth(resumes, at), 'resume.pdf');

test('a visitor completes the wizard with a real resume and a real ad', async ({ page }) => {
  test.setTimeout(240_000);
  await completeWizard(page, resumeAt(0), readFileSync(nth(ads, 0), 'utf8'));
  await expect(page).toHaveURL('/optimize');
});

test('a real resume is scored in the wizard', async ({ page }) => {
  await scoreInWizard(page, resumeAt(5));
  await expect(page).toHaveURL('/optimize');
});

test('a real resume is scored on the score page', async ({ page }) => {
  await scoreOnPage(page, resumeAt(5));
  await expect(page).toHaveURL('/score');
});

/** A few real resumes, each for another ad. */
const pairs = resumes
  .filter((_, index) => index % 7 === 3)
  .slice(0, 3)
  .map((path, index) => ({ path, adPath: nth(ads, index * 5 + 2) }));

for (const { path, adPath } of pairs) {
  test(`${basename(path)} is optimized for ${basename(adPath)}`, async ({ page }) => {
    const title = basename(adPath, '.txt')
      .replace(/^indeed_|_\d+$/g, '')
      .replaceAll('_', ' ');
    await goToPreview(page, uploadOf(path, 'resume.pdf'), { title, text: readFileSync(adPath, 'utf8') });
    await expect(page).toHaveURL(/result=/);
  });
}

import { ad, fixtureAd, fixtureResume, sampleResume } from './support/material.ts';
import { goToPreview, completeWizard } from './support/visitor-steps.ts';
import { expect, test } from './support/watched.ts';
import { descriptionField, goToJobForm, submitButton, titleField } from './support/wizard.ts';

test('a visitor completes the wizard, and a reload keeps the place at each step', async ({ page }) => {
  test.setTimeout(240_000);
  await completeWizard(
    page,
    fixtureResume('software-engineer-en__sidebar-left.pdf'),
    fixtureAd('software-engineer.txt').text,
  );
  await expect(page).toHaveURL('/optimize');
});

test('a stranger with the address of an optimization finds nothing there', async ({ browser, page }) => {
  await goToJobForm(page, await sampleResume(page));
  await titleField(page).fill('Store supervisor');
  await descriptionField(page).fill(ad);
  await submitButton(page).click();
  await page.waitForURL(/result=/);
  const stranger = await browser.newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByRole('heading', { name: 'Sign in to open it' })).toBeVisible();
  await expect(stranger.getByText('Optimization not found in this browser.')).toBeVisible();
  await stranger.close();
});

const pairs = [
  { resume: 'nurse-en__single.pdf', job: 'nurse.txt' },
  { resume: 'accountant-en__page-header.docx', job: 'accountant.txt' },
  { resume: 'civil-engineer-de__plain.doc', job: 'civil-engineer-de.txt' },
];

for (const { resume, job } of pairs) {
  test(`${resume} is optimized for ${job}`, async ({ page }) => {
    await goToPreview(page, fixtureResume(resume), fixtureAd(job));
    await expect(page).toHaveURL(/result=/);
  });
}

import { resumeText } from '#test/support/people.ts';
import { signUpAt } from './support/account.ts';
import { newAddress, register } from './support/customer.ts';
import { inspect } from './support/inspect.ts';
import { fixtureResume, sampleResume } from './support/material.ts';
import { expectPages, scoreOnPage, pictureCount } from './support/score-steps.ts';
import { expect, test } from './support/watched.ts';
import { expectToast } from './support/toasts.ts';
import { fileInput, heading } from './support/wizard.ts';

const profile = `Robin Example
Warehouse Supervisor at Northwind Logistics
About
I run warehouses, and I like to see them run well.
Experience
Warehouse Supervisor
Northwind Logistics
Mar 2019 - Present
- Led 14 pickers on two shifts
- Responsible for the stock count
Skills
SAP
Inventory management`;

test('a visitor scores a file and reads each finding next to the line it is about', async ({ page }) => {
  await scoreOnPage(page, fixtureResume('warehouse-lead-en__plain.pdf'));
  await expect(page).toHaveURL('/score');
});

test('missing input is reported in the specified words', async ({ page }) => {
  await page.goto('/score');
  await page.getByText('Paste Resume Text').click();
  await page.getByRole('button', { name: 'Score Resume' }).click();
  await expectToast(page, 'Input Required', 'Please enter resume text.');
  await expect(page.getByRole('textbox', { name: 'Resume text' })).toHaveAccessibleDescription(
    /Please enter resume text\./,
  );
  await page.getByText('From My Optimizations').click();
  await expect(page.getByText('Sign in to score one of your optimizations.')).toBeVisible();
  await page.getByRole('tab', { name: 'LinkedIn Profile Score' }).click();
  // The mode that can work is open: LinkedIn lets nobody read a profile by its address.
  await expect(page.getByLabel('Profile text')).toBeVisible();
  await page.getByText('LinkedIn URL').click();
  const submit = page.getByRole('button', { name: 'Score LinkedIn Profile' });
  await submit.click();
  await expectToast(page, 'Please enter your LinkedIn profile URL.');
  await page.getByLabel('Profile URL').fill('https://example.com/in/robin');
  await submit.click();
  await expectToast(page, 'Invalid URL');
  await inspect(page, 'score-invalid');
});

test.describe('an address of LinkedIn', () => {
  test.use({ expectedComplaints: ['status of 422'] });

  test('is not opened: the form asks for the text, and scores that', async ({ page }) => {
    await page.goto('/score');
    await page.getByRole('tab', { name: 'LinkedIn Profile Score' }).click();
    await page.getByText('LinkedIn URL').click();
    await page.getByLabel('Profile URL').fill('https://www.linkedin.com/in/robin-example');
    const submit = page.getByRole('button', { name: 'Score LinkedIn Profile' });
    await submit.click();
    await expectToast(page, 'LinkedIn Blocked Automatic Extraction');
    await expect(page.getByLabel('Profile text')).toBeVisible();
    await submit.click();
    await expectToast(page, 'Please enter your LinkedIn profile content.');
    await page.getByLabel('Profile text').fill(profile);
    await submit.click();
    await expect(heading(page, 'Your LinkedIn profile score')).toBeVisible();
    await expect(page.getByRole('note').filter({ hasText: 'the way LinkedIn fills it in' })).toBeVisible();
    await inspect(page, 'score-linkedin');
  });
});

test.describe('an account', () => {
  test.use({ expectedComplaints: ['status of 404'] });

  test('keeps its assessments, filters them and opens them again', async ({ page }) => {
    await page.goto('/register');
    await register(page, newAddress());
    await expect(page).toHaveURL('/optimize');
    await page.goto('/score');
    await expect(page.getByText('No Assessments Yet')).toBeVisible();
    await page.getByText('Paste Resume Text').click();
    await page.getByRole('textbox', { name: 'Resume text' }).fill(resumeText);
    await page.getByRole('button', { name: 'Score Resume' }).click();
    await expect(heading(page, 'Your resume score')).toBeVisible();
    await expect(page).toHaveURL(/\/score\?result=/);
    await page.reload();
    await expect(page.getByRole('note').first()).toBeVisible();
    await expect(page.getByRole('tab', { name: 'As an ATS sees it' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Score Another' }).click();
    await page.getByRole('tab', { name: 'LinkedIn Profile Score' }).click();
    await page.getByText('Manual Text').click();
    await page.getByLabel('Profile text').fill(profile);
    await page.getByRole('button', { name: 'Score LinkedIn Profile' }).click();
    await expect(heading(page, 'Your LinkedIn profile score')).toBeVisible();

    const kept = page.getByRole('list', { name: 'Your assessments' }).getByRole('listitem');
    await expect(kept).toHaveCount(2);
    await inspect(page, 'score-history');
    await page.getByText('Resume', { exact: true }).first().click();
    await expect(kept).toHaveCount(1);
    await kept.getByRole('link').click();
    await expect(heading(page, 'Your resume score')).toBeVisible();

    await page.goto('/score?result=00000000-0000-4000-8000-000000000000');
    await expect(heading(page, 'Assessment not found')).toBeVisible();
  });
});

test('an account opens the assessment of a file again, sees the file as an ATS does, and can correct it', async ({
  page,
}) => {
  await signUpAt(page, '/score');
  const pictures = pictureCount(page);
  await fileInput(page).setInputFiles(await sampleResume(page));
  await page.getByRole('button', { name: 'Score Resume' }).click();
  await expect(page).toHaveURL(/\/score\?result=/);
  await page.reload();
  await expect(page.getByText('Check what we read')).toBeVisible();
  await page.getByRole('tab', { name: 'As an ATS sees it' }).click();
  await expectPages(page, await pictures);
});

test('a visitor who opens an assessment is asked to sign in', async ({ page }) => {
  await page.goto('/score?result=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Sign in to see this assessment.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' }).first()).toHaveAttribute(
    'href',
    /returnTo=%2Fscore%3Fresult/,
  );
});

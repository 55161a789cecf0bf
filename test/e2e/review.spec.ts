import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { getOptimization } from '#contract/optimizations.ts';
import { getUpload } from '#contract/uploads.ts';
import { claimChecker } from '#domain/claims/check-claims.ts';
import { applyCorrections } from '#domain/resume/corrections/apply-corrections.ts';
import { newAddress, password, payWith, register } from './support/customer.ts';
import { doubtfulResume } from './support/doubtful-resume.ts';
import { inspect } from './support/inspect.ts';
import { ad, sampleResume } from './support/material.ts';
import { toastGone } from './support/toasts.ts';
import { expect, test } from './support/watched.ts';
import { descriptionField, fileInput, heading, submitButton, titleField, uploadResume } from './support/wizard.ts';

const panel = (page: Page) => page.locator('details').filter({ hasText: 'Check what we read' }).first();
const summary = (page: Page) => panel(page).locator('summary').first();
const isOpen = (page: Page): Promise<boolean> => panel(page).evaluate((details: HTMLDetailsElement) => details.open);
const openReview = async (page: Page): Promise<void> => {
  await expect(panel(page)).toBeVisible();
  if (!(await isOpen(page))) await summary(page).click();
};
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const section = (page: Page, name: string) => panel(page).getByRole('heading', { level: 5, name });
const field = (page: Page, name: string) => panel(page).getByRole('textbox', { name });
const kept = (page: Page) => panel(page).getByText('Your corrections are saved.');
const onward = (page: Page) => page.getByRole('button', { name: 'Continue to Job Details' });

async function correctEmployer(page: Page, employer: string): Promise<void> {
  await openReview(page);
  await section(page, 'Work Experience').click();
  await panel(page)
    .getByRole('button', { name: /^Correct the employer: Northwind/ })
    .click();
  await field(page, 'Your employer').fill(employer);
  await field(page, 'Your employer').press('Enter');
  await expect(panel(page).locator('ins', { hasText: employer })).toBeVisible();
  await expect(kept(page)).toBeVisible();
}

/** The server's answer, for the browser's own session. */
const answerOf = (page: Page, path: string): Promise<unknown> =>
  page.evaluate(async (address) => (await fetch(address)).json(), path);

const uploadIdOf = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      (JSON.parse(sessionStorage.getItem('foothold.optimize') ?? '') as { resume: { uploadId: string } }).resume
        .uploadId,
  );

test("a visitor's corrections are in the resume they pay for, marked as theirs", async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/optimize');
  await uploadResume(page, doubtfulResume());
  await expect(panel(page).getByText(/\d+ things to check$/)).toBeVisible();
  await expect(panel(page).getByText('Is this your phone number?')).toBeHidden();
  await expect(onward(page)).toBeInViewport();
  await toastGone(page);
  await inspect(page, 'review-closed');
  await openReview(page);
  await expect(panel(page).getByText('Is this your phone number?')).toBeVisible();
  await expect(panel(page).locator('mark', { hasText: '5550199222' }).first()).toBeVisible();
  await expect(onward(page)).toBeInViewport();
  await expect(page.getByRole('radio', { name: /Modern/ })).toBeInViewport();
  await inspect(page, 'review-doubtful');

  await button(page, 'Yes, 5550199222 is the phone number').click();
  await expect(panel(page).getByText('You confirmed this').first()).toBeVisible();
  await panel(page).getByLabel('Where does this belong? Driving licence').selectOption({ label: 'Certificate' });
  await panel(page).getByRole('button', { name: 'Move it there' }).first().click();
  await expect(panel(page).getByText('Moved to: Certificate')).toBeVisible();
  await button(page, 'Leave out the line: Reads to children at the town library').click();
  await button(page, 'Undo: Reads to children at the town library').click();
  await expect(panel(page).getByLabel('Where does this belong? Reads to children')).toBeVisible();
  await button(page, 'Leave out the line: Reads to children at the town library').click();
  await correctEmployer(page, 'Northbound Freight');
  await inspect(page, 'review-corrected');

  await page.reload();
  await openReview(page);
  await expect(panel(page).getByText('Moved to: Certificate')).toBeVisible();
  await section(page, 'Work Experience').click();
  await expect(panel(page).locator('ins', { hasText: 'Northbound Freight' })).toBeVisible();
  const uploadId = await uploadIdOf(page);

  await onward(page).click();
  await page.getByRole('button', { name: 'Optimize for Job' }).click();
  await titleField(page).fill('Store Supervisor');
  await descriptionField(page).fill(ad);
  await submitButton(page).click();
  await expect(page.getByRole('dialog', { name: 'FREE PREVIEW' })).toBeVisible({ timeout: 90_000 });
  const id = new URL(page.url()).searchParams.get('result') ?? '';
  await page.getByRole('link', { name: 'Sign Up to Access' }).click();
  await register(page, newAddress());
  await page.getByRole('link', { name: 'Pay to Unlock' }).click();
  await payWith(page, '4242 4242 4242 4242');
  await expect(heading(page, 'Your optimization is ready')).toBeVisible();

  const { optimizedContent } = getOptimization.response.parse(await answerOf(page, `/api/optimization/${id}`));
  expect(optimizedContent).toContain('Northbound Freight');
  expect(optimizedContent).toContain('Driving licence classes B and C');
  expect(optimizedContent).not.toMatch(/Northwind|town library/);
  const { parsed, corrections } = getUpload.response.parse(await answerOf(page, `/api/uploads/${uploadId}`));
  const check = claimChecker(applyCorrections(parsed, corrections), {
    jobTitle: 'Store Supervisor',
    today: new Date().toISOString().slice(0, 10),
  });
  expect(check([{ text: optimizedContent ?? '' }]).unsupported).toEqual([]);
});

test('the review of a resume without doubts can be skipped, or opened all the same', async ({ page }) => {
  await page.goto('/optimize');
  await uploadResume(page, await sampleResume(page));
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByText('nothing left to check')).toBeVisible();
  await expect(onward(page)).toBeInViewport();
  await expect(section(page, 'Work Experience')).toBeHidden();
  await page.getByRole('heading', { name: 'Check what we read' }).click();
  await expect(panel(page).getByText('Nothing looked doubtful.')).toBeVisible();
  await section(page, 'Education').click();
  await inspect(page, 'review-plain');
});

test('by keyboard a value is corrected, left unchanged, or skipped', async ({ page }) => {
  await page.goto('/optimize');
  await uploadResume(page, doubtfulResume());
  await summary(page).focus();
  await page.keyboard.press('Enter');
  await button(page, 'Correct the phone number: 5550199222').focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Your phone number')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page, 'Your phone number')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(button(page, 'Yes, 5550199222 is the phone number')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await field(page, 'Your phone number').fill('');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter something, or leave it out.')).toBeVisible();
  await field(page, 'Your phone number').fill('+1 555 019 9222');
  await page.keyboard.press('Enter');
  await expect(panel(page).locator('ins', { hasText: '+1 555 019 9222' }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Undo: 5550199222').first()).toBeFocused();
});

test('the live score calls the server once it has the corrections', async ({ page }) => {
  await page.goto('/optimize');
  await uploadResume(page, doubtfulResume());
  const sent: string[] = [];
  let keep = () => {};
  const held = new Promise<void>((resolve) => {
    keep = resolve;
  });
  await page.route('**/api/uploads/*', async (route) => {
    await held;
    sent.push('corrections');
    await route.continue();
  });
  page.on('request', (request) => request.url().endsWith('/ats-evaluate') && sent.push('evaluation'));
  await openReview(page);
  await button(page, 'Yes, 5550199222 is the phone number').click();
  await onward(page).click();
  await page.getByRole('button', { name: 'Optimize for Job' }).click();
  await titleField(page).fill('Store Supervisor');
  await descriptionField(page).fill(ad);
  const margin = page.getByRole('complementary');
  await expect(margin.getByText('Source: This browser', { exact: true })).toBeVisible();
  // Twice as long as the pause before the server is called.
  await page.waitForTimeout(3000);
  expect(sent).toEqual([]);
  keep();
  await expect(margin.getByText('Source: This browser and the server')).toBeVisible();
  expect(sent).toEqual(['corrections', 'evaluation']);
});

test.describe('without an answer', () => {
  test.use({ expectedComplaints: ['ERR_FAILED', 'ERR_INTERNET_DISCONNECTED'] });
  test('it says that the corrections are not saved, and saves them on a retry', async ({ page }) => {
    await page.goto('/optimize');
    await uploadResume(page, doubtfulResume());
    await openReview(page);
    await page.route('**/api/uploads/*', (route) => route.abort());
    await button(page, 'Yes, 5550199222 is the phone number').click();
    await expect(panel(page).getByText('We couldn’t save your last corrections.')).toBeVisible();
    await expect(panel(page).getByText('You confirmed this').first()).toBeVisible();
    await inspect(page, 'review-failing');
    await page.unroute('**/api/uploads/*');
    await button(page, 'Try Again').click();
    await expect(kept(page)).toBeVisible();
  });
});

test('a signed-in person is offered their last resume again, with their corrections', async ({ page }) => {
  const email = newAddress();
  await page.goto('/register');
  await register(page, email);
  await expect(page.getByRole('button', { name: 'Account menu for Robin Example' })).toBeVisible();
  await page.goto('/optimize');
  await uploadResume(page, doubtfulResume());
  await correctEmployer(page, 'Northbound Freight');
  await page.getByRole('button', { name: 'Account menu for Robin Example' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/optimize/);
  await expect(page.getByRole('heading', { name: 'Your last resume' })).toBeVisible();
  await inspect(page, 'last-resume');
  await page.getByRole('button', { name: 'Use this resume: robin.pdf' }).click();
  await expect(heading(page, 'Choose Your Resume Template')).toBeVisible();
  await openReview(page);
  await section(page, 'Work Experience').click();
  await expect(panel(page).locator('ins', { hasText: 'Northbound Freight' })).toBeVisible();
});

test('on /score what was read can be corrected too, and is scored again with the corrections', async ({ page }) => {
  await page.goto('/score');
  await page.locator('input[type=file]').setInputFiles(doubtfulResume());
  await page.getByRole('button', { name: 'Score Resume' }).click();
  const score = page.getByText('out of 100').first();
  await expect(score).toBeVisible({ timeout: 90_000 });
  await expect(panel(page).getByText(/to check$/)).toBeVisible();
  await expect(section(page, 'Work Experience')).toBeHidden();
  await page.getByRole('heading', { name: 'Check what we read' }).click();
  await correctEmployer(page, 'Northbound Freight');
  await inspect(page, 'score-review');
  await page.getByRole('button', { name: 'Score With My Corrections' }).click();
  await expect(page.getByRole('button', { name: 'Score With My Corrections' })).toHaveCount(0);
  await expect(score).toBeVisible();
  await page.getByRole('heading', { name: 'Check what we read' }).click();
  await section(page, 'Work Experience').click();
  await expect(panel(page).locator('ins', { hasText: 'Northbound Freight' })).toBeVisible();
});

test('corrections made beside a score go along to be optimized', async ({ page }) => {
  await page.goto('/score');
  await fileInput(page).setInputFiles(doubtfulResume());
  await page.getByRole('button', { name: 'Score Resume' }).click();
  await expect(heading(page, 'Your resume score')).toBeVisible({ timeout: 60_000 });
  await panel(page).locator('summary').first().click();
  await correctEmployer(page, 'Northbound Freight');
  await expect(page.getByRole('button', { name: 'Score With My Corrections' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Score With My Corrections' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Optimize Resume', exact: true }).click();
  await expect(heading(page, 'Choose Your Resume Template')).toBeVisible();
  await openReview(page);
  await section(page, 'Work Experience').click();
  await expect(panel(page).locator('ins', { hasText: 'Northbound Freight' })).toBeVisible();
});

test('a line can be placed on a phone, and on a tablet, by a choice whose words are all seen', async ({ page }) => {
  await page.goto('/optimize');
  await uploadResume(page, doubtfulResume());
  await openReview(page);
  const choice = panel(page).getByLabel('Where does this belong? Driving licence');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // The arrow of the choice is in its padding.
    const spare = await choice.evaluate((select: HTMLSelectElement) => {
      const { fontFamily, fontSize, paddingLeft, paddingRight } = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('There is no canvas.');
      pen.font = `${fontSize} ${fontFamily}`;
      const words = pen.measureText(select.selectedOptions[0]?.text ?? '').width;
      return select.clientWidth - words - parseFloat(paddingLeft) - parseFloat(paddingRight);
    });
    expect(spare, `at ${width}`).toBeGreaterThanOrEqual(0);
  }
});

test('an answer that takes one click: swapped, put where it belongs, all right; and each is taken back', async ({
  page,
}) => {
  await page.goto('/optimize');
  await uploadResume(page, doubtfulResume());
  await openReview(page);
  await section(page, 'Work Experience').click();
  await button(page, 'Swap title and employer: Warehouse Supervisor, Northwind Logistics').click();
  await expect(panel(page).locator('ins', { hasText: 'Northwind Logistics' }).first()).toBeVisible();
  await expect(panel(page).locator('ins', { hasText: 'Warehouse Supervisor' }).first()).toBeVisible();
  await button(page, 'Undo: Warehouse Supervisor').first().click();
  await expect(panel(page).locator('ins')).toHaveCount(0);

  const all = panel(page).getByRole('button', { name: /^(?:All \d+ of these are|This one is) right$/ });
  await all.click();
  await expect(panel(page).getByText('You confirmed this').first()).toBeVisible();
  await expect(all).toHaveCount(0);
  await expect(kept(page)).toBeVisible();
  await toastGone(page);
  await inspect(page, 'review-answered');
  await button(page, 'Undo all of these').click();
  await expect(all).toBeVisible();
});

test('an untidy resume is checked from what costs most to what costs least', async ({ page }) => {
  await page.goto('/optimize');
  const name = 'q05-teach__halves.pdf';
  const buffer = await readFile(join(import.meta.dirname, '../fixtures/untidy/learned/pdf', name));
  await uploadResume(page, { name, mimeType: 'application/pdf', buffer });
  await toastGone(page);
  await inspect(page, 'review-untidy-closed');
  await openReview(page);
  await inspect(page, 'review-untidy');
  const unplaced = panel(page).getByRole('button', { name: /^Leave out the line/ });
  const before = await unplaced.count();
  expect(before).toBeGreaterThan(0);
  await unplaced.first().click();
  await expect(unplaced).toHaveCount(before - 1);
});

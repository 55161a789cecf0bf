import type { Browser, Page } from '@playwright/test';
import { buy, optimizeFor, send, signUpAt } from './support/account.ts';
import { newAddress, password, register } from './support/customer.ts';
import { inspect } from './support/inspect.ts';
import { ad, sampleResume } from './support/material.ts';
import { expect, test } from './support/watched.ts';
import { descriptionField, goToJobForm, submitButton, titleField } from './support/wizard.ts';

const menu = (page: Page) => page.getByRole('button', { name: 'Account menu for Robin Example' });
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'You’ve been signed out.' });
const stored = (page: Page) => page.evaluate(() => Object.entries(sessionStorage).join());

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(menu(page)).toBeVisible();
}

/** Somebody signs the account out of all browsers, in another one. */
async function endElsewhere(browser: Browser, email: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await send(page, 'POST', '/api/auth/login', { email, password });
  await send(page, 'POST', '/api/auth/sign-out-everywhere');
  await context.close();
}

/** An account in the middle of the wizard, with a resume and half an ad. */
async function beginWizard(page: Page): Promise<string> {
  const email = await signUpAt(page, '/optimize');
  await goToJobForm(page, await sampleResume(page));
  await titleField(page).fill('Store Supervisor');
  return email;
}

test.describe('a session that ended elsewhere', () => {
  test.use({ expectedComplaints: ['status of 401', 'status of 404', 'The payment could not begin.'] });

  test('in mid-wizard leads to signing in again, with everything that was written', async ({ page, browser }) => {
    const email = await beginWizard(page);
    await endElsewhere(browser, email);
    await descriptionField(page).fill(ad);
    await expect(page).toHaveURL('/login?returnTo=%2Foptimize');
    await expect(notice(page)).toBeVisible();
    await expect(menu(page)).toHaveCount(0);
    await expect(page.getByText(/Not Found|no longer have that upload/)).toHaveCount(0);
    await inspect(page, 'signed-out-elsewhere');
    expect(await stored(page)).not.toContain('Store Supervisor');
    await signIn(page, email);
    await expect(page).toHaveURL('/optimize');
    await expect(notice(page)).toHaveCount(0);
    await expect(titleField(page)).toHaveValue('Store Supervisor');
    await expect(descriptionField(page)).toHaveValue(ad);
    await submitButton(page).click();
    await expect(page).toHaveURL(/\?result=/, { timeout: 60_000 });
  });

  test('leaves nothing to the next person, nor to a reload', async ({ page, browser }) => {
    const email = await beginWizard(page);
    await endElsewhere(browser, email);
    await page.reload();
    await expect(page).toHaveURL('/login?returnTo=%2Foptimize');
    await expect(notice(page)).toBeVisible();
    expect(await stored(page)).not.toContain('Store Supervisor');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await register(page, newAddress());
    await expect(menu(page)).toBeVisible();
    await expect(page.getByText('Click to upload or drag and drop')).toBeVisible();
    expect(await stored(page)).not.toContain('Store Supervisor');
  });

  test('before paying leads back to the checkout', async ({ page, browser }) => {
    const email = await signUpAt(page, '/optimize');
    const id = await optimizeFor(page, 'Store Supervisor');
    await page.goto(`/optimize?result=${id}`);
    await endElsewhere(browser, email);
    await page.getByRole('link', { name: 'Pay to Unlock' }).click();
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fcheckout/);
    await expect(notice(page)).toBeVisible();
    await signIn(page, email);
    await expect(page.getByRole('heading', { name: 'Complete Package' })).toBeVisible();
    await buy(page, 'complete', id);
  });

  test('is not taken for one by who signs out', async ({ page }) => {
    await signUpAt(page, '/optimize');
    await menu(page).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign In' })).toBeVisible();
    await page.goto('/optimize');
    await page.waitForLoadState('networkidle');
    await expect(notice(page)).toHaveCount(0);
  });
});

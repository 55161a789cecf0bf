import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { buy, optimizeFor, scoreResume, signUpAt } from './support/account.ts';
import { newAddress, register } from './support/customer.ts';
import { inspect } from './support/inspect.ts';
import { expect, test } from './support/watched.ts';
import { expectToast } from './support/toasts.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
/** The panel under a tab: the previous one may remain for a moment longer. */
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });
const nameField = (page: Page) => page.getByLabel('Full Name', { exact: true });

test('a visitor signs in first, and then finds a profile that says what to do', async ({ page }) => {
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?returnTo=%2Fprofile');
  await page.getByRole('link', { name: 'Create an account' }).click();
  const email = newAddress();
  await register(page, email);
  await expect(page).toHaveURL('/profile');

  await expect(page).toHaveTitle('Your profile | Foothold');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const header = page.getByRole('main').locator('header');
  await expect(header).toContainText('Robin Example');
  await expect(header).toContainText(email);
  await expect(header).toContainText(
    `Member since ${new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' }).format(new Date())}`,
  );
  await expect(header.getByText('Free', { exact: true })).toBeVisible();
  await expect(page.getByRole('term')).toHaveText([
    'Resume Optimizations',
    'Score Assessments',
    'Interview Prep',
    'Payments',
  ]);
  await expect(page.getByRole('tab')).toHaveText(['Overview', 'Resumes', 'Scores', 'Interview', 'Settings']);
  await inspect(page, 'profile-empty');
  for (const [name, leadsTo] of Object.entries({ Resumes: '/optimize', Scores: '/score', Interview: '/optimize' })) {
    await tab(page, name).click();
    await expect(panel(page, name).getByRole('link').first()).toHaveAttribute('href', leadsTo);
  }
  await header.getByRole('button', { name: 'Upgrade Plan' }).click();
  await expect(page.getByRole('dialog', { name: 'Choose a plan' })).toBeVisible();
});

test('the menu leads to a profile that shows what was created and bought', async ({ page }) => {
  test.slow();
  await signUpAt(page, '/optimize');
  const id = await optimizeFor(page, 'Store Supervisor', 'Contoso Retail');
  await optimizeFor(page, 'Shift Lead');
  await scoreResume(page);
  await buy(page, 'cover_letter', id);
  await buy(page, 'pro');
  await page.goto('/');
  await page.getByRole('button', { name: 'Account menu for Robin Example' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Optimize Resume',
    'Score Analysis',
    'Enhance LinkedIn',
    'Find Jobs',
    'Password & Security',
    'Profile & Settings',
    'Sign Out',
  ]);
  await page.getByRole('menuitem', { name: 'Profile & Settings' }).click();
  await expect(page).toHaveURL('/profile');

  await expect(page.getByText('Pro', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Expires [A-Z][a-z]{2} \d{2}, \d{4}$/)).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(['2', '1', '0', '0', '2']);
  await expect(page.getByRole('tab')).toHaveCount(6);
  await expect(page.getByRole('heading', { name: 'Latest optimizations' })).toBeVisible();
  await inspect(page, 'profile-overview');

  await page.getByRole('button', { name: 'Upgrade Plan' }).click();
  await expect(page.getByRole('dialog').getByRole('link')).toHaveText(['Choose Foothold Platinum']);
  await page.keyboard.press('Escape');

  await tab(page, 'Scores').click();
  await expect(panel(page, 'Scores').getByRole('article')).toContainText(/Resume assessment.*\d+ out of 100/s);
  const scored = panel(page, 'Scores').getByRole('article');
  await expect(scored).toContainText(/Robin Example.*\d:\d\d [AP]M/s);
  await expect(scored).not.toContainText('robin@example.com');
  await expect(panel(page, 'Scores').getByRole('link', { name: /^View Resume assessment/ })).toHaveAttribute(
    'href',
    /^\/score\?result=[\da-f-]{36}$/,
  );
  await tab(page, 'LinkedIn').click();
  await expect(panel(page, 'LinkedIn')).toContainText('No LinkedIn enhancements yet');
  await tab(page, 'Resumes').click();
  await expect(page).toHaveURL(/tab=resumes/);
  await page.reload();
  await expect(tab(page, 'Resumes')).toHaveAttribute('aria-selected', 'true');
  const card = panel(page, 'Resumes').getByRole('article').filter({ hasText: 'Contoso Retail' });
  for (const text of ['Store Supervisor', 'Completed', 'Cover Letter']) await expect(card).toContainText(text);
  await expect(card).toContainText(/\d+% match/);
  await card.getByRole('link', { name: 'View Store Supervisor at Contoso Retail' }).click();
  await expect(page).toHaveURL(`/optimize?result=${id}`);
});

test('one optimization is deleted after a question that says what was paid for it', async ({ page }) => {
  await signUpAt(page, '/optimize');
  const id = await optimizeFor(page, 'Store Supervisor');
  await optimizeFor(page, 'Shift Lead');
  await buy(page, 'complete', id);
  await page.goto('/profile?tab=resumes');
  const cards = panel(page, 'Resumes').getByRole('article');
  await expect(cards).toHaveCount(2);

  await page.getByRole('button', { name: 'Delete Store Supervisor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this optimization?' });
  await expect(dialog).toContainText('You paid for it (Complete Package).');
  await inspect(page, 'profile-delete-optimization');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete Store Supervisor' })).toBeFocused();
  await expect(cards).toHaveCount(2);

  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Delete Optimization' }).click();
  await expectToast(page, 'Optimization deleted');
  await expect(cards).toHaveCount(1);
  await expect(panel(page, 'Resumes')).toBeFocused();
  await expect(page.getByRole('definition')).toHaveText(['1', '0', '0', '1']);
});

test('the name is edited by the rules', async ({ page }) => {
  await signUpAt(page, '/profile?tab=settings');
  const edit = page.getByRole('button', { name: 'Edit full name' });
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.postData() ?? ''));

  await edit.click();
  await expect(nameField(page)).toBeFocused();
  await nameField(page).fill('R');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
  await nameField(page).fill('R'.repeat(81));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Name must be less than 80 characters')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(nameField(page)).toHaveValue('Robin Example');
  await expect(edit).toBeFocused();

  for (const same of ['   ', '  Robin Example ']) {
    await edit.click();
    await nameField(page).fill(same);
    await page.keyboard.press('Enter');
    await expect(edit).toBeVisible();
    await expect(nameField(page)).toHaveValue('Robin Example');
  }
  expect(sent).toEqual([]);

  await edit.click();
  await nameField(page).fill('  Robin Q. Example ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Profile updated');
  await expect(nameField(page)).toHaveValue('Robin Q. Example');
  await expect(page.getByRole('button', { name: 'Account menu for Robin Q. Example' })).toBeVisible();
  expect(sent).toEqual(['{"name":"Robin Q. Example"}']);
});

test('the settings export the data, say how to delete the account, and leave the rest alone', async ({ page }) => {
  test.slow();
  const email = await signUpAt(page, '/optimize');
  await buy(page, 'complete', await optimizeFor(page, 'Store Supervisor'));
  await scoreResume(page);
  await page.goto('/profile?tab=settings');
  await expect(page.getByText('Your email cannot be changed for security reasons.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'privacy@localhost' })).toBeVisible();
  await inspect(page, 'profile-settings');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export My Data' }).click();
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as Record<string, unknown>;
  expect(file).toMatchObject({
    userData: {
      profile: { email, name: 'Robin Example' },
      resumes: [
        {
          jobTitle: 'Store Supervisor',
          originalContent: expect.stringContaining('Responsible for managing the stock counts'),
          optimizedContent: expect.stringContaining('Robin Example'),
          coverLetter: expect.stringContaining('Robin Example'),
        },
      ],
      assessments: [{ type: 'resume', detail: { findings: expect.any(Array) } }],
      uploads: [],
      payments: [{ paymentType: 'complete', amount: 699, status: 'succeeded' }],
      preferences: { theme: 'light' },
    },
    requestDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    dataTypes: ['profile', 'resumes', 'assessments', 'preferences'],
  });

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const name of [/^Opt Out/, /^Manage: AI/, /^Cookie Preferences/]) {
    await expect(page.getByRole('button', { name })).toBeDisabled();
  }
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
  await page.getByRole('button', { name: 'Yes, Delete My Account' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'privacy@localhost' })).toBeVisible();
  await inspect(page, 'profile-delete-account');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(requests).toEqual([]);

  await page.getByRole('button', { name: 'Password & Security' }).click();
  await expect(page.getByRole('dialog', { name: 'Password & Security' })).toBeVisible();
});

test.describe('at the address that the server says is its own', () => {
  test.use({ baseURL: ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

  test('billing is managed in a separate tab, where Pro can be cancelled', async ({ page }) => {
    await signUpAt(page, '/optimize');
    await buy(page, 'pro');
    await page.goto('/profile?tab=settings');
    await expect(page.getByText('Sandbox: no real money')).toBeHidden();
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Manage Billing' }).click();
    const portal = await opened;
    await expect(portal).toHaveURL('/profile#billing');
    await expect(portal.getByText('Pro renews every month until you cancel.')).toBeVisible();
    await portal.getByRole('button', { name: 'Cancel Pro' }).click();
    await expectToast(portal, /Pro won’t renew.*You can keep using it until [A-Z][a-z]+ \d+, \d{4}/s);
    await expect(portal.getByText('Pro', { exact: true })).toBeVisible();
    await expect(portal.getByText('Won’t renew', { exact: true })).toBeVisible();
    await expect(portal.getByText(/^You can keep using it until [A-Z][a-z]+ \d+, \d{4}\.$/).first()).toBeVisible();
    await expect(portal.getByRole('button', { name: 'Cancel Pro' })).toHaveCount(0);
    await inspect(portal, 'profile-ended');
  });
});

test.describe('where payments do not answer', () => {
  test.use({ expectedComplaints: ['status of 503'] });

  test('the billing button says so and leaves no empty tab', async ({ page, context }) => {
    await signUpAt(page, '/profile?tab=settings');
    const error = 'The card payment service did not answer.';
    await page.route('**/api/billing/portal', (route) =>
      route.fulfill({ status: 503, json: { error, code: 'PAYMENT_PROVIDER_FAILED' } }),
    );
    await page.getByRole('button', { name: 'Manage Billing' }).click();
    await expectToast(page, 'Portal access failed', error);
    await expect.poll(() => context.pages().length).toBe(1);
  });
});

test.describe('while the profile does not load', () => {
  test.use({ expectedComplaints: ['status of 500'] });

  test('three placeholders are shown, and a failure can be retried', async ({ page }) => {
    await signUpAt(page, '/optimize');
    let answered = false;
    await page.route('**/api/profile', async (route) => {
      if (answered) return route.continue();
      answered = true;
      return route.fulfill({ status: 500, json: { error: 'Something went wrong.', code: 'INTERNAL' } });
    });
    await page.goto('/profile');
    await expect(page.getByText('We couldn’t load your profile.')).toBeVisible();
    await expect(page.getByRole('main').locator('ul[aria-hidden] > li')).toHaveCount(3);
    await inspect(page, 'profile-failed');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(tab(page, 'Overview')).toBeVisible();
  });
});

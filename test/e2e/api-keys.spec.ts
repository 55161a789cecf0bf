import type { Page } from '@playwright/test';
import { signUpAt } from './support/account.ts';
import { password } from './support/customer.ts';
import { inspect } from './support/inspect.ts';
import { expectToast } from './support/toasts.ts';
import { expect, test } from './support/watched.ts';

const settings = '/profile?tab=settings';
const keys = (page: Page) => page.getByRole('region', { name: 'API keys' });

// The browser logs that a wrong password was refused.
test.use({ expectedComplaints: ['status of 400'] });

test('a key is made, shown once, used by a program, and revoked', async ({ page, context, request }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUpAt(page, settings);
  await expect(keys(page)).toContainText('You have no API keys.');
  await keys(page).getByRole('button', { name: 'Create API Key' }).click();

  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create Key' }).click();
  await expect(dialog.getByText('Give this key a name')).toBeVisible();
  await expect(dialog.getByText('Choose at least one thing the key may do.')).toBeVisible();
  await inspect(page, 'api-key-form');
  await dialog.getByLabel('Name', { exact: true }).fill('Backup script');
  await dialog.getByLabel('Read your profile: name, email, plan and recent activity').click();
  await dialog.getByLabel('Expires', { exact: true }).selectOption('After 30 days');
  await dialog.getByLabel('Your password', { exact: true }).fill('not my password');
  await dialog.getByRole('button', { name: 'Create Key' }).click();
  await expect(dialog.getByText('That’s not your current password.')).toBeVisible();
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Create Key' }).click();

  const shown = dialog.getByLabel('API key', { exact: true });
  await expect(shown).toBeFocused();
  const secret = await shown.inputValue();
  expect(secret).toMatch(/^fh_[\w-]{43}$/);
  await dialog.getByRole('button', { name: 'Copy Key' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await inspect(page, 'api-key-made');
  await dialog.getByRole('button', { name: 'Done', exact: true }).first().click();
  await expect(dialog).toHaveCount(0);
  await expect(keys(page).getByRole('listitem').first()).toContainText('Backup script');
  await expect(keys(page)).toContainText(`${secret.slice(0, 9)}…`);
  await expect(keys(page)).toContainText('Never used');
  expect(await page.content()).not.toContain(secret);

  const ask = (path: string) => request.get(path, { headers: { authorization: `Bearer ${secret}` } });
  expect((await ask('/api/profile')).status()).toBe(200);
  expect((await ask('/api/jobs/saved')).status()).toBe(403);
  await page.reload();
  await expect(keys(page)).toContainText('Last used');
  await inspect(page, 'api-keys');

  await keys(page).getByRole('button', { name: 'Revoke Backup script' }).click();
  await dialog.getByRole('button', { name: 'Keep It' }).first().click();
  await expect(keys(page)).toContainText('Backup script');
  await keys(page).getByRole('button', { name: 'Revoke Backup script' }).click();
  await dialog.getByRole('button', { name: 'Revoke Key' }).click();
  await expectToast(page, 'API key revoked');
  await expect(keys(page)).toContainText('You have no API keys.');
  expect((await ask('/api/profile')).status()).toBe(401);
});

test.describe('while the keys do not load', () => {
  test.use({ expectedComplaints: ['status of 503'] });

  test('the settings say so, and load them on demand', async ({ page }) => {
    const busy = { status: 503, json: { error: 'We’re busy right now.', code: 'BUSY' } };
    await page.route('**/api/api-keys', (route) => route.fulfill(busy));
    await signUpAt(page, settings);
    await expect(keys(page).getByRole('alert')).toContainText('We couldn’t load your API keys.');
    await page.unroute('**/api/api-keys');
    await keys(page).getByRole('button', { name: 'Try Again' }).click();
    await expect(keys(page)).toContainText('You have no API keys.');
  });
});

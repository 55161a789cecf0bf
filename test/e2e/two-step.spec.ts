import type { CDPSession, Page } from '@playwright/test';
import { codeAt, stepOf } from '#server/features/second-factors/totp.ts';
import { bytesOf } from '../support/totp-secret.ts';
import { confirmAddress, signOut, signUpAt } from './support/account.ts';
import { password } from './support/customer.ts';
import { inspect } from './support/inspect.ts';
import { mailedLink } from './support/mailed-link.ts';
import { expectToast } from './support/toasts.ts';
import { expect, test } from './support/watched.ts';

const settings = '/profile?tab=settings';
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

// Browsers only support passkeys for host names, and the server accepts them for the name in PUBLIC_URL.
test.use({
  baseURL: `http://localhost:${process.env['E2E_PORT']}`,
  // The browser logs these for a wrong code, a missing code, and a wrong password.
  expectedComplaints: ['status of 400', 'status of 401', 'status of 403'],
});

const next = (secret: string): string => codeAt(bytesOf(secret), stepOf(new Date()) + 1);

async function typeLogin(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
}

test('until the address is confirmed the settings say what to do first, and its own account alone confirms it', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = await signUpAt(page, settings);
  for (const name of ['Two-step sign-in', 'Passkeys']) {
    await expect(part(page, name)).toContainText('Confirm your email address first');
    await expect(part(page, name).getByRole('button', { name: 'Send Again' })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Turn On' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add a Passkey' })).toHaveCount(0);
  await inspect(page, 'factors-wait');
  const first = await mailedLink(email, 'verify-email');
  await part(page, 'Two-step sign-in').getByRole('button', { name: 'Send Again' }).click();
  await expectToast(page, 'Check your email');
  // Another browser that isn't signed in doesn't confirm somebody else's account.
  const elsewhere = await browser.newPage();
  await elsewhere.goto(first);
  await elsewhere.getByRole('button', { name: 'Confirm Email' }).click();
  await expect(elsewhere.getByText('please sign in to its account first')).toBeVisible();
  await elsewhere.close();
  await page.goto(first);
  await page.getByRole('button', { name: 'Confirm Email' }).click();
  await page.getByRole('link', { name: 'Go to Your Profile' }).click();
  await expect(part(page, 'Two-step sign-in').getByRole('button', { name: 'Turn On' })).toBeVisible();
  await expect(part(page, 'Passkeys').getByRole('button', { name: 'Add a Passkey' })).toBeVisible();
});

test('two-step sign-in is turned on, asked for at the sign-in page, and turned off', async ({ page }) => {
  test.slow();
  const email = await signUpAt(page, settings);
  await confirmAddress(page, email, settings);
  await part(page, 'Two-step sign-in').getByRole('button', { name: 'Turn On' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('figure').filter({ hasText: /^QR code/ })).toBeVisible();
  const secret = (await dialog.getByLabel('Or enter this setup key in the app').inputValue()).replaceAll(' ', '');
  await inspect(page, 'two-step-setup');
  await dialog.getByLabel('Code from the app').fill(codeAt(bytesOf(secret), stepOf(new Date())));
  await dialog.getByRole('button', { name: 'Turn On' }).click();
  await expect(dialog.getByText('Save these recovery codes now')).toBeVisible();
  const codes = await dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('foothold-recovery-codes.txt');
  await inspect(page, 'two-step-codes');
  await dialog.getByRole('button', { name: 'I’ve Saved Them' }).first().click();
  await expect(part(page, 'Two-step sign-in')).toContainText('You have 10 codes left');
  expect(await page.content()).not.toContain(codes[0]);

  await signOut(page);
  await page.goto(`/login?returnTo=${encodeURIComponent(settings)}`);
  await typeLogin(page, email);
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await inspect(page, 'login-code');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a code.')).toBeVisible();
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('That code is wrong, or it’s already been used.')).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(next(secret));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(settings);

  await part(page, 'Two-step sign-in').getByRole('button', { name: 'Turn Off' }).click();
  await dialog.getByLabel('Your password', { exact: true }).fill('not my password');
  await dialog.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await dialog.getByLabel('Recovery code', { exact: true }).fill(codes[3] ?? '');
  await dialog.getByRole('button', { name: 'Turn Off' }).click();
  await expect(dialog.getByText('That’s not your current password.')).toBeVisible();
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Turn Off' }).click();
  await expectToast(page, 'Two-step sign-in is off');
  await expect(part(page, 'Two-step sign-in')).toContainText('Your password alone is enough');
});

/** A fingerprint reader that the browser takes for the device's own; it says yes to everything. */
async function addDevice(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

test('a passkey is added, signs in without a password, and is removed', async ({ page }) => {
  test.slow();
  await addDevice(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const email = await signUpAt(page, settings);
  await confirmAddress(page, email, settings);
  const passkeys = part(page, 'Passkeys');
  await expect(passkeys).toContainText('You have no passkeys.');
  await passkeys.getByRole('button', { name: 'Add a Passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Add Passkey' }).click();
  await expect(dialog.getByText('Give this passkey a name')).toBeVisible();
  await dialog.getByLabel('Name', { exact: true }).fill('Laptop');
  await dialog.getByRole('button', { name: 'Add Passkey' }).click();
  await expectToast(page, 'Passkey added');
  await expect(passkeys.getByRole('listitem')).toContainText('Laptop');
  await passkeys.getByRole('button', { name: 'Add a Passkey' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Again');
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Add Passkey' }).click();
  await expect(dialog.getByText('This device already has a passkey for your account.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).last().click();

  await signOut(page);
  loaded.length = 0;
  await page.goto(`/login?returnTo=${encodeURIComponent(settings)}`);
  // The library that asks the device is not loaded before somebody uses it.
  const scripts = loaded.filter((url) => url.endsWith('.js'));
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  expect(texts.filter((text) => text.includes('navigator.credentials'))).toEqual([]);
  await page.getByRole('button', { name: 'Sign In with a Passkey' }).click();
  await expect(page).toHaveURL(settings);
  await expect(passkeys).toContainText('Last used');
  await inspect(page, 'passkeys');
  await passkeys.getByRole('button', { name: 'Remove Laptop' }).click();
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Remove Passkey' }).click();
  await expectToast(page, 'Passkey removed');
  await expect(passkeys).toContainText('You have no passkeys.');

  await signOut(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In with a Passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('We don’t know this passkey.');
});

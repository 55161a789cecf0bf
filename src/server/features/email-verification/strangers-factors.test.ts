import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Browser } from '#test/support/browser.ts';
import { secondFactorApp } from '#test/support/second-factor-app.ts';
import { users } from '../../db/schema/accounts.ts';
import { countFactors } from '../second-factors/store.ts';

let app: Awaited<ReturnType<typeof secondFactorApp>>;
beforeAll(async () => {
  app = await secondFactorApp();
});
afterAll(() => app.server.close());
beforeEach(() => app.later());

const db = () => app.server.database.db;
const refused = (code: string, status: number) => ({ status, details: { code } });
const needsSignIn = refused('VERIFICATION_NEEDS_SIGN_IN', 403);
const verify = (browser: Browser, token: string) => browser.api.call(api.verifyEmail, { body: { token } });
const isConfirmed = async (userId: string) =>
  (await db().select({ at: users.emailVerifiedAt }).from(users).where(eq(users.id, userId)))[0]?.at !== null;

test.each<[string, (browser: Browser) => Promise<unknown>]>([
  ['a passkey', (browser) => app.addPasskey(browser)],
  ['an authenticator app', (browser) => app.turnOn(browser)],
])(
  'the mailbox’s owner confirms nobody else’s account with %s, and takes it over by a new password',
  async (_, setUp) => {
    const { browser: stranger, email, user } = await app.person();
    await setUp(stranger);
    const token = await app.mailedToken(email, 'verify-email');
    const owner = app.newBrowser();
    await expect(verify(owner, token)).rejects.toMatchObject(needsSignIn);
    expect(await isConfirmed(user.id)).toBe(false);
    // Nor where another account is signed in.
    const { browser: other } = await app.person();
    await expect(verify(other, token)).rejects.toMatchObject(needsSignIn);
    const withPassword = await app.resetPassword(email, 'the owner’s horse');
    expect(await countFactors(db(), user.id)).toEqual({ authenticator: false, passkeys: 0 });
    expect(await isConfirmed(user.id)).toBe(true);
    const body = { email, password: 'the owner’s horse' };
    expect((await withPassword.api.call(api.login, { body })).user.id).toBe(user.id);
  },
);

test('whoever is signed in to the account confirms it by the same link, and keeps what they set up', async () => {
  const { browser, email, user } = await app.person();
  await app.addPasskey(browser);
  const token = await app.mailedToken(email, 'verify-email');
  await expect(verify(app.newBrowser(), token)).rejects.toMatchObject(needsSignIn);
  await verify(browser, token);
  expect(await isConfirmed(user.id)).toBe(true);
  await expect(verify(browser, token)).rejects.toMatchObject(refused('VERIFICATION_UNKNOWN', 404));
  await app.resetPassword(email, 'the owner’s horse');
  expect(await countFactors(db(), user.id)).toEqual({ authenticator: false, passkeys: 1 });
});

test('an account from before addresses were asked is confirmed anywhere: a new password takes nothing from it', async () => {
  const { browser, email, user } = await app.person();
  await app.addPasskey(browser);
  await db().update(users).set({ verificationAskedAt: null }).where(eq(users.id, user.id));
  await app.confirmAddress(email);
  expect(await isConfirmed(user.id)).toBe(true);
});

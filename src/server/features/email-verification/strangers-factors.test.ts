import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Browser } from '#test/support/browser.ts';
import { password } from '#test/support/people.ts';
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
const unverified = refused('EMAIL_UNVERIFIED', 403);
const nothing = { authenticator: false, passkeys: 0 };
const verify = (browser: Browser, token: string) => browser.api.call(api.verifyEmail, { body: { token } });
const isConfirmed = async (userId: string) =>
  (await db().select({ at: users.emailVerifiedAt }).from(users).where(eq(users.id, userId)))[0]?.at !== null;

test('whoever registers with somebody else’s address adds no factor to it, and has nothing left once its owner sets a password', async () => {
  const { browser: stranger, email, user } = await app.person({ confirmed: false });
  await expect(app.addPasskey(stranger)).rejects.toMatchObject(unverified);
  await expect(app.turnOn(stranger)).rejects.toMatchObject(unverified);
  // The owner opens the link that came, as if it were theirs, signed in nowhere or to an account of their own.
  const token = await app.mailedToken(email, 'verify-email');
  const owner = app.newBrowser();
  await expect(verify(owner, token)).rejects.toMatchObject(needsSignIn);
  const { browser: other } = await app.person();
  await expect(verify(other, token)).rejects.toMatchObject(needsSignIn);
  expect(await isConfirmed(user.id)).toBe(false);
  await expect(app.addPasskey(stranger)).rejects.toMatchObject(unverified);
  const withPassword = await app.resetPassword(email, 'the owner’s horse');
  expect(await isConfirmed(user.id)).toBe(true);
  await expect(app.addPasskey(stranger)).rejects.toMatchObject(refused('NOT_SIGNED_IN', 401));
  await expect(stranger.api.call(api.login, { body: { email, password } })).rejects.toMatchObject(
    refused('WRONG_CREDENTIALS', 401),
  );
  const body = { email, password: 'the owner’s horse' };
  expect((await withPassword.api.call(api.login, { body })).user.id).toBe(user.id);
  expect(await countFactors(db(), user.id)).toEqual(nothing);
});

test('a setup that was begun while the address was confirmed is not ended at one that is not', async () => {
  const { browser, email, user } = await app.person();
  const { secret, setup } = await browser.api.call(api.beginAuthenticator, { body: { currentPassword: password } });
  await db().update(users).set({ emailVerifiedAt: null }).where(eq(users.id, user.id));
  const body = { setup, code: app.codeNow(secret) };
  await expect(browser.api.call(api.addAuthenticator, { body })).rejects.toMatchObject(unverified);
  expect(await countFactors(db(), user.id)).toEqual(nothing);
  await verify(browser, await app.mailedToken(email, 'verify-email'));
  await browser.api.call(api.addAuthenticator, { body });
  expect(await countFactors(db(), user.id)).toEqual({ authenticator: true, passkeys: 0 });
});

test('an account from before addresses were asked confirms its own before it adds a factor', async () => {
  const { browser, email, user } = await app.person({ confirmed: false });
  await db().update(users).set({ verificationAskedAt: null }).where(eq(users.id, user.id));
  await expect(app.addPasskey(browser)).rejects.toMatchObject(unverified);
  await verify(browser, await app.mailedToken(email, 'verify-email'));
  await app.addPasskey(browser);
  expect(await countFactors(db(), user.id)).toEqual({ authenticator: false, passkeys: 1 });
});

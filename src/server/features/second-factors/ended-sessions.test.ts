import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Browser } from '#test/support/browser.ts';
import { password } from '#test/support/people.ts';
import { secondFactorApp } from '#test/support/second-factor-app.ts';
import { softwareAuthenticator } from '#test/support/software-authenticator.ts';
import { authenticators, passkeys, recoveryCodes } from '../../db/schema/second-factors.ts';

let app: Awaited<ReturnType<typeof secondFactorApp>>;
beforeAll(async () => {
  app = await secondFactorApp();
});
afterAll(() => app.server.close());
beforeEach(() => app.later());

const signedOut = { status: 401, code: 'NOT_SIGNED_IN' };
const newPassword = 'the owner’s horse';

type Sent = Pick<typeof api.addPasskey, 'method'> & { path: string };

/** Sends a request's head at once and its body after `meanwhile`, as somebody does who keeps a request open. */
async function keptOpen(browser: Browser, { method, path }: Sent, body: object, meanwhile: () => Promise<unknown>) {
  const { csrfToken } = await browser.api.call(api.getCsrfToken, {});
  let wasLetIn = false;
  // Asked for by the server once it has looked at the session.
  async function* bodyInTime() {
    wasLetIn = true;
    await meanwhile();
    yield JSON.stringify(body);
  }
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await app.server.app.inject({
    method,
    url: path,
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken, cookie },
    payload: Readable.from(bodyInTime()),
  });
  expect(wasLetIn).toBe(true);
  const { code } = answer.json<{ code?: string }>();
  return { status: answer.statusCode, code };
}

/** The owner signs in elsewhere, and ends all sessions from there. */
async function signOutEverywhere(email: string, code?: string) {
  const owner = app.newBrowser();
  await owner.api.call(api.login, { body: { email, password, ...(code === undefined ? {} : { code }) } });
  await owner.api.call(api.signOutEverywhere, {});
}

async function kept(userId: string) {
  const { db } = app.server.database;
  const codes = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return {
    authenticators: await db.$count(authenticators, eq(authenticators.userId, userId)),
    passkeys: await db.$count(passkeys, eq(passkeys.userId, userId)),
    codes: codes.map(({ codeHash }) => codeHash).toSorted(),
  };
}
const nothing = { authenticators: 0, passkeys: 0, codes: [] };

const setupOf = (browser: Browser) => browser.api.call(api.beginAuthenticator, { body: { currentPassword: password } });
const challengeFor = async (browser: Browser, code?: string) =>
  (await browser.api.call(api.beginPasskey, { body: { currentPassword: password, ...(code ? { code } : {}) } }))
    .options;

/** Adds a passkey; the request that takes it away again. */
async function removalOf(browser: Browser, code?: string): Promise<Sent> {
  const body = { name: 'Laptop', credential: softwareAuthenticator().create(await challengeFor(browser, code)) };
  const { passkey } = await browser.api.call(api.addPasskey, { body });
  return { method: api.removePasskey.method, path: api.removePasskey.path.replace('{id}', passkey.id) };
}

describe('a request that was let in before a password reset', () => {
  test('sets up no authenticator app after it', async () => {
    const { browser, email, user } = await app.person();
    const { secret, setup } = await setupOf(browser);
    const body = { setup, code: app.codeNow(secret) };
    expect(await keptOpen(browser, api.addAuthenticator, body, () => app.resetPassword(email, newPassword))).toEqual(
      signedOut,
    );
    expect(await kept(user.id)).toEqual(nothing);
    const login = app.newBrowser().api.call(api.login, { body: { email, password: newPassword } });
    expect((await login).user.email).toBe(email);
  });

  test('adds no passkey after it', async () => {
    const { browser, email, user } = await app.person();
    const body = { name: 'Laptop', credential: softwareAuthenticator().create(await challengeFor(browser)) };
    expect(await keptOpen(browser, api.addPasskey, body, () => app.resetPassword(email, newPassword))).toEqual(
      signedOut,
    );
    expect(await kept(user.id)).toEqual(nothing);
  });
});

describe('a request whose session was ended since it was let in', () => {
  test('adds nothing', async () => {
    const { browser, email, user } = await app.person();
    const passkey = { name: 'Laptop', credential: softwareAuthenticator().create(await challengeFor(browser)) };
    expect(await keptOpen(browser, api.addPasskey, passkey, () => signOutEverywhere(email))).toEqual(signedOut);
    const again = app.newBrowser();
    await again.api.call(api.login, { body: { email, password } });
    const { secret, setup } = await setupOf(again);
    const first = { setup, code: app.codeNow(secret) };
    expect(await keptOpen(again, api.addAuthenticator, first, () => again.api.call(api.logout, {}))).toEqual(signedOut);
    expect(await kept(user.id)).toEqual(nothing);
  });

  test.each([
    ['turns no second step off', api.removeAuthenticator],
    ['makes no recovery codes', api.renewRecoveryCodes],
  ])('%s', async (_, route) => {
    const { browser, email, user } = await app.person();
    const { secret } = await app.turnOn(browser);
    const before = await kept(user.id);
    const body = { currentPassword: password, code: app.codeNow(secret, 1) };
    const ending = () => signOutEverywhere(email, app.codeNow(secret));
    expect(await keptOpen(browser, route, body, ending)).toEqual(signedOut);
    expect(await kept(user.id)).toEqual(before);
  });

  test('takes no passkey away', async () => {
    const { browser, email, user } = await app.person();
    const removal = await removalOf(browser);
    const body = { currentPassword: password };
    expect(await keptOpen(browser, removal, body, () => signOutEverywhere(email))).toEqual(signedOut);
    expect(await kept(user.id)).toMatchObject({ passkeys: 1 });
  });

  test('changes nothing where it ran out meanwhile, and everything where it did not', async () => {
    const { browser, user } = await app.person();
    const removal = await removalOf(browser);
    const body = { currentPassword: password };
    const month = async () => app.later(31 * 24 * 60);
    expect(await keptOpen(browser, removal, body, month)).toEqual(signedOut);
    expect(await kept(user.id)).toMatchObject({ passkeys: 1 });
    const other = await app.person();
    const minute = async () => app.later(1);
    expect(await keptOpen(other.browser, await removalOf(other.browser), body, minute)).toMatchObject({ status: 200 });
    expect(await kept(other.user.id)).toEqual(nothing);
  });
});

test('the setup of an authenticator app is good on the session that began it alone', async () => {
  const { browser, email, user } = await app.person();
  const elsewhere = app.newBrowser();
  await elsewhere.api.call(api.login, { body: { email, password } });
  const { secret, setup } = await setupOf(elsewhere);
  const body = { setup, code: app.codeNow(secret) };
  const foreign = browser.api.call(api.addAuthenticator, { body });
  await expect(foreign).rejects.toMatchObject({ details: { code: 'SETUP_EXPIRED' } });
  expect(await kept(user.id)).toEqual(nothing);
  await elsewhere.api.call(api.addAuthenticator, { body });
  expect(await kept(user.id)).toMatchObject({ authenticators: 1 });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Browser } from '#test/support/browser.ts';
import { optimize, password } from '#test/support/people.ts';
import { plainPasswords } from '#test/support/plain-passwords.ts';
import { secondFactorApp } from '#test/support/second-factor-app.ts';
import { sessions } from '../../db/schema/accounts.ts';
import { apiKeys } from '../../db/schema/api-keys.ts';
import { passwordResets } from '../../db/schema/password-resets.ts';
import { hashToken } from '../../secrets/secret-token.ts';
import { removePasskeys } from '../second-factors/store.ts';
import * as store from './store.ts';

const passwordLook = 'a look at a password';
/** Runs once, after the next statement that contains `after`. */
let held: { after: string; run: () => Promise<unknown> } | undefined;
const after = (part: string, run: () => Promise<unknown>) => {
  held = { after: part, run };
};
async function runAfter(done: string) {
  if (!held || !done.includes(held.after)) return;
  const { run } = held;
  held = undefined;
  await run();
}

let app: Awaited<ReturnType<typeof secondFactorApp>>;
beforeAll(async () => {
  app = await secondFactorApp({
    passwords: {
      ...plainPasswords,
      async verify(hash, text) {
        const right = await plainPasswords.verify(hash, text);
        await runAfter(passwordLook);
        return right;
      },
    },
    async watch(statement, run) {
      const answer = await run();
      await runAfter(statement);
      return answer;
    },
  });
});
afterAll(() => app.server.close());
beforeEach(() => app.later());

const db = () => app.server.database.db;
const refused = (code: string) => ({ details: { code } });
const ownersPassword = 'the owner’s horse';

const change = (browser: Browser, currentPassword: string, newPassword: string) =>
  browser.api.call(api.changePassword, { body: { currentPassword, newPassword } });
const signIn = (browser: Browser, email: string, typed = password) =>
  browser.api.call(api.login, { body: { email, password: typed } });
const signedInOn = (userId: string) => db().$count(sessions, eq(sessions.userId, userId));

describe('a sign-in whose password was right a moment ago', () => {
  test.each([
    ['a browser that was never here', async () => app.newBrowser()],
    [
      'a visitor’s',
      async () => {
        const visitor = app.newBrowser();
        await optimize(visitor);
        return visitor;
      },
    ],
  ])('is refused after a password reset, in %s', async (_, opened) => {
    const { email, user } = await app.person();
    const thief = await opened();
    after(passwordLook, () => app.resetPassword(email, ownersPassword));
    await expect(signIn(thief, email)).rejects.toMatchObject(refused('WRONG_CREDENTIALS'));
    expect(await signedInOn(user.id)).toBe(0);
    await expect(thief.api.call(api.getMe, {})).rejects.toMatchObject(refused('NOT_SIGNED_IN'));
    expect((await signIn(app.newBrowser(), email, ownersPassword)).user.email).toBe(email);
  });

  test('waits for a reset that is under way', async () => {
    const { email, user } = await app.person();
    let resetting: Promise<void> | undefined;
    after(
      passwordLook,
      () =>
        new Promise<void>((begun) => {
          resetting = db().transaction(async (tx) => {
            await store.savePassword(tx, user.id, ownersPassword);
            await store.endSessions(tx, user.id);
            begun();
            await new Promise((resolve) => setTimeout(resolve, 300));
          });
        }),
    );
    await expect(signIn(app.newBrowser(), email)).rejects.toMatchObject(refused('WRONG_CREDENTIALS'));
    await resetting;
    expect(await signedInOn(user.id)).toBe(0);
  });

  test('is refused after a change of the password, and after the account was erased', async () => {
    const { browser, email, user } = await app.person();
    after(passwordLook, () => change(browser, password, ownersPassword));
    await expect(signIn(app.newBrowser(), email)).rejects.toMatchObject(refused('WRONG_CREDENTIALS'));
    expect(await signedInOn(user.id)).toBe(1);
    after(passwordLook, () => app.server.operator.run({ command: 'account erase', payload: { email } }));
    const late = signIn(app.newBrowser(), email, ownersPassword);
    await expect(late).rejects.toMatchObject(refused('WRONG_CREDENTIALS'));
  });

  test('is asked for the code of an app that was set up meanwhile', async () => {
    const { browser, email, user } = await app.person();
    after('from "authenticators"', () => app.turnOn(browser));
    await expect(signIn(app.newBrowser(), email)).rejects.toMatchObject(refused('SECOND_FACTOR_REQUIRED'));
    expect(await signedInOn(user.id)).toBe(1);
  });

  test('is asked for the code of an app that took the place of the one whose code it sent', async () => {
    const { browser, email, user } = await app.person();
    const { secret, recoveryCodes: codes } = await app.turnOn(browser);
    after('update "authenticators"', async () => {
      const body = { currentPassword: password, code: codes[0] ?? '' };
      await browser.api.call(api.removeAuthenticator, { body });
      await app.turnOn(browser);
    });
    const body = { email, password, code: app.codeNow(secret) };
    const late = app.newBrowser().api.call(api.login, { body });
    await expect(late).rejects.toMatchObject(refused('SECOND_FACTOR_REQUIRED'));
    expect(await signedInOn(user.id)).toBe(1);
  });
});

describe('a passkey that signed a moment ago', () => {
  async function withPasskey() {
    const person = await app.person();
    const { passkey, authenticator } = await app.addPasskey(person.browser);
    const use = async (visitor: Browser) => {
      const asked = await visitor.api.call(api.beginPasskeyLogin, {});
      const credential = authenticator.use(asked.options);
      return visitor.api.call(api.loginWithPasskey, { body: { credential } });
    };
    return { ...person, passkey, use };
  }

  test('signs nobody in after it was removed, or taken away by a reset', async () => {
    const { browser, user, passkey, use } = await withPasskey();
    const body = { currentPassword: password };
    after('update "passkeys"', () => browser.api.call(api.removePasskey, { params: { id: passkey.id }, body }));
    await expect(use(app.newBrowser())).rejects.toMatchObject(refused('PASSKEY_UNKNOWN'));
    expect(await signedInOn(user.id)).toBe(1);
    const other = await withPasskey();
    after('update "passkeys"', () => app.resetPassword(other.email, ownersPassword, { removePasskeys: true }));
    await expect(other.use(app.newBrowser())).rejects.toMatchObject(refused('PASSKEY_UNKNOWN'));
    expect(await signedInOn(other.user.id)).toBe(0);
  });

  test('waits for a reset that takes it away', async () => {
    const { user, use } = await withPasskey();
    let resetting: Promise<void> | undefined;
    after(
      'update "passkeys"',
      () =>
        new Promise<void>((begun) => {
          resetting = db().transaction(async (tx) => {
            await store.savePassword(tx, user.id, ownersPassword);
            await store.endSessions(tx, user.id);
            await removePasskeys(tx, user.id);
            begun();
            await new Promise((resolve) => setTimeout(resolve, 300));
          });
        }),
    );
    await expect(use(app.newBrowser())).rejects.toMatchObject(refused('PASSKEY_UNKNOWN'));
    await resetting;
    expect(await signedInOn(user.id)).toBe(0);
  });

  test('signs in after a reset that leaves it in place', async () => {
    const { email, use } = await withPasskey();
    const visitor = app.newBrowser();
    after('update "passkeys"', () => app.resetPassword(email, ownersPassword));
    expect((await use(visitor)).user.email).toBe(email);
    expect((await visitor.api.call(api.getMe, {})).user.email).toBe(email);
  });
});

describe('an API key that was asked for with the right password a moment ago', () => {
  const create = (browser: Browser) =>
    browser.api.call(api.createApiKey, {
      body: { name: 'A thief’s', scopes: ['profile:read'], currentPassword: password },
    });
  const keysOf = (userId: string) => db().$count(apiKeys, eq(apiKeys.userId, userId));

  test('is not made after a password reset, nor where the session was ended', async () => {
    const { browser, email, user } = await app.person();
    after(passwordLook, () => browser.api.call(api.logout, {}));
    await expect(create(browser)).rejects.toMatchObject(refused('NOT_SIGNED_IN'));
    await signIn(browser, email);
    after(passwordLook, () => app.resetPassword(email, ownersPassword));
    await expect(create(browser)).rejects.toMatchObject(refused('NOT_SIGNED_IN'));
    expect(await keysOf(user.id)).toBe(0);
  });

  test('is not made after a change of the password in the same browser', async () => {
    const { browser, user } = await app.person();
    after(passwordLook, () => change(browser, password, ownersPassword));
    await expect(create(browser)).rejects.toMatchObject(refused('WRONG_PASSWORD'));
    expect(await keysOf(user.id)).toBe(0);
  });
});

describe('a new password that was asked for with the right one a moment ago', () => {
  const thiefs = 'a thief’s horse';

  test('is not set after a password reset, nor where the session was ended', async () => {
    const { browser, email } = await app.person();
    after(passwordLook, () => browser.api.call(api.logout, {}));
    await expect(change(browser, password, thiefs)).rejects.toMatchObject(refused('NOT_SIGNED_IN'));
    await signIn(browser, email);
    after(passwordLook, () => app.resetPassword(email, ownersPassword));
    await expect(change(browser, password, thiefs)).rejects.toMatchObject(refused('NOT_SIGNED_IN'));
    await expect(signIn(app.newBrowser(), email, thiefs)).rejects.toMatchObject(refused('WRONG_CREDENTIALS'));
    expect((await signIn(app.newBrowser(), email, ownersPassword)).user.email).toBe(email);
  });

  test('is not set after another change in the same browser', async () => {
    const { browser, email } = await app.person();
    after(passwordLook, () => change(browser, password, ownersPassword));
    await expect(change(browser, password, thiefs)).rejects.toMatchObject(refused('WRONG_PASSWORD'));
    expect((await signIn(app.newBrowser(), email, ownersPassword)).user.email).toBe(email);
  });
});

test('of two mailed links that are used at the same moment one sets the password, and the other is unknown', async () => {
  const { email, user } = await app.person();
  const [first, second] = ['first', 'second'].map((name) => `${name} link of ${user.id}`) as [string, string];
  const expiresAt = new Date(Date.now() + 3650 * 24 * 3600 * 1000);
  const links = [first, second].map((token) => ({ tokenHash: hashToken(token), userId: user.id, expiresAt }));
  await db().insert(passwordResets).values(links);
  const use = (token: string) => app.newBrowser().api.call(api.resetPassword, { body: { token, password: token } });
  let other: Promise<unknown> | undefined;
  after('delete from "password_resets"', async () => {
    other = use(second).catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  await use(first);
  expect(await other).toMatchObject(refused('RESET_UNKNOWN'));
  expect((await signIn(app.newBrowser(), email, first)).user.email).toBe(email);
});

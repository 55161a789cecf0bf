import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  changePassword,
  forgotPassword,
  getMe,
  login,
  logout,
  register,
  resetPassword,
  signOutEverywhere,
} from '#contract/accounts.ts';
import { createApiKey } from '#contract/api-keys.ts';
import { getOptimization, listOptimizations } from '#contract/optimizations.ts';
import { getProfile } from '#contract/profile.ts';
import { listSecurityEvents } from '#contract/security-events.ts';
import { HttpError } from '#web/api/http-error.ts';
import { claim, optimize, password, signUp } from '#test/support/people.ts';
import { plainPasswords } from '#test/support/plain-passwords.ts';
import type { Browser } from '#test/support/browser.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const refused = (status: number, code: string) =>
  expect.objectContaining({ status, details: expect.objectContaining({ code }) });

describe('an account', () => {
  test('has no password that guessers try first, however it was come by', async () => {
    const browser = server.browser('192.0.2.77');
    const choose = (password: string) =>
      browser.api.call(register, { body: { email: 'easy@example.com', password, name: 'A Reader' } });
    for (const common of ['123456', 'iloveyou', 'Password']) {
      await expect(choose(common)).rejects.toEqual(refused(400, 'PASSWORD_COMMON'));
    }
    await choose(password);
    await expect(
      browser.api.call(changePassword, { body: { currentPassword: password, newPassword: 'sunshine' } }),
    ).rejects.toEqual(refused(400, 'PASSWORD_COMMON'));
    // Somebody who sends such a password with a link doesn't learn whether the link is right.
    await expect(browser.api.call(resetPassword, { body: { token: 'none', password: 'letmein1' } })).rejects.toEqual(
      refused(400, 'PASSWORD_COMMON'),
    );
    await expect(browser.api.call(getMe, {})).resolves.toMatchObject({ user: { email: 'easy@example.com' } });
  });

  test('is created once for an address, whatever its case, and is signed in', async () => {
    const browser = server.browser('192.0.2.10');
    const { user } = await signUp(browser, 'First@Example.com');
    expect(user).toMatchObject({ email: 'first@example.com', name: 'A Reader' });
    const me = await browser.api.call(getMe, {});
    expect(me).toEqual({ user, membership: { plan: 'free', credits: 0, unspent: [] } });
    expect(JSON.stringify(me)).not.toContain('argon2');
    await expect(signUp(server.browser('192.0.2.11'), 'first@example.COM')).rejects.toEqual(
      refused(409, 'EMAIL_TAKEN'),
    );
  });

  test('looks the same as a missing one after a wrong password', async () => {
    await signUp(server.browser('192.0.2.12'), 'second@example.com');
    const browser = server.browser('192.0.2.13');
    const wrong = refused(401, 'WRONG_CREDENTIALS');
    await expect(browser.api.call(login, { body: { email: 'second@example.com', password: 'wrong' } })).rejects.toEqual(
      wrong,
    );
    await expect(browser.api.call(login, { body: { email: 'nobody@example.com', password: 'wrong' } })).rejects.toEqual(
      wrong,
    );
    await expect(browser.api.call(getMe, {})).rejects.toEqual(refused(401, 'NOT_SIGNED_IN'));
  });

  test('takes ten sign-in attempts, then waits', async () => {
    const browser = server.browser('192.0.2.14');
    const tries = Array.from({ length: 12 }, () =>
      browser.api
        .call(login, { body: { email: 'guess@example.com', password: 'guess' } })
        .catch((error: unknown) => (error instanceof HttpError ? error.status : 0)),
    );
    expect(await Promise.all(tries)).toContain(429);
  });
});

describe('wrong passwords', () => {
  let guarded: TestApp;
  let later = 0;
  beforeAll(async () => {
    guarded = await testApp({ passwords: plainPasswords, clock: { now: () => new Date(Date.now() + later) } });
  });
  beforeEach(() => {
    later = 0;
  });
  afterAll(() => guarded.close());

  const signInAs = (email: string, text: string) => (browser: Browser) =>
    browser.api.call(login, { body: { email, password: text } }).then(
      () => 200,
      (error: unknown) => (error instanceof HttpError ? error.status : 0),
    );
  const times = async (count: number, act: (index: number) => Promise<number>) => {
    const statuses: Record<number, number> = {};
    for (let index = 0; index < count; index += 1) {
      const status = await act(index);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    return statuses;
  };

  test('slow the stranger at one address, not the owner at another', async () => {
    await signUp(guarded.browser('192.0.2.50'), 'guarded@example.com');
    const guess = signInAs('Guarded@example.com', 'guess');
    const right = signInAs('guarded@example.com', password);
    // A new session each time does not help.
    expect(await times(12, () => guess(guarded.browser('198.51.100.1')))).toEqual({ 401: 10, 429: 2 });
    expect(await right(guarded.browser('198.51.100.1'))).toBe(429);
    expect(await right(guarded.browser('203.0.113.1'))).toBe(200);
    // The stranger's own account is another matter.
    await signUp(guarded.browser('198.51.100.2'), 'stranger@example.com');
    expect(await signInAs('stranger@example.com', password)(guarded.browser('198.51.100.1'))).toBe(200);
    later = 601_000;
    expect(await guess(guarded.browser('198.51.100.1'))).toBe(401);
  });

  test('tried at once are counted one by one', async () => {
    await signUp(guarded.browser('192.0.2.51'), 'at-once@example.com');
    const guess = signInAs('at-once@example.com', 'guess');
    const statuses = await Promise.all(Array.from({ length: 15 }, () => guess(guarded.browser('198.51.100.3'))));
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  });

  test('from many addresses are bounded, and the browser that the account knows gets in all the same', async () => {
    const known = guarded.browser('192.0.2.52');
    await signUp(known, 'besieged@example.com');
    await known.api.call(logout, {});
    const guess = signInAs('besieged@example.com', 'guess');
    const right = signInAs('besieged@example.com', password);
    const statuses = await times(130, (index) => guess(guarded.browser(`203.0.113.${index + 10}`)));
    expect(statuses).toEqual({ 401: 100, 429: 30 });
    expect(await right(guarded.browser('192.0.2.53'))).toBe(429);
    expect(await right(known)).toBe(200);
    // That browser's own wrong tries are few, too.
    await known.api.call(logout, {});
    later = 601_000;
    expect(await times(9, () => guess(known))).toEqual({ 401: 9 });
    expect(await right(known)).toBe(200);
    later = 3_601_000;
    expect(await right(guarded.browser('192.0.2.54'))).toBe(200);
  });

  test('of an address that has no account are answered alike', async () => {
    const guess = signInAs('nobody-at-all@example.com', 'guess');
    expect(await times(12, () => guess(guarded.browser('198.51.100.4')))).toEqual({ 401: 10, 429: 2 });
  });
});

describe('a session', () => {
  test('has a new token after signing in, and the old one opens nothing', async () => {
    const browser = server.browser('192.0.2.20');
    await optimize(browser);
    const before = browser.cookies.get('foothold');
    await signUp(browser, 'rotated@example.com');
    expect(browser.cookies.get('foothold')).not.toBe(before);
    const thief = server.browser('192.0.2.21');
    thief.cookies.set('foothold', before ?? '');
    await expect(thief.api.call(getMe, {})).rejects.toEqual(refused(401, 'NOT_SIGNED_IN'));
  });

  test('ends with signing out, in the database too', async () => {
    const browser = server.browser('192.0.2.22');
    await signUp(browser, 'leaves@example.com');
    const token = browser.cookies.get('foothold') ?? '';
    await browser.api.call(logout, {});
    browser.cookies.set('foothold', token);
    await expect(browser.api.call(getMe, {})).rejects.toEqual(refused(401, 'NOT_SIGNED_IN'));
  });

  test('of an account that somebody else is in is ended by the operator, and so are its keys', async () => {
    const browser = server.browser('192.0.2.27');
    await signUp(browser, 'taken@example.com');
    const body = { name: 'A thief’s', scopes: ['profile:read' as const], currentPassword: password };
    const { secret } = await browser.api.call(createApiKey, { body });
    const withKey = async () => {
      const headers = { authorization: `Bearer ${secret}` };
      return (await server.app.inject({ url: getProfile.path, headers })).statusCode;
    };
    expect(await withKey()).toBe(200);
    const signOut = (email: string) => server.operator.run({ command: 'account sign-out', payload: { email } });
    expect(JSON.stringify(await signOut('Taken@example.com'))).toContain('{"sessions":1,"apiKeys":1}');
    expect(await withKey()).toBe(401);
    await expect(browser.api.call(getMe, {})).rejects.toEqual(refused(401, 'NOT_SIGNED_IN'));
    expect(JSON.stringify(await signOut('nobody@example.com'))).not.toContain('ended');
  });

  test('of every browser ends with signing out everywhere', async () => {
    const one = server.browser('192.0.2.23');
    const two = server.browser('192.0.2.24');
    await signUp(one, 'everywhere@example.com');
    await two.api.call(login, { body: { email: 'everywhere@example.com', password } });
    await one.api.call(signOutEverywhere, {});
    await expect(two.api.call(getMe, {})).rejects.toEqual(refused(401, 'NOT_SIGNED_IN'));
    await expect(one.api.call(getMe, {})).rejects.toEqual(refused(401, 'NOT_SIGNED_IN'));
  });
});

describe('a visitor’s optimization', () => {
  test('is transferred to the account that has its claim token, and to no second one', async () => {
    const visitor = server.browser('192.0.2.30');
    const { id, claimToken = '', view } = await optimize(visitor);
    expect(view).toMatchObject({ status: 'completed', locked: true });
    await expect(claim(visitor, claimToken)).rejects.toEqual(refused(401, 'NOT_SIGNED_IN'));

    const owner = server.browser('192.0.2.31');
    await signUp(owner, 'owner@example.com');
    await expect(owner.api.call(getOptimization, { params: { id } })).rejects.toEqual(
      refused(404, 'OPTIMIZATION_NOT_FOUND'),
    );
    expect(await claim(owner, claimToken)).toEqual({ ok: true, optimizationId: id });
    expect(await claim(owner, claimToken)).toEqual({ ok: true, optimizationId: id });
    expect(await owner.api.call(getOptimization, { params: { id } })).toMatchObject({ locked: true });
    expect(await owner.api.call(listOptimizations, {})).toMatchObject([{ id, status: 'completed' }]);

    const other = server.browser('192.0.2.32');
    await signUp(other, 'other@example.com');
    await expect(claim(other, claimToken)).rejects.toEqual(refused(409, 'CLAIM_TAKEN'));
    await expect(claim(other, 'no-such-token')).rejects.toEqual(refused(404, 'CLAIM_UNKNOWN'));
    await expect(visitor.api.call(getOptimization, { params: { id } })).rejects.toEqual(
      refused(404, 'OPTIMIZATION_NOT_FOUND'),
    );
  });
});

describe('a password', () => {
  const mailTo = async (address: string, subject: string): Promise<string> => {
    const folder = join(server.dataDir, 'mail');
    for (let tries = 0; tries < 200; tries += 1) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((file) => file.endsWith('.eml'))) {
        const text = await readFile(join(folder, name), 'utf8');
        if (text.includes(`To: ${address}`) && text.includes(subject))
          return text.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`No mail came to ${address}.`);
  };

  test('that was forgotten is reset by the mailed link, once, and ends all sessions', async () => {
    const browser = server.browser('192.0.2.40');
    await signUp(browser, 'forgot@example.com');
    const anyone = server.browser('192.0.2.41');
    expect(await anyone.api.call(forgotPassword, { body: { email: 'nobody-here@example.com' } })).toEqual({ ok: true });
    expect(await anyone.api.call(forgotPassword, { body: { email: 'Forgot@example.com' } })).toEqual({ ok: true });
    const mail = await mailTo('forgot@example.com', 'Reset your Foothold password');
    const [, token = ''] = /reset-password\?token=([\w-]+)/.exec(mail) ?? [];
    expect(mail).toContain('http://localhost:3000/reset-password');
    await anyone.api.call(resetPassword, { body: { token, password: 'a new password' } });
    await expect(browser.api.call(getMe, {})).rejects.toEqual(refused(401, 'NOT_SIGNED_IN'));
    await anyone.api.call(login, { body: { email: 'forgot@example.com', password: 'a new password' } });
    await expect(anyone.api.call(resetPassword, { body: { token, password: 'another one' } })).rejects.toEqual(
      refused(404, 'RESET_UNKNOWN'),
    );
    await mailTo('forgot@example.com', 'Your Foothold password was reset');
  });

  test('that strangers guess at is reset by a mailed link, and its person signs in where they did so', async () => {
    const email = 'besieged-owner@example.com';
    await signUp(server.browser('192.0.2.60'), email);
    const guess = (address: string) =>
      server
        .browser(address)
        .api.call(login, { body: { email, password: 'guess' } })
        .catch((error: unknown) => error);
    for (let index = 0; index < 100; index += 1) await guess(`203.0.113.${index + 10}`);
    const refusal = await guess('192.0.2.61');
    expect(refusal).toEqual(refused(429, 'TOO_MANY_PASSWORDS'));
    const { details } = refusal as HttpError;
    expect(details?.error).toMatch(/Too many wrong passwords.*Wait (?:59|60) minutes.*reset your password/);
    const owner = server.browser('192.0.2.62');
    await owner.api.call(forgotPassword, { body: { email } });
    const mail = await mailTo(email, 'Reset your Foothold password');
    const [, token = ''] = /reset-password\?token=([\w-]+)/.exec(mail) ?? [];
    await owner.api.call(resetPassword, { body: { token, password: 'a new password' } });
    const right = { body: { email, password: 'a new password' } };
    await expect(server.browser('192.0.2.63').api.call(login, right)).rejects.toEqual(
      refused(429, 'TOO_MANY_PASSWORDS'),
    );
    expect((await owner.api.call(login, right)).user.email).toBe(email);
  });

  test('is changed only with the current one, and other browsers are signed out', async () => {
    const one = server.browser('192.0.2.42');
    const two = server.browser('192.0.2.43');
    await signUp(one, 'change@example.com');
    await two.api.call(login, { body: { email: 'change@example.com', password } });
    const change = (currentPassword: string) =>
      one.api.call(changePassword, { body: { currentPassword, newPassword: 'something else' } });
    await expect(change('wrong')).rejects.toEqual(refused(400, 'WRONG_PASSWORD'));
    // Its person sees that somebody guessed.
    const { events } = await one.api.call(listSecurityEvents, { query: {} });
    expect(events[0]).toMatchObject({ kind: 'sign_in_failed', address: '192.0.2.42' });
    await change(password);
    expect((await one.api.call(getMe, {})).user.email).toBe('change@example.com');
    await expect(two.api.call(getMe, {})).rejects.toEqual(refused(401, 'NOT_SIGNED_IN'));
  });
});

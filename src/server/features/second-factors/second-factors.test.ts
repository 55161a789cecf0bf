import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { recoveryCodeCount } from '#contract/second-factors.ts';
import type { Browser } from '#test/support/browser.ts';
import { optimize, password } from '#test/support/people.ts';
import { secondFactorApp } from '#test/support/second-factor-app.ts';
import { authenticators, recoveryCodes } from '../../db/schema/second-factors.ts';

let app: Awaited<ReturnType<typeof secondFactorApp>>;
beforeAll(async () => {
  app = await secondFactorApp();
});
afterAll(() => app.server.close());
beforeEach(() => app.later());

const refused = (code: string) => ({ details: { code } });
const login = (browser: Browser, email: string, code?: string, secret = password) =>
  browser.api.call(api.login, { body: { email, password: secret, ...(code === undefined ? {} : { code }) } });
const subjects = (to: string) => app.mails.filter((mail) => mail.to === to).map(({ subject }) => subject);
/** A code that the app does not show. */
const wrongCode = (secret: string): string => {
  const right = [-1, 0, 1].map((step) => app.codeNow(secret, step));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
};

test('it is set up with the password and a first code, which ends other sessions; secrets are told once and stored sealed', async () => {
  const { browser, email, user } = await app.person();
  const elsewhere = app.newBrowser();
  await login(elsewhere, email);
  const begin = (currentPassword: string) => browser.api.call(api.beginAuthenticator, { body: { currentPassword } });
  await expect(begin('another horse')).rejects.toMatchObject(refused('WRONG_PASSWORD'));
  const { secret, uri, setup } = await begin(password);
  expect(uri).toContain(`secret=${secret}`);
  expect(setup).not.toContain(secret);
  const add = (code: string, sent = setup) => browser.api.call(api.addAuthenticator, { body: { setup: sent, code } });
  await expect(add(wrongCode(secret))).rejects.toMatchObject(refused('SECOND_FACTOR_WRONG'));
  await expect(add(app.codeNow(secret), `${setup.slice(0, -4)}AAAA`)).rejects.toMatchObject(refused('SETUP_EXPIRED'));
  const { recoveryCodes: codes } = await add(app.codeNow(secret));
  expect(new Set(codes).size).toBe(recoveryCodeCount);
  await expect(add(app.codeNow(secret, 1))).rejects.toMatchObject(refused('SECOND_FACTOR_ON'));
  await expect(begin(password)).rejects.toMatchObject(refused('SECOND_FACTOR_ON'));
  expect((await browser.api.call(api.getSecondFactors, {})).authenticator).toMatchObject({
    recoveryCodes: recoveryCodeCount,
  });
  await expect(elsewhere.api.call(api.getMe, {})).rejects.toMatchObject(refused('NOT_SIGNED_IN'));
  const { db } = app.server.database;
  const stored = JSON.stringify([
    await db.select().from(authenticators).where(eq(authenticators.userId, user.id)),
    await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id)),
  ]);
  for (const told of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
    expect(stored).not.toContain(told);
  await expect.poll(() => subjects(email)).toContain('Two-step sign-in is on for your Foothold account');
  const stranger = await app.person();
  const others = stranger.browser.api.call(api.addAuthenticator, { body: { setup, code: app.codeNow(secret) } });
  await expect(others).rejects.toMatchObject(refused('SETUP_EXPIRED'));
});

test('a setup is good once: what was turned off is not on again by it', async () => {
  const { browser } = await app.person();
  const { secret, setup } = await browser.api.call(api.beginAuthenticator, { body: { currentPassword: password } });
  const add = () => browser.api.call(api.addAuthenticator, { body: { setup, code: app.codeNow(secret) } });
  await add();
  app.later(1);
  const body = { currentPassword: password, code: app.codeNow(secret) };
  await browser.api.call(api.removeAuthenticator, { body });
  app.later(1);
  await expect(add()).rejects.toMatchObject(refused('SETUP_EXPIRED'));
  expect((await browser.api.call(api.getSecondFactors, {})).authenticator).toBeNull();
});

test('a wrong password in the settings is recorded with where it came from', async () => {
  const { browser, user } = await app.person();
  const body = { currentPassword: 'another horse', code: '000000' };
  const wrong = [
    () => browser.api.call(api.beginAuthenticator, { body }),
    () => browser.api.call(api.beginPasskey, { body }),
    () => browser.api.call(api.removePasskey, { params: { id: user.id }, body }),
    () => browser.api.call(api.removeAuthenticator, { body }),
    () => browser.api.call(api.renewRecoveryCodes, { body }),
  ];
  for (const attempt of wrong) await expect(attempt()).rejects.toMatchObject(refused('WRONG_PASSWORD'));
  const { events } = await browser.api.call(api.listSecurityEvents, { query: { limit: 50 } });
  const failed = events.filter(({ kind }) => kind === 'sign_in_failed');
  expect(failed.map(({ address }) => address !== null)).toEqual(wrong.map(() => true));
});

test('a setup that was left lying is over', async () => {
  const { browser } = await app.person();
  const { secret, setup } = await browser.api.call(api.beginAuthenticator, { body: { currentPassword: password } });
  app.later(16);
  const body = { setup, code: app.codeNow(secret) };
  await expect(browser.api.call(api.addAuthenticator, { body })).rejects.toMatchObject(refused('SETUP_EXPIRED'));
});

test('the code is asked for after the right password alone, and nobody is half signed in', async () => {
  const { browser, email } = await app.person();
  const { secret } = await app.turnOn(browser);
  const visitor = app.newBrowser();
  const { id } = await optimize(visitor);
  await expect(login(visitor, email, undefined, 'wrong')).rejects.toMatchObject(refused('WRONG_CREDENTIALS'));
  await expect(login(visitor, email, app.codeNow(secret), 'wrong')).rejects.toMatchObject(refused('WRONG_CREDENTIALS'));
  const before = new Map(visitor.cookies);
  const asked = login(visitor, email);
  await expect(asked).rejects.toMatchObject({ status: 401, ...refused('SECOND_FACTOR_REQUIRED') });
  await expect(login(visitor, email, ' ')).rejects.toMatchObject(refused('SECOND_FACTOR_REQUIRED'));
  await expect(login(visitor, email, wrongCode(secret))).rejects.toMatchObject(refused('SECOND_FACTOR_WRONG'));
  expect(visitor.cookies).toEqual(before);
  await expect(visitor.api.call(api.getMe, {})).rejects.toMatchObject(refused('NOT_SIGNED_IN'));
  const code = app.codeNow(secret);
  const { user, adopted } = await login(visitor, email, `${code.slice(0, 3)} ${code.slice(3)}`);
  expect(user.email).toBe(email);
  expect(adopted.optimizations).toEqual([id]);
  expect((await visitor.api.call(api.getMe, {})).user.email).toBe(email);
});

test('a code is taken once, whoever sends it, and no older one after it', async () => {
  const { browser, email } = await app.person();
  const { secret } = await app.turnOn(browser);
  const code = app.codeNow(secret);
  const both = await Promise.allSettled([login(app.newBrowser(), email, code), login(app.newBrowser(), email, code)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  for (const older of [code, app.codeNow(secret, -1)])
    await expect(login(app.newBrowser(), email, older)).rejects.toMatchObject(refused('SECOND_FACTOR_WRONG'));
  expect((await login(app.newBrowser(), email, app.codeNow(secret, 1))).user.email).toBe(email);
});

test('a recovery code signs in once, however it is typed, and its owner is told how many are left', async () => {
  const { browser, email } = await app.person();
  const { recoveryCodes: codes } = await app.turnOn(browser);
  const [first = '', second = ''] = codes;
  expect((await login(app.newBrowser(), email, first)).user.email).toBe(email);
  await expect(login(app.newBrowser(), email, first)).rejects.toMatchObject(refused('SECOND_FACTOR_WRONG'));
  const typed = ` ${second.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `;
  expect((await login(app.newBrowser(), email, typed)).user.email).toBe(email);
  await expect
    .poll(() => app.mails.filter(({ to, text }) => to === email && text.includes('8 codes left')))
    .toHaveLength(1);
  const { browser: other, email: otherEmail } = await app.person();
  await app.turnOn(other);
  const foreign = login(app.newBrowser(), otherEmail, codes[2]);
  await expect(foreign).rejects.toMatchObject(refused('SECOND_FACTOR_WRONG'));
});

test('a mailed link to set a password does not stand in for the second step', async () => {
  const { browser, email } = await app.person();
  const { secret } = await app.turnOn(browser);
  const thief = await app.resetPassword(email, 'a thief’s horse');
  const asked = login(thief, email, undefined, 'a thief’s horse');
  await expect(asked).rejects.toMatchObject(refused('SECOND_FACTOR_REQUIRED'));
  // The account knows the browser for passwords, not for codes: it shares the few tries of strangers.
  const guess = (from: Browser) =>
    login(from, email, wrongCode(secret), 'a thief’s horse').then(
      () => 'in',
      (error: { details?: { code: string } }) => error.details?.code,
    );
  for (let count = 0; count < 10; count += 1) {
    if (count === 5) app.later(2);
    expect(await guess(count % 2 === 0 ? thief : app.server.browser('203.0.113.7'))).toBe('SECOND_FACTOR_WRONG');
  }
  await expect(browser.api.call(api.getMe, {})).rejects.toMatchObject(refused('NOT_SIGNED_IN'));
});

test('the mail about a new password says what signs in as before, and where to look at it', async () => {
  const told = async (email: string) => {
    const mailed = () =>
      app.mails.filter(({ to, subject }) => to === email && subject.includes('password was changed'));
    await expect.poll(mailed).toHaveLength(1);
    return mailed()[0]?.text ?? '';
  };
  const { browser, email } = await app.person();
  await app.addPasskey(browser);
  const { secret } = await app.turnOn(browser);
  await app.addPasskey(browser, app.codeNow(secret));
  const body = { currentPassword: password, newPassword: 'a newer horse' };
  await browser.api.call(api.changePassword, { body });
  const text = await told(email);
  expect(text).toContain('a code from your authenticator app');
  expect(text.match(/The passkey “Laptop” still signs you in/g)).toHaveLength(2);
  expect(text).toContain('http://localhost:3000/profile?tab=settings');
  const { browser: plain, email: other } = await app.person();
  await plain.api.call(api.changePassword, { body });
  expect(await told(other)).not.toMatch(/passkey|authenticator/);
});

test('wrong codes are bounded, the owner is told once and gets in by a browser of theirs or a recovery code', async () => {
  const { browser, email } = await app.person();
  const { secret, recoveryCodes: codes } = await app.turnOn(browser);
  const outcome = (from: Browser, code: string) =>
    login(from, email, code).then(
      () => 'in',
      (error: { details?: { code: string } }) => error.details?.code ?? 'none',
    );
  const counted: Record<string, number> = {};
  const all = (
    await Promise.all(Array.from({ length: 12 }, () => outcome(app.server.browser('203.0.113.8'), wrongCode(secret))))
  ).concat(await Promise.all(Array.from({ length: 30 }, () => outcome(app.newBrowser(), wrongCode(secret)))));
  for (const each of all) counted[each] = (counted[each] ?? 0) + 1;
  expect(counted).toEqual({ SECOND_FACTOR_WRONG: 30, TOO_MANY_CODES: 12 });
  const stranger = app.newBrowser();
  expect(await outcome(stranger, app.codeNow(secret))).toBe('TOO_MANY_CODES');
  await browser.api.call(api.logout, {});
  expect(await outcome(browser, app.codeNow(secret))).toBe('in');
  expect(await outcome(stranger, codes[0] ?? '')).toBe('in');
  await expect.poll(() => subjects(email)).toContain('A recovery code was used for your Foothold account');
  expect(subjects(email).filter((subject) => subject.includes('may know your Foothold password'))).toHaveLength(1);
});

test('it is turned off, and its recovery codes are renewed, with password and code', async () => {
  const { browser, email, user } = await app.person();
  const confirmed = { currentPassword: password, code: '123456' };
  for (const route of [api.removeAuthenticator, api.renewRecoveryCodes] as const)
    await expect(browser.api.call(route, { body: confirmed })).rejects.toMatchObject(refused('SECOND_FACTOR_OFF'));
  const { secret, recoveryCodes: codes } = await app.turnOn(browser);
  for (const route of [api.removeAuthenticator, api.renewRecoveryCodes] as const) {
    const [wrongPassword, wrong] = [
      { currentPassword: 'another horse', code: app.codeNow(secret) },
      { currentPassword: password, code: wrongCode(secret) },
    ];
    await expect(browser.api.call(route, { body: wrongPassword })).rejects.toMatchObject(refused('WRONG_PASSWORD'));
    await expect(browser.api.call(route, { body: wrong })).rejects.toMatchObject(refused('SECOND_FACTOR_WRONG'));
  }
  app.later(11);
  const body = { currentPassword: password, code: app.codeNow(secret) };
  const renewed = await browser.api.call(api.renewRecoveryCodes, { body });
  expect(renewed.recoveryCodes.filter((code) => codes.includes(code))).toEqual([]);
  await expect(login(app.newBrowser(), email, codes[0])).rejects.toMatchObject(refused('SECOND_FACTOR_WRONG'));
  await expect(browser.api.call(api.removeAuthenticator, { body })).rejects.toMatchObject(
    refused('SECOND_FACTOR_WRONG'),
  );
  await browser.api.call(api.removeAuthenticator, { body: { ...body, code: renewed.recoveryCodes[0] ?? '' } });
  expect((await login(app.newBrowser(), email)).user.email).toBe(email);
  expect(await app.server.database.db.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))).toBe(0);
  await expect
    .poll(() => subjects(email))
    .toEqual(
      expect.arrayContaining([
        'Two-step sign-in is off for your Foothold account',
        'You have new Foothold recovery codes',
      ]),
    );
});

test('an export names it without its secrets, and the operator can turn it off for whoever lost everything', async () => {
  const { browser, email, user } = await app.person();
  await app.addPasskey(browser);
  const { recoveryCodes: codes } = await app.turnOn(browser);
  const own = await browser.api.call(api.exportAccount, {});
  expect(own.secondFactors).toMatchObject([{ kind: 'authenticator', name: null }, { kind: 'passkey' }]);
  const { db } = app.server.database;
  const [held] = await db.select().from(authenticators).where(eq(authenticators.userId, user.id));
  const command = (name: string) => app.server.operator.run({ command: name, payload: { email } });
  const whole = JSON.stringify(await command('account export'));
  expect(whole).toContain('lastStep');
  for (const secret of [held?.secret ?? '-', 'codeHash']) expect(whole).not.toContain(secret);
  const done = (result: object) => ({ outcome: 'done', result });
  // Ending sessions leaves what makes new ones, and says so.
  const left = { remaining: { passkeys: 1, authenticator: true } };
  expect(await command('account sign-out')).toMatchObject(done({ ended: { sessions: 1, apiKeys: 0 }, ...left }));
  expect(await command('account second-step-off')).toEqual(done({ turnedOff: true, passkeysRemoved: 1 }));
  expect(await command('account second-step-off')).toEqual(done({ turnedOff: false, passkeysRemoved: 0 }));
  expect(await command('account sign-out')).toMatchObject(done({ remaining: { passkeys: 0, authenticator: false } }));
  const removal = 'A passkey was removed from your Foothold account';
  await expect.poll(() => subjects(email)).toEqual(expect.arrayContaining([removal]));
  expect((await login(app.newBrowser(), email)).user.email).toBe(email);
  await expect(login(app.newBrowser(), email, codes[0])).resolves.toBeDefined();
});

import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { limits } from '#contract/limits.ts';
import type { SecurityEventKind } from '#contract/security-events.ts';
import { openBrowser, type Browser } from '#test/support/browser.ts';
import { newPeople, optimize, password, pay } from '#test/support/people.ts';
import { plainPasswords } from '#test/support/plain-passwords.ts';
import { settled } from '#test/support/settled-jobs.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { phone, windows } from '#test/support/user-agents.ts';
import { users } from '../../db/schema/accounts.ts';
import { emailVerifications } from '../../db/schema/email-verifications.ts';
import { securityEvents } from '../../db/schema/security-events.ts';
import { sendResetJob } from '../accounts/jobs.ts';
import { sendVerificationJob } from '../email-verification/jobs.ts';
import { purgeJob } from '../retention/jobs.ts';

const day = 24 * 3600 * 1000;

const sent: { to: string; subject: string; text: string }[] = [];
let later = 0;
let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    clock: { now: () => new Date(Date.now() + later) },
    passwords: plainPasswords,
    mailer: {
      send: async (mail) => void sent.push(mail),
      keptFor: async () => [],
      removeFor: async () => 0,
    },
  });
});
beforeEach(() => {
  later = 0;
});
afterAll(() => server.close());

const db = () => server.database.db;
const refused = (status: number, code: string) =>
  expect.objectContaining({ status, details: expect.objectContaining({ code }) });

const person = newPeople(() => server, 'secure');

const signIn = (browser: Browser, email: string, text = password) =>
  browser.api.call(api.login, { body: { email, password: text } });
const happened = async (browser: Browser, limit = 50) =>
  (await browser.api.call(api.listSecurityEvents, { query: { limit } })).events;
const kinds = async (browser: Browser): Promise<SecurityEventKind[]> =>
  (await happened(browser)).map(({ kind }) => kind);

/** The newest link that an address was mailed. */
const linkTo = async (email: string, page: string): Promise<string> => {
  await settled(db(), [sendVerificationJob.name, sendResetJob.name]);
  const link = new RegExp(`${page}\\?token=([\\w-]+)`);
  return (
    sent
      .filter(({ to }) => to === email)
      .findLast(({ text }) => link.test(text))
      ?.text.match(link)?.[1] ?? ''
  );
};
const status = (browser: Browser) => browser.api.call(api.getEmailStatus, {});
const verify = (browser: Browser, token: string) => browser.api.call(api.verifyEmail, { body: { token } });

describe('an address', () => {
  test('is confirmed by the link that registering mails, once, where its account is signed in', async () => {
    const { browser, email, address } = await person();
    expect(await status(browser)).toEqual({ emailVerified: false, mailsWait: true });
    const token = await linkTo(email, 'http://localhost:3000/verify-email');
    expect(token).toHaveLength(43);
    expect(JSON.stringify(await db().select().from(emailVerifications))).not.toContain(token);
    const anyone = openBrowser(server.app, '203.0.113.7', phone);
    await expect(verify(anyone, 'x'.repeat(43))).rejects.toEqual(refused(404, 'VERIFICATION_UNKNOWN'));
    await expect(verify(anyone, token)).rejects.toEqual(refused(403, 'VERIFICATION_NEEDS_SIGN_IN'));
    expect(await status(browser)).toEqual({ emailVerified: false, mailsWait: true });
    expect(await verify(browser, token)).toEqual({ ok: true });
    expect(await status(browser)).toEqual({ emailVerified: true, mailsWait: false });
    await expect(verify(browser, token)).rejects.toEqual(refused(404, 'VERIFICATION_UNKNOWN'));
    expect(await happened(browser)).toMatchObject([
      { kind: 'email_verified', address, device: { browser: 'chrome', system: 'windows' } },
      { kind: 'account_created' },
    ]);
  });

  test('is not confirmed by a link of eight days ago, and another is sent, but not without end', async () => {
    const { browser, email, user } = await person();
    const first = await linkTo(email, 'verify-email');
    later = 8 * day;
    await expect(verify(browser, first)).rejects.toEqual(refused(404, 'VERIFICATION_UNKNOWN'));
    const send = () => browser.api.call(api.sendVerification, {});
    for (let count = 0; count < limits.verification.max; count += 1) await send();
    await expect(send()).rejects.toEqual(refused(429, 'TOO_MANY_REQUESTS'));
    const second = await linkTo(email, 'verify-email');
    expect(sent.filter(({ to }) => to === email)).toHaveLength(1 + limits.verification.max);
    await verify(browser, second);
    expect(await db().$count(emailVerifications, eq(emailVerifications.userId, user.id))).toBe(0);
    // Confirmed is confirmed: nothing more is mailed.
    later = 10 * day;
    await send();
    await settled(db(), [sendVerificationJob.name]);
    expect(sent.filter(({ to }) => to === email)).toHaveLength(1 + limits.verification.max);
  });

  test('is confirmed by setting a new password with a mailed link, too', async () => {
    const { browser, email } = await person();
    await browser.api.call(api.forgotPassword, { body: { email } });
    const token = await linkTo(email, 'reset-password');
    await browser.api.call(api.resetPassword, { body: { token, password: 'a new password' } });
    await signIn(browser, email, 'a new password');
    expect(await status(browser)).toEqual({ emailVerified: true, mailsWait: false });
    const [last, ...before] = await kinds(browser);
    expect(last).toBe('signed_in');
    // What a reset does is done at the same moment.
    expect(before.slice(0, 3).toSorted()).toEqual(['all_sessions_ended', 'email_verified', 'password_reset']);
    expect(before.slice(3)).toEqual(['password_reset_asked', 'account_created']);
  });

  test('that is not confirmed is in the way of no payment and no download, and gets receipts', async () => {
    const { browser, email } = await person();
    const { id } = await optimize(browser);
    await pay(browser, 'complete', id);
    const open = async () => (await browser.api.call(api.getOptimization, { params: { id } })).locked;
    await expect.poll(open, { timeout: 30_000 }).toBe(false);
    const file = await browser.fetch(`/api/download/resume/${id}`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const mailed = () =>
      sent.filter(({ to }) => to === email).map(({ subject }) => subject.split(' ').slice(0, 3).join(' '));
    await expect.poll(mailed, { timeout: 30_000 }).toContain('Your Foothold receipt:');
  });

  test('of an account from before it was asked is mailed as ever, and can be confirmed', async () => {
    const { browser, email, user } = await person();
    await db().update(users).set({ verificationAskedAt: null }).where(eq(users.id, user.id));
    expect(await status(browser)).toEqual({ emailVerified: false, mailsWait: false });
    await browser.api.call(api.sendVerification, {});
    const token = await linkTo(email, 'verify-email');
    expect(sent.findLast(({ to }) => to === email)?.text).not.toContain('Until then');
    await verify(browser, token);
    expect(await status(browser)).toEqual({ emailVerified: true, mailsWait: false });
  });
});

describe('what happened to an account', () => {
  test('is recorded with address and device, for its person and the operator, and for nobody else', async () => {
    const { browser, email, address } = await person();
    const stranger = openBrowser(server.app, '203.0.113.20', phone);
    await signIn(stranger, email, 'a guess').catch(() => undefined);
    await signIn(browser, email);
    const { apiKey } = await browser.api.call(api.createApiKey, {
      body: { name: 'Script', scopes: ['jobs:read'], currentPassword: password },
    });
    await browser.api.call(api.revokeApiKey, { params: { id: apiKey.id } });
    await browser.api.call(api.changePassword, { body: { currentPassword: password, newPassword: 'another horse' } });
    await browser.api.call(api.exportAccount, {});
    await browser.api.call(api.signOutEverywhere, {});
    await signIn(browser, email, 'another horse');
    await browser.api.call(api.logout, {});
    await signIn(browser, email, 'another horse');
    const own = await happened(browser);
    const atOnce: SecurityEventKind = 'other_sessions_ended';
    expect(own.filter(({ kind }) => kind === atOnce)).toHaveLength(1);
    expect(own.map(({ kind }) => kind).filter((kind) => kind !== atOnce)).toEqual([
      'signed_in',
      'signed_out',
      'signed_in',
      'all_sessions_ended',
      'data_exported',
      'password_changed',
      'api_key_revoked',
      'api_key_created',
      'signed_in',
      'sign_in_failed',
      'account_created',
    ]);
    const failed = own.find(({ kind }) => kind === 'sign_in_failed');
    expect(failed).toMatchObject({ address: '203.0.113.20', device: { browser: 'safari', system: 'ios' } });
    expect(own[0]).toMatchObject({ address, device: { browser: 'chrome', system: 'windows' } });
    const other = await person();
    expect(await kinds(other.browser)).toEqual(['account_created']);

    const run = (payload: object) => server.operator.run({ command: 'security events', payload });
    expect(await run({ email: email.toUpperCase() })).toMatchObject({
      outcome: 'done',
      result: { days: 7, isCut: false, events: own.map(({ kind }) => ({ kind, account: { email } })) },
    });
    await server.operator.run({ command: 'account export', payload: { email } });
    expect((await happened(browser))[0]).toMatchObject({ kind: 'data_exported_by_operator', address: null });
    expect(await run({ email: 'nobody@example.com' })).toMatchObject({ outcome: 'refused' });
    expect(await run({ days: 91 })).toMatchObject({ outcome: 'refused' });

    await server.operator.run({ command: 'account erase', payload: { email } });
    const left = await db().select().from(securityEvents);
    expect(left.filter(({ kind }) => kind === 'account_erased')).toMatchObject([{ userId: null, address: null }]);
    expect(JSON.stringify(left)).not.toMatch(new RegExp(`${address}"|203\\.0\\.113\\.20`));
  });

  test('says once that strangers are kept waiting, and records a guess at no account without one', async () => {
    const { browser, email } = await person();
    const guess = (to: string) => signIn(openBrowser(server.app, '203.0.113.30', phone), to, 'a guess').catch(() => 0);
    for (let count = 0; count < 14; count += 1) await guess(email);
    const own = await kinds(browser);
    expect(own.filter((kind) => kind === 'sign_in_failed')).toHaveLength(10);
    expect(own.filter((kind) => kind === 'sign_in_blocked')).toHaveLength(1);
    await guess('nobody-at-all@example.com');
    const ofNobody = await db()
      .select()
      .from(securityEvents)
      .where(and(isNull(securityEvents.userId), eq(securityEvents.kind, 'sign_in_failed')));
    expect(ofNobody).toMatchObject([{ kind: 'sign_in_failed', address: '203.0.113.30' }]);
    expect(JSON.stringify(ofNobody)).not.toContain('nobody-at-all');
  });

  test('is kept 90 days', async () => {
    const { browser, email, user } = await person();
    const mine = () => db().$count(securityEvents, eq(securityEvents.userId, user.id));
    later = 89 * day;
    await signIn(browser, email);
    later = 91 * day;
    expect(await kinds(browser)).toEqual(['signed_in']);
    await server.queue.enqueue(purgeJob, {}, db());
    await settled(db(), [purgeJob.name]);
    expect(await mine()).toBe(1);
  });
});

test('asking for a new password is answered alike whether or not the address has an account', async () => {
  const { email } = await person();
  const ask = async (to: string) => {
    const browser = openBrowser(server.app, '203.0.113.40', windows);
    const { csrfToken } = await browser.api.call(api.getCsrfToken, {});
    const answer = await browser.fetch(api.forgotPassword.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
      body: JSON.stringify({ email: to }),
    });
    return { status: answer.status, headers: [...answer.headers.keys()].toSorted(), body: await answer.text() };
  };
  expect(await ask(email)).toEqual(await ask('nobody-has-this@example.com'));
  await expect(
    openBrowser(server.app, '203.0.113.41').api.call(api.register, { body: { email, password, name: 'Another' } }),
  ).rejects.toEqual(refused(409, 'EMAIL_TAKEN'));
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { SecurityEventKind } from '#contract/security-events.ts';
import { password } from '#test/support/people.ts';
import { secondFactorApp } from '#test/support/second-factor-app.ts';
import { settled } from '#test/support/settled-jobs.ts';
import { users } from '../../db/schema/accounts.ts';
import { securityEvents } from '../../db/schema/security-events.ts';
import { tellFactorChangeJob } from '../second-factors/jobs.ts';
import { sendPasswordChangedJob } from './jobs.ts';

let app: Awaited<ReturnType<typeof secondFactorApp>>;
beforeAll(async () => {
  app = await secondFactorApp();
});
afterAll(() => app.server.close());
beforeEach(() => app.later());

const db = () => app.server.database.db;
const kindsOf = async (userId: string): Promise<SecurityEventKind[]> =>
  (await db().select().from(securityEvents).where(eq(securityEvents.userId, userId))).map(({ kind }) => kind);
const mailed = async (email: string, subject: string) => {
  await settled(db(), [sendPasswordChangedJob.name, tellFactorChangeJob.name]);
  return app.mails.filter((mail) => mail.to === email && mail.subject.includes(subject)).map(({ text }) => text);
};
const reset = 'password was reset';
const twoKeys = async (browser: ReturnType<typeof app.newBrowser>) => {
  for (const name of ['One', 'Two'])
    await browser.api.call(api.createApiKey, { body: { name, scopes: ['profile:read'], currentPassword: password } });
};

test('a reset tells by one mail, and records, all that it ended, removed and kept', async () => {
  const { browser, email, user } = await app.person();
  await app.addPasskey(browser);
  await app.turnOn(browser);
  await twoKeys(browser);
  const before = await kindsOf(user.id);
  await app.resetPassword(email, 'a newer horse');
  const recorded = (await kindsOf(user.id)).toSorted();
  for (const kind of before) recorded.splice(recorded.indexOf(kind), 1);
  expect(recorded).toEqual([
    'all_sessions_ended',
    'api_key_revoked',
    'api_key_revoked',
    'authenticator_kept',
    'passkey_kept',
    'password_reset',
    'password_reset_asked',
  ]);
  const [text = '', ...more] = await mailed(email, reset);
  expect(more).toEqual([]);
  for (const part of ['signed out everywhere.', '2 API keys were revoked', 'still on', '“Laptop” still signs you in'])
    expect(text).toContain(part);
  expect(text).not.toMatch(/removed\.|never set up/);
});

test('a reset removes passkeys for whoever fears somebody else’s, and leaves the app', async () => {
  const { browser, email, user } = await app.person();
  await app.addPasskey(browser);
  await app.turnOn(browser);
  await app.resetPassword(email, 'a newer horse', { removePasskeys: true });
  expect(await mailed(email, 'passkey was removed')).toHaveLength(1);
  expect((await mailed(email, reset))[0]).toMatch(/“Laptop” was removed[\s\S]*still on/);
  const kinds = await kindsOf(user.id);
  expect(kinds).toContain('passkey_removed');
  expect(kinds).not.toContain('passkey_kept');
});

test('a reset at an address that was never confirmed says whom to ask about an app that is somebody else’s', async () => {
  const { browser, email, user } = await app.person();
  await app.addPasskey(browser);
  await app.turnOn(browser);
  await db().update(users).set({ emailVerifiedAt: null }).where(eq(users.id, user.id));
  await app.resetPassword(email, 'a newer horse');
  const [text] = await mailed(email, reset);
  expect(text).toMatch(
    /“Laptop” was removed[\s\S]*now confirmed[\s\S]*still on[\s\S]*never set up[\s\S]*Write to \S+@/,
  );
  expect(await kindsOf(user.id)).toEqual(expect.arrayContaining(['email_verified', 'passkey_removed']));
});

test('a changed password and the operator’s sign-out record what they ended, too', async () => {
  const { browser, email, user } = await app.person();
  await twoKeys(browser);
  const body = { currentPassword: password, newPassword: 'a newer horse' };
  await browser.api.call(api.changePassword, { body });
  expect((await mailed(email, 'password was changed'))[0]).toMatch(/everywhere else\.\n- 2 API keys were revoked/);
  const revoked = async () => (await kindsOf(user.id)).filter((kind) => kind === 'api_key_revoked').length;
  expect(await revoked()).toBe(2);
  expect(await kindsOf(user.id)).toContain('other_sessions_ended');
  const again = { name: 'Three', scopes: ['profile:read' as const], currentPassword: 'a newer horse' };
  await browser.api.call(api.createApiKey, { body: again });
  await app.server.operator.run({ command: 'account sign-out', payload: { email } });
  expect(await revoked()).toBe(3);
});

test('a new API key is told by mail, but not at an address that nobody has confirmed', async () => {
  const { browser, email } = await app.person();
  await twoKeys(browser);
  const told = await mailed(email, 'API key was created');
  expect(told.map((text) => /“(?:One|Two)”/.exec(text)?.[0] ?? '').toSorted()).toEqual(['“One”', '“Two”']);
  const stranger = await app.person({ confirmed: false });
  await twoKeys(stranger.browser);
  expect(await mailed(stranger.email, 'API key')).toEqual([]);
});

test('the operator’s sign-out is told by mail', async () => {
  const { browser, email } = await app.person();
  await twoKeys(browser);
  await app.server.operator.run({ command: 'account sign-out', payload: { email } });
  const [text, ...more] = await mailed(email, 'signed out of Foothold');
  expect(more).toEqual([]);
  expect(text).toMatch(/signed you out everywhere[\s\S]*2 API keys[\s\S]*@/);
});

test('the third wrong code of a day from strangers is told by mail, and slips of the owner’s browser are not', async () => {
  const { browser, email } = await app.person();
  await app.turnOn(browser);
  const warnings = () => mailed(email, 'may know your Foothold password');
  const wrong = (from = app.newBrowser()) =>
    from.api
      .call(api.login, { body: { email, password, code: 'aaaa-bbbb-cccc-dddd' } })
      .then(() => 'in')
      .catch((error: { details?: { code: string } }) => error.details?.code);
  for (let count = 0; count < 4; count += 1) expect(await wrong(browser)).toBe('SECOND_FACTOR_WRONG');
  await wrong();
  await wrong();
  expect(await warnings()).toHaveLength(0);
  await wrong();
  await wrong();
  expect(await warnings()).toHaveLength(1);
});

test('while no mail can be sent the change is done and recorded, and the mail comes later, once', async () => {
  const sent: string[] = [];
  let away = true;
  let failed = 0;
  const mailer = {
    send: async ({ subject }: { subject: string }) => {
      if (away && subject.startsWith('Two-step')) {
        failed += 1;
        throw new Error('The mail server is away.');
      }
      sent.push(subject);
    },
    keptFor: async () => [],
    removeFor: async () => 0,
  };
  const other = await secondFactorApp({ mailer });
  try {
    const { browser, user } = await other.person();
    await other.turnOn(browser);
    const events = await other.server.database.db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.userId, user.id));
    expect(events.map(({ kind }) => kind)).toContain('authenticator_added');
    await expect.poll(() => failed, { timeout: 30_000 }).toBeGreaterThan(0);
    away = false;
    await settled(other.server.database.db, [tellFactorChangeJob.name]);
    expect(sent.filter((subject) => subject.startsWith('Two-step'))).toHaveLength(1);
  } finally {
    await other.server.close();
  }
});

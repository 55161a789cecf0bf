import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { openBrowser, type Browser } from '#test/support/browser.ts';
import { job, newPeople, password, resumeText } from '#test/support/people.ts';
import { plainPasswords } from '#test/support/plain-passwords.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { phone } from '#test/support/user-agents.ts';
import { sessions } from '../../db/schema/accounts.ts';

const day = 24 * 3600 * 1000;

let later = 0;
let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    clock: { now: () => new Date(Date.now() + later) },
    passwords: plainPasswords,
  });
});
beforeEach(() => {
  later = 0;
});
afterAll(() => server.close());

const db = () => server.database.db;
const refused = (status: number, code: string) =>
  expect.objectContaining({ status, details: expect.objectContaining({ code }) });

const person = newPeople(() => server, 'signed-in');

const signIn = (browser: Browser, email: string) => browser.api.call(api.login, { body: { email, password } });
const listed = async (browser: Browser) => (await browser.api.call(api.listSessions, {})).sessions;

describe('the list of sessions', () => {
  test('names device and times, marks this one, and ends another', async () => {
    const { browser, email } = await person();
    later = 3 * day;
    const other = openBrowser(server.app, '203.0.113.5', phone);
    await signIn(other, email);
    const [here, there, ...more] = await listed(browser);
    expect(more).toEqual([]);
    expect(here).toMatchObject({ device: { browser: 'chrome', system: 'windows' }, isCurrent: true });
    expect(there).toMatchObject({ device: { browser: 'safari', system: 'ios' }, isCurrent: false });
    const days = (from: string | undefined, to: string | undefined) =>
      Math.round((Date.parse(to ?? '') - Date.parse(from ?? '')) / day);
    expect(days(here?.signedInAt, here?.lastUsedAt)).toBe(3);
    expect(days(there?.lastUsedAt, there?.endsAt)).toBe(30);
    expect(JSON.stringify([here, there])).not.toMatch(/token|hash|Mozilla/i);

    await browser.api.call(api.endSession, { params: { id: there?.id ?? '' } });
    await expect(other.api.call(api.getMe, {})).rejects.toEqual(refused(401, 'NOT_SIGNED_IN'));
    await expect(browser.api.call(api.getMe, {})).resolves.toMatchObject({ user: { email } });
    expect(await listed(browser)).toHaveLength(1);
    const { events } = await browser.api.call(api.listSecurityEvents, {});
    expect(events[0]).toMatchObject({ kind: 'session_ended', device: { browser: 'chrome', system: 'windows' } });
    // Its own is a sign-out.
    await browser.api.call(api.endSession, { params: { id: here?.id ?? '' } });
    expect(browser.cookies.has('foothold')).toBe(false);
    await expect(browser.api.call(api.getMe, {})).rejects.toEqual(refused(401, 'NOT_SIGNED_IN'));
  });

  test('is one’s own: another’s session is not there, whoever asks, and goes on', async () => {
    const [mine, theirs] = [await person(), await person()];
    const [session] = await listed(theirs.browser);
    for (const id of [session?.id ?? '', '00000000-0000-4000-8000-000000000000', 'x'])
      await expect(mine.browser.api.call(api.endSession, { params: { id } })).rejects.toEqual(
        refused(404, 'SESSION_NOT_FOUND'),
      );
    await expect(theirs.browser.api.call(api.getMe, {})).resolves.toMatchObject({ user: { email: theirs.email } });
    expect((await listed(mine.browser)).map(({ id }) => id)).not.toContain(session?.id);
    // A visitor's session has no account that could list or end it.
    const visitor = openBrowser(server.app, '203.0.113.6');
    const resume = { originalFileName: 'resume.txt', originalContent: resumeText };
    await visitor.api.call(api.optimizeResume, { body: { ...resume, ...job } });
    const rows = await db().select({ id: sessions.id, userId: sessions.userId }).from(sessions);
    const unowned = rows.find(({ userId }) => userId === null);
    await expect(mine.browser.api.call(api.endSession, { params: { id: unowned?.id ?? '' } })).rejects.toEqual(
      refused(404, 'SESSION_NOT_FOUND'),
    );
  });

  test('writes at most once a day, however often a session is used', async () => {
    const { browser, user } = await person();
    const row = async () => (await db().select().from(sessions).where(eq(sessions.userId, user.id)))[0];
    const before = await row();
    later = 0.9 * day;
    for (let turn = 0; turn < 3; turn += 1) await browser.api.call(api.getMe, {});
    expect(await row()).toEqual(before);
    later = 1.1 * day;
    await browser.api.call(api.getMe, {});
    const renewed = await row();
    expect(renewed?.lastUsedAt?.getTime()).toBeGreaterThan(before?.lastUsedAt?.getTime() ?? Infinity);
    later = 1.2 * day;
    await browser.api.call(api.getMe, {});
    expect(await row()).toEqual(renewed);
  });
});

describe('a signed-in session', () => {
  test('ends 90 days after signing in, however much it is used', async () => {
    const { browser, email } = await person();
    for (const days of [20, 45, 70, 89.9]) {
      later = days * day;
      await expect(browser.api.call(api.getMe, {})).resolves.toMatchObject({ user: { email } });
    }
    later = 90.1 * day;
    await expect(browser.api.call(api.getMe, {})).rejects.toEqual(refused(401, 'NOT_SIGNED_IN'));
    // The same browser signs in again, and gets another 90 days.
    await signIn(browser, email);
    later = 110 * day;
    await expect(browser.api.call(api.getMe, {})).resolves.toMatchObject({ user: { email } });
  });

  test('ends 30 days after its last use', async () => {
    const { browser } = await person();
    later = 20 * day;
    await browser.api.call(api.getMe, {});
    later = 51 * day;
    await expect(browser.api.call(api.getMe, {})).rejects.toEqual(refused(401, 'NOT_SIGNED_IN'));
  });

  test('from before any of this was noted ends 90 days after it began, and is listed until then', async () => {
    const { browser, user } = await person();
    const old = (days: number) =>
      db()
        .update(sessions)
        .set({
          signedInAt: null,
          lastUsedAt: null,
          browser: null,
          system: null,
          createdAt: new Date(Date.now() - days * day),
          expiresAt: new Date(Date.now() + 20 * day),
        })
        .where(eq(sessions.userId, user.id));
    await old(80);
    // Looking at it notes what it is used with: it was last used ten days ago.
    expect(await listed(browser)).toMatchObject([
      { device: { browser: 'chrome', system: 'windows' }, isCurrent: true },
    ]);
    await old(91);
    await expect(browser.api.call(api.getMe, {})).rejects.toEqual(refused(401, 'NOT_SIGNED_IN'));
  });
});

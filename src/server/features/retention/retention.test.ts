import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { signUp } from '#test/support/people.ts';
import { sampleAdvert, sampleResumeText } from '#test/support/sample-resume-text.ts';
import { settled } from '#test/support/settled-jobs.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { sessions } from '../../db/schema/accounts.ts';
import { billingEvents } from '../../db/schema/billing.ts';
import { resumeOptimizations, uploads } from '../../db/schema/optimizations.ts';
import { payments } from '../../db/schema/payments.ts';
import { purgeJob } from './jobs.ts';

const day = 24 * 3600 * 1000;
let later = 0;
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ clock: { now: () => new Date(Date.now() + later) } });
});
afterAll(() => server.close());

const rows = async () => {
  const { db } = server.database;
  const counted = [db.$count(sessions), db.$count(uploads), db.$count(resumeOptimizations)];
  const [inSessions, inUploads, inOptimizations] = await Promise.all(counted);
  return { sessions: inSessions, uploads: inUploads, optimizations: inOptimizations };
};

/** What's left after the purge. */
async function purge() {
  await server.queue.enqueue(purgeJob, {}, server.database.db);
  await settled(server.database.db, [purgeJob.name]);
  return rows();
}

test('visitors’ data is kept 30 days and then deleted completely', async () => {
  const browser = server.browser();
  const { optimizationId } = await browser.api.call(api.optimizeResume, {
    body: {
      originalFileName: 'resume.txt',
      originalContent: sampleResumeText,
      jobTitle: 'Warehouse Manager',
      jobDescription: sampleAdvert,
    },
  });
  const [stored] = await server.database.db.select().from(resumeOptimizations);
  await server.database.db.insert(uploads).values({
    sessionId: stored?.sessionId ?? '',
    fileName: 'resume.txt',
    content: sampleResumeText,
    lines: [],
    layout: stored?.layout ?? ({} as never),
    parsed: stored?.source ?? ({} as never),
  });

  later = 29 * day;
  expect(await purge()).toEqual({ sessions: 1, uploads: 1, optimizations: 1 });
  // Coming back renews the session, not the upload.
  await browser.api.call(api.getOptimization, { params: { id: optimizationId } });

  later = 31 * day;
  expect(await purge()).toEqual({ sessions: 1, uploads: 0, optimizations: 1 });

  later = 62 * day;
  expect(await purge()).toEqual({ sessions: 0, uploads: 0, optimizations: 0 });
});

test('records of payments go seven years after an account was closed, and those of accounts stay', async () => {
  later = 0;
  const { db } = server.database;
  const browser = server.browser('198.51.100.7');
  const { user } = await signUp(browser, 'payer@example.com');
  const years = (count: number) => new Date(Date.now() - count * 365.25 * day);
  const paid = { amount: '6.99', paymentType: 'complete', status: 'completed' };
  const event = (id: string, at: Date, userId: string | null) => ({
    id,
    userId,
    event: { kind: 'subscription_ended', id, at: at.getTime(), subscription: 's' } as never,
    receivedAt: at,
  });
  await db.insert(payments).values([
    { ...paid, createdAt: years(7.1) },
    { ...paid, createdAt: years(6.9) },
    { ...paid, createdAt: years(8), userId: user.id },
  ]);
  await db.insert(billingEvents).values([event('old', years(7.1), null), event('young', years(6.9), null)]);
  await db.insert(billingEvents).values(event('own', years(8), user.id));
  await server.queue.enqueue(purgeJob, {}, db);
  // One after the other: who sees the first gone may be too early for the second.
  const left = async () => {
    const events = await db.select({ id: billingEvents.id }).from(billingEvents);
    return { payments: await db.$count(payments), events: events.map(({ id }) => id).toSorted() };
  };
  await expect.poll(left, { timeout: 20_000 }).toEqual({ payments: 2, events: ['own', 'young'] });
});

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Browser } from '#test/support/browser.ts';
import { job, resumeText, signUp } from '#test/support/people.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { asksToConfirm, confirmAddress, signUpVerified } from '#test/support/verified.ts';
import { resumeOptimizations as table } from '../../db/schema/optimizations.ts';
import { readyMailJob } from './jobs.ts';

const sent: { to: string; subject: string; text: string }[] = [];
const mailsTo = (email: string) => sent.filter((mail) => mail.to === email && !asksToConfirm(mail));

let later = 0;
let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    clock: { now: () => new Date(Date.now() + later) },
    mailer: {
      send: async (mail) => void sent.push(mail),
      keptFor: async () => [],
      removeFor: async () => 0,
    },
  });
});
afterAll(() => server.close());

async function row(id: string) {
  const [found] = await server.database.db.select().from(table).where(eq(table.id, id));
  return found;
}

/** Starts one and lets it end without anybody looking. */
async function left(browser: Browser): Promise<string> {
  const { optimizationId } = await browser.api.call(api.optimizeResume, {
    body: { originalFileName: 'resume.txt', originalContent: resumeText, ...job },
  });
  await expect.poll(async () => (await row(optimizationId))?.status, { timeout: 60_000 }).toBe('completed');
  return optimizationId;
}

/** In how many seconds the mails about an optimization are due that are queued. */
async function queued(id: string): Promise<number[]> {
  const { rows } = (await server.database.db.execute(
    sql`select extract(epoch from start_after - created_on)::int as seconds from pgboss.job
        where name = ${readyMailJob.name} and state = 'created' and position(${id} in data::text) > 0`,
  )) as { rows: { seconds: number }[] };
  return rows.map(({ seconds }) => seconds);
}

/** Sends the mail now, if it's due at all: two jobs, because one may run twice. */
async function runTwice(id: string): Promise<void> {
  const { db } = server.database;
  for (let turn = 0; turn < 2; turn++) await server.queue.enqueue(readyMailJob, { optimizationId: id }, db);
  const waiting = async () => (await queued(id)).filter((seconds) => seconds < 30).length;
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0);
  await expect
    .poll(async () => {
      const { rows } = (await db.execute(
        sql`select 1 from pgboss.job where name = ${readyMailJob.name} and state = 'active'`,
      )) as { rows: unknown[] };
      return rows.length;
    })
    .toBe(0);
}

async function person(email: string): Promise<Browser> {
  const browser = server.browser(`198.51.100.${email.length}`);
  await signUpVerified(server.database.db, browser, email);
  return browser;
}

test('who has left is mailed once, a minute after their optimization is completed', async () => {
  const email = 'gone@example.com';
  const id = await left(await person(email));
  expect(await queued(id)).toEqual([60]);
  expect(mailsTo(email)).toEqual([]);
  await runTwice(id);
  expect(mailsTo(email)).toMatchObject([
    {
      subject: `Your optimized resume for ${job.jobTitle} is ready`,
      text: expect.stringContaining(`http://localhost:3000/optimize?result=${id}`) as string,
    },
  ]);
  await runTwice(id);
  expect(mailsTo(email)).toHaveLength(1);
});

test('whose address is not confirmed is not mailed before it is', async () => {
  const email = 'unconfirmed@example.com';
  const browser = server.browser('198.51.100.99');
  await signUp(browser, email);
  const id = await left(browser);
  await runTwice(id);
  expect(mailsTo(email)).toEqual([]);
  await confirmAddress(server.database.db, email);
  await runTwice(id);
  expect(mailsTo(email)).toHaveLength(1);
});

test('who has seen it is not mailed, which is written down once', async () => {
  const email = 'here-it-is@example.com';
  const browser = await person(email);
  const id = await left(browser);
  const look = () => browser.api.call(api.getOptimization, { params: { id } });
  await look();
  const seenAt = (await row(id))?.seenAt;
  expect(seenAt).not.toBeNull();
  later = 5000;
  await look();
  expect((await row(id))?.seenAt).toEqual(seenAt);
  await runTwice(id);
  expect(mailsTo(email)).toEqual([]);
});

test('somebody else’s look counts for nothing, nor does one before it is completed', async () => {
  const email = 'nobody-looked@example.com';
  const browser = await person(email);
  const id = await left(browser);
  const stranger = server.browser('198.51.100.200');
  expect((await stranger.fetch(`/api/optimization/${id}`)).status).toBe(404);
  expect((await row(id))?.seenAt).toBeNull();
  const { db } = server.database;
  await db.update(table).set({ status: 'processing' }).where(eq(table.id, id));
  await browser.api.call(api.getOptimization, { params: { id } });
  expect((await row(id))?.seenAt).toBeNull();
  await runTwice(id);
  expect(mailsTo(email)).toEqual([]);
});

test('one that is made anew, a visitor’s and a deleted one are not mailed about', async () => {
  const email = 'made-anew-again@example.com';
  const browser = await person(email);
  const id = await left(browser);
  const { questions } = await browser.api.call(api.listQuestions, { params: { id } });
  const key = questions.find(({ requirement }) => /SAP/.test(requirement))?.key ?? '';
  const text = 'I booked goods receipts in SAP with the drivers at the gate and mended wrong counts there.';
  const first = (await row(id))?.completedAt;
  await browser.api.call(api.answerQuestion, { params: { id }, body: { key, state: 'answered', text } });
  await expect
    .poll(async () => (await row(id))?.completedAt?.getTime(), { timeout: 60_000 })
    .toBeGreaterThan(first?.getTime() ?? 0);
  expect(await queued(id)).toEqual([60]);

  expect(await queued(await left(server.browser('198.51.100.201')))).toEqual([]);

  await browser.api.call(api.deleteOptimization, { params: { id } });
  await runTwice(id);
  expect(mailsTo(email)).toEqual([]);
});

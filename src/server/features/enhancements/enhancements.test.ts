import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { EnhancementView } from '#contract/enhancements.ts';
import type { RouteBodySent } from '#contract/route.ts';
import type { PaymentType } from '#domain/billing/prices.ts';
import type { Browser } from '#test/support/browser.ts';
import { makeDocx, paragraph } from '#test/support/make-docx.ts';
import { optimize, pay, resumeText, signUp } from '#test/support/people.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { testEngine } from '#test/support/test-engine.ts';
import { codeOf } from '#web/api/http-error.ts';
import { linkedinEnhancements as table } from '../../db/schema/assessments.ts';
import { EngineBusy, type Engine, type EnhancementRequest } from '../../engine/tasks.ts';
import { enhanceJob } from './jobs.ts';
import { enhancementWork } from './work.ts';

/** The real engine, which fails where a test says so. */
const threads = testEngine();
let fails: boolean;
let isBusyOnce: boolean;
/** Nothing is enhanced before it is settled. */
let held: Promise<void>;
let asked: EnhancementRequest[];
beforeEach(() => {
  fails = false;
  isBusyOnce = false;
  held = Promise.resolve();
  asked = [];
});
const engine: Engine = {
  ...threads,
  async run(task, input) {
    if (task !== 'enhanceProfile') return threads.run(task, input);
    asked.push(input as EnhancementRequest);
    await held;
    if (fails) throw new Error('a fault');
    if (isBusyOnce) {
      isBusyOnce = false;
      throw new EngineBusy('enhanceProfile took too long');
    }
    return threads.run(task, input);
  },
};

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ engine });
});
afterAll(() => server.close());

const profileText = [
  'Robin Example',
  'Warehouse Supervisor at Northwind Logistics',
  'Springfield, Illinois',
  'About',
  'I run warehouses and train the people who work in them.',
  'Experience',
  'Warehouse Supervisor',
  'Northwind Logistics',
  'Mar 2019 - Present',
  'Reduced picking errors by 23% by introducing barcode scanning.',
  'Education',
  'Springfield College',
  'Associate Degree, Business Administration',
  'Skills',
  'Inventory Management',
  'SAP ERP',
].join('\n');

let people = 0;
async function person(...bought: PaymentType[]) {
  const browser = server.browser(`203.0.113.${(people += 1)}`);
  await signUp(browser, `enhanced-${people}@example.com`);
  const payments: string[] = [];
  for (const type of bought) payments.push((await pay(browser, type)).paymentIntentId);
  return { browser, payments };
}

const start = (browser: Browser, more: Partial<RouteBodySent<typeof api.enhanceLinkedin>> = {}) =>
  browser.api.call(api.enhanceLinkedin, { body: { profileText, targetRole: 'Warehouse Manager', ...more } });
const get = (browser: Browser, id: string) => browser.api.call(api.getEnhancement, { params: { id } });
const list = (browser: Browser) => browser.api.call(api.listEnhancements, {});
const retry = (browser: Browser, id: string) => browser.api.call(api.retryEnhancement, { params: { id } });
const remove = (browser: Browser, id: string) => browser.api.call(api.deleteEnhancement, { params: { id } });

/** The code of a refusal; "done" where there is none. */
const outcome = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => 'done',
    (error: unknown) => codeOf(error),
  );

async function settled(browser: Browser, id: string): Promise<EnhancementView> {
  await expect.poll(async () => (await get(browser, id)).status, { timeout: 60_000 }).not.toBe('processing');
  return get(browser, id);
}

describe('the plan for life', () => {
  test.each([
    ['nothing', [], false],
    ['a package', ['complete'], false],
    ['Pro', ['pro'], false],
    ['the plan', ['unlimited'], true],
  ] as const)('is what it takes: with %s', async (_, bought, open) => {
    const { browser } = await person(...bought);
    expect(await browser.api.call(api.checkLifetimePlan, {})).toBe(open);
    expect(await outcome(list(browser))).toBe(open ? 'done' : 'PLAN_REQUIRED');
    expect(await outcome(start(browser))).toBe(open ? 'done' : 'PLAN_REQUIRED');
    // Told before anything that is wrong with the profile.
    if (!open) expect(await outcome(start(browser, { profileText: 'x'.repeat(60) }))).toBe('PLAN_REQUIRED');
  });

  test('is asked of nobody who is not signed in', async () => {
    const browser = server.browser('203.0.113.200');
    const calls = [list(browser), start(browser), get(browser, 'x'), retry(browser, 'x'), remove(browser, 'x')];
    expect(await Promise.all([browser.api.call(api.checkLifetimePlan, {}), ...calls].map(outcome))).toEqual(
      Array(6).fill('NOT_SIGNED_IN'),
    );
  });

  test('that is refunded closes what was made, which can still be deleted', async () => {
    const { browser, payments } = await person('unlimited');
    const { enhancementId: id } = await start(browser);
    await settled(browser, id);
    const [paymentIntentId] = payments;
    await browser.api.call(api.simulateSandbox, { body: { happening: 'refund', paymentIntentId } });
    await expect.poll(() => outcome(get(browser, id)), { timeout: 30_000 }).toBe('PLAN_REQUIRED');
    expect(await outcome(list(browser))).toBe('PLAN_REQUIRED');
    expect(await outcome(retry(browser, id))).toBe('PLAN_REQUIRED');
    expect(await outcome(start(browser))).toBe('PLAN_REQUIRED');
    expect(await browser.api.call(api.checkLifetimePlan, {})).toBe(false);
    expect(await outcome(remove(browser, id))).toBe('done');
  });
});

describe('an enhancement', () => {
  test('is made of what was entered, and listed newest first', async () => {
    const { browser } = await person('unlimited');
    const first = await start(browser, { industry: 'Transportation', seniority: 'Manager' });
    const second = await start(browser, { targetRole: '  Shift Lead  ' });
    const view = await settled(browser, first.enhancementId);
    expect(view).toMatchObject({
      status: 'completed',
      targetRole: 'Warehouse Manager',
      industry: 'Transportation',
      seniority: 'Manager',
      profileText,
      failure: null,
      details: { language: 'en', contradictions: null },
    });
    expect(view.output?.headline).toMatch(/warehouse/i);
    expect(view.output?.headline.length).toBeLessThanOrEqual(220);
    const sentences = [
      ...(view.details?.missing ?? []),
      ...(view.details?.changes ?? []).flatMap((each) => each.reasons),
    ];
    expect(sentences.length).toBeGreaterThan(0);
    // Sentences, and no codes.
    expect(sentences.filter((text) => !/^[A-Z].+ .+[.?]$/.test(text))).toEqual([]);
    const { gains = [] } = view.details?.scores ?? {};
    expect(gains.filter(({ what }) => !/^[A-Z]/.test(what))).toEqual([]);
    expect(view.details?.scores.before.overall).toBeGreaterThan(0);
    await settled(browser, second.enhancementId);
    expect(await list(browser)).toMatchObject([
      { id: second.enhancementId, targetRole: 'Shift Lead', industry: null, seniority: null, status: 'completed' },
      { id: first.enhancementId, status: 'completed', completedAt: view.completedAt },
    ]);
    const { counts, recent } = await browser.api.call(api.getProfile, {});
    expect(counts.linkedinEnhancements).toBe(2);
    expect(recent.linkedinEnhancements[0]).toMatchObject({ id: second.enhancementId, hasOutput: true });
  });

  test('is made once of what is sent twice while it is being made', async () => {
    const { browser } = await person('unlimited');
    const other = await person('unlimited');
    let release = () => {};
    held = new Promise((resolve) => (release = resolve));
    const [first, second] = await Promise.all([start(browser), start(browser)]);
    expect(second).toEqual(first);
    const more = [
      start(browser, { targetRole: 'Shift Lead' }),
      start(browser, { seniority: 'Lead' }),
      start(other.browser),
    ];
    const ids = new Set([first, ...(await Promise.all(more))].map(({ enhancementId }) => enhancementId));
    expect(ids.size).toBe(4);
    release();
    for (const { id } of await list(browser)) await settled(browser, id);
    expect(await list(browser)).toHaveLength(3);
    // The next is another one.
    expect((await start(browser)).enhancementId).not.toBe(first.enhancementId);
  });

  test('refuses an address without a text, and a text that is no profile', async () => {
    const { browser } = await person('unlimited');
    const profileUrl = 'https://www.linkedin.com/in/robin-example';
    expect(await outcome(start(browser, { profileText: undefined, profileUrl }))).toBe('PROFILE_BLOCKED');
    expect(await outcome(start(browser, { profileUrl }))).toBe('done');
    const poem = 'The sea was calm, and nobody on the beach that evening said a word to anybody.';
    expect(await outcome(start(browser, { profileText: poem }))).toBe('PROFILE_UNREADABLE');
    expect(await outcome(start(browser, { profileText: 'Too short' }))).toBe('INVALID_INPUT');
    expect(await outcome(start(browser, { profileText: undefined }))).toBe('INVALID_INPUT');
    expect(await list(browser)).toHaveLength(1);
  });

  test('takes the linked resume of its owner alone', async () => {
    const { browser } = await person('unlimited');
    const other = await person('unlimited');
    const { id: optimizationId } = await optimize(browser);
    const docx = makeDocx({
      body: resumeText
        .split('\n')
        .map((line) => paragraph(line))
        .join(''),
    });
    const file = new File([new Uint8Array(docx)], 'resume.docx');
    const { uploadId } = await browser.api.call(api.uploadResume, { file });
    expect(await outcome(start(other.browser, { optimizationId }))).toBe('OPTIMIZATION_NOT_FOUND');
    expect(await outcome(start(other.browser, { uploadId }))).toBe('UPLOAD_NOT_FOUND');
    expect(await list(other.browser)).toEqual([]);
    for (const linked of [{ optimizationId }, { uploadId }]) {
      const { enhancementId } = await start(browser, linked);
      const { details } = await settled(browser, enhancementId);
      expect(details?.contradictions).not.toBeNull();
      expect(asked.at(-1)?.resume?.resume.basics?.email).toBe('robin@example.com');
    }
  });

  test('of another is not found, by any route', async () => {
    const { browser } = await person('unlimited');
    const other = await person('unlimited');
    const { enhancementId: id } = await start(browser);
    await settled(browser, id);
    for (const call of [get, retry, remove]) {
      expect(await outcome(call(other.browser, id))).toBe('ENHANCEMENT_NOT_FOUND');
      expect(await outcome(call(browser, 'no-id'))).toBe('ENHANCEMENT_NOT_FOUND');
    }
    expect(await list(other.browser)).toEqual([]);
    expect(await outcome(remove(browser, id))).toBe('done');
    expect(await outcome(get(browser, id))).toBe('ENHANCEMENT_NOT_FOUND');
  });

  test('that finds the engine busy, or being closed, is made by the next run', async () => {
    const { browser } = await person('unlimited');
    isBusyOnce = true;
    const { enhancementId: id } = await start(browser);
    expect(await settled(browser, id)).toMatchObject({ status: 'completed', failure: null });
  });

  test('that failed says so, and is run again; no other is', async () => {
    const { browser } = await person('unlimited');
    fails = true;
    const { enhancementId: id } = await start(browser);
    const failed = await settled(browser, id);
    expect(failed).toMatchObject({ status: 'failed', output: null, details: null, profileText });
    expect(failed.failure).toMatch(/^We couldn’t enhance your profile/);
    fails = false;
    expect(await Promise.all([retry(browser, id), retry(browser, id)].map(outcome))).toEqual(
      expect.arrayContaining(['done', 'ENHANCEMENT_NOT_FAILED']),
    );
    expect(await settled(browser, id)).toMatchObject({ status: 'completed', failure: null });
    expect(asked).toHaveLength(2);
    expect(await outcome(retry(browser, id))).toBe('ENHANCEMENT_NOT_FAILED');
  });

  test('whose process died is made by the next run; one that is made stays as it is', async () => {
    const { browser } = await person('unlimited');
    const { db } = server.database;
    const { enhancementId } = await start(browser);
    const first = await settled(browser, enhancementId);
    const [made] = await db.select().from(table).where(eq(table.id, enhancementId));
    // Begun by a process that is gone: stored, and nobody works on it.
    const { userId, profileInput, targetRole } = made ?? {};
    const [left] = await db.insert(table).values({ userId, profileInput, targetRole }).returning();
    const id = left?.id ?? '';
    for (const each of [enhancementId, id, id])
      await db.transaction((tx) => server.queue.enqueue(enhanceJob, { enhancementId: each }, tx));
    expect((await settled(browser, id)).output).toEqual(first.output);
    expect(await get(browser, enhancementId)).toEqual(first);
    const log = { error: () => undefined } as never;
    const work = enhancementWork({ db, clock: { now: () => new Date() }, engine, log });
    await work.gaveUp?.({ enhancementId });
    expect((await get(browser, enhancementId)).status).toBe('completed');
    await db.update(table).set({ status: 'processing' }).where(eq(table.id, id));
    await work.gaveUp?.({ enhancementId: id });
    expect((await get(browser, id)).status).toBe('failed');
  });
});

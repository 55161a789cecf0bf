import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { InterviewPrepView } from '#contract/interview-preps.ts';
import type { InterviewPrep } from '#domain/interview/interview-prep.ts';
import type { AnswerReview } from '#domain/interview/practice.ts';
import type { PaymentType } from '#domain/billing/prices.ts';
import type { Browser } from '#test/support/browser.ts';
import { claim, optimize, pay, signUp } from '#test/support/people.ts';
import { all, downloadOutcome, forget, generate, get, outcome, outcomes, practice } from '#test/support/prep-calls.ts';
import { samplePrep } from '#test/support/sample-prep.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { testEngine } from '#test/support/test-engine.ts';
import { interviewPreps, practicedAnswers, resumeOptimizations } from '../../db/schema/optimizations.ts';
import type { InterviewRequest } from '../../engine/interview-tasks.ts';
import { EngineBusy, type Engine } from '../../engine/tasks.ts';
import { prepareInterviewJob } from './jobs.ts';
import { interviewPrepWork } from './making.ts';

const review: AnswerReview = {
  aspects: [{ aspect: 'result', found: 'missing', quote: '', note: 'no-result' }],
  score: 40,
  unsupported: ['a team of 90'],
  words: 12,
};

/** Makes what the test says; everything but interviews is the real engine's. */
const threads = testEngine();
let prepared: (request: InterviewRequest) => InterviewPrep | Promise<InterviewPrep>;
let runs: unknown[];
/** Ends what waits for it. */
let letGo: () => void;
beforeEach(() => {
  prepared = () => samplePrep;
  runs = [];
  letGo = () => undefined;
});
afterEach(() => letGo());
const held = () => new Promise<InterviewPrep>((resolve) => (letGo = () => resolve(samplePrep)));
const engine: Engine = {
  ...threads,
  async run(task, input) {
    if (task === 'reviewAnswer') return review as never;
    if (task !== 'prepareInterview') return threads.run(task, input);
    runs.push(input);
    return (await prepared(input as never)) as never;
  },
};

let later = 0;
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ engine, clock: { now: () => new Date(Date.now() + later) } });
});
afterAll(() => server.close());

let people = 0;
const newBrowser = () => server.browser(`203.0.113.${(people += 1)}`);

/** Somebody with an account, a completed optimization, and what they paid for. */
async function person(...bought: PaymentType[]) {
  const browser = newBrowser();
  const email = `prepared-${(people += 1)}@example.com`;
  await signUp(browser, email);
  const { id } = await optimize(browser);
  const payments: string[] = [];
  for (const type of bought) {
    payments.push((await pay(browser, type, type === 'pro' || type === 'unlimited' ? undefined : id)).paymentIntentId);
  }
  return { browser, email, id, payments };
}

async function settled(browser: Browser, id: string): Promise<InterviewPrepView> {
  await expect.poll(async () => (await get(browser, id)).status, { timeout: 30_000 }).not.toBe('processing');
  return get(browser, id);
}

async function made(...bought: PaymentType[]) {
  const somebody = await person(...bought);
  await generate(somebody.browser, somebody.id);
  return { ...somebody, prep: await settled(somebody.browser, somebody.id) };
}

describe('who may', () => {
  test('nobody but the owner finds an optimization, whatever is paid', async () => {
    const { browser: owner, id } = await made('complete');
    const kept = await practice(owner, id);
    const other = await person('unlimited');
    const stranger = newBrowser();
    expect(await outcomes(other.browser, id, kept.id)).toEqual(all('OPTIMIZATION_NOT_FOUND'));
    expect(await outcomes(stranger, id, kept.id)).toEqual(all('OPTIMIZATION_NOT_FOUND'));
    expect(await outcomes(owner, 'no-id')).toEqual(all('OPTIMIZATION_NOT_FOUND'));
    expect((await get(owner, id)).practice).toHaveLength(1);
    // Nor does somebody else's answer go by way of one's own prep.
    await generate(other.browser, other.id);
    await settled(other.browser, other.id);
    expect(await outcome(forget(other.browser, other.id, kept.id))).toBe('ANSWER_NOT_FOUND');
    expect((await get(owner, id)).practice).toHaveLength(1);
  });

  test('a visitor’s own is locked, and stays so in an account until it is paid', async () => {
    const browser = newBrowser();
    const { id, claimToken = '' } = await optimize(browser);
    expect(await outcomes(browser, id)).toEqual(all('PAYMENT_REQUIRED'));
    await signUp(browser, 'claims-for-prep@example.com');
    await claim(browser, claimToken);
    expect(await outcomes(browser, id)).toEqual(all('PAYMENT_REQUIRED'));
    await pay(browser, 'resume', id);
    expect(await outcomes(browser, id)).toEqual(all('PAYMENT_REQUIRED'));
    await pay(browser, 'complete', id);
    const none = 'PREP_NOT_FOUND';
    expect(await outcome(get(browser, id))).toBe(none);
    expect(await downloadOutcome(browser, id)).toBe(none);
    expect(await outcome(practice(browser, id))).toBe(none);
    expect(await outcome(forget(browser, id, id))).toBe(none);
    expect(await generate(browser, id)).toMatchObject({ status: 'processing' });
    expect((await settled(browser, id)).status).toBe('completed');
  });

  test('who had Pro reads what was made, and makes, downloads and practices no more', async () => {
    const { browser, id, email } = await made('pro');
    const kept = await practice(browser, id);
    await browser.api.call(api.cancelSandboxSubscription, {});
    later = 32 * 24 * 3600 * 1000;
    try {
      await browser.api.call(api.login, { body: { email, password: 'correct horse' } });
      const locked = 'PAYMENT_REQUIRED';
      await expect.poll(() => downloadOutcome(browser, id), { timeout: 30_000 }).toBe(locked);
      expect(await get(browser, id)).toMatchObject({ status: 'completed', access: 'read', tips: samplePrep.tips });
      expect(await outcomes(browser, id, kept.id)).toEqual({
        generate: locked,
        get: 'done',
        download: locked,
        practice: locked,
        forget: 'done',
      });
    } finally {
      later = 0;
    }
  });

  test('a refund locks all of it', async () => {
    const { browser, id, payments } = await made('complete');
    const kept = await practice(browser, id);
    const [paymentIntentId] = payments;
    await browser.api.call(api.simulateSandbox, { body: { happening: 'refund', paymentIntentId } });
    await expect.poll(() => outcome(get(browser, id)), { timeout: 30_000 }).toBe('PAYMENT_REQUIRED');
    expect(await outcomes(browser, id, kept.id)).toEqual(all('PAYMENT_REQUIRED'));
    const { recent } = await browser.api.call(api.getProfile, {});
    expect(recent.interviewPreps).toEqual([expect.objectContaining({ optimizationId: id, hasOutput: false })]);
  });
});

describe('a prep', () => {
  test('is made from the optimization, and listed as specified', async () => {
    const { browser, id, prep } = await made('complete');
    const [motivation, claimed, sap, lean] = samplePrep.questions.map(({ text }) => text);
    const [story] = samplePrep.stories;
    expect(prep).toMatchObject({
      optimizationId: id,
      status: 'completed',
      jobTitle: 'Warehouse Manager',
      companyName: 'Fabrikam',
      questions: [motivation],
      behavioralQuestions: [claimed],
      technicalQuestions: [sap, lean],
      starGuides: {
        situation: [],
        task: [],
        action: [story?.parts.action],
        result: [story?.parts.result],
      },
      tips: samplePrep.tips,
      details: { language: 'en', questions: samplePrep.questions, stories: samplePrep.stories },
      outdated: false,
      access: 'download',
      practice: [],
      failure: null,
    });
    expect(runs).toEqual([
      expect.objectContaining({ jobTitle: 'Warehouse Manager', companyName: 'Fabrikam', answers: [] }),
    ]);
    const { recent, counts } = await browser.api.call(api.getProfile, {});
    expect(recent.interviewPreps).toEqual([
      expect.objectContaining({ id: prep.id, optimizationId: id, status: 'completed', hasOutput: true }),
    ]);
    expect(counts.interviewPreps).toBe(1);
  });

  test('is one, made once, however many ask at the same time', async () => {
    prepared = held;
    const { browser, id } = await person('complete');
    const asked = await Promise.all(Array.from({ length: 8 }, () => generate(browser, id)));
    expect(new Set(asked.map((answer) => answer.id)).size).toBe(1);
    expect(asked.every(({ status }) => status === 'processing')).toBe(true);
    await expect.poll(() => runs.length, { timeout: 20_000 }).toBe(1);
    expect(await outcome(practice(browser, id))).toBe('NOT_READY');
    expect(await downloadOutcome(browser, id)).toBe('NOT_READY');
    expect(await get(browser, id)).toMatchObject({ status: 'processing', details: null, questions: [], tips: [] });
    const { recent } = await browser.api.call(api.getProfile, {});
    expect(recent.interviewPreps).toEqual([expect.objectContaining({ status: 'processing', hasOutput: false })]);
    letGo();
    expect((await settled(browser, id)).status).toBe('completed');
    expect(runs).toHaveLength(1);
    expect(await server.database.db.$count(interviewPreps, eq(interviewPreps.optimizationId, id))).toBe(1);
  });

  test('is outdated by an answer, and made anew in place with it; what was practiced stays', async () => {
    const { browser, id, prep } = await made('complete');
    const kept = await practice(browser, id);
    const { questions } = await browser.api.call(api.listQuestions, { params: { id } });
    const sap = questions.find(({ requirement }) => /SAP/.test(requirement));
    const text = 'I booked goods receipts in SAP with the drivers at the gate and mended wrong counts there.';
    const body = { key: sap?.key ?? '', state: 'answered' as const, text };
    await browser.api.call(api.answerQuestion, { params: { id }, body });
    await expect
      .poll(async () => (await browser.api.call(api.getOptimization, { params: { id } })).status, { timeout: 30_000 })
      .toBe('completed');
    expect(await get(browser, id)).toMatchObject({ outdated: true, details: { questions: samplePrep.questions } });
    prepared = () => ({ ...samplePrep, tips: ['Another tip.'] });
    expect((await generate(browser, id)).id).toBe(prep.id);
    const again = await settled(browser, id);
    expect(again).toMatchObject({ id: prep.id, outdated: false, tips: ['Another tip.'] });
    expect(again.practice).toEqual([kept]);
    expect(runs.at(-1)).toMatchObject({ answers: [expect.objectContaining({ text })] });
  });

  test('that finds the engine busy, or being closed, is made by the next run', async () => {
    const { browser, id } = await made('complete');
    prepared = () => {
      prepared = () => samplePrep;
      throw new EngineBusy('prepareInterview took too long');
    };
    await generate(browser, id);
    expect(await settled(browser, id)).toMatchObject({ status: 'completed', failure: null });
  });

  test('that failed says so, keeps what it was, and can be made again', async () => {
    const { browser, id } = await made('complete');
    prepared = () => {
      throw new Error('a fault');
    };
    await generate(browser, id);
    const failed = await settled(browser, id);
    expect(failed).toMatchObject({ status: 'failed', failure: 'Interview preparation failed. Please try again.' });
    expect(failed.tips).toEqual(samplePrep.tips);
    expect(await outcome(practice(browser, id))).toBe('NOT_READY');
    prepared = () => samplePrep;
    await generate(browser, id);
    expect(await settled(browser, id)).toMatchObject({ status: 'completed', failure: null });
  });

  test('is not begun while its optimization is not completed', async () => {
    const { browser, id } = await person('complete');
    const { db } = server.database;
    for (const status of ['pending', 'processing', 'failed'] as const) {
      await db.update(resumeOptimizations).set({ status }).where(eq(resumeOptimizations.id, id));
      expect(await outcome(generate(browser, id))).toBe('NOT_READY');
    }
    expect(await outcome(get(browser, id))).toBe('PREP_NOT_FOUND');
  });

  test('whose process died is made by the next run, and no run changes one that is made', async () => {
    const { browser, id } = await person('complete');
    const { db } = server.database;
    // Begun by a process that is gone: stored, and nobody works on it.
    const { userId } = (await db.select().from(resumeOptimizations).where(eq(resumeOptimizations.id, id)))[0] ?? {};
    const [row] = await db
      .insert(interviewPreps)
      .values({ userId, optimizationId: id, jobTitle: 'Warehouse Manager' })
      .returning();
    const prepId = row?.id ?? '';
    const run = () => db.transaction((tx) => server.queue.enqueue(prepareInterviewJob, { prepId, startedBy: {} }, tx));
    await run();
    const { completedAt } = await settled(browser, id);
    prepared = () => ({ ...samplePrep, tips: ['Of a second run.'] });
    await run();
    await generate(browser, id);
    await settled(browser, id);
    await run();
    // One begun, one asked for again; the others found it made.
    await expect.poll(() => runs.length, { timeout: 20_000 }).toBe(2);
    expect(completedAt).not.toBeNull();
    expect((await get(browser, id)).tips).toEqual(['Of a second run.']);
  });

  test('that the queue gives up fails; one that is made does not', async () => {
    const { browser, id } = await person('complete');
    const { prep: done, ...maker } = await made('complete');
    const log = { error: () => undefined } as never;
    const work = interviewPrepWork({
      db: server.database.db,
      clock: { now: () => new Date() },
      engine,
      log,
      modelWording: { waits: false, ask: async () => undefined },
    });
    prepared = held;
    const { id: prepId } = await generate(browser, id);
    await work.gaveUp?.({ prepId, startedBy: {} });
    await work.gaveUp?.({ prepId: done.id, startedBy: {} });
    expect(await get(browser, id)).toMatchObject({ status: 'failed', completedAt: null });
    expect(await get(maker.browser, maker.id)).toMatchObject({ status: 'completed' });
  });

  test('goes with its optimization, and what was practiced with it', async () => {
    const { browser, id, prep } = await made('complete');
    await practice(browser, id);
    await browser.api.call(api.deleteOptimization, { params: { id } });
    const { db } = server.database;
    expect(await db.$count(interviewPreps, eq(interviewPreps.id, prep.id))).toBe(0);
    expect(await db.$count(practicedAnswers, eq(practicedAnswers.prepId, prep.id))).toBe(0);
    expect((await browser.api.call(api.getProfile, {})).counts.interviewPreps).toBe(0);
  });
});

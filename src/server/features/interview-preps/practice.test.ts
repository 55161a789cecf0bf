import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { AnswerReview } from '#domain/interview/practice.ts';
import { optimize, pay, resumeText, signUp } from '#test/support/people.ts';
import { download, forget, generate, get, outcome, practice } from '#test/support/prep-calls.ts';
import { samplePrep } from '#test/support/sample-prep.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { testEngine } from '#test/support/test-engine.ts';
import { interviewPreps, practicedAnswers } from '../../db/schema/optimizations.ts';
import type { Engine } from '../../engine/tasks.ts';
import { mostPracticed } from './service.ts';

const review: AnswerReview = {
  aspects: [{ aspect: 'result', found: 'missing', quote: '', note: 'no-result' }],
  score: 40,
  unsupported: ['a team of 90'],
  words: 12,
};

/** The sample prep and one review for any answer, unless the test asks for the engine's own. */
const threads = testEngine();
let byItself: boolean;
beforeEach(() => {
  byItself = false;
});
const engine: Engine = {
  ...threads,
  async run(task, input) {
    if (!byItself && task === 'prepareInterview') return samplePrep as never;
    if (!byItself && task === 'reviewAnswer') return review as never;
    return threads.run(task, input);
  },
};

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ engine });
});
afterAll(() => server.close());

let people = 0;

/** Somebody with an account, and the prep of an optimization that they paid for. */
async function made() {
  const browser = server.browser(`203.0.113.${(people += 1)}`);
  await signUp(browser, `practicing-${people}@example.com`);
  const { id } = await optimize(browser);
  await pay(browser, 'complete', id);
  await generate(browser, id);
  await expect.poll(async () => (await get(browser, id)).status, { timeout: 30_000 }).not.toBe('processing');
  return { browser, id, prep: await get(browser, id) };
}

describe('practice', () => {
  test('is judged, kept newest first, and deleted one by one', async () => {
    const { browser, id } = await made();
    expect(await outcome(practice(browser, id, 'Anything.', 'no-question'))).toBe('QUESTION_NOT_FOUND');
    const first = await practice(browser, id, '  The first answer.  ');
    expect(first).toMatchObject({
      questionId: 'claim:picking-errors',
      text: 'The first answer.',
      seconds: 30,
      review: { score: 40, unsupported: ['a team of 90'], words: 12 },
    });
    expect(first.review.aspects).toEqual([
      { aspect: 'result', found: 'missing', quote: '', note: 'The ending is missing. What came of it?' },
    ]);
    const second = await practice(browser, id, 'The second answer.');
    expect((await get(browser, id)).practice).toEqual([second, first]);
    expect(await outcome(forget(browser, id, first.id))).toBe('done');
    expect(await outcome(forget(browser, id, first.id))).toBe('ANSWER_NOT_FOUND');
    expect(await outcome(forget(browser, id, 'no-id'))).toBe('ANSWER_NOT_FOUND');
    expect((await get(browser, id)).practice).toEqual([second]);
    expect(await outcome(practice(browser, id, '   '))).toBe('INVALID_INPUT');
  });

  test('is kept once, however often the same answer is sent in a minute', async () => {
    const { browser, id } = await made();
    const sent = await Promise.all([practice(browser, id, 'Twice.'), practice(browser, id, 'Twice.')]);
    expect(new Set(sent.map((answer) => answer.id)).size).toBe(1);
    expect(await practice(browser, id, 'Twice.')).toEqual(sent[0]);
    // Another answer, and the same to another question, are others.
    await practice(browser, id, 'Three times.');
    await practice(browser, id, 'Twice.', 'motivation');
    expect((await get(browser, id)).practice).toHaveLength(3);
    const before = new Date(Date.now() - 61_000);
    await server.database.db.update(practicedAnswers).set({ createdAt: before });
    await practice(browser, id, 'Twice.');
    expect((await get(browser, id)).practice).toHaveLength(4);
  });

  test.each([
    [-1, 0],
    [1e9, 86_400],
  ])('%d seconds by a clock that is off count as %d', async (seconds, kept) => {
    const { browser, id } = await made();
    const body = { questionId: 'motivation', text: 'I like it.', seconds };
    const params = { optimizationId: id };
    expect(await browser.api.call(api.practiceAnswer, { params, body })).toMatchObject({ seconds: kept });
  });

  test(`keeps ${mostPracticed}: the oldest goes for the next, also where two come at once`, async () => {
    const { browser, id, prep } = await made();
    const { db } = server.database;
    const old = Array.from({ length: mostPracticed }, (_, index) => ({
      prepId: prep.id,
      questionId: 'motivation',
      text: `Old ${index}`,
      seconds: 1,
      review,
      createdAt: new Date(Date.parse('2026-01-01T00:00:00Z') + index * 1000),
    }));
    await db.insert(practicedAnswers).values(old);
    await Promise.all([practice(browser, id, 'New'), practice(browser, id, 'Newer')]);
    const kept = (await get(browser, id)).practice.map(({ text }) => text);
    expect(kept).toHaveLength(mostPracticed);
    expect(kept.slice(0, 2).toSorted()).toEqual(['New', 'Newer']);
    expect(kept.at(-1)).toBe('Old 2');
  });
});

test('by the engine itself, questions rest on the person’s own lines, and an answer is reviewed', async () => {
  byItself = true;
  const { browser, id, prep } = await made();
  expect(prep.status).toBe('completed');
  const { questions = [] } = prep.details ?? {};
  expect(prep.questions.length * prep.behavioralQuestions.length * prep.technicalQuestions.length).toBeGreaterThan(0);
  const quoted = questions.flatMap(({ evidence }) => evidence.map(({ text }) => text));
  expect(quoted.length).toBeGreaterThan(0);
  expect(quoted.filter((text) => !resumeText.includes(text))).toEqual([]);
  const story =
    'In 2021 at Northwind I was to halve our picking errors. I introduced scanners, and errors fell by 23%.';
  const asked = questions.find(({ kind }) => kind === 'behavioral');
  const { review: found } = await practice(browser, id, story, asked?.id);
  expect(found.words).toBe(19);
  expect(found.aspects.filter(({ note }) => !/^[A-Z].+[.?]$/.test(note))).toEqual([]);
  expect((await download(browser, id)).status).toBe(200);
});

test('a name in letters that a header does not hold leaves no hyphens where they were', async () => {
  const { browser, id } = await made();
  const { db } = server.database;
  await db
    .update(interviewPreps)
    .set({ jobTitle: 'Nurse <b>看護師</b> 日本' })
    .where(eq(interviewPreps.optimizationId, id));
  expect((await download(browser, id)).headers.get('content-disposition')).toMatch(
    /^attachment; filename="interview-prep-nurse-b-b\.pdf"; filename\*=UTF-8''interview-prep-nurse-b-%E7/,
  );
});

test('the download is a tagged PDF named after the job, on the paper that is asked for', async () => {
  const { browser, id } = await made();
  const answer = await download(browser, id, 'a4');
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="interview-prep-warehouse-manager.pdf"');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.includes('<pdfuaid:part>1<')).toBe(true);
  expect(bytes.includes('Interview preparation – Warehouse Manager')).toBe(true);
  // Robin lives in Illinois.
  const own = Buffer.from(await (await download(browser, id)).arrayBuffer()).toString('latin1');
  expect(own).toMatch(/\/MediaBox ?\[0 0 612 792/);
  expect(bytes.toString('latin1')).toMatch(/\/MediaBox ?\[0 0 595/);
  const file = await browser.api.file(api.downloadInterviewPrep, { params: { optimizationId: id } });
  expect(file.name).toBe('interview-prep-warehouse-manager.pdf');
});

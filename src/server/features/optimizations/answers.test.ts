import { eq } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { documentFromText } from '#domain/document/plain-text.ts';
import { resumeToText } from '#domain/resume/document/resume-text.ts';
import { letterToText } from '#domain/tailoring/letter/letter-text.ts';
import type { Browser } from '#test/support/browser.ts';
import { claim, job, optimize, resumeText, signUp } from '#test/support/people.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { resumeOptimizations as table, uploads } from '../../db/schema/optimizations.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    reader: {
      read: async ({ bytes }) => ({ ok: true, document: documentFromText(new TextDecoder().decode(bytes)) }),
      pictures: async () => [],
      close: async () => undefined,
    },
  });
});
afterAll(() => server.close());

let people = 0;
const newBrowser = () => server.browser(`198.51.100.${(people += 1)}`);
const newEmail = () => `answers-${(people += 1)}@example.com`;

const questionsOf = (browser: Browser, id: string) => browser.api.call(api.listQuestions, { params: { id } });

async function settled(browser: Browser, id: string) {
  for (let waited = 0; waited < 30_000; waited += 50) {
    const seen = await questionsOf(browser, id);
    if (seen.status === 'completed' || seen.status === 'failed') return seen;
    await sleep(50);
  }
  throw new Error('The optimization did not settle.');
}

const give = (browser: Browser, id: string, key: string, text: string, pointer?: string) =>
  browser.api.call(api.answerQuestion, {
    params: { id },
    body: { key, state: 'answered', text, ...(pointer === undefined ? {} : { pointer }) },
  });

async function stored(id: string) {
  const [row] = await server.database.db.select().from(table).where(eq(table.id, id));
  if (!row?.tailoring) throw new Error('Nothing is stored.');
  return { ...row, tailoring: row.tailoring };
}

async function expectAgreement(id: string): Promise<void> {
  const { tailoring, optimizedContent, coverLetter, matchScore, source } = await stored(id);
  const { resume, sectionOrder, unplaced, letter } = tailoring;
  expect(optimizedContent).toBe(resumeToText(resume, sectionOrder, source.language, unplaced));
  expect(coverLetter).toBe(letterToText(letter));
  expect(matchScore).toBe(tailoring.matchScore);
}

const sapText = 'I booked goods receipts in SAP with the drivers at the gate and mended wrong counts there.';
const sapLine = /Booked goods receipts in SAP with the drivers/;
const keyFor = (seen: Awaited<ReturnType<typeof questionsOf>>, what: RegExp): string => {
  const found = seen.questions.find(({ requirement }) => what.test(requirement));
  if (!found) throw new Error(`Nothing like ${what.source} is asked: ${JSON.stringify(seen.questions)}`);
  return found.key;
};

describe('an answer', () => {
  test('is a line of the same optimization: rows, scores, letter and documents agree', async () => {
    const browser = newBrowser();
    const { id } = await optimize(browser);
    const before = await questionsOf(browser, id);
    const [first] = before.questions;
    expect(first).toMatchObject({ place: { pointer: '/work/0', name: 'Warehouse Supervisor, Northwind Logistics' } });
    const key = keyFor(before, /SAP/);
    const answer = await give(browser, id, key, sapText);
    expect(answer.answers).toMatchObject([{ key, text: sapText, state: 'answered', used: true, missing: null }]);
    const after = await settled(browser, id);
    expect(after.questions.map((question) => question.key)).not.toContain(key);
    expect(after.matchScore).toBeGreaterThan(before.matchScore ?? 100);
    expect(after.matchScoreBefore).toBe(before.matchScoreBefore);
    const { tailoring, optimizedContent } = await stored(id);
    expect(optimizedContent).toMatch(sapLine);
    expect(tailoring.changes.filter(({ reasons }) => reasons.includes('answered'))).toHaveLength(1);
    await expectAgreement(id);
  });

  test('can be changed, moved to another entry, put off and taken back', async () => {
    const browser = newBrowser();
    const { id } = await optimize(browser);
    const before = await settled(browser, id);
    const first = await stored(id);
    const key = keyFor(before, /SAP/);
    await give(browser, id, key, sapText);
    await give(browser, id, key, sapText, '/work/1');
    const moved = await settled(browser, id);
    expect(moved.answers[0]?.place).toEqual({ pointer: '/work/1', name: 'Stock Clerk, Contoso Retail' });
    const { tailoring } = await stored(id);
    expect(tailoring.resume.work?.[1]?.highlights?.join('\n')).toMatch(sapLine);
    await browser.api.call(api.answerQuestion, { params: { id }, body: { key, state: 'later' } });
    expect((await settled(browser, id)).answers).toMatchObject([{ key, state: 'later', text: '', used: false }]);
    await give(browser, id, key, sapText);
    await settled(browser, id);
    await browser.api.call(api.removeAnswer, { params: { id, key } });
    const after = await settled(browser, id);
    expect(after).toEqual(before);
    const last = await stored(id);
    expect(last.tailoring).toEqual(first.tailoring);
    expect(last.optimizedContent).toBe(first.optimizedContent);
    await expect(browser.api.call(api.removeAnswer, { params: { id, key } })).rejects.toMatchObject({
      status: 404,
      details: { code: 'QUESTION_NOT_FOUND' },
    });
  });

  test('that says nothing changes nothing, and says what is missing', async () => {
    const browser = newBrowser();
    const { id } = await optimize(browser);
    const before = await settled(browser, id);
    const key = keyFor(before, /SAP/);
    for (const [text, missing] of [
      ['Yes', /^Say where and what for/],
      ['', /^Say where and what for/],
      ['I have never done that', /stays out of your resume/],
      ['I baked bread every morning for my neighbours', /^This doesn’t show “/],
    ] as const) {
      const after = await give(browser, id, key, text);
      expect(after).toMatchObject({ status: 'completed', matchScore: before.matchScore });
      expect(after.questions).toEqual(before.questions);
      expect(after.answers[0]).toMatchObject({ used: false, missing: expect.stringMatching(missing) as unknown });
    }
    const denied = await browser.api.call(api.answerQuestion, { params: { id }, body: { key, state: 'no' } });
    expect(denied.questions.map((question) => question.key)).not.toContain(key);
    expect(denied.matchScore).toBe(before.matchScore);
    const row = await stored(id);
    expect(row.revision).toBe(0);
  });

  test('is refused for a question that was not asked, and for an entry that is not there', async () => {
    const browser = newBrowser();
    const { id } = await optimize(browser);
    const { questions } = await settled(browser, id);
    await expect(give(browser, id, 'abap-1', sapText)).rejects.toMatchObject({
      details: { code: 'QUESTION_NOT_FOUND' },
    });
    await expect(give(browser, id, questions[0]?.key ?? '', sapText, '/work/9')).rejects.toMatchObject({
      status: 400,
    });
    await expect(give(browser, id, questions[0]?.key ?? '', 'a'.repeat(1001))).rejects.toMatchObject({ status: 400 });
  });

  test('of two given at once neither is lost, and of one question the last word counts', async () => {
    const browser = newBrowser();
    const { id } = await optimize(browser);
    const { questions } = await settled(browser, id);
    const [one, other] = questions;
    if (!one || !other) throw new Error('Too little is asked.');
    const text = (what: string, where: string) => `I did ${what} every week with the drivers of ${where}`;
    await Promise.all([
      give(browser, id, one.key, text(one.requirement, 'Aldermoor')),
      give(browser, id, other.key, text(other.requirement, 'Tibbet')),
    ]);
    await give(browser, id, one.key, text(one.requirement, 'Kelder'));
    const after = await settled(browser, id);
    expect(after.answers).toHaveLength(2);
    const { optimizedContent } = await stored(id);
    for (const { key, used } of after.answers) {
      if (!used) continue;
      expect(optimizedContent).toContain(key === one.key ? 'drivers of Kelder' : 'drivers of Tibbet');
    }
    expect(after.answers.some(({ used }) => used)).toBe(true);
    expect(optimizedContent).not.toContain('Aldermoor');
    await expectAgreement(id);
  });

  test('does not open what is locked, nor exist for another person', async () => {
    const browser = newBrowser();
    const { id, view } = await optimize(browser);
    expect(view.locked).toBe(true);
    const key = keyFor(await settled(browser, id), /SAP/);
    await give(browser, id, key, sapText);
    await settled(browser, id);
    const seen = await browser.api.call(api.getOptimization, { params: { id } });
    expect(seen.locked).toBe(true);
    expect(seen.optimizedContent?.slice(400)).not.toMatch(/Northwind|pickers/);
    const other = newBrowser();
    await signUp(other, newEmail());
    for (const call of [
      () => questionsOf(other, id),
      () => give(other, id, key, sapText),
      () => other.api.call(api.removeAnswer, { params: { id, key } }),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 404, details: { code: 'OPTIMIZATION_NOT_FOUND' } });
    }
  });
});

describe('answers about an upload', () => {
  const ad = 'Contoso needs a Shift Lead.\nRequirements:\n- Experience with SAP\n- Booking of hauliers abroad';
  const begin = (browser: Browser, uploadId: string, originalContent: string, jobDescription: string) =>
    browser.api.call(api.optimizeResume, {
      body: { ...job, jobDescription, originalFileName: 'a.pdf', originalContent, uploadId },
    });

  test('are known to its next optimization, for another ad as well, and to nobody else’s', async () => {
    const browser = newBrowser();
    await signUp(browser, newEmail());
    const { uploadId, content } = await browser.api.call(api.uploadResume, { file: new File([resumeText], 'a.pdf') });
    const { optimizationId: id } = await begin(browser, uploadId, content, job.jobDescription);
    const key = keyFor(await settled(browser, id), /SAP/);
    await give(browser, id, key, sapText);
    await settled(browser, id);
    const { optimizationId: next } = await begin(browser, uploadId, content, ad);
    const after = await settled(browser, next);
    expect(after.answers).toMatchObject([{ key, used: true }]);
    const { tailoring, optimizedContent } = await stored(next);
    expect(tailoring.changes.some(({ reasons }) => reasons.includes('answered'))).toBe(true);
    expect(optimizedContent).toMatch(sapLine);

    const exported = await browser.api.call(api.exportAccount, { query: {} });
    expect(exported.uploads[0]?.answers).toMatchObject([{ key, text: sapText }]);
    expect(exported.optimizations.map(({ answers }) => answers.length)).toEqual([1, 1]);

    await browser.api.call(api.removeAnswer, { params: { id: next, key } });
    const [upload] = await server.database.db.select().from(uploads).where(eq(uploads.id, uploadId));
    expect(upload?.answers).toEqual([]);
    // Documents that are made already stay as they are.
    expect((await settled(browser, id)).answers).toHaveLength(1);
  });

  test('of pasted text stay with the optimization, and go over to the account', async () => {
    const browser = newBrowser();
    const { id, claimToken = '' } = await optimize(browser);
    const key = keyFor(await settled(browser, id), /SAP/);
    await give(browser, id, key, sapText);
    await settled(browser, id);
    await signUp(browser, newEmail());
    await claim(browser, claimToken);
    expect((await questionsOf(browser, id)).answers).toMatchObject([{ key, used: true }]);
    const { view, id: next } = await optimize(browser);
    expect(view.status).toBe('completed');
    expect((await questionsOf(browser, next)).answers).toEqual([]);
  });
});

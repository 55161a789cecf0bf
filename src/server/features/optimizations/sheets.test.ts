import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { SheetAct } from '#contract/sheets.ts';
import { resumeToText } from '#domain/resume/document/resume-text.ts';
import { letterToText } from '#domain/tailoring/letter/letter-text.ts';
import type { Browser } from '#test/support/browser.ts';
import { optimize, pay, resumeText, signUp } from '#test/support/people.ts';
import { testReader } from '#test/support/test-documents.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { resumeOptimizations as table } from '../../db/schema/optimizations.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

let people = 0;
const newBrowser = () => server.browser(`198.51.100.${(people += 1)}`);
const sheetOf = (browser: Browser, id: string) => browser.api.call(api.getSheet, { params: { id } });
const decide = (browser: Browser, id: string, ...acts: SheetAct[]) =>
  browser.api.call(api.decideSheet, { params: { id }, body: { acts } });
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => /"code":"(\w+)"/.exec(String(error))?.[1] ?? String(error),
  );

async function bought(browser = newBrowser()): Promise<{ browser: Browser; id: string }> {
  await signUp(browser, `sheet-${(people += 1)}@example.com`);
  const { id } = await optimize(browser);
  await pay(browser, 'complete', id);
  return { browser, id };
}

/** The page, the texts and the stored rows are of one outcome. */
async function expectAgreement(browser: Browser, id: string): Promise<void> {
  const [row] = await server.database.db.select().from(table).where(eq(table.id, id));
  const sheet = await sheetOf(browser, id);
  const view = await browser.api.call(api.getOptimization, { params: { id } });
  const { resume, sectionOrder, unplaced, language } = sheet.resume ?? {};
  expect(row?.tailoring?.resume).toEqual(resume);
  expect(view.optimizedContent).toBe(resumeToText(resume ?? {}, sectionOrder ?? [], language ?? 'en', unplaced));
  expect(view.coverLetter).toBe(row?.tailoring && letterToText(row.tailoring.letter));
  expect(sheet.letter?.paragraphs.map(({ text }) => text)).toEqual(
    row?.tailoring?.letter.paragraphs.map(({ text }) => text),
  );
  expect(view.matchScore).toBe(row?.tailoring?.matchScore);
  expect(view.status).toBe('completed');
}

const opening = 'Responsible for managing a team of 14 pickers across two shifts';

describe('a locked sheet', () => {
  test('shows two changes and counts, and nothing can be decided or printed', async () => {
    const browser = newBrowser();
    const { id, view } = await optimize(browser);
    const sheet = await sheetOf(browser, id);
    expect(sheet).toMatchObject({ resume: null, letter: null, refused: [], refusals: [] });
    expect(sheet.changes.length).toBe(Math.min(2, view.changesCount ?? 0));
    expect(sheet.changesCount).toBe(view.changesCount);
    const counted = Object.values(sheet.counts).reduce((sum, count) => sum + count, 0);
    expect(counted).toBe(view.changesCount);
    expect(await codeOf(decide(browser, id, { act: 'refuse-all' }))).toBe('PAYMENT_REQUIRED');
    expect(await codeOf(browser.api.call(api.printSheet, { params: { id } }))).toBe('PAYMENT_REQUIRED');
  });

  test('shows the same two however often it is run or answered', async () => {
    const browser = newBrowser();
    const { id } = await optimize(browser);
    const first = await sheetOf(browser, id);
    const { questions } = await browser.api.call(api.listQuestions, { params: { id } });
    for (const { key } of questions.slice(0, 3)) {
      const text = 'I booked goods receipts in SAP with lean methods and a forklift licence at the gate since 2019.';
      await browser.api.call(api.answerQuestion, { params: { id }, body: { key, state: 'answered', text } });
    }
    expect((await sheetOf(browser, id)).changes).toEqual(first.changes);
    const again = await optimize(browser);
    expect((await sheetOf(browser, again.id)).changes).toEqual(first.changes);
  });

  test('is nobody else’s', async () => {
    const { id } = await optimize(newBrowser());
    const stranger = newBrowser();
    expect(await codeOf(sheetOf(stranger, id))).toBe('OPTIMIZATION_NOT_FOUND');
    expect(await codeOf(decide(stranger, id, { act: 'refuse-all' }))).toBe('OPTIMIZATION_NOT_FOUND');
  });

  test('opens the letter alone where that alone was bought', async () => {
    const browser = newBrowser();
    await signUp(browser, `sheet-${(people += 1)}@example.com`);
    const { id } = await optimize(browser);
    await pay(browser, 'cover_letter', id);
    const sheet = await sheetOf(browser, id);
    expect(sheet.resume).toBeNull();
    expect(sheet.letter?.paragraphs.length).toBeGreaterThan(0);
    expect(await codeOf(decide(browser, id, { act: 'refuse-all' }))).toBe('PAYMENT_REQUIRED');
    const told = await decide(browser, id, { act: 'own-sentence', text: 'I buy my tools at Fabrikam.' });
    expect(JSON.stringify(told.letter)).toContain('I buy my tools at Fabrikam.');
  });
});

describe('an open sheet', () => {
  test('gives back each line whose change is refused, and the change when it is taken again', async () => {
    const { browser, id } = await bought();
    const before = await sheetOf(browser, id);
    for (const { id: change } of before.changes) {
      const refused = await decide(browser, id, { act: 'refuse', change });
      expect(refused.refused.map((each) => each.id)).toEqual([change]);
      expect(refused.changes.map((each) => each.id)).not.toContain(change);
      await expectAgreement(browser, id);
      const taken = await decide(browser, id, { act: 'take', change });
      expect(taken.resume).toEqual(before.resume);
      expect(taken.changes).toEqual(before.changes);
    }
  });

  test('with all changes refused has the words of the source, and with all taken is as it was', async () => {
    const { browser, id } = await bought();
    const before = await sheetOf(browser, id);
    const refused = await decide(browser, id, { act: 'refuse-all' });
    expect(refused.changes).toEqual([]);
    const text = JSON.stringify(refused.resume);
    for (const line of resumeText.split('\n').filter((each) => each.startsWith('•')))
      expect(text).toContain(line.slice(2));
    await expectAgreement(browser, id);
    expect((await decide(browser, id, { act: 'take-all' })).resume).toEqual(before.resume);
  });

  test('takes a text by hand, and gives the line back', async () => {
    const { browser, id } = await bought();
    const before = await sheetOf(browser, id);
    const change = before.changes.find(({ original }) => original === opening);
    const key = change?.pointer ?? '';
    const mine = 'Led 14 pickers on two shifts, and hired nine of them';
    const edited = await decide(browser, id, { act: 'edit', key, text: mine });
    const own = edited.changes.find(({ revised }) => revised === mine);
    expect(own).toMatchObject({ original: opening, reasons: ['own-words'] });
    expect(own?.vouched.length).toBeGreaterThan(0);
    await expectAgreement(browser, id);
    const left = await decide(browser, id, { act: 'edit', key, text: '' });
    expect(JSON.stringify(left.resume)).not.toContain('14 pickers');
    await expectAgreement(browser, id);
    expect((await decide(browser, id, { act: 'edit', key, text: null })).resume).toEqual(before.resume);
  });

  test('takes the letter by hand, and gives it back', async () => {
    const { browser, id } = await bought();
    const before = await sheetOf(browser, id);
    const letter = { salutation: 'Dear Ada,', paragraphs: ['I would like to work with you.'], closing: 'Yours,' };
    const own = await decide(browser, id, { act: 'letter', letter });
    expect(own.letter).toMatchObject({ salutation: 'Dear Ada,', closing: 'Yours,', edited: true });
    await expectAgreement(browser, id);
    expect((await decide(browser, id, { act: 'letter', letter: null })).letter).toEqual(before.letter);
  });

  test('takes all decisions or none, and says when it knows nothing of what one names', async () => {
    const { browser, id } = await bought();
    const before = await sheetOf(browser, id);
    const acts: SheetAct[] = [{ act: 'refuse-all' }, { act: 'refuse', change: 'line:/nowhere' }];
    expect(await codeOf(decide(browser, id, ...acts))).toBe('CHANGE_NOT_FOUND');
    expect(await codeOf(decide(browser, id, { act: 'edit', key: '/basics', text: 'x' }))).toBe('CHANGE_NOT_FOUND');
    expect(await codeOf(decide(browser, id, { act: 'edit', key: '__proto__', text: 'x' }))).toBe('CHANGE_NOT_FOUND');
    expect(await sheetOf(browser, id)).toEqual(before);
  });

  test('keeps what two windows decide at the same time', async () => {
    const { browser, id } = await bought();
    const [first, second] = (await sheetOf(browser, id)).changes;
    await Promise.all([
      decide(browser, id, { act: 'refuse', change: first?.id ?? '' }),
      decide(browser, id, { act: 'refuse', change: second?.id ?? '' }),
    ]);
    for (let waited = 0; waited < 100 && (await sheetOf(browser, id)).status !== 'completed'; waited++)
      await new Promise((resolve) => setTimeout(resolve, 100));
    const after = await sheetOf(browser, id);
    expect(after.refused.map((each) => each.id).toSorted((a, b) => a.localeCompare(b))).toEqual(
      [first?.id ?? '', second?.id ?? ''].toSorted((a, b) => a.localeCompare(b)),
    );
    await expectAgreement(browser, id);
  });

  test('is printed as it stands', async () => {
    const { browser, id } = await bought();
    for (const part of ['resume', 'coverLetter'] as const) {
      const { pages } = await browser.api.call(api.printSheet, { params: { id }, query: { part } });
      expect(pages.length).toBeGreaterThan(0);
      expect(
        Buffer.from(pages[0] ?? '', 'base64')
          .subarray(1, 4)
          .toString(),
      ).toBe('PNG');
    }
  });

  test('is not printed on no page at all where its pages could not be painted in time', async () => {
    const reader = testReader();
    const late = await testApp({ reader: { ...reader, pictures: async () => [] } });
    const { browser, id } = await bought(late.browser('198.51.100.1'));
    expect(await codeOf(browser.api.call(api.printSheet, { params: { id } }))).toBe('BUSY');
    await late.close();
  });
});

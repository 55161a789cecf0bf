import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { parseResume } from '#domain/resume/parse-resume.ts';
import { documentFromText } from '#domain/document/plain-text.ts';
import type { GrammarChecker } from './port.ts';
import { resumeText } from '#test/support/people.ts';
import { createProcessChecker, type ProcessCheckerSettings } from './process-checker.ts';

const folder = mkdtempSync(join(tmpdir(), 'grammar-'));
afterAll(() => rmSync(folder, { recursive: true }));
const opened: GrammarChecker[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((checker) => checker.close()));
});

const processPath = resolve(import.meta.dirname, '../../../../build/workers/grammar.js');
const open = (settings: Partial<ProcessCheckerSettings> = {}) => {
  const checker = createProcessChecker({ processPath, ...settings });
  opened.push(checker);
  return checker;
};
/** A process that handles each resume as the script says; `answer` sends its answer. */
const processThat = (name: string, does: string) => {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(
    path,
    `process.on('message', ({ id, request }) => { const answer = (facts) => process.send({ id, answer: { facts, finished: true } }); ${does} });
    process.on('disconnect', () => process.exit());`,
  );
  return path;
};

const parsed = (text: string) => parseResume(documentFromText(text));
const wrong = resumeText
  .replace('Trained 30 new colleagues', 'Trained 30 new collegues')
  .replace('Reduced picking errors by', 'Reduced the the picking errors by');
const patient = 60_000;

test('mistakes are found on their lines, and names, terms and fragments are left alone', async () => {
  const checker = open({ checkMs: 60_000 });
  const resume = parsed(wrong);
  const { mistakes: facts } = await checker.check(resume, patient);
  const lineOf = (part: string) => resume.lines.find(({ text }) => text.includes(part))?.id;
  expect(facts).toContainEqual({
    line: lineOf('collegues'),
    quote: 'collegues',
    kind: 'spelling',
    suggestion: 'colleagues',
  });
  expect(await checker.check(parsed(resumeText), patient)).toEqual({ mistakes: [] });
});

describe('a score does not wait for it', () => {
  test('while it is loading, and includes it once it has loaded', async () => {
    const checker = open({ processPath: processThat('slow', 'setTimeout(() => answer([]), 300)') });
    const { mistakes, later } = await checker.check(parsed(resumeText), 1);
    expect(mistakes).toBeUndefined();
    expect(await later).toEqual([]);
    expect(await checker.check(parsed(resumeText), patient)).toEqual({ mistakes: [] });
  });

  test.each([
    ['dies', 'process.exit(1)'],
    ['throws', 'throw new Error("broken")'],
    ['hangs', 'for (;;);'],
  ])('when the process %s, each time', async (name, does) => {
    const checker = open({ processPath: processThat(name, does), checkMs: 2_000 });
    expect(await checker.check(parsed(resumeText), patient)).toEqual({});
    expect(await checker.check(parsed(resumeText), patient)).toEqual({});
  });

  test('in a language that it does not support', async () => {
    const checker = open({ processPath: processThat('never', 'answer([])') });
    expect(await checker.check({ ...parsed(resumeText), language: 'de' }, patient)).toEqual({});
  });
});

test('the process is ended when there is nothing to check, and started again', async () => {
  const path = processThat('counts', 'globalThis.n = (globalThis.n ?? 0) + 1; answer(Array(globalThis.n).fill({}));');
  const checker = open({ processPath: path, idleMs: 1 });
  let resumes = 0;
  const another = () => parsed(`${resumeText}\nNumber ${(resumes += 1)}`);
  const seen = async () => (await checker.check(another(), patient)).mistakes?.length;
  expect(await seen()).toBe(1);
  await expect.poll(seen, { timeout: 60_000, interval: 200 }).toBe(1);
  const kept = open({ processPath: path, idleMs: 60_000 });
  await kept.check(another(), patient);
  expect((await kept.check(another(), patient)).mistakes).toHaveLength(2);
});

test('a resume is not checked again while it is remembered', async () => {
  const path = processThat('counting', 'globalThis.n = (globalThis.n ?? 0) + 1; answer(Array(globalThis.n).fill({}));');
  const checker = open({ processPath: path });
  const both = await Promise.all([
    checker.check(parsed(resumeText), patient),
    checker.check(parsed(resumeText), patient),
  ]);
  expect([...both, await checker.check(parsed(resumeText), 0)].map(({ mistakes }) => mistakes?.length)).toEqual([
    1, 1, 1,
  ]);
});

describe('a resume that takes long', () => {
  const long = parsed(`${resumeText}\n${'Led a team of nine.\n'.repeat(200)}`);
  /** Finishes a short resume in one turn, the long one in this many. */
  const inTurns = (turns: number) =>
    processThat(
      `in ${turns} turns`,
      `const short = request.parsed?.lines.length < 200;
       globalThis.turns = (globalThis.turns ?? 0) + (short ? 0 : 1);
       setTimeout(() => process.send({ id, answer: { facts: [{}], finished: short || globalThis.turns === ${turns} } }), 5);`,
    );

  test('holds up nobody: others have their turns', async () => {
    const checker = open({ processPath: inTurns(20) });
    const done: (number | undefined)[] = [];
    const note = ({ mistakes }: { mistakes?: unknown[] }) => done.push(mistakes?.length);
    await Promise.all([long, parsed(resumeText)].map((resume) => checker.check(resume, patient).then(note)));
    expect(done).toEqual([1, 20]);
  });

  test('is left unchecked after its time', async () => {
    const checker = open({ processPath: inTurns(-1), checkMs: 1_000 });
    expect(await checker.check(long, patient)).toEqual({});
  });

  test('is checked to its end by the real process', { timeout: 180_000 }, async () => {
    const sentence = 'I have responsible for the the warehouse of our town and its nine people.';
    const text = `Jane Roe\nSummary\n${`${sentence}\n`.repeat(100)}Experience\nClerk, Acme, 2019 - 2024\n- Trained 30 collegues of nine towns\n`;
    const { mistakes } = await open({ checkMs: 100_000 }).check(parsed(text), patient);
    expect(mistakes?.some(({ quote }) => quote === 'collegues')).toBe(true);
  });
});

import { expect, test } from 'vitest';
import { readPosting } from './posting/read-posting.ts';
import { mostRequirements } from './posting/requirements/rank-requirements.ts';
import { documentFromText } from './document/plain-text.ts';
import { parseResume } from './resume/parse-resume.ts';
import { tokenise } from './language/tokenise.ts';
import { findDates } from './language/dates.ts';
import { joinLines } from './resume/entries/prose.ts';

// How long hostile texts take is measured by `npm run bench -- doubling`. Here stands what keeps them from taking long: bounds.

const linesOf = (text: string): string[] =>
  documentFromText(text).pages.flatMap((page) => page.lines.map((line) => line.text));

test('no line is endless, and nothing of one is lost', () => {
  for (const text of ['a'.repeat(10_000), 'word and more '.repeat(1_000), '🚀'.repeat(5_001)]) {
    const lines = linesOf(text);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(3_000);
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    // Characters of two halves stay whole.
    expect(lines.some((line) => /\p{Cs}/u.test(line))).toBe(false);
  }
});

test('a line as long as resumes have them stays one line', () => {
  const text = 'Led a team of nine and cut costs. '.repeat(60).trim();
  expect(linesOf(text)).toEqual([text]);
});

test('an ad asks for no more than can be looked for', () => {
  const ad = Array.from({ length: 900 }, (_, at) => `- ${at % 20} years of experience with tool number${at}x`).join(
    '\n',
  );
  expect(readPosting(`Requirements:\n${ad}`).requirements).toHaveLength(mostRequirements);
});

test('a heading that stands on every line is none', () => {
  const { lines } = parseResume(documentFromText('EXPERIENCE\n'.repeat(400)));
  expect(lines.filter(({ heading }) => heading)).toEqual([]);
});

test('what an e-mail address is made of is bounded as in RFC 5321', () => {
  const address = `${'a'.repeat(64)}@example.com`;
  expect(tokenise(address).map(({ text }) => text)).toEqual([address]);
  expect(tokenise(`a${address}`).map(({ text }) => text)).not.toContain(`a${address}`);
});

test('a word before a date says what it is, wherever the date stands in a text', () => {
  const before = 'Cared for patients and their families. '.repeat(100);
  const text = `${before}Since May 2019`;
  expect(findDates(text)).toEqual([
    expect.objectContaining({ index: before.length, text: 'Since May 2019', present: true }),
  ]);
});

test('lines are joined as they were when they were joined one after the other', () => {
  expect(joinLines(['A self-', 'employed manager of experi-', 'ence', '東京', '大学', 'in Tokyo'])).toBe(
    'A self-employed manager of experience 東京大学 in Tokyo',
  );
});

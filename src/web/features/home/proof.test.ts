import { expect, test } from 'vitest';
import { pageCopyFor } from '#copy/page-copy-for.ts';
import { rewordLine, withAdTerms } from '#domain/tailoring/wording/reword-line.ts';

const { lines } = pageCopyFor('en').home.proof;
const style = { tense: 'past', evenTense: true, dropPronouns: true, stops: true } as const;
const terms = [{ requirement: 'r1', here: 'CRM', there: 'customer relationship management' }];

/** The original line (without insertions), or the new one (without deletions). */
const lineWithout = (dropped: 'inserted' | 'deleted', { parts }: (typeof lines)[number]): string =>
  `${parts
    .filter(({ kind }) => kind !== dropped)
    .map(({ text }) => text)
    .join(' ')}.`;

test.each(lines)('the home page shows what the engine does: $note', (line) => {
  const original = lineWithout('inserted', line);
  const { text } = withAdTerms(rewordLine(original, style).text, terms);
  expect(text).toBe(lineWithout('deleted', line));
  expect(text).not.toBe(original);
});

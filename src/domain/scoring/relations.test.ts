import { describe, expect, test } from 'vitest';
import { checkNames, type CheckName } from '#domain/scoring/check-names.ts';
import { moved, scoresOf, whole } from '#test/support/corpus/score-relations-hold.ts';
import { engineerPosting, engineerResume, parsedText } from '#test/support/resumes.ts';
import { relations } from '#test/support/score-relations.ts';

const engineer = whole(parsedText(engineerResume).resume);
const posting = engineerPosting();
const before = scoresOf(engineer, posting);

test('there are forty relations or more', () => {
  expect(relations.length).toBeGreaterThanOrEqual(40);
});

test('every check is lowered by one of them', () => {
  /** Lowered by what a relation cannot spoil alone: the headings of a file, its bullets, what an ad asks for. */
  const others: readonly CheckName[] = ['properHeadings', 'simpleBullets', 'skillsAlignment'];
  const lowered = new Set([...others, ...relations.flatMap(({ falls }) => falls)]);
  expect(checkNames.filter((name) => !lowered.has(name))).toEqual([]);
});

// How they hold for all people's resumes is a figure of the score board.
describe.each(relations)('$name', ({ spoil, falls, may = [] }) => {
  const after = scoresOf(spoil(engineer), posting);

  test.each([...falls])('lowers %s', (name) => {
    expect(after.get(name)).toBeLessThan(before.get(name) ?? 0);
  });

  test('moves nothing else', () => {
    expect(moved(before, after).filter((name) => !falls.includes(name) && !may.includes(name))).toEqual([]);
  });
});

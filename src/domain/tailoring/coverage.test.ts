import { expect, test } from 'vitest';
import { engineerPosting, engineerResume, parsedText, today } from '#test/support/resumes.ts';
import { compare } from '../matching/compare.ts';
import { allAskedBy } from '../posting/posting.ts';
import { coverageOf } from './coverage.ts';
import { tailor } from './tailor.ts';

const parsed = parsedText(engineerResume);
const posting = engineerPosting();

test('what an ad asks for stands once each, in its order and words, with how it was met before and is now', () => {
  const { coverage = [] } = tailor({ parsed, posting, today });
  const asked = allAskedBy(posting).map(({ text }) => text);
  const places = coverage.map(({ text }) => asked.indexOf(text));
  expect(coverage.length).toBeGreaterThan(3);
  expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  const { map } = compare(parsed, posting, today);
  for (const { text, before } of coverage) {
    expect(map.find(({ requirement }) => requirement.text === text)?.kind).toBe(before);
  }
});

test('an answer shows what was missing', () => {
  const asking = tailor({ parsed, posting, today });
  const [question] = asking.questions;
  if (!question) throw new Error('Nothing is asked.');
  const text = `Used ${question.what} at Northwind Payments for 3 years in 14 services.`;
  const { key, kind, what, place } = question;
  const answer = { key, kind, requirement: what, pointer: place?.pointer, text, state: 'answered' } as const;
  const { coverage = [] } = tailor({ parsed, posting, today, answers: [answer] });
  const raised = coverage.filter(({ before, after }) => before !== after);
  expect(raised.map(({ after }) => after)).toContain('shown');
});

test('of a thing that is asked twice, and of one that cannot be judged any more, nothing stands twice', () => {
  const { map } = compare(parsed, posting, today);
  expect(coverageOf(map, [...map, ...map])).toEqual(coverageOf(map, map));
  expect(coverageOf([], map)).toEqual([]);
});

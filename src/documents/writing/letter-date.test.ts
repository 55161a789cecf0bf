import { describe, expect, test } from 'vitest';
import { letterDate } from './letter-date.ts';

describe('the date of a letter', () => {
  test.each([
    ['en', 'us-letter', 'March 5, 2026'],
    ['en', 'a4', '5 March 2026'],
    ['de', 'a4', '5. März 2026'],
    ['fr', 'a4', '5 mars 2026'],
    ['es', 'a4', '5 de marzo de 2026'],
    ['pt', 'a4', '5 de março de 2026'],
    ['it', 'a4', '5 marzo 2026'],
    ['nl', 'a4', '5 maart 2026'],
  ] as const)('in %s on %s is %s', (language, paper, text) =>
    expect(letterDate('2026-03-05T10:00:00Z', language, paper)).toBe(text),
  );

  test('the first of a month is an ordinal in French', () => {
    expect(letterDate('2026-03-01', 'fr', 'a4')).toBe('1er mars 2026');
  });
});

import { describe, expect, test } from 'vitest';
import { dateRange, letterDate, monthYear } from './document-dates.ts';

describe('dates of a resume', () => {
  test.each([
    ['2021-03-15', 'en', 'Mar 2021'],
    ['2021-03', 'de', 'März 2021'],
    ['2021-08', 'fr', 'août 2021'],
    ['2021-12', 'es', 'dic. 2021'],
    ['2021-05', 'pt', 'maio 2021'],
    ['2021-07', 'it', 'lug 2021'],
    ['2021-03', 'nl', 'mrt. 2021'],
    ['2021', 'en', '2021'],
    ['2021-13', 'en', '2021'],
    ['', 'en', ''],
  ] as const)('%s in %s is %s', (date, language, text) => expect(monthYear(date, language)).toBe(text));

  test('a start without an end goes on', () => {
    expect(dateRange({ startDate: '2021-03' }, 'en')).toBe('Mar 2021 – Present');
    expect(dateRange({ startDate: '2021-03', endDate: '' }, 'de')).toBe('März 2021 – heute');
    expect(dateRange({ startDate: '2012', endDate: '2016' }, 'fr')).toBe('2012 – 2016');
  });

  test('an end alone, and equal ends, are one date', () => {
    expect(dateRange({ endDate: '2016' }, 'en')).toBe('2016');
    expect(dateRange({ startDate: '2016-02', endDate: '2016-02' }, 'en')).toBe('Feb 2016');
    expect(dateRange({}, 'en')).toBe('');
  });
});

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

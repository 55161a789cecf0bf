import { expect, test } from 'vitest';
import * as dates from './dates.ts';

const { dayAndTime, longDate, mediumDate, mediumDateAndTime, monthAndYear, shortDate, timeOfDay } = dates;

test('a day is shown as its place shows it', () => {
  const iso = '2026-01-05T12:00:00.000Z';
  expect([shortDate(iso), mediumDate(iso), longDate(iso), monthAndYear(iso)]).toEqual([
    'Jan 05, 2026',
    'Jan 5, 2026',
    'January 5, 2026',
    'January 2026',
  ]);
  expect(dayAndTime('2026-01-05T09:05:07')).toMatch(/^Jan 05, 2026, 9:05\sAM$/u);
  expect(timeOfDay(new Date(2026, 0, 5, 9, 5, 7))).toMatch(/^9:05:07\sAM$/u);
  expect(mediumDateAndTime('2026-01-05T09:05:07')).toMatch(/^Jan 5, 2026 · 9:05:07\sAM$/u);
});

test.each(['', 'soon', '2026-13-45', Number.NaN, new Date('soon')])('%j is no date, and every form says so', (at) => {
  for (const form of Object.values(dates)) expect(form(at)).toBe('Date unavailable');
});

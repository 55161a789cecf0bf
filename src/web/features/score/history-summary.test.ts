import { expect, test } from 'vitest';
import { dayOf, summaryOf } from './history-summary.ts';

test('a history comes to its total, rounded average, best and how many have 80 or more', () => {
  expect(summaryOf([80, 79, 62])).toEqual({ total: 3, average: 74, best: 80, strong: 1 });
  expect(summaryOf([0])).toEqual({ total: 1, average: 0, best: 0, strong: 0 });
  expect(summaryOf([])).toBeUndefined();
});

test('a date that is none has no day', () => {
  expect(dayOf('2026-01-15T12:00:00.000Z')).toBe('Jan 15, 2026');
  expect([dayOf(''), dayOf('soon')]).toEqual([undefined, undefined]);
});

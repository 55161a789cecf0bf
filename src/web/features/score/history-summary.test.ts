import { expect, test } from 'vitest';
import { summaryOf } from './history-summary.ts';

test('a history is summed up by its total, rounded average, best and how many have 80 or more', () => {
  expect(summaryOf([80, 79, 62])).toEqual({ total: 3, average: 74, best: 80, strong: 1 });
  expect(summaryOf([0])).toEqual({ total: 1, average: 0, best: 0, strong: 0 });
  expect(summaryOf([])).toBeUndefined();
});

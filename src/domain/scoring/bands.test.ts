import { expect, test } from 'vitest';
import { bandOf, levelOf } from './bands.ts';

test('bands change at 60 and 80', () => {
  expect([null, 0, 59, 60, 79, 80, 100].map(bandOf)).toEqual([
    'none',
    'red',
    'red',
    'yellow',
    'yellow',
    'green',
    'green',
  ]);
});

test('levels change at 70 and 85', () => {
  expect([null, 0, 69, 70, 84, 85, 100].map(levelOf)).toEqual([
    'unknown',
    'needsImprovement',
    'needsImprovement',
    'good',
    'good',
    'excellent',
    'excellent',
  ]);
});

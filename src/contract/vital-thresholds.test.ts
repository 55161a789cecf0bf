import { expect, test } from 'vitest';
import { vitalRating } from './vital-thresholds.ts';

test.each([
  ['CLS', 0.1, 0.25],
  ['FID', 100, 300],
  ['LCP', 2500, 4000],
  ['FCP', 1800, 3000],
  ['TTFB', 800, 1800],
] as const)('%s is good up to %f and poor beyond %f', (metric, good, poor) => {
  const ratings = [good, good + 0.01, poor, poor + 0.01].map((value) => vitalRating(metric, value));
  expect(ratings).toEqual(['good', 'needs-improvement', 'needs-improvement', 'poor']);
});

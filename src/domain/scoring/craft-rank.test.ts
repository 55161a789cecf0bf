import { expect, test } from 'vitest';
import { catalogue, rulesetVersion } from './catalogue.ts';
import { checkNames } from './check-names.ts';
import distribution from './craft-distribution.json' with { type: 'json' };
import { betterThan, craftPercentiles } from './craft-rank.ts';

test('the worst resume is better than none, the best than 99 of 100', () => {
  expect(betterThan(0)).toBe(0);
  expect(betterThan(100)).toBe(99);
});

test('half of the resumes are below the median', () => {
  const median = craftPercentiles[49] ?? 0;
  expect(Math.abs(betterThan(median) - 50)).toBeLessThanOrEqual(5);
});

test('a higher score is never better than fewer', () => {
  const ranks = Array.from({ length: 101 }, (_, score) => betterThan(score));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(new Set(ranks).size).toBeGreaterThan(30);
});

test('was measured on enough resumes, by the rules that score today', () => {
  // A new check or weight needs a new `rulesetVersion` and another run of `scripts/craft-distribution.ts`.
  expect(distribution.weights).toEqual(checkNames.map((name) => catalogue[name].weight));
  expect(distribution.resumes).toBeGreaterThanOrEqual(500);
  expect(distribution.ruleset).toBe(rulesetVersion);
  expect(craftPercentiles).toHaveLength(99);
});

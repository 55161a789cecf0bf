import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageCopyFor } from '#copy/page-copy-for.ts';
import { nextCount, pauseMs, type Chance } from './live-counter.ts';

const first = pageCopyFor('en').claims.processedAtFirst;
const chances = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
/** Gives these numbers in turn. */
const drawn =
  (...numbers: number[]): Chance =>
  () =>
    numbers.shift() ?? 0;

test('the counter begins at 53456', () => expect(first).toBe(53_456));

test('it rests 3 to 8 seconds', () => {
  expect(pauseMs(() => 0)).toBe(3000);
  fc.assert(
    fc.property(chances, (chance) => {
      const pause = pauseMs(() => chance);
      return pause >= 3000 && pause < 8000;
    }),
  );
});

test('it rises with a probability of 60 %, by 1 to 3', () => {
  expect(nextCount(first, drawn(0.6))).toBe(first);
  expect(nextCount(first, drawn(0.5999, 0))).toBe(first + 1);
  expect(nextCount(first, drawn(0, 0.5))).toBe(first + 2);
  expect(nextCount(first, drawn(0, 0.9999))).toBe(first + 3);
  fc.assert(
    fc.property(chances, chances, (rises, by) => {
      const risen = nextCount(first, drawn(rises, by)) - first;
      return rises < 0.6 ? risen >= 1 && risen <= 3 : risen === 0;
    }),
  );
});

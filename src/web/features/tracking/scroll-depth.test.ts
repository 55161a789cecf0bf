import { expect, test } from 'vitest';
import { depthsReached } from './scroll-depth.ts';

test.each([
  [0, []],
  [240, []],
  [250, [25]],
  [600, [25, 50]],
  [999.5, [25, 50, 75, 100]],
])('scrolled by %f of 1000', (top, depths) => {
  expect(depthsReached({ top, height: 1800, seen: 800 })).toEqual(depths);
});

test('a page that is seen whole has no depth', () => {
  expect(depthsReached({ top: 0, height: 800, seen: 800 })).toEqual([]);
});

import { expect, test } from 'vitest';
import { coursePoints, scaled } from './chart-scale.ts';

const plot = { width: 100, height: 60, margin: 10 };

test('a course goes from left to right, higher values being higher up', () => {
  expect(coursePoints([0, 50, 100], 100, plot)).toEqual([
    { x: 10, y: 50 },
    { x: 50, y: 30 },
    { x: 90, y: 10 },
  ]);
});

test('a single value is in the middle, and none is nothing', () => {
  expect(coursePoints([100], 100, plot)).toEqual([{ x: 50, y: 10 }]);
  expect(coursePoints([], 100, plot)).toEqual([]);
});

test('what is outside of a scale is at its end', () => {
  expect([scaled(-5, 0, 10, 100), scaled(15, 0, 10, 100), scaled(3, 3, 3, 100)]).toEqual([0, 100, 50]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byHeight } from './by-height.ts';

const extent = fc
  .tuple(fc.integer({ min: -500, max: 5000 }), fc.integer({ min: 0, max: 3000 }))
  .map(([top, height]) => ({
    top,
    bottom: top + height,
  }));

test('whoever reaches into a stretch is found, in the order of the list', () => {
  fc.assert(
    fc.property(fc.array(extent), extent, (items, { top, bottom }) => {
      const found = byHeight(items, (item) => item).near(top, bottom);
      const reaching = items.filter((item) => item.top <= bottom && item.bottom >= top);
      expect(found.filter((item) => item.top <= bottom && item.bottom >= top)).toEqual(reaching);
      expect(new Set(found).size).toBe(found.length);
      const isReaching = (item: (typeof items)[number]): boolean => item.top <= bottom && item.bottom >= top;
      expect(byHeight(items, (item) => item).some(top, bottom, isReaching)).toBe(reaching.length > 0);
    }),
  );
});

test('of lines below each other a few are looked at, however many there are', () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => ({ top: at * 12, bottom: at * 12 + 10 }));
  const { near } = byHeight(lines, (line) => line);
  for (const line of [0, 5_000, 9_999]) expect(near(line * 12, line * 12 + 10).length).toBeLessThan(6);
});

test('what is endlessly high makes the index no larger', () => {
  const { near } = byHeight(
    [
      { top: 0, bottom: 1e12 },
      { top: 5, bottom: 6 },
    ],
    (item) => item,
  );
  expect(near(1e9, 1e9)).toEqual([{ top: 0, bottom: 1e12 }]);
});

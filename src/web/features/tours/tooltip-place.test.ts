import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centred, sides, tooltipPlace, tooltipSize } from './tooltip-place.ts';

const window = { width: 1440, height: 900 };
const target = { left: 600, top: 400, width: 200, height: 50 };

test('the measures are the specified ones', () => {
  expect(tooltipSize).toEqual({ width: 320, height: 200, gap: 16 });
});

test.each([
  ['top', { left: 540, top: 184 }],
  ['bottom', { left: 540, top: 466 }],
  ['left', { left: 264, top: 325 }],
  ['right', { left: 816, top: 325 }],
] as const)('it stands 16 px from its target at the %s', (side, place) => {
  expect(tooltipPlace(target, side, tooltipSize, window)).toEqual({ side, fits: true, ...place });
});

test('it goes to the other side where there is no room', () => {
  expect(tooltipPlace({ ...target, top: 10 }, 'top', tooltipSize, window).side).toBe('bottom');
  expect(tooltipPlace({ ...target, top: 840 }, 'bottom', tooltipSize, window).side).toBe('top');
  expect(tooltipPlace({ ...target, left: 20 }, 'left', tooltipSize, { width: 360, height: 800 }).side).toBe('top');
});

test('it keeps to the page’s column above and below its target, where it fits into that', () => {
  const column = { left: 144, right: 1296 };
  const atLeft = { ...target, left: 144 };
  expect(tooltipPlace(atLeft, 'bottom', tooltipSize, window, column).left).toBe(144);
  expect(tooltipPlace({ ...target, left: 1096 }, 'top', tooltipSize, window, column).left).toBe(976);
  expect(tooltipPlace(atLeft, 'bottom', tooltipSize, window, { left: 144, right: 400 }).left).toBe(84);
  expect(tooltipPlace(target, 'right', tooltipSize, window, { left: 144, right: 900 }).left).toBe(816);
});

test('it is in the middle where there is nothing to point at', () => {
  expect(centred(tooltipSize, window)).toEqual({ left: 560, top: 350 });
});

test('it stays in the window, and never covers a target that leaves room for it', () => {
  const length = (most: number) => fc.integer({ min: 1, max: most });
  fc.assert(
    fc.property(
      fc.constantFrom(360, 768, 1440),
      fc.record({ left: length(300), top: length(700), width: length(300), height: length(120) }),
      fc.constantFrom(...sides),
      (width, box, wanted) => {
        const height = 800;
        fc.pre(box.left + box.width <= width && box.top + box.height <= height);
        const { left, top } = tooltipPlace(box, wanted, tooltipSize, { width, height });
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + tooltipSize.width).toBeLessThanOrEqual(width);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(top + tooltipSize.height).toBeLessThanOrEqual(height);
        const apart =
          left >= box.left + box.width ||
          left + tooltipSize.width <= box.left ||
          top >= box.top + box.height ||
          top + tooltipSize.height <= box.top;
        expect(apart).toBe(true);
      },
    ),
  );
});

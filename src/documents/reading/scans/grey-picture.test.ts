import { describe, expect, test } from 'vitest';
import { seededNumbers } from '#test/support/seeded-numbers.ts';
import { isBlank } from './grey-picture.ts';

/** Paper of one shade with the grain that a scanner gives it, and a stroke on it where it is wanted. */
function paper(grain: number, stroke?: number) {
  const chance = seededNumbers(3);
  const [width, height] = [120, 160];
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => {
    const isInk = stroke !== undefined && at % width >= 40 && at % width < 80 && Math.floor(at / width / 5) === 10;
    return Math.max(0, Math.min(255, (isInk ? stroke : 234) + grain * (chance() + chance() + chance() - 1.5) * 2));
  });
  return { width, height, pixels };
}

describe('a page', () => {
  test.each([0, 4, 8, 12])('of paper with a grain of %d has nothing on it', (grain) =>
    expect(isBlank(paper(grain))).toBe(true),
  );

  test.each([0, 90, 170])('with a stroke of shade %d on grainy paper has', (shade) =>
    expect(isBlank(paper(8, shade))).toBe(false),
  );

  test('smaller than what is compared is judged all the same', () => {
    expect(isBlank({ width: 2, height: 1, pixels: Uint8Array.of(0, 255) })).toBe(false);
    expect(isBlank({ width: 3, height: 1, pixels: Uint8Array.of(250, 250, 250) })).toBe(true);
  });
});

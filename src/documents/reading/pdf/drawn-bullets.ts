import { addTo } from '../grouping.ts';
import type { Glyph } from './glyph.ts';
import type { Box } from './page-frame.ts';

/** The size of a bullet, relative to the type next to it; a timeline's dot is larger. */
const smallest = 0.15;
const largest = 0.5;
/** The distance of a bullet from its text, relative to the size of the type. */
const farthestBefore = 1.4;
/** A dot closer than this to text before it, or to another dot, is a mark between words or one of a row of dots. Relative to the size of the type. */
const nearestOther = 0.8;
const nearestDot = 2.5;
/** Type larger than the page's usual size by this factor is a heading, and a mark beside it is an ornament. */
const headingSize = 1.2;

/**
 * Adds a bullet before each line that has a small disc, ring or square drawn in front of it. Browsers draw the bullets of lists, so no letter in
 * the file represents them. `dots` are boxes on the page as people see it.
 */
export function withDrawnBullets(glyphs: Glyph[], dots: readonly Box[]): Glyph[] {
  if (dots.length === 0) return glyphs;
  const bullets = new Map<Glyph, Glyph>();
  const byHeight = linesByHeight(glyphs);
  const largestBody = headingSize * usualSize(glyphs);
  for (const dot of dots) {
    const beside = byHeight(dot).filter((glyph) => isBeside(glyph, dot));
    const next = nextTo(beside, dot);
    if (!next || next.size > largestBody || !isBulletSized(dot, next) || bullets.has(next)) continue;
    const before = beside.some((glyph) => glyph.left < dot.left && dot.left - glyph.right < nearestOther * next.size);
    if (!before && !dots.some((other) => other !== dot && isNear(other, dot, next.size)))
      bullets.set(next, bulletBefore(next, dot));
  }
  return glyphs.flatMap((glyph) => {
    const bullet = bullets.get(glyph);
    return bullet ? [bullet, glyph] : [glyph];
  });
}

/** The median size of a page's characters. */
function usualSize(glyphs: readonly Glyph[]): number {
  const sizes = glyphs.map(({ size }) => size).toSorted((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 0;
}

const middle = (box: Box): number => (box.top + box.bottom) / 2;

/** The dot's middle is about as high as that of the glyph's small letters. */
const isBeside = ({ baseline, size }: Glyph, dot: Box): boolean =>
  middle(dot) > baseline - 0.65 * size && middle(dot) < baseline - 0.1 * size;

function nextTo(beside: readonly Glyph[], dot: Box): Glyph | undefined {
  let next: Glyph | undefined;
  for (const glyph of beside) {
    const gap = glyph.left - dot.right;
    if (gap > 0 && gap < farthestBefore * glyph.size && (!next || glyph.left < next.left)) next = glyph;
  }
  return next;
}

const isBulletSized = (dot: Box, { size }: Glyph): boolean =>
  Math.min(dot.right - dot.left, dot.bottom - dot.top) >= smallest * size &&
  Math.max(dot.right - dot.left, dot.bottom - dot.top) <= largest * size;

/** Two dots in a row, as in skill ratings. */
const isNear = (a: Box, b: Box, size: number): boolean =>
  Math.abs(middle(a) - middle(b)) < 0.3 * size && Math.max(a.left - b.right, b.left - a.right) < nearestDot * size;

const bulletBefore = (next: Glyph, dot: Box): Glyph => ({
  ...next,
  text: '•',
  left: dot.left,
  right: dot.right,
  top: dot.top,
  bottom: dot.bottom,
  unmapped: false,
  link: undefined,
});

const bandHeight = 8;

/** Finds the upright glyphs at about the height of a box. */
function linesByHeight(glyphs: readonly Glyph[]): (box: Box) => Glyph[] {
  const bands = new Map<number, Glyph[]>();
  for (const glyph of glyphs) {
    if (glyph.space || glyph.turn !== 0) continue;
    const band = Math.floor(glyph.baseline / bandHeight);
    addTo(bands, band, glyph);
  }
  return (box) => {
    const band = Math.floor(box.bottom / bandHeight);
    return [-1, 0, 1].flatMap((by) => bands.get(band + by) ?? []);
  };
}

import type { Glyph } from './glyph.ts';
import type { PaintedArea } from './page-objects.ts';
import type { PageFrame } from './page-frame.ts';

/** So many letters are a scanner's mark or a page number, not the text of a page. */
const handful = 60;
/** The least share of a page that its picture covers. */
const wholeShare = 0.7;

/** Whether what a person reads on a page is a picture: it has no letters but something painted, or a handful on a picture of the whole page. */
export function isPictured(
  glyphs: readonly Glyph[],
  areas: readonly PaintedArea[],
  { width, height }: PageFrame,
): boolean {
  const letters = glyphs.filter(({ space, hidden }) => !space && hidden === undefined).length;
  if (letters === 0) return areas.length > 0;
  if (letters > handful) return false;
  const side = (from: number, to: number, most: number) => Math.max(0, Math.min(to, most) - Math.max(from, 0));
  const covered = areas
    .filter(({ kind }) => kind === 'image')
    .reduce((sum, { left, right, top, bottom }) => sum + side(left, right, width) * side(top, bottom, height), 0);
  return covered >= wholeShare * width * height;
}

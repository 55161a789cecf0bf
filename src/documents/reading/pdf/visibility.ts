import type { HiddenReason } from '#domain/document/source-document.ts';
import { blend, contrast, parseColor, seenContrast, seenSize, white } from '../contrast.ts';
import type { Glyph } from './glyph.ts';
import type { Box, PageFrame } from './page-frame.ts';
import type { PaintedArea } from './page-objects.ts';
import { turnBox } from './page-glyphs.ts';

/**
 * What geometry and colours say about a glyph: seen, hidden for a reason, or `unsure` where only the painted page can decide (pictures, overlapping shapes,
 * clips, and invisible text that may cover its own drawing).
 */
export type Verdict = 'seen' | 'unsure' | HiddenReason;

export function judgeGlyph(glyph: Glyph, frame: PageFrame, areas: PaintedArea[]): Verdict {
  const { x, y } = centreOf(glyph);
  if (x < -1 || y < -1 || x > frame.width + 1 || y > frame.height + 1) return 'off-page';
  const extent = Math.max(glyph.size, glyph.right - glyph.left, glyph.bottom - glyph.top);
  if (extent < seenSize) return 'tiny';
  const { order, clip } = glyph.style.placement;
  if (glyph.style.unseen || (clip && !contains(clip, x, y))) return 'unsure';
  if (areas.length === 0 && glyph.style.color === '#000000') return 'seen';
  const here = areas.filter((area) => contains(area, x, y));
  if (here.some((area) => area.order > order && area.opacity > 200)) return 'unsure';
  return judgeGround(
    glyph,
    here.filter((area) => area.order < order),
  );
}

/** The colour that PDFium gives for a gradient or a pattern. It means nothing: only the painted page shows how dark such a fill is. */
const mayBePattern: ReadonlySet<string> = new Set(['#ffffff', '#bfbfbf']);

/** Compares the text's colour with what was painted beneath it. */
function judgeGround(glyph: Glyph, beneath: PaintedArea[]): Verdict {
  let ground = white;
  let certain = true;
  let patterned = false;
  for (const area of beneath) {
    if (area.kind === 'rectangle') patterned = mayBePattern.has(area.color);
    if (area.kind === 'image') certain = false;
    else if (area.kind === 'shape') certain &&= contrast(parseColor(area.color), ground) < seenContrast;
    else {
      ground = blend(parseColor(area.color), ground, area.opacity / 255);
      if (area.opacity > 250) certain = true;
    }
  }
  const plain = contrast(parseColor(glyph.style.color), ground) >= seenContrast;
  if (certain && (plain || !patterned)) return plain ? 'seen' : 'white';
  return 'unsure';
}

/** The middle of the glyph on the page as it is seen. */
function centreOf(glyph: Glyph): { x: number; y: number } {
  const box = glyphBox(glyph);
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

/** The area of the glyph's ink on the page as it is seen. */
export const glyphBox = (glyph: Glyph): Box =>
  turnBox({ left: glyph.left, right: glyph.right, top: glyph.top, bottom: glyph.bottom }, -glyph.turn);

const contains = (box: Box, x: number, y: number): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

import { addTo } from '../grouping.ts';
import type { Glyph } from './glyph.ts';
import type { Box, PageFrame } from './page-frame.ts';
import type { PaintedArea } from './page-objects.ts';
import type { PaintedPage } from './painted-page.ts';
import { glyphBox, judgeGlyph } from './visibility.ts';

/** The minimum difference in grey (of 255) between a letter and its background for a person to see it. */
const seenRange = 16;

/**
 * Marks the glyphs that a person who opens the page cannot see. `paint` is called only when geometry and colours leave a doubt, because painting a page costs
 * more than reading it.
 */
export function markHidden(glyphs: Glyph[], frame: PageFrame, areas: PaintedArea[], paint: () => PaintedPage): void {
  const unsure: Glyph[] = [];
  const seen: Glyph[] = [];
  for (const glyph of glyphs) {
    if (glyph.space) continue;
    const verdict = judgeGlyph(glyph, frame, areas);
    if (verdict === 'unsure') unsure.push(glyph);
    else if (verdict === 'seen') seen.push(glyph);
    else glyph.hidden = verdict;
  }
  if (unsure.length > 0) settleDoubts(unsure, seen, paint());
  evenOutWords(glyphs);
  spreadOverSpaces(glyphs);
}

/** Looks at the painted page. What is visible there counts for a doubtful glyph only if no other text explains it. */
function settleDoubts(unsure: Glyph[], seen: Glyph[], page: PaintedPage): void {
  const taken = boxIndex(seen);
  for (const glyph of unsure) {
    const box = glyphBox(glyph);
    if (page.range(box) < seenRange || taken.overlaps(box)) glyph.hidden = 'invisible';
  }
}

/** The letters of a word are judged together: a word cut off by an edge is still read, and a full stop alone may be too small to judge. */
function evenOutWords(glyphs: Glyph[]): void {
  let word: Glyph[] = [];
  const close = () => {
    const reason = word.find((glyph) => glyph.hidden)?.hidden;
    const hidden = word.filter((glyph) => glyph.hidden).length;
    if (reason && hidden < word.length) {
      for (const glyph of word) glyph.hidden = hidden > 0.6 * word.length ? reason : undefined;
    }
    word = [];
  };
  for (const glyph of glyphs) {
    const last = word.at(-1);
    if (glyph.space || (last && !continuesWord(last, glyph))) close();
    if (!glyph.space) word.push(glyph);
  }
  close();
}

const continuesWord = (a: Glyph, b: Glyph): boolean =>
  Math.abs(a.baseline - b.baseline) < 1 &&
  a.style.unseen === b.style.unseen &&
  a.style.color === b.style.color &&
  Math.abs(b.left - a.right) < 0.14 * b.size;

const cellSize = 16;

/** Returns whether a box is mostly covered by one of the glyphs. */
function boxIndex(glyphs: Glyph[]): { overlaps(box: Box): boolean } {
  const cells = new Map<string, Box[]>();
  for (const box of glyphs.map(glyphBox)) {
    for (const key of cellsOf(box)) addTo(cells, key, box);
  }
  return {
    overlaps: (box) =>
      cellsOf(box).some((key) =>
        cells.get(key)?.some((other) => {
          const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
          const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
          const area = (box.right - box.left) * (box.bottom - box.top);
          return width > 0 && height > 0 && width * height > 0.3 * area;
        }),
      ),
  };
}

function cellsOf(box: Box): string[] {
  const keys: string[] = [];
  for (
    let x = Math.floor(box.left / cellSize);
    x <= Math.min(Math.floor(box.right / cellSize), box.left / cellSize + 20);
    x++
  ) {
    for (
      let y = Math.floor(box.top / cellSize);
      y <= Math.min(Math.floor(box.bottom / cellSize), box.top / cellSize + 20);
      y++
    ) {
      keys.push(`${x} ${y}`);
    }
  }
  return keys;
}

/** White space is judged like the character before it. */
function spreadOverSpaces(glyphs: Glyph[]): void {
  let previous: Glyph | undefined;
  for (const glyph of glyphs) {
    if (glyph.space && previous) glyph.hidden = previous.hidden;
    previous = glyph;
  }
}

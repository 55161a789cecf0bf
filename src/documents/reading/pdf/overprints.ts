import { addTo } from '../grouping.ts';
import type { Glyph } from './glyph.ts';

const cell = 8;

/**
 * Removes letters that are printed twice for effect (shadow, outline, fake bold): the same letter at the same size in almost the same position, from another
 * text object. The one painted last is kept, because it's the visible one.
 */
export function dropOverprints(glyphs: Glyph[]): Glyph[] {
  const places = new Map<number, Glyph[]>();
  const kept: Glyph[] = [];
  for (let index = glyphs.length - 1; index >= 0; index--) {
    const glyph = glyphs[index] as Glyph;
    if (!glyph.space) {
      if (nearby(places, glyph).some((other) => isOverprint(glyph, other))) continue;
      const key = keyOf(glyph, Math.floor(glyph.left / cell), Math.floor(glyph.baseline / cell));
      addTo(places, key, glyph);
    }
    kept.push(glyph);
  }
  return kept.toReversed();
}

/** A letter and a cell of the page as one number: faster to look up than a string. */
const keyOf = (glyph: Glyph, column: number, row: number): number =>
  ((glyph.text.codePointAt(0) ?? 0) * 4096 + (row & 4095)) * 4096 + (column & 4095);

function nearby(places: Map<number, Glyph[]>, glyph: Glyph): Glyph[] {
  const reach = Math.min(cell, 0.15 * glyph.size);
  const found: Glyph[] = [];
  for (let x = Math.floor((glyph.left - reach) / cell); x <= Math.floor((glyph.left + reach) / cell); x++) {
    for (let y = Math.floor((glyph.baseline - reach) / cell); y <= Math.floor((glyph.baseline + reach) / cell); y++) {
      const here = places.get(keyOf(glyph, x, y));
      if (here) found.push(...here.slice(-50));
    }
  }
  return found;
}

const isOverprint = (a: Glyph, b: Glyph): boolean =>
  a.style !== b.style &&
  a.text === b.text &&
  a.turn === b.turn &&
  Math.abs(a.size - b.size) < 0.15 * a.size &&
  Math.abs(a.left - b.left) < 0.12 * a.size &&
  Math.abs(a.baseline - b.baseline) < 0.15 * a.size;

import { isRightToLeft } from './writing-direction.ts';
import type { Glyph } from './glyph.ts';

/** Glyphs that follow each other on one baseline without a wide gap, in the file's order. */
interface Chunk {
  glyphs: Glyph[];
  left: number;
  right: number;
  baseline: number;
  size: number;
}

/** A visual line: chunks from left to right. */
export interface GlyphLine {
  chunks: Chunk[];
  baseline: number;
  size: number;
}

/** A line with more chunks than this is not a line of a resume, and comparing each with each takes too long. */
const maxChunksCompared = 200;
const bandHeight = 6;
/** More lines than this do not fit side by side into a band of a page that a person reads. */
const maxLinesCompared = 64;

/** Groups glyphs of one frame and one visibility into visual lines from top to bottom. */
export function groupLines(glyphs: Glyph[]): GlyphLine[] {
  const chunks = toChunks(glyphs).toSorted((a, b) => b.size - a.size || a.baseline - b.baseline || a.left - b.left);
  const lines: GlyphLine[] = [];
  const bands = new Map<number, GlyphLine[]>();
  for (const chunk of chunks) {
    const line = closestLine(bands, chunk);
    if (line) {
      line.chunks.push(chunk);
      continue;
    }
    const started = { chunks: [chunk], baseline: chunk.baseline, size: chunk.size };
    lines.push(started);
    for (const band of bandsOf(chunk)) bands.set(band, [...(bands.get(band) ?? []), started].slice(-maxLinesCompared));
  }
  return lines
    .map((line) => ({ ...line, chunks: line.chunks.toSorted((a, b) => a.left - b.left) }))
    .toSorted((a, b) => a.baseline - b.baseline);
}

function toChunks(glyphs: Glyph[]): Chunk[] {
  const chunks: Chunk[] = [];
  let current: Chunk | undefined;
  for (const glyph of glyphs) {
    if (current && glyph.space && followsLetter(current, glyph)) current.glyphs.unshift(glyph);
    else if (current && continues(current, glyph)) {
      current.glyphs.push(glyph);
      if (glyph.space) continue;
      current.right = Math.max(current.right, glyph.right);
      current.left = Math.min(current.left, glyph.left);
    } else if (!glyph.space) {
      current = { glyphs: [glyph], left: glyph.left, right: glyph.right, baseline: glyph.baseline, size: glyph.size };
      chunks.push(current);
    }
  }
  return chunks;
}

/** Letters written from right to left are separate chunks, so that sorting by position puts them in visual order. */
function continues(chunk: Chunk, glyph: Glyph): boolean {
  const size = Math.min(chunk.size, glyph.size);
  if (Math.abs(chunk.baseline - glyph.baseline) > 0.1 * size) return false;
  if (glyph.space) return glyph.left > chunk.left;
  if (Math.abs(chunk.size - glyph.size) > 0.1 * chunk.size) return false;
  if (isRightToLeft(glyph.text) || isRightToLeft(firstLetter(chunk))) return false;
  const gap = glyph.left - chunk.right;
  return gap < 1.5 * size && gap > -0.5 * size && glyph.left > chunk.left;
}

const firstLetter = (chunk: Chunk): string => chunk.glyphs.find((glyph) => !glyph.space)?.text ?? '';

/** A space to the left of a letter that's read from the right: it comes after the letter in reading order, and before it on the page. */
const followsLetter = (chunk: Chunk, space: Glyph): boolean =>
  isRightToLeft(firstLetter(chunk)) &&
  Math.abs(chunk.baseline - space.baseline) <= 0.1 * chunk.size &&
  space.left <= chunk.left;

/** The bands of the page's height that a line's letters extend into. */
function bandsOf({ baseline, size }: { baseline: number; size: number }): number[] {
  const first = Math.floor((baseline - 0.75 * size) / bandHeight);
  const count = Math.min(100, Math.floor((baseline + 0.25 * size) / bandHeight) - first + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}

/** The line a chunk belongs to: on the same baseline, or next to it and raised or lowered as a superscript is. */
function closestLine(bands: Map<number, GlyphLine[]>, chunk: Chunk): GlyphLine | undefined {
  let best: GlyphLine | undefined;
  let bestDistance = Infinity;
  for (const line of new Set(bandsOf(chunk).flatMap((band) => bands.get(band) ?? []))) {
    const distance = Math.abs(line.baseline - chunk.baseline);
    if (distance >= bestDistance || !isFree(line, chunk)) continue;
    if (distance <= 0.25 * chunk.size || isRaised(line, chunk)) {
      best = line;
      bestDistance = distance;
    }
  }
  return best;
}

/** Whether the chunk is on a part of the line that nothing else occupies. */
const isFree = (line: GlyphLine, chunk: Chunk): boolean =>
  Math.abs(line.baseline - chunk.baseline) < 0.1 * chunk.size ||
  line.chunks
    .slice(-maxChunksCompared)
    .every((other) => Math.min(other.right, chunk.right) - Math.max(other.left, chunk.left) < 0.65 * chunk.size);

/** Smaller type close to the line's: a superscript, a subscript, an ordinal's ending. */
function isRaised(line: GlyphLine, chunk: Chunk): boolean {
  if (chunk.size > 0.9 * line.size) return false;
  const top = Math.max(line.baseline - 0.75 * line.size, chunk.baseline - 0.75 * chunk.size);
  const bottom = Math.min(line.baseline + 0.2 * line.size, chunk.baseline + 0.2 * chunk.size);
  if (bottom - top < 0.5 * chunk.size) return false;
  return line.chunks.slice(-maxChunksCompared).some((other) => {
    const gap = Math.max(other.left - chunk.right, chunk.left - other.right);
    return gap < 0.4 * line.size;
  });
}

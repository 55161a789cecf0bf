import type { Glyph } from './glyph.ts';
import type { GlyphLine } from './glyph-lines.ts';
import { isRightToLeft, toReadingOrder } from './writing-direction.ts';

/** A glyph with the white space before it: none, a space, or a gap as wide as between columns. */
export interface SpacedGlyph {
  glyph: Glyph;
  before: '' | ' ' | '\t';
  /** The space is wider than the line's others: the text after it is a separate run, whose position may show that it is in a column. */
  apart?: boolean;
}

interface Gap {
  glyph: Glyph;
  /** Points from the end of the glyph before, negative when they overlap. */
  gap: number;
  /** The type size that the gap is compared with. */
  size: number;
  /** The file itself has white space here. */
  written: boolean;
}

/** Two stretches of text that are farther apart than this, relative to the type size, are columns, not words of a sentence. */
const columnGap = 1.5;
/** No gap between words is wider than this, relative to the type size, unless the line is justified and all its gaps are wide. */
const apartGap = 0.7;
/** A gap wider than this share of the type size separates words; so does a narrower one if no other is nearly as narrow. */
const wordGap = 0.14;
/** The gaps between the letters of words lie closer together than this, relative to the type size. */
const clearStep = 0.09;
/** A written space without room isn't a space if the line's other spaces have room: it's an accent whose letter the file doesn't say. */
const emptySpace = 0.015;
const usualSpace = 0.15;
/** The same for files that contain spaces, where gaps don't have to decide alone. */
const wordGapWhereWritten = 0.22;
/** Chinese, Japanese and Korean type is set on a grid: an extra half square doesn't end a word. */
const wordGapOnGrid = 0.6;
const gridLetters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

/** The line's visible glyphs in reading order, with spaces rebuilt from the gaps between them. */
export function spaceOut(line: GlyphLine, rightward = false): SpacedGlyph[] {
  const gaps = gapsOf(line);
  const wide = widthOfColumnGap(gaps);
  const tracking = trackingOf(gaps);
  const segments: Gap[][] = [];
  for (const gap of gaps) {
    const last = segments.at(-1);
    if (last && gap.gap <= wide * gap.size + 2 * tracking) last.push(gap);
    else segments.push([gap]);
  }
  const spaced = segments.flatMap((segment, index) => spaceSegment(segment, index === 0 ? '' : '\t'));
  return toReadingOrder(spaced, rightward);
}

function gapsOf(line: GlyphLine): Gap[] {
  const gaps: Gap[] = [];
  let previous: Glyph | undefined;
  let written = false;
  for (const chunk of line.chunks) {
    for (const glyph of chunk.glyphs) {
      if (glyph.space) {
        written = true;
        continue;
      }
      const size = previous ? (previous.size + glyph.size) / 2 : glyph.size;
      gaps.push({ glyph, gap: previous ? glyph.left - previous.right : 0, size, written });
      previous = glyph;
      written = false;
    }
  }
  return gaps;
}

/** The minimum size of a column gap relative to the type size: justified lines have wide gaps between all their words. */
function widthOfColumnGap(gaps: Gap[]): number {
  const between = gaps.filter(({ gap, size }) => gap > 0.2 * size).map(({ gap, size }) => gap / size);
  return between.length < 4 ? columnGap : Math.max(columnGap, 2 * lowerQuartile(between));
}

function spaceSegment(segment: Gap[], lead: SpacedGlyph['before']): SpacedGlyph[] {
  if (isSpelledOut(segment)) return joinSpelledOut(segment, lead);
  const tracking = trackingOf(segment);
  // On lines read from the right, PDFium keeps only some of the spaces in the file.
  const allWritten = !segment.some(({ glyph }) => isRightToLeft(glyph.text));
  const spaces = segment.slice(1).filter(({ written }) => written);
  const share = allWritten && spaces.length > 0 ? wordGapWhereWritten : narrowestWordGap(segment, tracking);
  const areFree = median(spaces.map(({ gap, size }) => gap / size)) > usualSpace;
  const usual = lowerQuartile(segment.slice(1).flatMap(({ gap, size }) => (gap > 0.15 * size ? [gap / size] : [])));
  return segment.map(({ glyph, gap, size, written }, index) => {
    if (index === 0) return { glyph, before: lead };
    // Slanted letters leave some room before what is upright, and signs before what they are of.
    const between = mayPart(segment[index - 1]?.glyph, glyph) ? share : Math.max(share, wordGap);
    const onGrid = gridLetters.test(glyph.text) && gridLetters.test(segment[index - 1]?.glyph.text ?? '');
    // Right-to-left letters are sorted by position but the file's spaces aren't, so only gaps are reliable.
    const isFree = !areFree || gap > tracking + emptySpace * size;
    const isWritten = written && isFree && !(isRightToLeft(glyph.text) && gap < 0.08 * size);
    const isWord = isWritten || gap > tracking + (onGrid ? wordGapOnGrid : between) * size;
    if (isWord && gap > Math.max(apartGap, 1.8 * usual) * size) return { glyph, before: ' ', apart: true };
    return { glyph, before: isWord ? ' ' : '' };
  });
}

/** Whether a narrow gap between two glyphs may be that of two words. */
const mayPart = (before: Glyph | undefined, after: Glyph): boolean =>
  before !== undefined &&
  before.style.font === after.style.font &&
  before.style.color === after.style.color &&
  /[\p{L}\p{N})]$/u.test(before.text) &&
  /^[\p{L}\p{N}(]/u.test(after.text);

/** The narrowest gap between words in a line without written spaces, if it's clearly wider than gaps between letters; relative to the type size. */
function narrowestWordGap(segment: Gap[], tracking: number): number {
  const gaps = segment
    .slice(1)
    .map(({ gap, size }) => (gap - tracking) / size)
    .toSorted((a, b) => a - b);
  let widest = 0;
  for (const gap of gaps) {
    if (gap - widest > clearStep) return Math.min((widest + gap) / 2, wordGap);
    widest = Math.max(widest, gap);
  }
  return wordGap;
}

/** The gap between all letters of a letter-spaced stretch, which is not a space between words; in points. */
function trackingOf(gaps: Gap[]): number {
  const letters = gaps.slice(1).filter(({ written }) => !written);
  return letters.length < 3 ? 0 : Math.max(0, median(letters.map(({ gap }) => gap)));
}

/** A heading spaced by hand: "S K I L L S", each letter with a written space after it. */
const isSpelledOut = (segment: Gap[]): boolean =>
  segment.length >= 4 &&
  segment.every(({ glyph, written }, index) => (index === 0 || written) && /^[\p{L}&]$/u.test(glyph.text));

function joinSpelledOut(segment: Gap[], lead: SpacedGlyph['before']): SpacedGlyph[] {
  const usual = median(segment.slice(1).map(({ gap }) => gap));
  return segment.map(({ glyph, gap }, index) => ({ glyph, before: index === 0 ? lead : gap > 1.6 * usual ? ' ' : '' }));
}

/** Half of the gaps may be column gaps, as in a table row of two-word cells. In a justified line, all gaps are alike. */
const lowerQuartile = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? 0;

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

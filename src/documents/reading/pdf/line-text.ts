import type { Line, Run } from '#domain/document/source-document.ts';
import { turnBox } from './page-glyphs.ts';
import type { GlyphLine } from './glyph-lines.ts';
import type { Glyph } from './glyph.ts';
import { spaceOut, type SpacedGlyph } from './word-gaps.ts';

/**
 * Builds the line's text and runs, in the order they are read on a page that is read from the right (`rightward`) or the left, with spaces rebuilt from gaps;
 * undefined when the line is only white space.
 */
export function toLine(line: GlyphLine, page: number, rightward = false): Omit<Line, 'id'> | undefined {
  const spaced = spaceOut(line, rightward);
  const first = spaced[0]?.glyph;
  if (!first) return undefined;
  const runs = toRuns(spaced);
  const left = Math.min(...runs.map(({ run }) => run.x));
  const top = Math.min(...runs.map(({ run }) => run.y));
  return {
    page,
    text: joinRuns(runs),
    x: left,
    y: top,
    width: Math.max(...runs.map(({ run }) => run.x + run.width)) - left,
    height: Math.max(...runs.map(({ run }) => run.y + run.height)) - top,
    runs: runs.map(({ run }) => run),
    ...(first.hidden && { hidden: first.hidden }),
  };
}

interface OpenRun {
  run: Run;
  afterTab: boolean;
}

function toRuns(spaced: SpacedGlyph[]): OpenRun[] {
  const runs: OpenRun[] = [];
  let group: Glyph[] = [];
  let text = '';
  let afterTab = false;
  const close = () => {
    const first = group[0];
    if (first) runs.push({ run: runOf(group, first, tidy(text)), afterTab });
    group = [];
    text = '';
  };
  for (const { glyph, before, apart } of spaced) {
    const last = group.at(-1);
    if (last && (before === '\t' || apart === true || !sameLook(last, glyph))) {
      if (before === ' ') text += ' ';
      close();
      afterTab = before === '\t';
    } else if (before === ' ') text += ' ';
    group.push(glyph);
    text += glyph.text;
  }
  close();
  return runs;
}

const sameLook = (a: Glyph, b: Glyph): boolean =>
  a.link === b.link &&
  a.certainty === b.certainty &&
  Math.abs(a.size - b.size) < 0.3 &&
  (a.style === b.style ||
    (a.style.font === b.style.font &&
      a.style.bold === b.style.bold &&
      a.style.italic === b.style.italic &&
      a.style.color === b.style.color));

function runOf(glyphs: Glyph[], first: Glyph, text: string): Run {
  const box = turnBox(
    {
      left: Math.min(...glyphs.map((glyph) => glyph.left)),
      right: Math.max(...glyphs.map((glyph) => glyph.right)),
      top: first.baseline - 0.8 * first.size,
      bottom: first.baseline + 0.2 * first.size,
    },
    -first.turn,
  );
  return {
    text,
    x: round(box.left),
    y: round(box.top),
    width: round(box.right - box.left),
    height: round(box.bottom - box.top),
    font: first.style.font,
    size: Math.round(first.size * 10) / 10,
    bold: first.style.bold,
    italic: first.style.italic,
    color: first.style.color,
    ...(first.link !== undefined && { link: first.link }),
    ...(first.certainty !== undefined && { certainty: first.certainty }),
  };
}

const round = (points: number): number => Math.round(points * 100) / 100;

const joinRuns = (runs: OpenRun[]): string =>
  runs.map(({ run, afterTab }) => (afterTab ? `\t${run.text}` : run.text)).join('');

/**
 * Composes accents, removes a duplicate vowel sign where both a letter and its sign produce one, and restores the slash in addresses that PDFium drops when a
 * font sets "//" so close that it looks doubled. Parts "of" from the name behind it, into whose space a slanted "f" leans.
 */
const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/([\u064b-\u0652])\1+/gu, '$1')
    .replace(/\b(https?:\/)(?=[^/\s])/g, '$1/')
    .replace(/(?<![\p{L}.])of(?=\p{Lu}\p{Ll})/gu, 'of ');

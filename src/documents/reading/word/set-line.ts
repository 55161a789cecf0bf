import type { HiddenReason, Line, Run } from '#domain/document/source-document.ts';
import type { Piece } from './pieces.ts';
import { sizeOf, textWidth } from './text-width.ts';
import type { ParagraphStyle, TabStop, TextStyle } from './text-style.ts';

export type SetPiece = Exclude<Piece, { kind: 'line-break' | 'page-break' | 'box' }>;

/** Where a line is set: its area's left edge and width, and the height of its top on the page, in points. */
export interface LinePlace {
  left: number;
  width: number;
  y: number;
  style: ParagraphStyle;
  isFirst: boolean;
  isListItem: boolean;
}

export type SetLine = Pick<Line, 'text' | 'x' | 'y' | 'width' | 'height' | 'runs' | 'hidden'>;

const defaultTab = 36;
const lineSpacing = 1.2;

/**
 * Sets a line as far as the file allows: indents and tab stops give `x`, letters are assumed to have their usual width. A line longer than its area counts as
 * wrapped and grows in height. Hidden text becomes separate lines in the same place.
 */
export function setLine(
  pieces: SetPiece[],
  place: LinePlace,
  reasonOf: (style: TextStyle) => HiddenReason | undefined,
): { lines: SetLine[]; height: number } {
  const placed = placePieces(pieces, place);
  const reasons = [...new Set(placed.map(({ piece }) => reasonOf(piece.style)))];
  const size = Math.max(0, ...pieces.map((piece) => (piece.kind === 'text' ? sizeOf(piece.style) : 0)));
  const lineHeight = place.style.exactLine ?? lineSpacing * size;
  const right = Math.max(place.left, ...placed.map(({ x, width }) => x + width));
  const area = Math.max(20, place.width - (place.style.left ?? 0) - (place.style.right ?? 0));
  const rows = Math.max(1, Math.ceil((right - place.left - (place.style.left ?? 0)) / area - 0.05));
  const height = lineHeight * rows;
  const lines = reasons.flatMap((reason) => {
    const own = placed.filter(({ piece }) => reasonOf(piece.style) === reason);
    return toLine(own, place, height, reason);
  });
  return { lines, height };
}

interface Placed {
  piece: Extract<SetPiece, { kind: 'text' }>;
  x: number;
  width: number;
  afterTab: boolean;
}

function placePieces(pieces: SetPiece[], place: LinePlace): Placed[] {
  const { style } = place;
  const left = style.left ?? 0;
  const hangs = (style.firstLine ?? 0) < 0;
  let x = place.isFirst && !(place.isListItem && hangs) ? left + (style.firstLine ?? 0) : left;
  let afterTab = false;
  const placed: Placed[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'tab') {
      x = nextStop(x, place, widthToNextTab(pieces, index + 1));
      afterTab = placed.length > 0;
      continue;
    }
    const width = textWidth(piece.text, piece.style);
    placed.push({ piece, x: place.left + x, width, afterTab });
    x += width;
    afterTab = false;
  }
  return pieces.some((piece) => piece.kind === 'tab') ? placed : align(placed, place, x - left);
}

function widthToNextTab(pieces: SetPiece[], from: number): number {
  let width = 0;
  for (const piece of pieces.slice(from)) {
    if (piece.kind === 'tab') break;
    width += textWidth(piece.text, piece.style);
  }
  return width;
}

/** Where text continues after a tab: the next stop of the paragraph, its hanging indent, or the usual steps. */
function nextStop(x: number, { style, width }: LinePlace, following: number): number {
  const hanging: TabStop[] = (style.firstLine ?? 0) < 0 ? [{ at: style.left ?? 0, kind: 'left' }] : [];
  const stops = [...(style.tabs ?? []), ...hanging].filter((tab) => tab.kind !== 'clear' && tab.kind !== 'bar');
  const stop = stops.toSorted((a, b) => a.at - b.at).find((tab) => tab.at > x + 0.5);
  if (!stop) return Math.max(x + 1, Math.min((Math.floor(x / defaultTab) + 1) * defaultTab, Math.max(x + 1, width)));
  const start = stop.kind === 'center' ? stop.at - following / 2 : isRight(stop.kind) ? stop.at - following : stop.at;
  return Math.max(x + defaultTab / 4, start);
}

const isRight = (kind: string): boolean => kind === 'right' || kind === 'end' || kind === 'decimal';

function align(placed: Placed[], { style, width }: LinePlace, used: number): Placed[] {
  const room = width - (style.left ?? 0) - (style.right ?? 0) - used;
  if (room <= 0) return placed;
  const shift = style.align === 'center' ? room / 2 : style.align === 'right' || style.align === 'end' ? room : 0;
  return shift === 0 ? placed : placed.map((item) => ({ ...item, x: item.x + shift }));
}

function toLine(placed: Placed[], place: LinePlace, height: number, hidden: HiddenReason | undefined): SetLine[] {
  const runs: Run[] = [];
  let text = '';
  for (const item of placed) {
    const last = runs.at(-1);
    const run = toRun(item, place.y);
    if (item.afterTab && text !== '') text = `${text.trimEnd()}\t`;
    text += item.piece.text;
    if (last && !item.afterTab && sameLook(last, run)) {
      last.text += run.text;
      last.width += run.width;
    } else runs.push(run);
  }
  const kept = runs.filter((run) => run.text.trim() !== '' || runs.length === 1);
  const [first] = kept;
  if (text.trim() === '' || !first) return [];
  const x = Math.min(...kept.map((run) => run.x));
  const width = Math.max(...kept.map((run) => run.x + run.width)) - x;
  return [{ text: tidy(text), x, y: place.y, width, height, runs: kept, ...(hidden && { hidden }) }];
}

const tidy = (text: string): string =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\t ?/g, '\t')
    .normalize('NFC')
    .trim();

const sameLook = (a: Run, b: Run): boolean =>
  a.font === b.font &&
  a.size === b.size &&
  a.bold === b.bold &&
  a.italic === b.italic &&
  a.color === b.color &&
  a.link === b.link;

function toRun({ piece, x, width }: Placed, y: number): Run {
  const { style, text, link } = piece;
  const size = sizeOf(style);
  return {
    text,
    x,
    y,
    width,
    height: size,
    font: style.font ?? '',
    size,
    bold: style.bold ?? false,
    italic: style.italic ?? false,
    color: style.color === undefined || style.color === 'auto' ? '#000000' : style.color,
    ...(link !== undefined && { link }),
  };
}

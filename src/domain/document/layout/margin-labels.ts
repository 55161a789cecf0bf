import { completesRange, findDates } from '../../language/dates.ts';
import { fieldOf } from '../headings/field-labels.ts';
import type { Fragment } from './fragment.ts';
import { stacked } from './fragment-parts.ts';
import { fragmentLook } from '../headings/fragment-look.ts';
import { lineHeight, rowsOf, sameBaseline, sameRow, type Row } from './rows.ts';

/** Reads a region in its order; passed in so that the text next to labels is read as any other region is. */
export type ReadRegion = (region: readonly Fragment[]) => Row[];

/** Labels in the margin: each block of them before the rows that begin next to or below it, section by section. */
export function readLabels(left: readonly Fragment[], right: readonly Fragment[], read: ReadRegion): Row[] {
  const plain = rowsOf(right);
  const tight = isFlushRight(left) ? 0.65 * usualGap(left) : 0;
  const labels = joinWrapped(rowsOf(joinStackedDates(wholeLabels(left))), right, tight).map((row) =>
    raised(row, plain),
  );
  const cuts = labels.flatMap((row) => (row[0]?.heading ? [row[0].y - 3] : []));
  const edges = [-Infinity, ...cuts.sort((a, b) => a - b), Infinity];
  return edges.slice(1).flatMap((end, index) => {
    const within = (fragment: Fragment | undefined): boolean =>
      fragment !== undefined && fragment.y >= (edges[index] ?? 0) && fragment.y < end;
    return weave(
      labels.filter((row) => within(row[0])),
      read(right.filter(within)),
    );
  });
}

/** Puts labels before the rows they belong to; a label on a row's own baseline becomes its first stretch. */
function weave(labels: Row[], content: readonly Row[]): Row[] {
  const pending = [...labels];
  const rows: Row[] = [];
  for (const row of content) {
    const here = row[0];
    const lineEnd = here ? Math.max(here.bottom - 1, here.y) : 0;
    const due: Row[] = [];
    while (pending[0] && isDue(pending[0], due.at(-1), lineEnd, content)) due.push(...pending.splice(0, 1));
    const beside = due.at(-1);
    const label = beside?.[0];
    if (beside && label && here && !label.heading && sameRow(label, here))
      rows.push(...due.slice(0, -1), [...beside, ...row]);
    else rows.push(...due, row);
  }
  return [...rows, ...pending];
}

/** A label is due when it begins above the row's end, or continues the label block before it. */
function isDue(label: Row, before: Row | undefined, lineEnd: number, content: readonly Row[]): boolean {
  const [first] = label;
  const last = before?.[0];
  if (!first || first.y < lineEnd) return true;
  if (!last || first.y - last.bottom > 1.2 * lineHeight(first)) return false;
  return fragmentLook(first) !== fragmentLook(last) && !content.some((row) => row[0] && sameBaseline(row[0], first));
}

/** A heading set vertically in the middle of its block belongs before the block's first row. */
function raised(label: Row, content: readonly Row[]): Row {
  const [first] = label;
  if (first?.date) return aboveBullets(label, first, content);
  if (!first?.heading || content.some((row) => row[0] && sameBaseline(row[0], first))) return label;
  let index = content.findIndex((row) => row[0] && (sameRow(row[0], first) || row[0].y > first.y));
  if (index < 0) return label;
  while (index > 0 && isTight(content[index - 1]?.[0], content[index]?.[0])) index--;
  const top = content[index]?.[0]?.y ?? first.y;
  return top < first.y ? [{ ...first, y: top }, ...label.slice(1)] : label;
}

/** A date next to an entry's bullets belongs before the entry's first lines. */
function aboveBullets(label: Row, date: Fragment, content: readonly Row[]): Row {
  const left = Math.min(...content.map((row) => row[0]?.x ?? Infinity));
  const begins = (row: Row | undefined): boolean =>
    row?.[0] !== undefined && !row[0].bullet && !row[0].heading && row[0].x < left + 3;
  const beside = content.findLastIndex((row) => row[0] && row[0].y < date.bottom);
  if (!content[beside]?.[0]?.bullet) return label;
  let index = content.slice(0, beside).findLastIndex(begins);
  if (index < 0) return label;
  while (begins(content[index - 1]) && isTight(content[index - 1]?.[0], content[index]?.[0])) index--;
  const here = content[index]?.[0];
  return here ? [{ ...date, y: here.y, bottom: here.bottom }, ...label.slice(1)] : label;
}

const isTight = (above: Fragment | undefined, below: Fragment | undefined): boolean =>
  above !== undefined && below !== undefined && below.y >= above.y && below.y - above.bottom < 0.7 * lineHeight(below);

/** "septiembre de", "2011 – junio de", "2014": a range of dates that a narrow margin broke over several lines. */
export function joinStackedDates(labels: readonly Fragment[]): Fragment[] {
  const sorted = [...labels].sort((a, b) => a.y - b.y);
  const joined: Fragment[] = [];
  for (let at = 0; at < sorted.length; at++) {
    let whole = sorted[at] as Fragment;
    let taken = 0;
    let open = whole;
    for (let next = at + 1; next < Math.min(at + 4, sorted.length); next++) {
      const below = sorted[next] as Fragment;
      const last = sorted[next - 1] as Fragment;
      if (
        below.heading ||
        below.y - last.bottom > 0.9 * lineHeight(below) ||
        fragmentLook(last) !== fragmentLook(below)
      )
        break;
      // A dash at the start of a line was taken for a bullet.
      open = stacked(open, below.bullet ? { ...below, text: `– ${below.text}` } : below);
      const isDate = isWholeDate(open.text) && findDates(whole.text).length === 0;
      if (!isWholeRange(whole.text) && (isWholeRange(open.text) || isDate)) {
        whole = open;
        taken = next - at;
      }
    }
    joined.push(taken > 0 ? { ...whole, date: true } : whole);
    at += taken;
  }
  return joined;
}

const isWholeRange = (text: string): boolean =>
  !/[-–—]$/.test(text) && findDates(text).some((span) => span.range && span.text.length >= text.length - 2);

/** Short stretches that share their right edge and not their left one: notes at the far edge of the lines. */
export function isFlushRight(column: readonly Fragment[]): boolean {
  if (column.length < 2 || column.some((fragment) => fragment.text.length > 45)) return false;
  const right = Math.max(...column.map((fragment) => fragment.right));
  const left = Math.min(...column.map((fragment) => fragment.x));
  const flush = column.filter((fragment) => right - fragment.right < 3).length;
  const even = column.filter((fragment) => fragment.x - left < 3).length;
  return flush >= 0.8 * column.length && even <= 0.6 * column.length;
}

/** A form's labels, those that are broken over two or three lines as one. */
export function wholeLabels(labels: readonly Fragment[]): Fragment[] {
  const whole: Fragment[] = [];
  for (const label of [...labels].sort((a, b) => a.y - b.y)) {
    const above = whole.at(-1);
    const before = whole.at(-2);
    const two = above && `${above.text} ${label.text}`;
    if (above && two !== undefined && isLabelInTwo(above.text, label.text))
      whole[whole.length - 1] = stacked(above, label);
    else if (above && before && fieldOf(`${before.text} ${two}`) !== undefined && fieldOf(before.text) === undefined)
      whole.splice(-2, 2, stacked(stacked(before, above), label));
    else whole.push(label);
  }
  return whole;
}

/** A label that is wrapped in its narrow column is one stretch. Labels that are each next to a different row are not. */
function joinWrapped(rows: readonly Row[], right: readonly Fragment[], tight: number): Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const [only] = row;
    const before = joined.at(-1);
    const [last] = before ?? [];
    const single = before?.length === 1 && row.length === 1;
    if (only && last && single && (isWrapped(last, only, right) || isTightBelow(last, only, tight)))
      joined[joined.length - 1] = [stacked(last, only)];
    else joined.push(row);
  }
  return joined;
}

/** Set closer below a label than another label would be. */
const isTightBelow = (above: Fragment, below: Fragment, tight: number): boolean =>
  below.y - above.bottom <= tight &&
  below.y >= above.bottom - 1 &&
  !above.heading &&
  !below.heading &&
  fieldOf(below.text) === undefined &&
  fragmentLook(above) === fragmentLook(below);

/** The white space that most labels have above them, in points. */
function usualGap(labels: readonly Fragment[]): number {
  const sorted = [...labels].sort((a, b) => a.y - b.y);
  const gaps = sorted.slice(1).map((label, index) => Math.max(label.y - (sorted[index]?.bottom ?? 0), 0));
  return gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
}

/** "Name and address of the" above "employer": a form's label that is broken in its narrow column. */
const isLabelInTwo = (above: string, below: string): boolean =>
  fieldOf(`${above} ${below}`) !== undefined && fieldOf(above) === undefined;

function isWrapped(above: Fragment, below: Fragment, right: readonly Fragment[]): boolean {
  if (fragmentLook(above) !== fragmentLook(below) || below.y < above.y) return false;
  const gap = below.y - above.bottom;
  if (gap > 1.3 * lineHeight(below)) return false;
  if (isLabelInTwo(above.text, below.text)) return true;
  if (isWholeRange(above.text) && isWholeDate(below.text)) return false;
  if (completesRange(above.text, below.text) && !/[-–—]$/.test(below.text)) return true;
  // Two dates are two labels; a duration below a date belongs to it.
  if (above.date && below.date && findDates(below.text).length > 0) return false;
  return gap <= 0.7 * lineHeight(below) && !right.some((other) => sameBaseline(other, below));
}

/**
 * Notes at the edge of the lines, with dates that are broken over lines joined: "March" above "2022", "April 2020" above "August 2022", and the durations below
 * them.
 */
export function joinDates(notes: readonly Fragment[]): Fragment[] {
  const joined: Fragment[] = [];
  for (const note of [...notes].sort((a, b) => a.y - b.y)) {
    const last = joined.at(-1);
    const whole = last && wholeDate(last, note);
    if (last && whole) joined[joined.length - 1] = { ...stacked(last, note), text: whole, date: true };
    else joined.push(note);
  }
  return joined;
}

function wholeDate(last: Fragment, note: Fragment): string | undefined {
  const gap = note.y - last.bottom;
  if (gap < -2 || gap > 2.5 * lineHeight(note)) return undefined;
  const together = `${last.text} ${note.text}`;
  if (!last.date) return gap < 1.3 * lineHeight(note) && isWholeDate(together) ? together : undefined;
  if (/[-–—]$/.test(last.text)) return isWholeRange(together) ? together : undefined;
  if (findDates(last.text).some((span) => span.range)) return isDuration(note.text) ? together : undefined;
  const range = `${last.text} – ${note.text}`;
  return isWholeRange(range) ? range : undefined;
}

const isDuration = (text: string): boolean =>
  /^\(?(?:\d+|an?)\s*\p{L}+(?:\s+\d+\s*\p{L}+)?\)?$/u.test(text) && text.length < 30;

/** A date, "Present", or a duration. */
export const isTimeNote = (fragment: Fragment): boolean =>
  fragment.date || isDuration(fragment.text) || isWholeRange(`2000 – ${fragment.text}`);

const isWholeDate = (text: string): boolean => findDates(text).some((span) => span.text.length >= text.length - 1);

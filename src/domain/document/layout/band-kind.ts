import { fieldOf, isContactLabel } from '../headings/field-labels.ts';
import { byHeight } from './by-height.ts';
import type { Fragment } from './fragment.ts';
import type { Gutter } from './gutters.ts';
import { fragmentLook } from '../headings/fragment-look.ts';
import { isFlushRight, isTimeNote, joinStackedDates, wholeLabels } from './margin-labels.ts';
import { lineHeight, rowsOf, sameRow } from './rows.ts';

/** How a band of two columns is read: one column after the other, row by row, or labels before what they label. */
export type BandKind = 'columns' | 'rows' | 'labels';

const isHeading = (fragment: Fragment): boolean => fragment.heading;
const isLabel = (fragment: Fragment): boolean =>
  fragment.heading || fragment.date || isContactLabel(fragment.text) || fieldOf(fragment.text) !== undefined;

const fewestFlush = 4;

/** Decides how a band is read, by what is next to what and where headings and dates are. */
export function bandKind({ left, right }: Pick<Gutter, 'left' | 'right'>): BandKind {
  const headingsLeft = left.filter(isHeading).length;
  const headingsRight = right.filter(isHeading).length;
  const paired = besideAny(left, right);
  const pairedRight = besideAny(right, left);
  // A form's labels end where its values begin.
  if (isFlushRight(left) && left.length >= fewestFlush && right.length >= left.length / 2) return 'labels';
  const whole = joinStackedDates(wholeLabels(left));
  if (paired.length > 0 && whole.every(({ date }) => date) && !right.some(({ date }) => date)) return 'labels';
  const notes = right.filter(isEdgeNote).length;
  if (headingsRight === 0 && pairedRight.length >= 0.8 * right.length && notes >= 0.5 * right.length) return 'rows';
  if (headingsRight === 0 && pairedRight.length >= 0.8 * right.length && isFlushRight(right)) return 'rows';
  if (headingsRight === 0 && isFlushRight(right) && areDatedNotes(left, right)) return 'rows';
  if (right.some((fragment) => fragment.date) && right.every(isTimeNote)) return 'rows';
  const labels = whole.filter(isLabel).length;
  const mostlyLabels = labels >= 0.9 * whole.length || (labels >= 0.7 * whole.length && headingsRight < 2);
  if (paired.length > 0 && mostlyLabels) return 'labels';
  if (headingsLeft === 0 && headingsRight > 1 && isMargin(left, right)) return 'labels';
  if (headingsLeft > 0 && headingsRight > 0) return 'columns';
  if (paired.length > 0 && paired.filter(isLabel).length >= 0.7 * paired.length && headingsRight === 0) return 'labels';
  if (headingsRight === 0 && isDatedTable(left, right)) return 'labels';
  if (headingsRight > 0 || (headingsLeft > 0 && right.length > 2)) return 'columns';
  if (isGrid(left, right)) return 'columns';
  if (paired.length === left.length && pairedRight.length === right.length)
    return left.length > 2 && left.some((f) => f.text.length > 45) ? 'columns' : 'rows';
  const short = left.every((fragment) => fragment.text.length <= 40);
  if (paired.length === left.length && short && left.length < right.length) return 'labels';
  return blocksAlign(left, right) ? 'labels' : 'columns';
}

/** Blocks at the far edge that each begin with a date, level with a line: notes on that entry, though some of them stand beside no line of it. */
function areDatedNotes(left: readonly Fragment[], right: readonly Fragment[]): boolean {
  const starts = blockStarts(right);
  return starts.every(({ date }) => date) && besideAny(starts, left).length === starts.length;
}

/** Those that share a row with one of the others. */
function besideAny(fragments: readonly Fragment[], others: readonly Fragment[]): Fragment[] {
  const near = byHeight(others, ({ y, bottom }) => ({ top: y, bottom }));
  return fragments.filter((fragment) => near.some(fragment.y, fragment.bottom, (other) => sameRow(fragment, other)));
}

/** Short stretches with dates among them that each stand beside a line: a margin, and no column of its own. */
function isMargin(left: readonly Fragment[], right: readonly Fragment[]): boolean {
  const labels = joinStackedDates(left);
  const beside = besideAny(
    labels.map((label) => ({ ...label, bottom: label.y + lineHeight(label) })),
    right,
  );
  return (
    beside.length >= 0.9 * labels.length &&
    labels.some((label) => label.date) &&
    labels.every((label) => label.text.length <= 40)
  );
}

/** What can be at the far edge of a line: a date or a place. */
const isEdgeNote = (fragment: Fragment): boolean =>
  fragment.date || (fragment.text.length < 40 && /^[^,;:.]{2,30},\s[^,;:.]{2,25}$/.test(fragment.text));

/** Cells next to each other, each with a distinct title and lines below it, and not names with their values. */
function isGrid(left: readonly Fragment[], right: readonly Fragment[]): boolean {
  const looks = (column: readonly Fragment[]): string[] => rowsOf(column).map((row) => fragmentLook(row[0]));
  const first = looks(left);
  const second = looks(right);
  const rows = Math.min(first.length, second.length);
  if (rows < 2 || Math.max(first.length, second.length) > rows + 2) return false;
  if (first.every((look) => look === first[0])) return false;
  return first.slice(0, rows).every((look, index) => look === second[index]);
}

/**
 * Blocks in the left column that each begin level with a block in the right one: the rows of a table. A single block must have a date to be more than the start
 * of a column.
 */
function blocksAlign(left: readonly Fragment[], right: readonly Fragment[]): boolean {
  const end = Math.max(...right.map((fragment) => fragment.bottom));
  const starts = blockStarts(left).filter((start) => start.y < end);
  if (starts.length < 2 && !left.some((fragment) => fragment.date)) return false;
  return starts.length > 0 && besideAny(starts, blockStarts(right)).length === starts.length;
}

/** The rows of a table below a heading: each has the employer or school with its dates, and the rest next to them. */
function isDatedTable(left: readonly Fragment[], right: readonly Fragment[]): boolean {
  const start = Math.min(...right.map((fragment) => fragment.y));
  const cells = left.filter((fragment) => !fragment.heading || fragment.bottom > start + 1);
  const dates = cells.filter((fragment) => fragment.date).length;
  if (cells.some(isHeading) || right.some((fragment) => fragment.date)) return false;
  return dates > 0 && 2 * dates >= blockStarts(cells).length && blocksAlign(cells, right);
}

function blockStarts(column: readonly Fragment[]): Fragment[] {
  const rows = rowsOf(column);
  return rows.flatMap((row, index) => {
    const first = row[0];
    const above = rows[index - 1]?.[0];
    if (!first) return [];
    return !above || first.y - above.bottom > 0.9 * (above.bottom - above.y) || first.y < above.y ? [first] : [];
  });
}

import { completesRange, findDates } from '../../language/dates.ts';
import type { Fragment } from './fragment.ts';
import { fragmentLook } from '../headings/fragment-look.ts';
import { lineHeight, rowsOf, type Row } from './rows.ts';

/** A list whose bullets are set side by side in columns, with what is above and below it. */
export interface BulletGrid {
  columns: Fragment[][];
  above: Fragment[];
  below: Fragment[];
}

/** How far from its column's text a line that continues a bullet may begin. */
const hanging = 10;
/** How far to its left, where the list's lines begin below the bullet itself: titles may begin there as well. */
const outdented = 14;

/**
 * The first list of the region that is set in columns: two or more bullets on one line, and the lines below that continue these columns. Undefined when no line
 * has more than one bullet.
 */
export function findBulletGrid(region: readonly Fragment[]): BulletGrid | undefined {
  const rows = rowsOf(region);
  const first = rows.findIndex(beginsGrid);
  const head = rows[first];
  if (!head) return undefined;
  const columns: Fragment[][] = head.map((fragment) => [fragment]);
  let end = first + 1;
  while (end < rows.length && takeRow(columns, rows[end] ?? [])) end++;
  return { columns, above: rows.slice(0, first).flat(), below: rows.slice(end).flat() };
}

/** "– Jan 2021", "– June", "– now": the end of a range that was broken in its narrow column, and no bullet. */
const isDatePart = ({ text, date }: Fragment): boolean =>
  date ||
  findDates(`${text} 2000`).some((span) => span.index === 0 && span.end === text.length + 5) ||
  (text.length <= longestDatePart && completesRange('2000 –', text));

const longestDatePart = 20;

const beginsGrid = (row: Row): boolean =>
  row.length > 1 &&
  row.every((fragment) => fragment.bullet && !fragment.heading && !isDatePart(fragment)) &&
  row.every((fragment) => fragmentLook(fragment).replace('c', '') === fragmentLook(row[0]).replace('c', ''));

/** Gives each stretch of the row to its column; returns false, and changes nothing, when one belongs to no column. */
function takeRow(columns: Fragment[][], row: Row): boolean {
  const owners = row.map((fragment) =>
    columns.find((column, index) => fitsColumn(column, fragment, columns[index + 1])),
  );
  if (owners.includes(undefined)) return false;
  row.forEach((fragment, index) => owners[index]?.push(fragment));
  return true;
}

function fitsColumn(column: readonly Fragment[], fragment: Fragment, next: readonly Fragment[] | undefined): boolean {
  const [head, last] = [column[0], column.at(-1)];
  if (!head || !last || fragment.heading || fragment.right > (next?.[0]?.x ?? Infinity)) return false;
  if (fragment.bullet) return Math.abs(fragment.x - head.x) < hanging;
  const before = head.x - fragment.x;
  const hangs = Math.abs(before) < hanging / 2 || (before < 0 && -before < hanging);
  const below = before > 0 && before < outdented && (/^\p{Ll}/u.test(fragment.text) || isFull(last, column));
  const gap = fragment.y - last.bottom;
  return (hangs || below) && gap < 0.7 * lineHeight(fragment) && !fragment.date && sameType(last, fragment);
}

/** The line is about as wide as the other lines of its column. */
function isFull(line: Fragment, column: readonly Fragment[]): boolean {
  const right = Math.max(...column.map((fragment) => fragment.right));
  return column.length > 1 && line.right > right - 0.15 * (right - line.x);
}

/** Set alike except for the first letters, which may be bold. */
const sameType = (a: Fragment, b: Fragment): boolean =>
  Math.abs((a.runs[0]?.size ?? 0) - (b.runs[0]?.size ?? 0)) < 1 && (!b.runs[0]?.bold || a.runs.some((run) => run.bold));

import { fieldOf, type Field } from '../headings/field-labels.ts';
import type { Fragment } from './fragment.ts';
import { stacked } from './fragment-parts.ts';
import { byHeight } from './by-height.ts';
import { lineHeight, rowsOf, sameRow, type Row } from './rows.ts';

/** A table whose columns have titles ("Period", "Position", "Company", "City"), and what is above and below it. */
export interface TitledTable {
  above: Fragment[];
  rows: Row[];
  below: Fragment[];
}

interface Column {
  field: Field | undefined;
  x: number;
  right: number;
}

/** The first table with titled columns in a region, its wrapped rows joined. */
export function findTitledTable(region: readonly Fragment[]): TitledTable | undefined {
  const rows = titleRows(region);
  if (rows.length === 0) return undefined;
  const byTop = [...region].sort((a, b) => a.y - b.y);
  for (const row of rows) {
    const titles = new Set(row);
    const columns = row.map((f): Column => ({ field: fieldOf(f.text), x: f.x, right: f.right }));
    const start = Math.max(...row.map((f) => f.bottom)) - 1;
    const { inside, end } = cellsUnder(byTop, start, titles, columns);
    if (new Set(inside.map((f) => columnOf(f, columns))).size < 2) continue;
    const top = Math.min(...row.map((f) => f.y));
    const taken = new Set([...inside, ...row]);
    return {
      above: region.filter((f) => f.y < start && !taken.has(f)),
      rows: [row.filter((f) => f.y >= top), ...tableRows(inside, columns)],
      below: region.filter((f) => f.y >= end - 1 && !taken.has(f)),
    };
  }
  return undefined;
}

/** What stands under the titles until a heading or what is no cell, and where that is. */
function cellsUnder(
  byTop: readonly Fragment[],
  start: number,
  titles: ReadonlySet<Fragment>,
  columns: readonly Column[],
): { inside: Fragment[]; end: number } {
  const under: Fragment[] = [];
  let end = Infinity;
  for (let at = firstFrom(byTop, start); at < byTop.length; at += 1) {
    const fragment = byTop[at];
    if (!fragment || titles.has(fragment)) continue;
    if (fragment.heading || spansColumns(fragment, columns)) {
      end = fragment.y;
      break;
    }
    under.push(fragment);
  }
  return { inside: under.filter((f) => f.y < end - 1), end };
}

/** Of fragments from top to bottom, the place of the first that begins at a height or under it. */
function firstFrom(byTop: readonly Fragment[], start: number): number {
  let [low, high] = [0, byTop.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((byTop[middle]?.y ?? Infinity) >= start) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Rows of three and more stretches, or of two, that name different fields and nothing else. */
function titleRows(region: readonly Fragment[]): Fragment[][] {
  const titles = region.filter((f) => fieldOf(f.text) !== undefined && !f.heading && !f.bullet);
  if (titles.length < 3) return [];
  const rows: Fragment[][] = [];
  const { near } = byHeight(region, ({ y, bottom }) => ({ top: y, bottom }));
  const seen = new Set<string>();
  const taken = new Set<Fragment>();
  for (const title of titles) {
    const height = `${title.y} ${title.bottom}`;
    if (taken.has(title) || seen.has(height)) continue;
    seen.add(height);
    const beside = near(title.y, title.bottom)
      .filter((f) => sameRow(f, title))
      .sort((a, b) => a.x - b.x);
    const fields = beside.flatMap((f) => fieldOf(f.text) ?? []);
    if (fields.length >= 3 && fields.length >= beside.length - 1 && new Set(fields).size === fields.length) {
      rows.push(beside);
      for (const fragment of beside) taken.add(fragment);
    }
  }
  return rows;
}

/** It begins in one column and ends in another, so it is not a cell. */
const spansColumns = (fragment: Fragment, columns: readonly Column[]): boolean =>
  columns.some((column, index) => {
    const next = columns[index + 1];
    return (
      next !== undefined &&
      fragment.x < column.right &&
      fragment.right > next.x + 12 &&
      columnOf(fragment, columns) === index
    );
  });

/** The column whose title is above the stretch, else the last column that begins to its left. */
function columnOf(fragment: Fragment, columns: readonly Column[]): number {
  const middle = (fragment.x + fragment.right) / 2;
  const over = columns.findIndex(
    (column) => Math.abs(fragment.x - column.x) < 4 || Math.abs(middle - (column.x + column.right) / 2) < 3,
  );
  if (over >= 0) return over;
  return Math.max(
    columns.findLastIndex((column) => column.x <= fragment.x + 6),
    0,
  );
}

/** Cells that belong together: separated from the next row by white space over the whole width, or by the next date. */
function tableRows(cells: readonly Fragment[], columns: readonly Column[]): Row[] {
  const dated = columns.findIndex((column) => column.field === 'date');
  const groups: Fragment[][] = [];
  let bottom = -Infinity;
  let date: Fragment | undefined;
  for (const cell of cells) {
    const group = groups.at(-1);
    const isDate = columnOf(cell, columns) === dated && cell.date;
    const isContinued = date !== undefined && /[-–—]\s*$/.test(date.text);
    const separated =
      cell.y - bottom > 0.5 * lineHeight(cell) ||
      (isDate && date !== undefined && !isContinued && cell.y > date.bottom - 1);
    if (group && !separated) group.push(cell);
    else groups.push([cell]);
    if (!group || separated) date = undefined;
    if (isDate) date = cell;
    bottom = separated ? cell.bottom : Math.max(bottom, cell.bottom);
  }
  return groups.flatMap((group) => rowOf(group, columns));
}

/** A row's named cells next to each other, each as one stretch; the text that describes them is below. */
function rowOf(group: readonly Fragment[], columns: readonly Column[]): Row[] {
  const isNamed = (f: Fragment): boolean => {
    const field = columns[columnOf(f, columns)]?.field;
    return field !== undefined && field !== 'told';
  };
  const named = columns.flatMap((column, index): Fragment[] => {
    const own = group.filter((f) => isNamed(f) && columnOf(f, columns) === index);
    const [first, ...rest] = own.sort((a, b) => a.y - b.y || a.x - b.x);
    return first
      ? [{ ...rest.reduce(stacked, first), field: column.field, date: column.field === 'date' || first.date }]
      : [];
  });
  const description = rowsOf(group.filter((f) => !isNamed(f)));
  return named.length > 0 ? [named, ...description] : description;
}

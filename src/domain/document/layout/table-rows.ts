import type { Row } from './rows.ts';
import { fieldOf, isContactLabel, type Field } from '../headings/field-labels.ts';
import { findDates } from '../../language/dates.ts';
import { stacked } from './fragment-parts.ts';
import type { Fragment } from './fragment.ts';

/**
 * Rows of a document whose lines come in order (DOCX, DOC): a line is a row. If the cells of a table row have one line each, they form one row; a cell with
 * only a date or a label comes before the first line of the next cell.
 */
export function cellRows(fragments: readonly Fragment[]): Row[] {
  const rows: Row[] = [];
  let titles: Titles | undefined;
  for (const group of groupBy(fragments, tableRowKey)) {
    const lines = groupBy(group, (fragment) => fragment.line.id);
    const cells = groupBy(lines, (line) => `${columnOf(line)}`);
    const table = group[0]?.line.cell?.table;
    const found = table === undefined ? undefined : titlesOf(table, cells);
    if (found) titles = found;
    if (!found && titles?.table === table && titles && cells.length > 1 && cells.every(isOneText))
      rows.push(...underTitles(cells, titles));
    else if (group[0]?.line.cell === undefined || cells.length < 2) rows.push(...lines);
    else if (cells.every((cell) => cell.length === 1)) rows.push(lines.flat());
    else rows.push(...labelled(cells));
  }
  return rows;
}

/** What the columns of a table are called. */
interface Titles {
  table: number;
  fields: ReadonlyMap<number, Field>;
}

/** A name that is broken over a few lines, and no list of what was done. */
const isOneText = (lines: readonly Row[]): boolean =>
  lines.length <= mostLines && !lines.flat().some(({ bullet }) => bullet);
const mostLines = 3;

const columnOf = (line: Row | undefined): number => line?.[0]?.line.cell?.column ?? 0;

/** A table's first row that says nothing but what its columns are: three or more of them, no two the same but for what is only told. */
function titlesOf(table: number, cells: readonly Row[][]): Titles | undefined {
  const fields = cells.map((lines) => fieldOf(lines.map((line) => line.map(({ text }) => text).join(' ')).join(' ')));
  const named = fields.filter((field) => field !== undefined && field !== 'told');
  if (cells.length < 3 || fields.includes(undefined) || named.length < 2 || new Set(named).size < named.length)
    return undefined;
  return {
    table,
    fields: new Map(cells.flatMap((lines, at) => (fields[at] ? [[columnOf(lines[0]), fields[at]] as const] : []))),
  };
}

/** The cells of a row under such titles, each as one stretch and by its title; what is only told stands below. */
function underTitles(cells: readonly Row[][], { fields }: Titles): Row[] {
  const whole = cells.flatMap((lines) => {
    const [first, ...rest] = lines.flat();
    return first ? [{ ...rest.reduce(stacked, first), field: fields.get(columnOf(lines[0])) }] : [];
  });
  const told = whole.filter(({ field }) => field === 'told');
  const named = whole.filter((cell) => !told.includes(cell));
  return [...(named.length > 0 ? [named] : []), ...told.map((cell) => [cell])];
}

function labelled(cells: Row[][]): Row[] {
  const [label, next, ...rest] = cells;
  const only = label?.length === 1 ? label[0] : undefined;
  const first = next?.[0];
  const text = only?.[0]?.text ?? '';
  const field = fieldOf(text);
  const isLabel = field !== undefined || isContactLabel(text) || findDates(text).length > 0;
  if (!only || !first || only.length !== 1 || !isLabel) return cells.flat();
  const below = next?.slice(1) ?? [];
  return [[...only, ...first], ...(field === 'employer' ? below.map(atItsAddress) : below), ...rest.flat()];
}

/** Below the name in a form's field for the employer stands the address. */
const atItsAddress = (row: Row): Row => row.map((fragment) => ({ ...fragment, field: 'place' as const }));

const tableRowKey = (fragment: Fragment): string => {
  const cell = fragment.line.cell;
  return cell ? `t${cell.table}r${cell.row}` : fragment.line.id;
};

/** Groups neighbours with the same key. */
function groupBy<T>(items: readonly T[], key: (item: T) => string): T[][] {
  const groups: T[][] = [];
  let last: string | undefined;
  for (const item of items) {
    const current = key(item);
    const group = groups.at(-1);
    if (group && current === last) group.push(item);
    else groups.push([item]);
    last = current;
  }
  return groups;
}

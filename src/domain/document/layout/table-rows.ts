import type { Row } from './rows.ts';
import { fieldOf, isContactLabel } from '../headings/field-labels.ts';
import { findDates } from '../../language/dates.ts';
import type { Fragment } from './fragment.ts';

/**
 * Rows of a document whose lines come in order (DOCX, DOC): a line is a row. If the cells of a table row have one line each, they form one row; a cell with
 * only a date or a label comes before the first line of the next cell.
 */
export function cellRows(fragments: readonly Fragment[]): Row[] {
  const rows: Row[] = [];
  for (const group of groupBy(fragments, tableRowKey)) {
    const lines = groupBy(group, (fragment) => fragment.line.id);
    const cells = groupBy(lines, (line) => `${line[0]?.line.cell?.column ?? 0}`);
    if (group[0]?.line.cell === undefined || cells.length < 2) rows.push(...lines);
    else if (cells.every((cell) => cell.length === 1)) rows.push(lines.flat());
    else rows.push(...labelled(cells));
  }
  return rows;
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

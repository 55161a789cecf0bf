import { useState, type ReactNode } from 'react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { classNames } from './class-names.ts';

interface Column<Row> {
  name: string;
  cell: (row: Row) => ReactNode;
  /** Figures are set in tabular numerals, on the right. */
  figures?: boolean;
  /** Names the row. */
  head?: boolean;
  /** By what its heading sorts the rows when it is pressed: numbers highest first, texts from A to Z, and then the other way round. */
  sortBy?: (row: Row) => number | string;
}

/** The rows in the order of a column. */
interface Sorting {
  /** The column's name. */
  column: string;
  reversed: boolean;
}

const compare = (one: number | string, other: number | string): number =>
  typeof one === 'number' && typeof other === 'number' ? other - one : String(one).localeCompare(String(other));

function sorted<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sorting: Sorting | undefined) {
  const by = columns.find(({ name }) => name === sorting?.column)?.sortBy;
  if (!by) return rows;
  const turn = sorting?.reversed ? -1 : 1;
  return [...rows].sort((one, other) => turn * compare(by(one), by(other)));
}

/** The direction of a column as ARIA names it. */
function directionOf<Row>({ name, sortBy }: Column<Row>, sorting: Sorting | undefined, rows: readonly Row[]) {
  if (sorting?.column !== name || !sortBy) return undefined;
  const highestFirst = rows.some((row) => typeof sortBy(row) === 'number') !== sorting.reversed;
  return highestFirst ? 'descending' : 'ascending';
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown };

interface TableProps<Row> {
  /** What it lists, for screen readers, and for everyone where `captionShown`. */
  caption: string;
  captionShown?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The column that the rows are sorted by at first; without one they stay as they are given. */
  firstSorted?: string;
  /** Stands in place of rows where there are none. */
  empty?: ReactNode;
}

/** Rows of the same kind. On narrow screens the table itself scrolls, by keyboard, too. */
export function Table<Row>({
  caption,
  captionShown = false,
  columns,
  rows,
  keyOf,
  firstSorted,
  empty,
}: TableProps<Row>) {
  const [sorting, setSorting] = useState<Sorting | undefined>(
    firstSorted === undefined ? undefined : { column: firstSorted, reversed: false },
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to scroll by keyboard, too.
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <caption className={captionShown ? 'pb-2 text-left font-medium' : 'sr-only'}>{caption}</caption>
        <thead>
          <tr className="border-b border-edge">
            {columns.map((column) => {
              const { name, figures, sortBy } = column;
              const direction = directionOf(column, sorting, rows);
              const Icon = direction === undefined ? ChevronsUpDown : sortIcons[direction];
              return (
                <th
                  key={name}
                  scope="col"
                  aria-sort={direction}
                  className={classNames(
                    'py-2 pr-4 text-xs font-medium text-ink-faint last:pr-0',
                    figures ? 'text-right' : 'text-left',
                  )}
                >
                  {sortBy ? (
                    <button
                      type="button"
                      onClick={() =>
                        setSorting({ column: name, reversed: direction !== undefined && !sorting?.reversed })
                      }
                      className={classNames(
                        'inline-flex min-h-9 cursor-pointer items-center gap-1 rounded-sm font-medium whitespace-nowrap pointer-coarse:min-h-11',
                        'hover:text-accent focus-visible:-outline-offset-2',
                        direction !== undefined && 'text-ink',
                      )}
                    >
                      {name}
                      <Icon aria-hidden className="size-3.5 shrink-0" />
                    </button>
                  ) : (
                    name
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {sorted(rows, columns, sorting).map((row) => (
            <tr key={keyOf(row)} className="border-b border-rule hover:bg-well">
              {columns.map(({ name, cell, figures, head }) => {
                const look = classNames(
                  'py-2.5 pr-4 align-top last:pr-0',
                  figures ? 'figures text-right whitespace-nowrap' : 'text-left',
                );
                return head ? (
                  <th key={name} scope="row" className={classNames(look, 'font-medium')}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={name} className={look}>
                    {cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && empty}
    </section>
  );
}

import { compareHeads, entriesOf, type WordEntry, type WordTable } from './word-table.ts';

/** The maximum number of columns of a line in a table's file. */
const widest = 160;
/** What surrounds an entry there: the indentation, its quotes and a comma. */
const frame = 6 + 2 + 1;

/** The text of a table's file: groups in the given order, entries sorted, each on a separate line and broken where it is too long. Never changes a word. */
export function tidyTable({ about, classes, entries, ambiguous }: WordTable): string {
  const groups = Object.keys(entries).map((group) => [group, linesOf({ about, entries }, group)]);
  const names = ambiguous?.toSorted(compareHeads);
  return `${JSON.stringify({ about, classes, entries: Object.fromEntries(groups), ambiguous: names }, null, 2)}\n`;
}

function linesOf(table: WordTable, group: string): string[] {
  // Lines with the same head are merged first, wherever they are.
  const sorted = (table.entries[group] ?? []).toSorted((a, b) => compareHeads(headOf(a), headOf(b)));
  return entriesOf({ ...table, entries: { [group]: sorted } }, group).flatMap(brokenLines);
}

const headOf = (line: string): string => line.split(' | ')[0] ?? '';

/** An entry in as few lines as possible, filled in the order of its columns. */
function brokenLines({ head, columns }: WordEntry): string[] {
  const lines: string[] = [];
  let line: string[][] = [];
  columns.forEach((items, column) => {
    for (const item of items) {
      const longer = Array.from({ length: column + 1 }, (_, at) => [
        ...(line[at] ?? []),
        ...(at === column ? [item] : []),
      ]);
      if (line.length === 0 || fits(head, longer)) {
        line = longer;
      } else {
        lines.push(lineOf(head, line));
        line = [...Array.from({ length: column }, () => []), [item]];
      }
    }
  });
  return [...lines, lineOf(head, line)];
}

const lineOf = (head: string, columns: readonly (readonly string[])[]): string =>
  [head, ...columns.map((items) => items.join(', '))].join(' | ');

const fits = (head: string, columns: readonly (readonly string[])[]): boolean =>
  JSON.stringify(lineOf(head, columns)).length - 2 + frame <= widest;

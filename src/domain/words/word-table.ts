/**
 * A table of words: the one format of all tables under `src/domain/words`, kept as JSON so that every bundler, test runner and
 * type checker reads it without a special loader. Each entry is on a separate line:
 *
 *     "head | item, item | item, item"
 *
 * - Columns are separated by ` | `, the items of a column by `, `. `about` says what the head and each column contain. A head may be
 *   several words with the same meaning, separated like items.
 * - A mark before a head or an item says how it is searched for: `=` in this exact spelling, capitals included; `?` also in this exact
 *   spelling, and only with further evidence, because it is a common word as well; `~` not at all, because it means something else.
 * - Entries are sorted by their heads within their group ({@link compareHeads}). Where an entry is too long for a line, a second
 *   line with the same head continues it.
 * - An item that occurs twice in one column is a mistake, except for those that `ambiguous` names, which are known to have several
 *   meanings, and for the columns that `classes` names.
 *
 * `word-tables.test.ts` checks all tables for this, and `npx tsx scripts/tidy-words.ts` sorts them and breaks their lines.
 */
export interface WordTable {
  /** What the table contains and how its entries are read. */
  about: string;
  /** Columns, counted from 1 after the head, that classify the head: their items occur under many heads. */
  classes?: readonly number[];
  /** Entries by the name of their group: a section, a language, a family of skills. A table without groups has one, `all`. */
  entries: Readonly<Record<string, readonly string[]>>;
  /**
   * Words that mean several things, sorted: items under several heads, and words whose mark distinguishes them from another entry's, of this table or of one
   * that is read together with it.
   */
  ambiguous?: readonly string[];
}

/** An entry of a table: `columns` without the head, each the list of its items. */
export interface WordEntry {
  head: string;
  columns: readonly (readonly string[])[];
}

const itemsOf = (column: string): string[] => (column === '' ? [] : column.split(', '));

/** The entries of a group, in the table's order, continuation lines merged. None for a group that the table does not have. */
export function entriesOf(table: WordTable, group = 'all'): WordEntry[] {
  const entries: { head: string; columns: string[][] }[] = [];
  let last: { head: string; columns: string[][] } | undefined;
  for (const line of table.entries[group] ?? []) {
    const [head = '', ...columns] = line.split(' | ');
    if (last === undefined || last.head !== head) entries.push((last = { head, columns: columns.map(itemsOf) }));
    else for (const [at, column] of columns.entries()) (last.columns[at] ??= []).push(...itemsOf(column));
  }
  return entries;
}

/** The heads of a group: everything there is in a plain list of words. */
export const headsOf = (table: WordTable, group = 'all'): string[] => entriesOf(table, group).map(({ head }) => head);

/** The names of a table's groups. */
export const groupsOf = (table: WordTable): string[] => Object.keys(table.entries);

const marks = '=?~';

/** A head or an item without the mark before it. */
export const unmarked = (item: string): string => (marks.includes(item.charAt(0)) ? item.slice(1) : item);

/** The order of heads: by their code points, ignoring case and the marks before a head. */
export function compareHeads(a: string, b: string): number {
  const [left, right] = [unmarked(a).toLowerCase(), unmarked(b).toLowerCase()];
  return left === right ? compare(a, b) : compare(left, right);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * A group's heads as the alternatives of a regular expression, of which each is a piece: `new RegExp(\`^(?:${alternativesOf(…)})$\`)`. A longer piece comes
 * before a shorter one, so that of two that begin alike the longer is matched.
 */
export const alternativesOf = (table: WordTable, group = 'all'): string =>
  headsOf(table, group)
    .toSorted((a, b) => b.length - a.length)
    .join('|');

/** A regular expression of a group's alternatives; `around` adds the pattern around them. */
export const patternOf = (
  table: WordTable,
  group: string,
  flags: string,
  around: (alternatives: string) => string = (any) => any,
): RegExp => new RegExp(around(alternativesOf(table, group)), flags);

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tidyTable } from './tidy-table.ts';
import { compareHeads, entriesOf, headsOf, unmarked, type WordTable } from './word-table.ts';

const folder = import.meta.dirname;
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json'))
  .map((path) => join(folder, path));

/** Items with their heads, separately for each column. */
function headsByItem(table: WordTable): Map<string, Set<string>>[] {
  const heads: Map<string, Set<string>>[] = [];
  for (const group of Object.keys(table.entries))
    for (const { head, columns } of entriesOf(table, group))
      columns.forEach((items, column) => {
        const known = (heads[column] ??= new Map());
        for (const item of items) known.set(item, (known.get(item) ?? new Set()).add(`${group}:${head}`));
      });
  return heads;
}

/** Items of one column that are under more than one head. */
function ambiguousItems(table: WordTable): string[] {
  const several = headsByItem(table)
    .filter((_, column) => !table.classes?.includes(column + 1))
    .flatMap((items) => [...items].filter(([, heads]) => heads.size > 1).map(([item]) => item));
  return [...new Set(several)].toSorted(compareHeads);
}

/** Heads and items that a mark distinguishes from others of the same letters, without their marks. */
const markedWords = (table: WordTable): string[] =>
  Object.keys(table.entries)
    .flatMap((group) => entriesOf(table, group))
    .flatMap(({ head, columns }) => [head, ...columns.flat()])
    .filter((each) => unmarked(each) !== each)
    .map(unmarked);

const repeated = (items: readonly string[]): string[] => items.filter((item, at) => items.indexOf(item) !== at);

test('there are tables', () => {
  expect(paths.length).toBeGreaterThan(0);
});

describe.each(paths.map((path) => [relative(folder, path), path]))('%s', (_, path) => {
  const text = readFileSync(path, 'utf8');
  const table = JSON.parse(text) as WordTable;
  const groups = Object.keys(table.entries);

  test('says what it contains', () => {
    expect(table.about.length).toBeGreaterThan(20);
    expect(groups.length).toBeGreaterThan(0);
  });

  test('is sorted, one entry a line, as `npx tsx scripts/tidy-words.ts` writes it', () => {
    expect(text).toBe(tidyTable(table));
  });

  test('has no line of more than 160 columns', () => {
    expect(text.split('\n').filter((line) => line.length > 160)).toEqual([]);
  });

  test.each(groups)('contains no duplicates and nothing empty: %s', (group) => {
    expect(repeated(table.entries[group] ?? [])).toEqual([]);
    for (const { head, columns } of entriesOf(table, group)) {
      expect(head.trim()).toBe(head);
      expect(head).not.toBe('');
      for (const items of columns) expect({ head, repeated: repeated(items) }).toEqual({ head, repeated: [] });
      for (const item of columns.flat()) {
        expect(unmarked(item)).not.toBe('');
        expect({ head, item: item.trim() }).toEqual({ head, item });
      }
    }
  });

  test('names the items that it gives several meanings, and no others', () => {
    const named = table.ambiguous ?? [];
    const several = ambiguousItems(table);
    expect(several.filter((item) => !named.includes(item))).toEqual([]);
    expect(repeated(named)).toEqual([]);
    const known = new Set([...several, ...markedWords(table)]);
    expect(named.filter((item) => !known.has(item))).toEqual([]);
  });

  test('lists a plain word once', () => {
    const plain = groups.filter((group) => (table.entries[group] ?? []).every((entry) => !entry.includes(' | ')));
    for (const group of plain) expect(repeated(headsOf(table, group))).toEqual([]);
  });
});

test('a long entry continues in a line of the same head, and is read as one', () => {
  const items = Array.from({ length: 40 }, (_, at) => `other way ${at}`);
  const table = { about: 'x', entries: { all: [`head | ${items.join(', ')} | kind`, 'front'] } };
  const tidy = JSON.parse(tidyTable(table)) as WordTable;
  expect(tidy.entries['all']?.length).toBeGreaterThan(3);
  expect(entriesOf(tidy)).toEqual([
    { head: 'front', columns: [] },
    { head: 'head', columns: [items, ['kind']] },
  ]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compareHeads, entriesOf, headsOf, type WordTable } from './word-table.ts';

const folder = import.meta.dirname;
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json'))
  .map((path) => join(folder, path));

/** Items of one column that stand under more than one head. */
function ambiguousItems(table: WordTable): string[] {
  const heads = new Map<string, Set<string>>();
  for (const group of Object.keys(table.entries))
    for (const { head, columns } of entriesOf(table, group))
      columns.forEach((items, column) => {
        for (const item of items) {
          const key = `${column}:${item}`;
          heads.set(key, (heads.get(key) ?? new Set()).add(`${group}:${head}`));
        }
      });
  const several = [...heads].filter(([, of]) => of.size > 1).map(([key]) => key.slice(key.indexOf(':') + 1));
  return [...new Set(several)].toSorted(compareHeads);
}

const repeated = (items: readonly string[]): string[] => items.filter((item, at) => items.indexOf(item) !== at);

test('there are tables', () => {
  expect(paths.length).toBeGreaterThan(0);
});

describe.each(paths.map((path) => [relative(folder, path), path]))('%s', (_, path) => {
  const text = readFileSync(path, 'utf8');
  const table = JSON.parse(text) as WordTable;
  const groups = Object.keys(table.entries);

  test('says what it holds', () => {
    expect(table.about.length).toBeGreaterThan(20);
    expect(groups.length).toBeGreaterThan(0);
  });

  test('has one entry a line, of at most 160 columns', () => {
    const lines = text.split('\n').map((line) => line.trim().replace(/,$/, ''));
    expect(lines.filter((line) => line.length > 158)).toEqual([]);
    const alone = new Set(lines);
    const crowded = Object.values(table.entries)
      .flat()
      .filter((entry) => !alone.has(JSON.stringify(entry)));
    expect(crowded).toEqual([]);
  });

  test.each(groups)('is sorted, holds nothing twice and nothing empty: %s', (group) => {
    const entries = table.entries[group] ?? [];
    const heads = entries.map((entry) => entry.split(' | ')[0] ?? '');
    expect(heads).toEqual(heads.toSorted(compareHeads));
    expect(repeated(entries)).toEqual([]);
    for (const { head, columns } of entriesOf(table, group)) {
      expect(head.trim()).toBe(head);
      expect(head).not.toBe('');
      for (const items of columns) expect({ head, repeated: repeated(items) }).toEqual({ head, repeated: [] });
      for (const item of columns.flat()) expect({ head, item: item.trim() }).toEqual({ head, item });
    }
  });

  test('names the items that it gives several meanings, and no others', () => {
    expect(table.ambiguous ?? []).toEqual(ambiguousItems(table));
  });

  test('lists a plain word once', () => {
    const plain = groups.filter((group) => (table.entries[group] ?? []).every((entry) => !entry.includes(' | ')));
    for (const group of plain) expect(repeated(headsOf({ ...table }, group))).toEqual([]);
  });
});

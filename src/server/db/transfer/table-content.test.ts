import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromPglite } from '#test/support/pglite-database.ts';
import { inReferenceOrder, tablesIn, type Ask } from './catalog.ts';
import { askEmbedded } from './connections.ts';
import { contentOf, rowAsJson, sumRows } from './table-content.ts';

let pglite: PGlite;
let ask: Ask;
beforeAll(async () => {
  pglite = await PGlite.create();
  ask = askEmbedded(fromPglite(pglite));
});
afterAll(() => pglite.close());

test('a row that differs anywhere, is missing or is there twice is noticed, in the database and outside it', async () => {
  await ask('create table public.plain (a text, b text)');
  const [table] = (await tablesIn(ask, ['public'])).filter(({ name }) => name === 'public.plain');
  if (!table) throw new Error('The table was not found.');
  const fill = async (rows: string) => {
    await ask('truncate public.plain');
    await ask(`insert into public.plain values ${rows}`);
    const { rows: count, checksum } = await contentOf(ask, table);
    const outside = sumRows();
    const lines = await ask<{ line: string }>(`select ${rowAsJson(table)} as line from public.plain`);
    outside.add(lines.map(({ line }) => line));
    expect(outside.content()).toEqual({ rows: count, checksum });
    return checksum;
  };
  const seen = new Set<string>();
  for (const rows of [
    `('a', 'b'), ('c', 'd')`,
    `('a', 'b'), ('c', 'e')`,
    `('a', 'b')`,
    `('a', 'b'), ('a', 'b')`,
    `('a', 'd'), ('c', 'b')`,
    `('ab', ''), ('c', 'd')`,
    `('a', null), ('c', 'd')`,
    `('a","b', ''), (e'\\x01\\t\\\\', U&'\\2028 \\00e9')`,
  ])
    seen.add(await fill(rows));
  expect(seen.size).toBe(8);
  expect(seen).toContain(await fill(`('c', 'd'), ('a', 'b')`));
});

test('tables that refer to each other in a circle are named', async () => {
  await ask('create table public.one (id integer primary key, other integer)');
  await ask('create table public.other (id integer primary key references public.one)');
  await ask('alter table public.one add foreign key (other) references public.other');
  const tables = await tablesIn(ask, ['public']);
  await expect(inReferenceOrder(ask, tables, ['public'])).rejects.toThrow('public.one, public.other');
});

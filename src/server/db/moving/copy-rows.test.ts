import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromPglite } from '../embedded/open-embedded.ts';
import { inReferenceOrder, sequencesIn, tablesIn } from './catalog.ts';
import { askEmbedded } from './connections.ts';
import { contentOf, copyRows, sameWriting } from './copy-rows.ts';

const schema = `
  create type mood as enum ('well', 'so-so');
  create table "Odd ""Name" (id integer primary key, note text);
  create table leaf (
    id bigint generated always as identity primary key, root integer references "Odd ""Name", mood mood,
    cents numeric(10, 2), ratio real, precise double precision, at timestamptz, day date, span interval,
    bits bytea, value jsonb, list text[], words tsvector, "select" text, twice integer generated always as (root * 2) stored
  );
  create sequence counting;`;

let [from, to]: PGlite[] = [];
beforeAll(async () => {
  [from, to] = await Promise.all([PGlite.create(), PGlite.create()]);
  for (const each of [from, to]) await each?.exec(schema);
});
afterAll(async () => {
  await from?.close();
  await to?.close();
});
const asking = (pglite: PGlite | undefined) => {
  if (!pglite) throw new Error('It is not open.');
  return askEmbedded(fromPglite(pglite));
};

test('every kind of value arrives as it was, also what does not fit into one part', async () => {
  const [source, target] = [asking(from), asking(to)];
  for (const setting of sameWriting) await Promise.all([source(setting), target(setting)]);
  await source(`insert into public."Odd ""Name" select n, repeat('x', 5000) || n from generate_series(1, 2000) n`);
  await source(
    `insert into public.leaf (root, mood, cents, ratio, precise, at, day, span, bits, value, list, words, "select") values
       (1, 'so-so', 1.10, 0.1, 0.1::float8 + 0.2, '2026-01-02 03:04:05.678901+06', '0044-03-15 BC', '1 year -3 days 00:00:00.000001',
        '\\x00ff5c27', '{"a": [1.0, "\\"\\\\u00e9", null]}', array['a,b', null, '"', '\\', '{}', ''], $1::text::tsvector, e'tab\\t\\\\N'),
       (null, null, null, 'NaN', '-Infinity', 'infinity', null, null, '', 'null', '{}', '', '')`,
    [`'it''s':2A & 'ü'`.replace(' & ', ' ')],
  );
  await source(`select setval('public.counting', 41)`);
  const tables = await inReferenceOrder(source, await tablesIn(source, ['public']), ['public']);
  expect(tables.map(({ name }) => name)).toEqual(['public."Odd ""Name"', 'public.leaf']);
  expect(tables[1]?.columns.map(({ name }) => name)).toContain('"select"');
  expect(tables[1]?.columns.map(({ name }) => name)).not.toContain('twice');
  expect((await sequencesIn(source, ['public'])).filter(({ name }) => name === 'public.counting')).toEqual([
    { name: 'public.counting', last: '41' },
  ]);
  await source('begin');
  for (const table of tables) {
    const { longest, ...content } = await contentOf(source, table);
    await copyRows({ source, target, table, longest });
    const { longest: _, ...arrived } = await contentOf(target, table);
    expect(arrived).toEqual(content);
  }
  await source('commit');
  const written = (ask: typeof source) => ask('select to_jsonb(l)::text as row from public.leaf l order by id');
  expect(await written(target)).toEqual(await written(source));
});

test('a row that differs anywhere, is missing or is there twice is noticed', async () => {
  const source = asking(from);
  await source('create table public.plain (a text, b text)');
  const [table] = (await tablesIn(source, ['public'])).filter(({ name }) => name === 'public.plain');
  if (!table) throw new Error('The table was not found.');
  const seen = new Set<string>();
  for (const rows of [
    `('a', 'b'), ('c', 'd')`,
    `('a', 'b'), ('c', 'e')`,
    `('a', 'b')`,
    `('a', 'b'), ('a', 'b')`,
    `('a', 'd'), ('c', 'b')`,
    `('ab', ''), ('c', 'd')`,
    `('a', null), ('c', 'd')`,
  ]) {
    await source('truncate public.plain');
    await source(`insert into public.plain values ${rows}`);
    seen.add((await contentOf(source, table)).checksum);
  }
  expect(seen.size).toBe(7);
  await source('truncate public.plain');
  await source(`insert into public.plain values ('c', 'd'), ('a', 'b')`);
  expect(seen).toContain((await contentOf(source, table)).checksum);
});

test('tables that refer to each other in a circle are named', async () => {
  const source = asking(from);
  await source('create table public.one (id integer primary key, other integer)');
  await source('create table public.other (id integer primary key references public.one)');
  await source('alter table public.one add foreign key (other) references public.other');
  const tables = await tablesIn(source, ['public']);
  await expect(inReferenceOrder(source, tables, ['public'])).rejects.toThrow('public.one, public.other');
});

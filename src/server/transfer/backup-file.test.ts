import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromPglite } from '#test/support/pglite-database.ts';
import type { Ask } from '../db/transfer/catalog.ts';
import { askEmbedded } from '../db/transfer/connections.ts';
import { loadRows } from '../db/transfer/load-rows.ts';
import { applyMigrations, type Migration } from '../db/transfer/migrations.ts';
import { readRows } from '../db/transfer/read-rows.ts';
import { openBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

const first: Migration = {
  hash: 'first',
  createdAt: '1000',
  statements: [
    `create type mood as enum ('well', 'so-so')`,
    'create table "Odd ""Name" (id integer primary key, note text)',
    `create table leaf (
       id bigint generated always as identity primary key, root integer references "Odd ""Name", mood mood,
       cents numeric(10, 2), ratio real, precise double precision, at timestamptz, day date, span interval,
       bits bytea, value jsonb, list text[], words tsvector, "select" text, twice integer generated always as (root * 2) stored
     )`,
    'create sequence counting',
  ],
};
const second: Migration = {
  hash: 'second',
  createdAt: '2000',
  statements: ['alter table leaf add column bytes integer not null default 0', 'update leaf set bytes = length(bits)'],
};
const queue = [
  'create schema pgboss',
  'create table pgboss.version (version integer)',
  'insert into pgboss.version values (7)',
  'create table pgboss.queue (name text primary key, retries integer)',
  `insert into pgboss.queue values ('mail', 1)`,
  'create table pgboss.job (id integer, name text)',
];

const opened: PGlite[] = [];
async function empty(): Promise<Ask> {
  const pglite = await PGlite.create();
  opened.push(pglite);
  return askEmbedded(fromPglite(pglite));
}
const runAll = async (ask: Ask, statements: readonly string[]) => {
  for (const statement of statements) await ask(statement);
};

let folder: string;
let source: Ask;
let file: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-backup-'));
  file = join(folder, 'a.backup');
  source = await empty();
  await applyMigrations(source, [first]);
  await runAll(source, [
    ...queue,
    `insert into pgboss.queue values ('only here', 3)`,
    `update pgboss.queue set retries = 9 where name = 'mail'`,
    `insert into pgboss.job values (1, 'mail')`,
    // More than is read at once.
    `insert into "Odd ""Name" select n, repeat('x', 5000) || n from generate_series(1, 2000) n`,
    `insert into leaf (root, mood, cents, ratio, precise, at, day, span, bits, value, list, words, "select") values
       (1, 'so-so', 1.10, 0.1, 0.1::float8 + 0.2, '2026-01-02 03:04:05.678901+06', '0044-03-15 BC', '1 year -3 days 00:00:00.000001',
        '\\x00ff5c27', '{"a": [1.0, "\\"\\\\u00e9", null]}', array['a,b', null, '"', '\\', '{}', ''], '''it''''s'':2A ''ü''', e'tab\\t\\\\N [1]\\n{'),
       (null, null, null, 'NaN', '-Infinity', 'infinity', null, null, '', 'null', '{}', '', '')`,
    `select setval('counting', 41)`,
  ]);
  await back(file);
});
afterAll(async () => {
  for (const pglite of opened) await pglite.close();
  rmSync(folder, { recursive: true });
});

const secret = 's'.repeat(32);
const facts = { version: '1.2.3', madeAt: '2026-01-02T03:04:05.000Z', from: 'embedded', bucket: null, secret } as const;
const back = (path: string, force = false) =>
  readRows(source, (rows) => writeBackup({ file: { path, force }, source: rows, facts }));

async function load(target: Ask, path = file, migrations = [first, second]) {
  const { source } = await openBackup(path);
  return loadRows({ target, source, migrations, makeQueue: () => runAll(target, queue) });
}
const rowsOf = (ask: Ask, table: string) => ask(`select to_jsonb(t) - 'bytes' as row from ${table} t order by id`);

test('every kind of value arrives as it was, by the tables of then, which are migrated onward', async () => {
  const target = await empty();
  const tables = await load(target);
  expect(tables).toMatchObject([
    { table: 'public."Odd ""Name"', rows: 2000 },
    { table: 'public.leaf', rows: 2 },
    { table: 'pgboss.job', rows: 1 },
  ]);
  for (const { table } of tables) expect(await rowsOf(target, table)).toEqual(await rowsOf(source, table));
  expect(await target('select bytes, twice from leaf order by id')).toEqual([
    { bytes: 4, twice: 2 },
    { bytes: 0, twice: null },
  ]);
  expect(await target('select hash from drizzle.__drizzle_migrations order by id')).toEqual([
    { hash: 'first' },
    { hash: 'second' },
  ]);
  // This program's settings of a queue are not those of then.
  expect(await target('select * from pgboss.queue order by name')).toEqual([
    { name: 'mail', retries: 1 },
    { name: 'only here', retries: 3 },
  ]);
  expect(await target(`select nextval('counting')::integer as counted`)).toEqual([{ counted: 42 }]);
  expect(await target('insert into leaf default values returning id::integer')).toEqual([{ id: 3 }]);
  await expect(load(target)).rejects.toThrow(/isn't empty/);
});

test('a backup is its owner’s alone, replaces no other, and leaves nothing beside it', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(back(file)).rejects.toThrow(/already exists/);
  writeFileSync(`${file}.part`, 'left by a killed process');
  await back(file, true);
  await expect(back(folder)).rejects.toThrow(/isn't a regular file/);
  await expect(back(join(folder, 'none', 'a'))).rejects.toThrow(/can't be written/);
  expect(readdirSync(folder)).toEqual(['a.backup']);
  expect((await openBackup(file)).secret).toBe(secret);
});

/** The verdict on a file after reading all of it. */
async function refusal(bytes: Uint8Array): Promise<string> {
  const path = join(folder, 'spoiled.backup');
  writeFileSync(path, bytes);
  try {
    const { source } = await openBackup(path);
    for await (const _ of source.parts());
    return 'none';
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'TransferRefused') throw error;
    return error.message.replace(path, 'FILE');
  } finally {
    rmSync(path);
  }
}

test('a file that is cut off, altered, of another format or no backup is called just that', async () => {
  const bytes = readFileSync(file);
  const text = gunzipSync(bytes).toString();
  const lines = text.trimEnd().split('\n');
  const changed = (change: (lines: string[]) => string[]) => gzipSync(`${change(lines).join('\n')}\n`);
  expect(await refusal(bytes)).toBe('none');

  for (const length of [bytes.length - 1, bytes.length - 9, Math.floor(bytes.length / 2)])
    expect(await refusal(bytes.subarray(0, length))).toMatch(/cut off/);
  for (const kept of [3, lines.length - 1])
    expect(await refusal(changed((all) => all.slice(0, kept)))).toMatch(/cut off/);

  for (let at = 400; at < bytes.length; at += Math.floor(bytes.length / 7)) {
    const spoiled = Buffer.from(bytes);
    spoiled.writeUInt8(spoiled.readUInt8(at) ^ 1, at);
    expect(await refusal(spoiled)).toMatch(/damaged|cut off/);
  }
  const rewritten = [
    text.replace('xx1999"', 'xx9199"'),
    text.replace('"last":"41"', '"last":"42"'),
    text.replace(secret, 't'.repeat(32)),
    text.replace('"rows":2000', '"rows":2001'),
    text.replace('public.leaf', 'public.loaf'),
    text.replace(/^\["7",.*\n/m, ''),
    `${text}{}\n`,
  ];
  for (const each of rewritten) {
    expect(each).not.toBe(text);
    expect(await refusal(gzipSync(each))).toMatch(/changed or damaged/);
  }

  expect(await refusal(gzipSync(text.replace('"format":1', '"format":2')))).toMatch(/Foothold 1\.2\.3 in a format/);
  for (const none of ['', '{}', 'PK\u0003\u0004 not a backup'])
    for (const each of [Buffer.from(none), gzipSync(none), gzipSync(`${none}\n`)])
      expect(await refusal(each)).toMatch(/isn't a backup/);
  await expect(openBackup(join(folder, 'none'))).rejects.toThrow(/doesn't exist/);
  await expect(openBackup(folder)).rejects.toThrow(/can't be read/);
});

test('what cannot be loaded leaves nothing behind', async () => {
  const target = await empty();
  const made = () =>
    target(
      `select relname from pg_class where relnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss', 'drizzle'))`,
    );
  await expect(load(target, file, [second])).rejects.toThrow(/newer version/);
  const other = { ...first, statements: first.statements.map((each) => each.replace('note text', 'note varchar')) };
  await expect(load(target, file, [other])).rejects.toThrow(/"Odd ""Name" doesn't have the columns/);
  const broken = { ...second, statements: ['alter table leaf add column twice integer'] };
  await expect(load(target, file, [first, broken])).rejects.toThrow(/already exists/);
  expect(await made()).toEqual([]);

  await target('create table invoices (id integer)');
  await expect(load(target)).rejects.toThrow(/public\.invoices/);
  expect(await made()).toEqual([{ relname: 'invoices' }]);
});

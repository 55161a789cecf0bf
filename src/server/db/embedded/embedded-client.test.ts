import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DamagedDatabaseError } from './damaged-database.ts';
import type { SupervisedClient } from './embedded-client.ts';
import { openFolder } from './open-embedded.ts';

const away = 'The embedded database does not answer';
const endless = 'with recursive rows as (select 1 union all select 1 from rows) select count(*) from rows';

/** Awaited from the start: a rejection before that would count as unhandled. */
const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    (error: unknown) => String(error instanceof Error && error.message),
  );

let parent: string;
let folder: string;
const told: string[] = [];
/** However slow the machine is, a thread that is started again is waited for. */
const open = (limits = {}) =>
  openFolder(folder, {
    limits: { patienceMs: 60_000, ...limits },
    supervision: { ended: () => told.push('ended'), openedAgain: () => told.push('opened again') },
  });
let client: SupervisedClient | undefined;
beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'foothold-thread-'));
  folder = join(parent, 'database');
  const first = await open();
  await first.exec(`create table notes (id integer primary key, text text); insert into notes values (1, 'kept')`);
  await first.close();
});
afterEach(async () => {
  await client?.close();
  client = undefined;
  told.length = 0;
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const notes = async (on: SupervisedClient) =>
  (await on.query<{ text: string }>('select text from notes order by id')).rows.map(({ text }) => text);

test('a statement that never returns is ended with everything behind it, and what was written before is there', async () => {
  client = await open({ statementMs: 1_000 });
  await client.exec(`insert into notes values (2, 'written')`);
  const failed = await Promise.all([refusalOf(client.query(endless)), refusalOf(client.query('select 1'))]);
  expect(failed).toEqual([away, away]);
  expect(await notes(client)).toEqual(['kept', 'written']);
  expect(told).toEqual(['ended', 'opened again']);
});

test('the event loop goes on while a statement is worked on, and closing does not wait for it', async () => {
  client = await open();
  const hanging = refusalOf(client.query(endless));
  let turns = 0;
  for (; turns < 10; turns++) await new Promise(setImmediate);
  expect(turns).toBe(10);
  await client.close();
  expect(await hanging).toBe(away);
  await expect(client.query('select 1')).rejects.toThrow(away);
});

test('a transaction that is ended with its thread leaves nothing, and neither gets into the next', async () => {
  client = await open({ statementMs: 1_000 });
  const on = client;
  const lost = on.transaction(async (tx) => {
    await tx.query(`insert into notes values (3, 'lost')`);
    await tx.query(endless).catch(() => undefined);
    await tx.query(`insert into notes values (4, 'lost, too')`);
  });
  await expect(lost).rejects.toThrow(away);
  expect(await notes(on)).not.toContain('lost');
});

test('nothing gets into a transaction of somebody else, in whichever order it is asked', async () => {
  client = await open();
  const on = client;
  const wrote: Promise<unknown>[] = [];
  for (let round = 0; round < 30; round++) {
    wrote.push(
      on
        .transaction(async (tx) => {
          await tx.query('insert into notes values ($1, $2)', [1000 + round, 'rolled back']);
          await new Promise(setImmediate);
          throw new Error('on purpose');
        })
        .catch(() => undefined),
      on.query('insert into notes values ($1, $2)', [100 + round, 'alone']),
      on.transaction((tx) => tx.query('insert into notes values ($1, $2)', [200 + round, 'together'])),
    );
  }
  await Promise.all(wrote);
  const { rows } = await on.query<{ text: string; count: number }>(
    'select text, count(*)::int as count from notes where id >= 100 group by text order by text',
  );
  expect(rows).toEqual([
    { text: 'alone', count: 30 },
    { text: 'together', count: 30 },
  ]);
});

test('statements that fail behind their own BEGIN leave no transaction open', async () => {
  client = await open();
  const failing = client.exec('begin; select 1 / 0; commit');
  const next = client.query<{ n: number }>('select 1 as n');
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect((await next).rows).toEqual([{ n: 1 }]);
});

test('an error is PostgreSQL’s, with its code and constraint; a transaction that failed inside says so', async () => {
  client = await open();
  const again = client.query(`insert into notes values (1, 'again')`);
  await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'notes_pkey' });
  const failed = client.transaction(async (tx) => {
    await tx.query('select 1 / 0').catch(() => undefined);
  });
  await expect(failed).rejects.toThrow('The transaction was rolled back.');
  expect((await client.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
});

test('values of every kind come and go as in the same thread, and notifications arrive, also after a new start', async () => {
  client = await open({ statementMs: 1_000 });
  const bytes = new Uint8Array([0, 1, 255]);
  const { rows } = await client.query('select $1::bytea as bytes, $2::jsonb as value, $3::timestamptz as at', [
    bytes,
    { a: [1] },
    new Date(0),
  ]);
  expect(rows).toEqual([{ bytes, value: { a: [1] }, at: new Date(0) }]);
  const heard: string[] = [];
  const stop = await client.listen('news', (payload) => heard.push(payload));
  await client.query(`notify news, 'one'`);
  await client.query(endless).catch(() => undefined);
  await client.query(`notify news, 'two'`);
  await client.query('select 1');
  await stop();
  await client.query(`notify news, 'three'`);
  await client.query('select 1');
  expect(heard).toEqual(['one', 'two']);
});

test('a folder that is gone is not begun anew, and closing while it is awaited ends everything', async () => {
  const moved = join(parent, 'moved');
  client = await open({ statementMs: 1_000, patienceMs: 100 });
  // What the statement needs of the files is read before they go.
  await client.query(endless.replace('from rows)', 'from rows where false)'));
  const hanging = refusalOf(client.query(endless));
  renameSync(folder, moved);
  expect(await hanging).toBe(away);
  expect(await refusalOf(client.query('select 1'))).toBe(away);
  expect(existsSync(folder)).toBe(false);
  await client.close();
  renameSync(moved, folder);
  client = await open();
  expect(await notes(client)).toContain('kept');
});

test('a copy of the files is a database', async () => {
  client = await open();
  const copy = join(parent, 'copy');
  await client.copyTo(copy);
  const copied = await openFolder(copy);
  expect(await notes(copied)).toEqual(await notes(client));
  await copied.close();
});

test('damaged files are named, with what to do', async () => {
  client = await open();
  for (const damage of ['PG_VERSION', 'global/pg_control', 'pg_wal', 'pg_xact']) {
    const damaged = join(parent, `damaged-${damage.replace('/', '-')}`);
    await client.copyTo(damaged);
    if (damage === 'pg_xact') writeFileSync(join(damaged, damage, '0000'), Buffer.alloc(8192));
    else if (damage === 'pg_wal')
      for (const name of readdirSync(join(damaged, damage))) rmSync(join(damaged, damage, name), { recursive: true });
    else if (damage === 'PG_VERSION') writeFileSync(join(damaged, damage), '9.6\n');
    else truncateSync(join(damaged, damage), 100);
    const opening = openFolder(damaged);
    await expect(opening).rejects.toThrow(DamagedDatabaseError);
    await expect(opening).rejects.toThrow(/files are damaged.*foothold restore/);
  }
});

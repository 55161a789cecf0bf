import { eq, getTableName } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '#test/support/people.ts';
import { filledRow, schemaTables } from '#test/support/schema-tables.ts';
import { settled } from '#test/support/settled-jobs.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { databaseBlobs } from '../../adapters/blobs/database-blobs.ts';
import { accountTables } from '../account-data/account-tables-store.ts';
import { tidyListingsJob } from '../jobs/listings/jobs.ts';
import { removeBytesJob } from '../uploads/jobs.ts';
import { purgeJob } from './jobs.ts';
import { retentions, type Retention } from './retention.ts';

const day = 24 * 3600 * 1000;
const email = 'kept@example.com';
/** Noon: days of retention begin and end at midnight. */
const begun = new Date().setUTCHours(12, 0, 0, 0);
let later = 0;
let server: TestApp;
beforeAll(async () => {
  const blobs = { ...databaseBlobs, remove: async () => undefined };
  server = await testApp({ clock: { now: () => new Date(begun + later) }, blobs });
});
afterAll(() => server.close());

/** When a row ends that says so itself, in days. */
const itsEnd = 10;
/** When the account is erased: after everything that expires while it exists. */
const erasure = 800;

type Whose = keyof Retention;

/** The day on which a row's time is over. */
function endOf(table: string, whose: Whose): number {
  const { anybody, account, visitor, erased } = retentions[table] ?? {};
  const kept = { anybody, account, visitor, erased }[whose] ?? anybody ?? account;
  if (!kept) throw new Error(`It is not said how long ${table} is kept.`);
  if ('days' in kept) return kept.days;
  if ('with' in kept) return endOf(kept.with, whose);
  if (kept.until === 'its end') return itsEnd;
  // Nobody takes anything back here.
  if (kept.until === 'taken back') return Number.POSITIVE_INFINITY;
  return erased ? endOf(table, 'erased') : erasure;
}

const today = new Date(begun);
const paymentEvent = { kind: 'subscription_ended', id: 'x', at: begun, subscription: 's' };

/** What a row has to be to mean what its table keeps. */
const meaning: Record<string, Record<string, unknown>> = {
  uploads: { sessionId: null },
  ats_evaluations: { optimizationId: null, uploadId: null },
  model_spending: { day: today.toISOString().slice(0, 10) },
  billing_events: { event: paymentEvent },
  unclaimed_billing_events: { event: paymentEvent },
  job_listings: { source: 'remotive', retiredAt: null, expiresAt: null, removedAt: null },
};

interface Planted {
  table: PgTable;
  name: string;
  whose: Whose;
  column: PgColumn;
  value: unknown;
}

const keyOf = (table: PgTable): [string, PgColumn] => {
  const { columns, primaryKeys } = getTableConfig(table);
  const column = columns.find(({ primary }) => primary) ?? primaryKeys[0]?.columns[0];
  const [key] = (Object.entries(table) as [string, PgColumn][]).find(([, value]) => value.name === column?.name) ?? [];
  if (!column || key === undefined) throw new Error(`${getTableName(table)} has no key.`);
  return [key, column];
};

/** A row in every table for each kind of owner, referenced tables first. */
async function plant(userId: string): Promise<Planted[]> {
  const ids: Record<string, Record<string, string>> = { account: { users: userId } };
  const planted: Planted[] = [];
  for (const { table } of accountTables.toReversed()) {
    const name = getTableName(table);
    const [key, column] = keyOf(table);
    for (const whose of ['account', 'visitor', 'anybody'] as const) {
      if (!retentions[name]?.[whose]) continue;
      const row = filledRow(table, 'kept', { ...ids['account'], ...ids['anybody'], ...ids[whose] });
      const { columns } = getTableConfig(table);
      for (const [field, each] of Object.entries(table) as [string, PgColumn][]) {
        if (!columns.includes(each) || each.columnType !== 'PgTimestamp') continue;
        const isItsEnd = /^(?:claim_)?(?:expires|ends|due)_at$/.test(each.name);
        row[field] = new Date(begun + (isItsEnd ? itsEnd * day : 0));
      }
      Object.assign(row, meaning[name]);
      if (whose === 'visitor') row['userId'] = null;
      if (name === 'job_listings') row['ownerId'] = whose === 'account' ? userId : null;
      if (name === 'job_listings' && whose === 'account') row['source'] = 'own';
      if (name === 'users') row['id'] = userId;
      else await server.database.db.insert(table).values(row as never);
      if (key === 'id') (ids[whose] ??= {})[name] = String(row['id']);
      planted.push({ table, name, whose, column, value: row[key] });
    }
  }
  return planted;
}

async function purgeOn(days: number): Promise<void> {
  later = days * day;
  const jobs = [purgeJob, tidyListingsJob, removeBytesJob];
  for (const job of jobs) await server.queue.enqueue(job, {}, server.database.db);
  await settled(
    server.database.db,
    jobs.map(({ name }) => name),
  );
}

/** The rows that exist, by table and owner. */
async function left(planted: readonly Planted[]): Promise<string[]> {
  const found: string[] = [];
  for (const { table, name, whose, column, value } of planted) {
    if ((await server.database.db.$count(table, eq(column, value))) > 0) found.push(`${name} ${whose}`);
  }
  return found.toSorted();
}

test('it is said of every table how long it keeps its rows', async () => {
  const inSchema = (await schemaTables()).map((table) => getTableName(table)).toSorted();
  expect(Object.keys(retentions).toSorted()).toEqual(inSchema);
});

test('rows of every table go when their time is over, and not before', { timeout: 600_000 }, async () => {
  const { user } = await signUp(server.browser(), email);
  const planted = await plant(user.id);
  expect(planted.length).toBeGreaterThan(Object.keys(retentions).length);
  const ends = [...new Set(planted.map(({ name, whose }) => endOf(name, whose)))].filter(Number.isFinite);
  // Besides each end, a look the day before what most is kept, and the day on which listings are found to be gone.
  const looks = [...ends.map((end) => end + 0.7), 29.5, 45.7, erasure - 0.5, 7 * 365].toSorted((a, b) => a - b);
  for (const look of looks) {
    await purgeOn(look);
    if (look === erasure + 0.7)
      expect(await server.operator.run({ command: 'account erase', payload: { email } })).toMatchObject({
        outcome: 'done',
      });
    const due = planted.filter(({ name, whose }) => endOf(name, whose) > look);
    const expected = due.map(({ name, whose }) => `${name} ${whose}`).toSorted();
    expect({ look, left: await left(planted) }).toEqual({ look, left: expected });
  }
  expect(await left(planted)).toEqual(['blocked_employers anybody']);
});

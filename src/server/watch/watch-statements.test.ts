import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { testDatabase } from '#test/support/test-database.ts';
import { keptLog, type KeptLog } from '#test/support/kept-log.ts';
import { noTracer } from '../adapters/tracing/no-tracer.ts';
import type { OpenDatabase } from '../db/database.ts';
import { createCurrentWork, type Work } from './current-work.ts';
import { statementWatch } from './watch-statements.ts';

const current = createCurrentWork();
let log: KeptLog;
let database: OpenDatabase;
beforeAll(async () => {
  log = keptLog();
  database = await testDatabase(statementWatch({ slowMs: 150, tracer: noTracer, current, log: log.log }));
});
afterAll(() => database.close());

const slow = (secret: string) => sql`select pg_sleep(0.2), ${secret}::text as said`;
/** As a request or a job does: what it asks is awaited within it. */
const within = (work: Work, doing: () => PromiseLike<unknown>): Promise<void> =>
  current.run(work, async () => {
    await doing();
  });
const slowLines = () => log.lines().filter(({ msg }) => msg === 'slow query');
const statement = expect.stringContaining('select pg_sleep(0.2), $1::text');

const byText = (one: unknown, other: unknown): number => (String(one) < String(other) ? -1 : 1);

test('a slow statement is logged with its text, its time and its request, and none of its values', async () => {
  await within({ requestId: 'request-1' }, () => database.db.execute(slow('a planted secret')));
  await database.db.execute(sql`select ${'a planted secret'}::text`);
  const [line, ...more] = slowLines();
  expect(line).toMatchObject({ level: 'warn', statement, requestId: 'request-1', failed: false });
  expect(Number(line?.['ms'])).toBeGreaterThanOrEqual(150);
  expect(more).toEqual([]);
  expect(log.text()).not.toContain('planted');
});

test('so is one within a transaction, and one that fails, for who asked', async () => {
  const before = slowLines().length;
  const work = within({ jobId: 'job-1' }, () => database.db.transaction((tx) => tx.execute(slow('a planted secret'))));
  const failing = sql`select pg_sleep(0.2), 1 / (random() * 0)::int, ${'planted'}::text`;
  const fails = within({ requestId: 'request-2' }, () => database.db.execute(failing));
  // On PostgreSQL the second may fail before the first has answered.
  await Promise.all([work, expect(fails).rejects.toThrow(/select pg_sleep/)]);
  const lines = slowLines().slice(before);
  expect(lines).toContainEqual(expect.objectContaining({ statement, jobId: 'job-1' }));
  expect(lines).toContainEqual(expect.objectContaining({ requestId: 'request-2', failed: true }));
  expect(log.text()).not.toContain('planted');
});

test('many at once are each told with their own request', async () => {
  const before = slowLines().length;
  const ids = Array.from({ length: 12 }, (_, at) => `many-${at}`);
  await Promise.all(ids.map((requestId) => within({ requestId }, () => database.db.execute(slow(requestId)))));
  const told = slowLines().slice(before);
  expect(told.map(({ requestId }) => requestId).toSorted(byText)).toEqual(ids.toSorted(byText));
});

test('with 0 nothing is watched', () => {
  expect(statementWatch({ slowMs: 0, tracer: noTracer, current, log: log.log })).toBeUndefined();
});

test('what is asked while the process starts is not told, whoever asks', async () => {
  const before = slowLines().length;
  await current.start(() => within({ jobId: 'early' }, () => database.db.execute(slow('x'))));
  expect(slowLines().slice(before)).toEqual([]);
  await within({ jobId: 'later' }, () => database.db.execute(slow('x')));
  expect(slowLines().slice(before)).toHaveLength(1);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#test/support/test-database.ts';
import type { OpenDatabase } from '../db/database.ts';
import { createSharedLimits } from './shared-limits.ts';

let database: OpenDatabase;
let now = Date.now();
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const process = () => createSharedLimits({ db: database.db, clock: { now: () => new Date(now) } });
const tries = { name: 'tries', who: 'somebody', max: 3, windowSeconds: 60 };

test('what two processes count is one count, also at once', async () => {
  const [one, other] = [process(), process()];
  const counted = await Promise.all(Array.from({ length: 5 }, (_, at) => (at % 2 ? one : other).add(tries)));
  expect(counted.map(({ over }) => over).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1, 2]);
  expect((await one.add({ ...tries, who: 'somebody else' })).over).toBe(0);
});

test('it begins anew when its window has ended, and can be taken back or forgotten', async () => {
  const limits = process();
  expect(await limits.add(tries)).toEqual({ over: 3, seconds: 60 });
  now += 59_000;
  expect(await limits.add({ ...tries, amount: -3 })).toEqual({ over: 0, seconds: 1 });
  expect((await limits.add(tries)).over).toBe(1);
  now += 1_001;
  expect(await limits.add(tries)).toEqual({ over: 0, seconds: 60 });
  await limits.add({ ...tries, amount: 10 });
  await limits.forget(tries);
  expect((await limits.add(tries)).over).toBe(0);
  now += 61_000;
  await limits.purge();
  const { rows } = (await database.db.execute('select 1 from limit_counts')) as { rows: unknown[] };
  expect(rows).toEqual([]);
});

test('a clock that is set back makes nobody wait longer than the window, and forgets nothing', async () => {
  const limits = process();
  const who = { ...tries, who: 'somebody before the clock was set' };
  await limits.add({ ...who, amount: 4 });
  now -= 24 * 3600 * 1000;
  expect(await limits.add(who)).toEqual({ over: 2, seconds: 60 });
  now += 60_001;
  expect(await limits.add(who)).toEqual({ over: 0, seconds: 60 });
  now += 365 * 24 * 3600 * 1000;
  expect(await limits.add(who)).toEqual({ over: 0, seconds: 60 });
  now -= 365 * 24 * 3600 * 1000;
  expect(await limits.add(who)).toEqual({ over: 0, seconds: 60 });
});

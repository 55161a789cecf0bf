import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '#test/support/test-database.ts';
import type { OpenDatabase } from '../db/database.ts';
import { createLog } from '../logging/log.ts';
import { defineJob, workOn } from './job.ts';
import { QueueFull } from './queue-full.ts';
import { startQueue, type Queue } from './queue.ts';

const payload = z.object({ name: z.string() });
const greet = defineJob({ name: 'greet', payload, retries: 2, expireSeconds: 60 });
const stumble = defineJob({ name: 'stumble', payload, retries: 2, expireSeconds: 60 });
const scarce = defineJob({ name: 'scarce', payload, retries: 0, expireSeconds: 60, mostWaiting: 2 });
const bulky = defineJob({ name: 'bulky', payload, retries: 1, expireSeconds: 60, waitsForRoom: true });
const never = defineJob({ name: 'never', payload, retries: 1, expireSeconds: 60 });

let database: OpenDatabase;
let queue: Queue;
const seen: string[] = [];

/** How often a line occurs, once it occurs as often as wanted or 15 s have passed. */
const timesSeen = async (line: string, wanted = 1) => {
  const times = () => seen.filter((each) => each === line).length;
  for (let waited = 0; times() < wanted && waited < 15_000; waited += 50) await sleep(50);
  return times();
};

beforeAll(async () => {
  database = await testDatabase();
  const log = createLog({ logLevel: 'silent' });
  queue = await startQueue({
    db: database.db,
    driver: database.driver,
    jobs: [greet, stumble, never, scarce, bulky],
    working: true,
    log,
  });
  let falls = 0;
  await queue.work([
    workOn(greet, async ({ name }) => void seen.push(`greet ${name}`)),
    workOn(bulky, async ({ name }) => void seen.push(`bulky ${name}`)),
    workOn(stumble, async ({ name }) => {
      seen.push(`stumble ${name}`);
      if (falls++ === 0) throw new Error('fell');
    }),
    workOn(
      never,
      async () => {
        throw new Error('never works');
      },
      { gaveUp: async ({ name }) => void seen.push(`gave up ${name}`) },
    ),
  ]);
});

afterAll(async () => {
  await queue.stop();
  await database.close();
});

test('a job is queued with the transaction that needs it, and not without', async () => {
  const rolledBack = database.db.transaction(async (tx) => {
    await queue.enqueue(greet, { name: 'nobody' }, tx);
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  await database.db.transaction((tx) => queue.enqueue(greet, { name: 'Ada' }, tx));
  expect(await timesSeen('greet Ada')).toBe(1);
  await sleep(200);
  expect(seen.filter((line) => line.startsWith('greet'))).toEqual(['greet Ada']);
});

test('a job that throws is tried again', async () => {
  await queue.enqueue(stumble, { name: 'Bo' }, database.db);
  expect(await timesSeen('stumble Bo', 2)).toBe(2);
});

test('a job that always throws is given up once', async () => {
  await queue.enqueue(never, { name: 'Cy' }, database.db);
  expect(await timesSeen('gave up Cy')).toBe(1);
});

test('of a bounded kind no more may wait than it says, later ones apart', async () => {
  const { db } = database;
  await queue.enqueue(scarce, { name: 'later' }, db, { afterSeconds: 600 });
  await queue.enqueue(scarce, { name: 'first' }, db);
  await queue.enqueue(scarce, { name: 'second' }, db);
  expect((await queue.waiting()).get('scarce')).toBe(2);
  await expect(queue.enqueue(scarce, { name: 'third' }, db)).rejects.toThrow(QueueFull);
});

test('what waits for room is not begun while the queue is paused, other jobs are; both are done afterwards', async () => {
  await queue.pause();
  await database.db.transaction(async (tx) => {
    await queue.enqueue(bulky, { name: 'Paused' }, tx);
    await queue.enqueue(greet, { name: 'Meanwhile' }, tx);
  });
  expect(await timesSeen('greet Meanwhile')).toBe(1);
  expect(seen).not.toContain('bulky Paused');
  await queue.goOn();
  expect(await timesSeen('bulky Paused')).toBe(1);
});

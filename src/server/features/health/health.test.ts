import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '#test/support/test-app.ts';

const leastFreeBytes = 256 * 1024 * 1024;

let server: TestApp;
/** What the test says of the disk and of the time; a look is passed on for a second. */
let free: number | undefined;
let now = Date.now();
beforeAll(async () => {
  server = await testApp({
    disk: { freeBytes: async () => free },
    clock: { now: () => new Date(now) },
    config: { metricsToken: 'a token of the test' },
  });
});
afterAll(() => server.close());

async function ask(path: string) {
  now += 1_000;
  const answer = await server.app.inject(path);
  return { status: answer.statusCode, body: answer.json<{ status: string; reasons?: { code: string }[] }>() };
}
const notReady = (...codes: string[]) => ({
  status: 503,
  body: { status: 'not ready', reasons: codes.map((code) => ({ code, sentence: expect.stringMatching(/\.$/) })) },
});
const ready = { status: 200, body: { status: 'ready' } };

test('a process that can do its work is alive and ready', async () => {
  expect(await ask('/healthz')).toEqual({ status: 200, body: { status: 'alive' } });
  free = undefined;
  expect(await ask('/readyz')).toEqual(ready);
});

test('a disk that is almost full is no place for more', async () => {
  free = leastFreeBytes - 1;
  expect(await ask('/readyz')).toEqual(notReady('disk'));
  free = leastFreeBytes;
  expect(await ask('/readyz')).toEqual(ready);
});

test('a clock that is set back does not make an old look stand', async () => {
  expect(await ask('/readyz')).toEqual(ready);
  free = leastFreeBytes - 1;
  now -= 3600_000;
  expect(await ask('/readyz')).toEqual(notReady('disk'));
  free = leastFreeBytes;
  now += 3600_000;
  expect(await ask('/readyz')).toEqual(ready);
});

test('without its database it is alive, and not ready until it is back', async () => {
  const spy = vi.spyOn(server.database.db, 'execute').mockRejectedValue(new Error('Connection terminated'));
  expect(await ask('/readyz')).toEqual(notReady('database'));
  expect(await ask('/healthz')).toMatchObject({ status: 200 });
  expect(await ask('/api/health')).toMatchObject({ status: 503 });
  spy.mockRestore();
  expect(await ask('/readyz')).toEqual(ready);
});

test('without its queue, or with the tables of an earlier version, it is not ready', async () => {
  const { db } = server.database;
  await db.execute('alter table pgboss.job rename to job_away');
  expect(await ask('/readyz')).toEqual(notReady('queue'));
  await db.execute('alter table pgboss.job_away rename to job');
  await db.execute('update drizzle.__drizzle_migrations set created_at = created_at - 1000000000000');
  expect(await ask('/readyz')).toEqual(notReady('migrations'));
  await db.execute('update drizzle.__drizzle_migrations set created_at = created_at + 1000000000000');
  expect(await ask('/readyz')).toEqual(ready);
});

test('the figures are for who has the token, and name routes by their pattern', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  await server.app.inject(`/api/optimization/${id}?claimToken=secret`);
  expect((await server.app.inject('/metrics')).statusCode).toBe(401);
  const headers = { authorization: 'Bearer a token of the test' };
  const answer = await server.app.inject({ url: '/metrics', headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toMatch(
    /foothold_request_duration_seconds_count\{method="GET",route="\/api\/optimization\/:id",status="404"\} 1/,
  );
  expect(answer.body).not.toMatch(new RegExp(`${id}|secret`));
  expect(answer.body).toContain('nodejs_eventloop_lag_seconds');
  expect(answer.body).toContain('foothold_jobs_waiting');
});

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBalancer, type Balancer } from './support/balancer.ts';
import { ownPostgres, type OwnPostgres } from './support/own-postgres.ts';
import { job, resumeText } from './support/people.ts';
import { startServerProcess, type ServerProcess } from './support/server-process.ts';
import { testPostgresUrl } from './support/template-database.ts';

/** Two web processes and two workers on one empty database. */
let own: OwnPostgres;
const servers: ServerProcess[] = [];
const env = () => ({ DATABASE_URL: own.url.href, SESSION_SECRET: 'a secret that all processes share' });
beforeAll(async () => {
  if (testPostgresUrl === undefined) return;
  own = await ownPostgres(testPostgresUrl);
  const starting = ['web', 'web', 'worker', 'worker'].map((role) => startServerProcess({ ...env(), ROLE: role }));
  servers.push(...(await Promise.all(starting)));
});
afterAll(async () => {
  for (const server of servers) await server.remove();
  if (testPostgresUrl !== undefined) await own.drop();
});

const statusOf = async (address: string) => (await fetch(address)).status;
/** Asks again as long as a crowded machine makes a process say that it is busy. */
async function patiently(ask: () => Promise<Response>): Promise<Response> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    await sleep(500);
  }
  throw new Error('It is busy for good.');
}

test.skipIf(testPostgresUrl === undefined)(
  'processes that start together on an empty database migrate it once, and all are ready',
  { timeout: 600_000 },
  async () => {
    const statuses = await Promise.all(servers.map(({ origin }) => statusOf(`${origin}/readyz`)));
    expect(statuses).toEqual([200, 200, 200, 200]);
    const [applied] = await own.ask<{ runs: number; distinct: number }>(
      'select count(*)::int as runs, count(distinct hash)::int as distinct from drizzle.__drizzle_migrations',
    );
    expect(applied?.runs).toBe(applied?.distinct);
  },
);

test.skipIf(testPostgresUrl === undefined)('a worker serves its health and nothing else', async () => {
  const [web, , worker] = servers;
  expect((await patiently(() => fetch(`${web?.origin}/api/health`))).status).toBe(200);
  expect(await statusOf(`${worker?.origin}/healthz`)).toBe(200);
  expect(await statusOf(`${worker?.origin}/api/health`)).toBe(404);
});

test.skipIf(testPostgresUrl === undefined)(
  'a session of one process is one of the other, and so are its limits',
  async () => {
    const [one, other] = servers;
    const first = await patiently(() => fetch(`${one?.origin}/api/csrf-token`));
    const { csrfToken } = (await first.json()) as { csrfToken: string };
    const cookie = first.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const headers = { cookie, 'x-csrf-token': csrfToken, 'content-type': 'application/json' };
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'a wrong password' });
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries++) {
      const { origin } = (tries % 2 === 0 ? one : other) ?? { origin: '' };
      const send = () => fetch(`${origin}/api/auth/login`, { method: 'POST', headers, body });
      statuses.push((await patiently(send)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  },
);

/** Starts an optimization as a visitor and asks for it until it has ended. */
async function optimizeThrough({ send }: Balancer): Promise<string> {
  const first = await send('/api/csrf-token');
  const { csrfToken } = JSON.parse(first.body) as { csrfToken: string };
  const cookie = first.cookies.map((line) => line.split(';')[0]).join('; ');
  const headers = { cookie, 'x-csrf-token': csrfToken, 'content-type': 'application/json' };
  const body = JSON.stringify({ originalFileName: 'resume.txt', originalContent: resumeText, ...job });
  const started = await send('/api/optimize-resume', { method: 'POST', headers, body });
  const { optimizationId } = JSON.parse(started.body) as { optimizationId: string };
  for (;;) {
    const { status, body: text } = await send(`/api/optimization/${optimizationId}`, { headers });
    if (status !== 200) return String(status);
    const view = JSON.parse(text) as { status: string };
    if (view.status === 'completed' || view.status === 'failed') return view.status;
    await sleep(100);
  }
}

test.skipIf(testPostgresUrl === undefined)(
  'web processes are replaced one after the other and no request fails',
  { timeout: 600_000 },
  async () => {
    const balancer = openBalancer(servers.slice(0, 2).map(({ origin }) => origin));
    await balancer.ready(2);
    const rush = { isOver: false };
    const failed: string[] = [];
    let answered = 0;
    const asking = async (path: string) => {
      while (!rush.isOver) {
        const said = await balancer.send(path).then(
          ({ status }) => String(status),
          (error: unknown) => String(error),
        );
        if (said === '200') answered += 1;
        else failed.push(`${path}: ${said}`);
        await sleep(20);
      }
    };
    const optimizing = async () => {
      for (let first = true; first || !rush.isOver; first = false) {
        const said = await optimizeThrough(balancer).catch(String);
        if (said === 'completed') answered += 1;
        else failed.push(`an optimization: ${said}`);
        await sleep(100);
      }
    };
    const steady = [...Array.from({ length: 6 }, () => asking('/api/health')), optimizing()];
    for (const at of [0, 1]) {
      const old = servers[at];
      if (!old) throw new Error('A process is missing.');
      const { code, ms } = await old.end('SIGTERM');
      expect({ code, inTime: ms < 6_000 }).toEqual({ code: 0, inTime: true });
      balancer.remove(old.origin);
      await old.remove();
      const fresh = await startServerProcess({ ...env(), ROLE: 'web' });
      servers[at] = fresh;
      balancer.add(fresh.origin);
      await balancer.ready(2);
    }
    rush.isOver = true;
    await Promise.all(steady);
    balancer.close();
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(100);
  },
);

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ownPostgres } from './support/own-postgres.ts';
import { startServerProcess } from './support/server-process.ts';
import { tcpProxy } from './support/tcp-proxy.ts';
import { testPostgresUrl } from './support/template-database.ts';

const secret = 'a secret of the test, long enough for it';

/** What an address answers, and how long that took. */
async function ask(url: string) {
  const began = performance.now();
  const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  return { status: answer.status, body: await answer.text(), ms: performance.now() - began };
}

/** Asks until an address answers with a status, for at most a minute. */
async function until(url: string, status: number): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    if ((await ask(url)).status === status) return;
    await sleep(500);
  }
  throw new Error(`${url} never answered ${status}.`);
}

test.skipIf(testPostgresUrl === undefined)(
  'while the line to the database is cut every answer is 503 within seconds, and all comes back by itself',
  { timeout: 600_000 },
  async () => {
    const own = await ownPostgres(testPostgresUrl ?? '');
    const line = await tcpProxy({ host: own.url.hostname, port: Number(own.url.port || 5432) });
    const through = new URL(own.url);
    through.hostname = '127.0.0.1';
    through.port = String(line.port);
    const server = await startServerProcess({ DATABASE_URL: through.href, SESSION_SECRET: secret });
    try {
      await until(`${server.origin}/readyz`, 200);
      await line.cut();
      // An answer of /readyz is passed on for a second.
      await sleep(1_100);
      for (const path of ['/api/health', '/readyz', '/api/health']) {
        const answer = await ask(`${server.origin}${path}`);
        expect({ path, ...answer }).toMatchObject({ path, status: 503 });
        expect(answer.ms).toBeLessThan(10_000);
      }
      expect((await ask(`${server.origin}/readyz`)).body).toContain('"database"');
      expect((await ask(`${server.origin}/healthz`)).status).toBe(200);
      await line.mend();
      await until(`${server.origin}/readyz`, 200);
      await until(`${server.origin}/api/health`, 200);
      // The queue works again too: a job that is due is taken.
      await own.ask(`update pgboss.job set start_after = now() where state = 'created'`);
      await own.ask(
        `insert into pgboss.job (name, data) select name, '{}' from pgboss.queue where name = 'tidy-listings' limit 1`,
      );
      const left = async () =>
        own.ask(`select 1 from pgboss.job where name = 'tidy-listings' and state in ('created', 'retry', 'active')`);
      await expect.poll(left, { timeout: 60_000 }).toEqual([]);
      expect((await server.end('SIGTERM')).code).toBe(0);
    } finally {
      await server.remove();
      await own.drop();
    }
  },
);

import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { isDatabaseAway } from '#server/db/database-away.ts';
import type { Database } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { ownPostgres } from './support/own-postgres.ts';
import { startServerProcess } from './support/server-process.ts';
import { tcpProxy, type TcpProxy } from './support/tcp-proxy.ts';
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

/** A database behind a line that can be held up, opened as a server opens it, but for its patience. */
async function behindALine() {
  const own = await ownPostgres(testPostgresUrl ?? '');
  await own.ask('create table notes (said text)');
  const line = await tcpProxy({ host: own.url.hostname, port: Number(own.url.port || 5432) });
  const through = new URL(own.url);
  through.hostname = '127.0.0.1';
  through.port = String(line.port);
  const database = await openPostgres(through.href, { queryTimeoutMs: 1_000, watch: (_statement, run) => run() });
  return {
    db: database.db,
    line,
    stored: async () => (await own.ask<{ said: string }>('select said from notes')).map(({ said }) => said),
    connections: () => database.connections?.(),
    async close() {
      await line.cut();
      await database.close();
      await own.drop();
    },
  };
}

const isAway = expect.toSatisfy(isDatabaseAway);
const none = { total: 0, idle: 0, waiting: 0 };
const second = sql`insert into notes values ('second')`;

describe.skipIf(testPostgresUrl === undefined)('a line to the database on which nothing arrives for a while', () => {
  test.each<[string, (tx: Pick<Database, 'execute'>, line: TcpProxy) => Promise<unknown>]>([
    ['a statement', (tx) => tx.execute(second)],
    ['a statement that the work can do without', (tx, line) => tx.execute(second).catch(() => line.mend())],
    ['the rollback', () => Promise.reject(new Error('A refusal of the work itself.'))],
  ])(
    'in a transaction, at %s: nothing of the transaction is stored, and what is written next is',
    async (_where, work) => {
      const { db, line, stored, connections, close } = await behindALine();
      try {
        const transaction = db.transaction(async (tx) => {
          await tx.execute(sql`insert into notes values ('first')`);
          line.stall();
          await work(tx, line);
        });
        await expect(transaction).rejects.toSatisfy(isDatabaseAway);
        const left = connections();
        await line.mend();
        await db.execute(sql`insert into notes values ('next')`);
        expect(await stored()).toEqual(['next']);
        // Nobody else was given the connection.
        expect(left).toEqual(none);
      } finally {
        await close();
      }
    },
  );

  test.each(['stays still', 'is cut then'])(
    'at the beginning of more transactions than there are connections, and %s: all work again after it',
    async (what) => {
      const { db, line, stored, connections, close } = await behindALine();
      const ten = <T>(act: () => Promise<T>) => Promise.allSettled(Array.from({ length: 10 }, act));
      try {
        for (let round = 0; round < 2; round++) {
          await ten(() => db.execute(sql`select pg_sleep(0.2)`));
          expect(connections()).toEqual({ total: 10, idle: 10, waiting: 0 });
          line.stall();
          const begun = ten(() => db.transaction((tx) => tx.execute(sql`insert into notes values ('lost')`)));
          if (what === 'is cut then') {
            // They are under way by then.
            await expect.poll(() => connections()?.idle).toBe(0);
            await line.cut();
          }
          for (const refused of await begun) expect(refused).toEqual({ status: 'rejected', reason: isAway });
          expect(connections()).toEqual(none);
          await line.mend();
        }
        await ten(() => db.transaction((tx) => tx.execute(sql`insert into notes values ('kept')`)));
        expect(await stored()).toEqual(Array(10).fill('kept'));
      } finally {
        await close();
      }
    },
  );
});

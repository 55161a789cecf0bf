import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import type { OpenDatabase, WatchStatement } from './database.ts';
import { defaultCopy } from '../default-copy.ts';
import { migrationLock } from './migration-lock.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { breakUnanswered, databaseOf } from './pooled-clients.ts';
import { TransferRefused } from './transfer/transfer-refused.ts';
import { watchPool } from './watched-clients.ts';

/** How long the end of the last queries is waited for: those of requests that were cut off, at a database that may hang. */
const closingMs = 1_000;

/** Compiling a statement and starting processes for it take longer than any statement of ours runs, and PostgreSQL does both for what it deems expensive. */
const plainPlans = '-c jit=off -c max_parallel_workers_per_gather=0';
/** The server ends what nobody waits for any more, so that a process that went away holds no lock for long. */
const serverLimits = (queryTimeoutMs: number) =>
  `-c statement_timeout=${queryTimeoutMs} -c idle_in_transaction_session_timeout=30000`;

export async function openPostgres(
  connectionString: string,
  { queryTimeoutMs = 10_000, watch }: { queryTimeoutMs?: number; watch?: WatchStatement | undefined } = {},
): Promise<OpenDatabase> {
  // A stopped or stalled database must not block its callers forever.
  const limits = { connectionTimeoutMillis: 5_000, query_timeout: queryTimeoutMs, keepAlive: true };
  const options = `${plainPlans} ${serverLimits(queryTimeoutMs)}`;
  const pool = new Pool({ connectionString, max: 10, application_name: 'foothold', options, ...limits });
  // A connection that breaks while idle is replaced by the pool; without a listener the process would end.
  pool.on('error', () => undefined);
  // The same for one that breaks between two statements of a transaction: the next statement says so.
  pool.on('connect', (client) => client.on('error', () => undefined));
  breakUnanswered(pool);
  if (watch) watchPool(pool, watch);
  const connected = await pool.connect().catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  connected.release();
  return {
    db: databaseOf(pool),
    driver: { kind: 'postgres', connectionString },
    async migrate() {
      // Without a limit of time: a migration may be long, and another process may have the lock.
      const client = new Client({ connectionString, application_name: 'foothold' });
      client.on('error', () => undefined);
      await client.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [migrationLock]);
        // The queue's tables are made first only there, and taken back unless the process is killed.
        const { rows } = await client.query<{ unfinished: boolean }>(
          `select to_regclass('pgboss.version') is not null and to_regclass('drizzle.__drizzle_migrations') is null as unfinished`,
        );
        if (rows[0]?.unfinished) throw new TransferRefused(defaultCopy().starting.unfinishedTransfer);
        await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
      } finally {
        await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
        await client.end();
      }
    },
    reclaim: () => Promise.resolve(),
    scrub: () => Promise.resolve(),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => Promise.race([pool.end(), sleep(closingMs, undefined, { ref: false })]),
  };
}

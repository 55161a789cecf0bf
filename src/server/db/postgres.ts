import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import type { OpenDatabase } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** Names the migration's advisory lock: several processes may start at once, one migrates and the others wait. */
const migrationLock = 727_274_001;

/** Compiling a statement and starting processes for it take longer than any statement of ours runs, and PostgreSQL does both for what it deems expensive. */
const plainPlans = '-c jit=off -c max_parallel_workers_per_gather=0';

export async function openPostgres(connectionString: string, { queryTimeoutMs = 20_000 } = {}): Promise<OpenDatabase> {
  // A database that is stopped, and one that stands still, must not hold up whoever asks for ever.
  const limits = { connectionTimeoutMillis: 5_000, query_timeout: queryTimeoutMs };
  const pool = new Pool({ connectionString, max: 10, application_name: 'foothold', options: plainPlans, ...limits });
  // A connection that breaks while idle is replaced by the pool; without a listener the process would end.
  pool.on('error', () => undefined);
  const connected = await pool.connect().catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  connected.release();
  return {
    db: drizzle(pool),
    driver: { kind: 'postgres', connectionString },
    async migrate() {
      // Without a limit of time: a migration may be long, and another process may have the lock.
      const client = new Client({ connectionString, application_name: 'foothold' });
      await client.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [migrationLock]);
        await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
      } finally {
        await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
        await client.end();
      }
    },
    close: () => pool.end(),
  };
}

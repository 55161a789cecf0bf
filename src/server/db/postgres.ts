import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { OpenDatabase } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** Names the migration's advisory lock: several processes may start at once, one migrates and the others wait. */
const migrationLock = 727_274_001;

export async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString, max: 10, application_name: 'foothold' });
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
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [migrationLock]);
        await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
      } finally {
        await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

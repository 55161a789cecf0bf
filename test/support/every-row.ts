import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';

/** Every row of our own tables and every job, as JSON with all digits, by the name of its table. */
export async function everyRow(db: Database): Promise<Record<string, string[]>> {
  const query = async (text: string) => (await db.execute(sql.raw(text))) as { rows: Record<string, string>[] };
  await query(`set timezone to 'UTC'`);
  const { rows } = await query(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and (table_schema = 'public' or table_schema || '.' || table_name = 'pgboss.job')`,
  );
  const all: Record<string, string[]> = {};
  for (const { name = '' } of rows) {
    const held = await query(`select to_jsonb(t)::text as row from ${name} t`);
    all[name] = held.rows.map(({ row = '' }) => row).toSorted();
  }
  return all;
}

/** The same of a database on a server. */
export async function everyRowAt(url: string): Promise<Record<string, string[]>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await everyRow(drizzle(client));
  } finally {
    await client.end();
  }
}

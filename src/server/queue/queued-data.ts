import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** The personal data in a job's row. */
export interface QueuedData {
  name: string;
  data: unknown;
}

const naming = (texts: readonly string[]): SQL =>
  sql.join(
    texts.map((text) => sql`position(${text.toLowerCase()} in lower(data::text)) > 0`),
    sql` or `,
  );

const run = async (db: Database, query: SQL) => (await db.execute(query)) as { rows: QueuedData[] };

/** The jobs, waiting or done, with one of the texts, addresses or ids in their payload, ignoring case. */
export async function findQueued(db: Database, texts: readonly string[]): Promise<QueuedData[]> {
  return (await run(db, sql`select name, data from pgboss.job where ${naming(texts)} order by created_on`)).rows;
}

/** Removes those jobs from the queue; returns how many there were. */
export async function removeQueued(db: Database, texts: readonly string[]): Promise<number> {
  return (await run(db, sql`delete from pgboss.job where ${naming(texts)} returning name, data`)).rows.length;
}

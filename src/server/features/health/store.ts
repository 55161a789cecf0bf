import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { migrationsFolder } from '../../db/migrations-folder.ts';

const journal = z.object({ entries: z.array(z.object({ when: z.number() })) });

/** Throws when the database does not answer. */
export async function pingDatabase(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}

/** Whether the database has the tables of this version; a later version's are no hindrance: updates roll over one process after the other. */
export async function hasAllMigrations(db: Database): Promise<boolean> {
  const { entries } = journal.parse(JSON.parse(await readFile(join(migrationsFolder(), 'meta/_journal.json'), 'utf8')));
  const { rows } = (await db.execute(
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  )) as {
    rows: { newest: string | null }[];
  };
  return Number(rows[0]?.newest ?? 0) >= (entries.at(-1)?.when ?? 0);
}

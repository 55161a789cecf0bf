import { sql } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';

/** Waits until the queue has no more of these jobs to run, for a minute at most. */
export async function settled(db: Database, names: readonly string[]): Promise<void> {
  const open = sql`select count(*)::int as open from pgboss.job where name in (${sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )}) and state in ('created', 'retry', 'active')`;
  for (let waited = 0; waited < 60_000; waited += 50) {
    const { rows } = (await db.execute(open)) as { rows: { open: number }[] };
    if (rows[0]?.open === 0) return;
    await sleep(50);
  }
  throw new Error(`The jobs ${names.join(', ')} did not end.`);
}

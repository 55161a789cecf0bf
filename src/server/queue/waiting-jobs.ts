import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

interface WaitingJobs {
  name: string;
  count: number;
}

/** How many jobs are due and not begun, by name. */
export async function countWaiting(db: Database): Promise<WaitingJobs[]> {
  const query = sql`select name, count(*)::int as count from pgboss.job
    where state in ('created', 'retry') and start_after <= now() group by name`;
  const { rows } = (await db.execute(query)) as { rows: WaitingJobs[] };
  return rows;
}

/** Whether at least this many jobs of a kind are due and not started; looks at no more than those. */
export async function areWaiting(tx: Database, name: string, many: number): Promise<boolean> {
  const query = sql`select count(*)::int as count from (
    select 1 from pgboss.job where name = ${name} and state in ('created', 'retry') and start_after <= now() limit ${many}
  ) as waiting`;
  const { rows } = (await tx.execute(query)) as { rows: { count: number }[] };
  return (rows[0]?.count ?? 0) >= many;
}

/** How many jobs of a kind wait or run with this value at `path` of their payload; looks at no more than `most`. */
export async function countOpen(
  tx: Database,
  name: string,
  { path, value, most }: { path: readonly string[]; value: string; most: number },
): Promise<number> {
  const query = sql`select count(*)::int as count from (
    select 1 from pgboss.job where name = ${name} and state in ('created', 'retry', 'active')
      and data #>> string_to_array(${path.join(',')}, ',') = ${value} limit ${most}
  ) as unfinished`;
  const { rows } = (await tx.execute(query)) as { rows: { count: number }[] };
  return rows[0]?.count ?? 0;
}

/** What a job that waits or runs is, and the short values of its payload: ids, addresses. */
interface OpenJob {
  name: string;
  values: string[];
}

/** The jobs that wait or run, up to a limit. */
export async function openJobs(db: Database, most: number): Promise<OpenJob[]> {
  const query = sql`select name, array(
      select value from jsonb_each_text(case when jsonb_typeof(data) = 'object' then data else '{}' end) where length(value) <= 254
    ) as values
    from pgboss.job where state in ('created', 'retry', 'active') limit ${most}`;
  return ((await db.execute(query)) as { rows: OpenJob[] }).rows;
}

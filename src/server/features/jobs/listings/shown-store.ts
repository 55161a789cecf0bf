import { setImmediate as othersTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { boardProviders, type BoardProvider, type JobSourceName } from '#contract/job-sources.ts';
import type { Database } from '../../../db/database.ts';
import { publicBoards } from './visibility-store.ts';

/** Whether a source that is no company's board collects other people's ads. */
const collects: Readonly<Record<Exclude<JobSourceName, BoardProvider>, boolean>> = {
  adzuna: true,
  ziprecruiter: true,
  remotive: false,
  arbeitnow: false,
  remoteok: false,
  themuse: false,
  weworkremotely: false,
  jobicy: false,
  himalayas: false,
  workingnomads: false,
  sample: true,
  own: false,
};
const aggregators = Object.entries(collects).flatMap(([name, does]) => (does ? name : []));

/**
 * Decides which of the listings with the same key are shown: those of a company's own board before those of job boards, and those before aggregators; then the
 * source with the longer text. One source shows each text once. A person's own ads have separate keys, and private boards' listings are chosen separately, so
 * that they replace nothing that others find.
 */
export async function chooseShown(db: Database, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  const names = (sources: readonly string[]) =>
    sql.join(
      sources.map((name) => sql`${name}`),
      sql`, `,
    );
  const wanted = sql.join(
    [...keys].map((key) => sql`${key}`),
    sql`, `,
  );
  await db.execute(sql`
    with standing as (
      select id, same_job_key, source, content_hash, last_seen_at,
        case when board_id in ${publicBoards} then null else board_id end as circle,
        case when source in (${names(boardProviders)}) then 0 when source in (${names(aggregators)}) then 2 else 1 end as rank,
        case when is_excerpt then 0 else length(description) end as size
      from job_listings
      where same_job_key in (${wanted}) and retired_at is null and removed_at is null
        and (expires_at is null or expires_at > ${now.toISOString()}::timestamptz)
    ), chosen as (
      select id,
        source = first_value(source) over (partition by same_job_key, circle order by rank, size desc, source) as is_best,
        row_number() over (partition by same_job_key, circle, source, content_hash order by last_seen_at desc, id) as copy
      from standing
    )
    update job_listings as l
    set is_shown = coalesce((select c.is_best and c.copy = 1 from chosen c where c.id = l.id), false)
    where l.same_job_key in (${wanted})
      and l.is_shown is distinct from coalesce((select c.is_best and c.copy = 1 from chosen c where c.id = l.id), false)`);
}

/** A statement with a list of ten thousands of keys is none that a database plans well. */
export async function chooseInParts(db: Database, keys: readonly string[], now: Date): Promise<void> {
  const distinct = [...new Set(keys)];
  for (let at = 0; at < distinct.length; at += 100) {
    await chooseShown(db, distinct.slice(at, at + 100), now);
    await othersTurn();
  }
}

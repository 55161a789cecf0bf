import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { defaultMinScore } from '#contract/job-matches.ts';
import type { SearchTerms } from '#contract/job-search.ts';
import type { Database } from '../../../db/database.ts';
import { hiddenJobs, jobListings, jobMatches, jobSearches as table, savedJobs } from '../../../db/schema/jobs.ts';
import { isUuid } from '../../../db/uuid.ts';
import { isVisibleTo } from '../listings/visibility-store.ts';

/** An account keeps this many searches, the newest. */
const mostSearches = 50;

/** Keeps a search; the same terms again move up. */
export async function keepSearch(
  db: Database,
  userId: string,
  { terms, key, results, now }: { terms: SearchTerms; key: string; results: number; now: Date },
): Promise<void> {
  const said = { resultsCount: results, lastSearchedAt: now };
  await db.transaction(async (tx) => {
    await tx
      .insert(table)
      .values({
        userId,
        termsKey: key,
        searchQuery: terms.query,
        location: terms.location ?? null,
        filters: terms.filters ?? null,
        source: terms.source ?? null,
        ...said,
      })
      .onConflictDoUpdate({ target: [table.userId, table.termsKey], set: said });
    const old = tx
      .select({ id: table.id })
      .from(table)
      .where(eq(table.userId, userId))
      .orderBy(desc(table.lastSearchedAt), desc(table.id))
      .offset(mostSearches);
    await tx.delete(table).where(inArray(table.id, old));
  });
}

/** The newest first. */
export const searchesOf = (db: Database, userId: string) =>
  db
    .select()
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(desc(table.lastSearchedAt), desc(table.id))
    .limit(mostSearches);

/** Deletes one search, or with `all` every one of the account. Whether there was one. */
export async function forgetSearches(db: Database, userId: string, id: string): Promise<boolean> {
  if (id !== 'all' && !isUuid(id)) return false;
  const gone = await db
    .delete(table)
    .where(and(eq(table.userId, userId), id === 'all' ? undefined : eq(table.id, id)))
    .returning({ id: table.id });
  return id === 'all' || gone.length > 0;
}

export async function countsOf(db: Database, userId: string) {
  const [matched] = await db
    .select({
      matches: sql<number>`count(*)::integer`,
      average: sql<number | null>`avg(${jobMatches.overallScore})::float8`,
    })
    .from(jobMatches)
    .innerJoin(jobListings, eq(jobListings.id, jobMatches.jobListingId))
    .where(and(eq(jobMatches.userId, userId), gte(jobMatches.overallScore, defaultMinScore), isVisibleTo(userId)));
  const statuses = await db
    .select({ status: savedJobs.status, jobs: sql<number>`count(*)::integer` })
    .from(savedJobs)
    .where(eq(savedJobs.userId, userId))
    .groupBy(savedJobs.status);
  const [searches, hidden] = await Promise.all([
    db.$count(table, eq(table.userId, userId)),
    db.$count(hiddenJobs, eq(hiddenJobs.userId, userId)),
  ]);
  return { searches, hidden, statuses, matches: matched?.matches ?? 0, average: matched?.average ?? null };
}

import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Reaction } from '#domain/listings/ranking/feedback.ts';
import type { RankedListing } from '#domain/listings/ranking/rank-listings.ts';
import type { Database } from '../../../db/database.ts';
import { hiddenJobs, jobListings, jobMatches as table, savedJobs } from '../../../db/schema/jobs.ts';
import { isUuid } from '../../../db/uuid.ts';
import { isVisibleTo } from '../listings/visibility-store.ts';

export type StoredMatch = typeof table.$inferSelect;

/** The resume of a match. */
export interface ResumeKey {
  kind: 'optimization' | 'upload';
  id: string;
}

const resumeColumn = ({ kind }: ResumeKey) => (kind === 'optimization' ? table.resumeOptimizationId : table.uploadId);

/** Keeps matches, in place of earlier ones of the same resume and listings: what a person made of a listing stays, whichever resume it was shown for. */
export async function keepMatches(
  db: Database,
  userId: string,
  resume: ResumeKey,
  ranked: readonly RankedListing[],
  now: Date,
): Promise<void> {
  if (ranked.length === 0) return;
  const ids = ranked.map(({ id }) => id);
  const known = await db
    .select({
      listing: table.jobListingId,
      userRating: sql<number | null>`max(${table.userRating})`,
      appliedAt: sql<string | null>`max(${table.appliedAt})`,
      isApplied: sql<boolean>`bool_or(${table.isApplied})`,
    })
    .from(table)
    .where(and(eq(table.userId, userId), inArray(table.jobListingId, ids)))
    .groupBy(table.jobListingId);
  const made = new Map(known.map((each) => [each.listing, each]));
  const rows = ranked.map(({ id, match }): typeof table.$inferInsert => {
    const earlier = made.get(id);
    return {
      userId,
      jobListingId: id,
      ...(resume.kind === 'optimization' ? { resumeOptimizationId: resume.id } : { uploadId: resume.id }),
      overallScore: match.overallScore,
      similarityScore: match.similarityScore,
      keywordScore: match.keywordScore,
      titleLocationScore: match.titleLocationScore,
      matchReasons: match.reasons.map(({ code }) => code),
      missingSkills: [...match.missingSkills],
      strengthAreas: [...match.strengthAreas],
      details: match,
      userRating: earlier?.userRating ?? null,
      isApplied: earlier?.isApplied ?? false,
      appliedAt: earlier?.appliedAt == null ? null : new Date(earlier.appliedAt),
      createdAt: now,
      lastUpdatedAt: now,
    };
  });
  const excluded = (name: string) => sql.raw(`excluded.${name}`);
  await db
    .insert(table)
    .values(rows)
    .onConflictDoUpdate({
      target: [table.userId, table.jobListingId, resumeColumn(resume)],
      set: {
        overallScore: excluded('overall_score'),
        similarityScore: excluded('similarity_score'),
        keywordScore: excluded('keyword_score'),
        titleLocationScore: excluded('title_location_score'),
        matchReasons: excluded('match_reasons'),
        missingSkills: excluded('missing_skills'),
        strengthAreas: excluded('strength_areas'),
        details: excluded('details'),
        lastUpdatedAt: now,
      },
    });
}

const isHidden = (db: Database, userId: string) =>
  db
    .select({ one: sql`1` })
    .from(hiddenJobs)
    .where(and(eq(hiddenJobs.userId, userId), eq(hiddenJobs.jobListingId, table.jobListingId)));

/** A resume's matches with at least a score, the best first; listings that are hidden or over are left out. */
export async function matchesOf(
  db: Database,
  userId: string,
  resume: ResumeKey,
  { minScore, limit, now }: { minScore: number; limit: number; now: Date },
): Promise<StoredMatch[]> {
  const rows = await db
    .select({ match: table })
    .from(table)
    .innerJoin(jobListings, eq(jobListings.id, table.jobListingId))
    .where(
      and(
        eq(table.userId, userId),
        eq(resumeColumn(resume), resume.id),
        gte(table.overallScore, minScore),
        notExists(isHidden(db, userId)),
        isVisibleTo(userId),
        or(isNull(jobListings.expiresAt), gt(jobListings.expiresAt, now)),
      ),
    )
    .orderBy(desc(table.overallScore), desc(table.createdAt), table.id)
    .limit(limit);
  return rows.map(({ match }) => match);
}

/** A resume's matches with these listings, in their order. */
export async function matchesWith(
  db: Database,
  userId: string,
  resume: ResumeKey,
  listings: readonly string[],
): Promise<StoredMatch[]> {
  if (listings.length === 0) return [];
  const rows = await db
    .select()
    .from(table)
    .where(
      and(eq(table.userId, userId), eq(resumeColumn(resume), resume.id), inArray(table.jobListingId, [...listings])),
    );
  return listings.flatMap((id) => rows.find(({ jobListingId }) => jobListingId === id) ?? []);
}

export const hasMatches = async (db: Database, userId: string, resume: ResumeKey): Promise<boolean> =>
  (await db.$count(table, and(eq(table.userId, userId), eq(resumeColumn(resume), resume.id)))) > 0;

export async function findMatch(db: Database, userId: string, id: string): Promise<StoredMatch | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await db
    .select()
    .from(table)
    .where(and(eq(table.id, id), eq(table.userId, userId)));
  return found;
}

/** Notes what a person made of a listing with all their matches of it. */
export async function react(
  db: Database,
  userId: string,
  listingId: string,
  reaction: Partial<Pick<StoredMatch, 'userRating' | 'isApplied' | 'appliedAt'>>,
  now: Date,
): Promise<void> {
  await db
    .update(table)
    .set({ ...reaction, lastUpdatedAt: now })
    .where(and(eq(table.userId, userId), eq(table.jobListingId, listingId)));
}

/** Moves a saved listing that was only looked at on to "applied". */
export async function markSavedApplied(db: Database, userId: string, listingId: string, now: Date): Promise<void> {
  await db
    .update(savedJobs)
    .set({ status: 'applied', updatedAt: now })
    .where(
      and(
        eq(savedJobs.userId, userId),
        eq(savedJobs.jobListingId, listingId),
        inArray(savedJobs.status, ['interested', 'saved']),
      ),
    );
}

/** The newest reactions are enough to know a person's taste by; companies that are not wanted stay gone for good. */
const mostReactions = 200;

/** What a person made of listings, by rating, applying or hiding, the newest first. */
export async function reactionsOf(db: Database, userId: string): Promise<Reaction[]> {
  const { title, company } = jobListings;
  const rated = await db
    .selectDistinctOn([table.jobListingId], {
      title,
      company,
      rating: table.userRating,
      isApplied: table.isApplied,
      at: table.lastUpdatedAt,
    })
    .from(table)
    .innerJoin(jobListings, eq(jobListings.id, table.jobListingId))
    .where(and(eq(table.userId, userId), or(isNotNull(table.userRating), table.isApplied)))
    .orderBy(table.jobListingId, desc(table.lastUpdatedAt));
  const hidden = await db
    .select({ title, company, reason: hiddenJobs.reason, at: hiddenJobs.createdAt })
    .from(hiddenJobs)
    .innerJoin(jobListings, eq(jobListings.id, hiddenJobs.jobListingId))
    .where(eq(hiddenJobs.userId, userId));
  return [
    ...rated.map(({ at, rating, ...each }) => ({ at, reaction: { ...each, rating: rating ?? undefined } as Reaction })),
    ...hidden.map(({ at, reason, ...each }) => ({
      at,
      reaction: { ...each, hidden: { reason: reason ?? undefined } } as Reaction,
    })),
  ]
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .filter(({ reaction: { hidden } }, at) => at < mostReactions || hidden?.reason === 'company_blacklist')
    .map(({ reaction }) => reaction);
}

import { and, desc, eq } from 'drizzle-orm';
import type { JobCopies } from '#contract/account-data.ts';
import type { Database } from '../../db/database.ts';
import {
  companyBoards,
  hiddenJobs,
  jobBoards,
  jobListings,
  jobMatches,
  jobSearches,
  savedJobs,
  savedSearches,
} from '../../db/schema/jobs.ts';
import { isVisibleTo } from '../jobs/listings/visibility-store.ts';

const { id, title, company, location, source, applicationUrl, description } = jobListings;
const listing = { id, title, company, location, source, applicationUrl };

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** A part of what an account keeps of the job search, the newest first. */
export async function jobCopies(
  db: Database,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<JobCopies> {
  const saved = await db
    .select({ row: savedJobs, listing, description })
    .from(savedJobs)
    .innerJoin(jobListings, eq(jobListings.id, savedJobs.jobListingId))
    .where(and(eq(savedJobs.userId, userId), isVisibleTo(userId)))
    .orderBy(desc(savedJobs.createdAt), desc(savedJobs.id))
    .limit(limit)
    .offset(offset);
  const hidden = await db
    .select({ row: hiddenJobs, listing })
    .from(hiddenJobs)
    .innerJoin(jobListings, eq(jobListings.id, hiddenJobs.jobListingId))
    .where(and(eq(hiddenJobs.userId, userId), isVisibleTo(userId)))
    .orderBy(desc(hiddenJobs.createdAt), desc(hiddenJobs.id))
    .limit(limit)
    .offset(offset);
  const matches = await db
    .select({ row: jobMatches, listing })
    .from(jobMatches)
    .innerJoin(jobListings, eq(jobListings.id, jobMatches.jobListingId))
    .where(and(eq(jobMatches.userId, userId), isVisibleTo(userId)))
    .orderBy(desc(jobMatches.createdAt), desc(jobMatches.id))
    .limit(limit)
    .offset(offset);
  const keptSearches = await db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id))
    .limit(limit)
    .offset(offset);
  const history = await db
    .select()
    .from(jobSearches)
    .where(eq(jobSearches.userId, userId))
    .orderBy(desc(jobSearches.lastSearchedAt), desc(jobSearches.id))
    .limit(limit)
    .offset(offset);
  const companies = await db
    .select({
      provider: jobBoards.provider,
      slug: jobBoards.slug,
      name: jobBoards.name,
      createdAt: companyBoards.createdAt,
    })
    .from(companyBoards)
    .innerJoin(jobBoards, eq(jobBoards.id, companyBoards.boardId))
    .where(eq(companyBoards.userId, userId))
    .orderBy(desc(companyBoards.createdAt), desc(companyBoards.id))
    .limit(limit)
    .offset(offset);
  return {
    savedJobs: saved.map(({ row, listing: of, description: text }) => ({
      listing: { ...of, description: of.source === 'own' ? text : null },
      status: row.status,
      notes: row.notes,
      reminder: iso(row.reminder),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    })),
    hiddenJobs: hidden.map(({ row: { reason, createdAt }, listing: of }) => ({
      listing: of,
      reason,
      createdAt: createdAt.toISOString(),
    })),
    jobMatches: matches.map(({ row: { overallScore, isApplied, appliedAt, userRating, createdAt }, listing: of }) => ({
      listing: of,
      overallScore,
      isApplied,
      appliedAt: iso(appliedAt),
      userRating,
      createdAt: createdAt.toISOString(),
    })),
    savedSearches: keptSearches.map(({ name, terms, dailyMail, createdAt }) => ({
      name,
      terms,
      dailyMail,
      createdAt: createdAt.toISOString(),
    })),
    jobSearches: history.map(({ searchQuery: query, location: place, filters, resultsCount, lastSearchedAt }) => ({
      query,
      location: place,
      filters,
      resultsCount,
      lastSearchedAt: lastSearchedAt.toISOString(),
    })),
    jobCompanies: companies.map(({ provider, slug, name, createdAt }) => ({
      provider,
      slug,
      name,
      createdAt: createdAt.toISOString(),
    })),
  };
}

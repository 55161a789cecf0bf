import { and, desc, eq, gt, inArray, isNull, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { JobSourceName } from '#contract/job-sources.ts';
import type { RankableListing } from '#domain/listings/ranking/rankable-listing.ts';
import type { ResumeSearch } from '#domain/listings/ranking/search-terms.ts';
import { lexeme } from '#domain/listings/search-query.ts';
import { asOccupation, asSkill } from '#domain/listings/search-words.ts';
import type { Database } from '../../../db/database.ts';
import { hiddenJobs, jobListings as listings, jobMatches, savedJobs } from '../../../db/schema/jobs.ts';
import { isFindableBy, isNotDoubledFor } from '../listings/visibility-store.ts';

/** How many listings each way of looking brings at most: the newest. */
const most = { ofOccupationWithSkills: 80, ofOccupation: 60, ofWords: 60, anywhere: 40 } as const;
/** Where fewer are found, the resume's words alone are looked for as well. */
const enough = 40;

type SearchColumn = typeof listings.searchHead | typeof listings.searchAll;

const anyOf = (terms: readonly string[]): string => terms.join(' | ');

/** All triples of words as a tsquery: what has three of the resume's strongest words, whichever they are. */
function triplesOf(words: readonly string[]): string {
  const triples: string[] = [];
  for (const [a, first] of words.entries())
    for (const [b, second] of words.slice(a + 1).entries())
      for (const third of words.slice(a + b + 2)) triples.push(`(${first} & ${second} & ${third})`);
  return anyOf(triples);
}

interface Asked {
  /** Absent: nobody has saved, hidden or applied to anything. */
  userId: string | undefined;
  sources: readonly JobSourceName[];
  now: Date;
}

/** Listings that are open, and that the person has neither hidden nor saved nor applied to; own ads are none of them. */
const isOpen = (db: Database, { userId, sources, now }: Asked): SQL | undefined =>
  and(
    sql`is_shown`,
    isNull(listings.ownerId),
    isFindableBy(userId),
    userId === undefined ? undefined : isNotDoubledFor(userId),
    isNull(listings.retiredAt),
    or(isNull(listings.expiresAt), gt(listings.expiresAt, now)),
    inArray(listings.source, [...sources]),
    userId === undefined ? undefined : and(...isNew(db, userId)),
  );

/** That the person has done nothing about a listing yet. */
const isNew = (db: Database, userId: string): SQL[] =>
  [
    { table: hiddenJobs, besides: undefined },
    { table: savedJobs, besides: undefined },
    { table: jobMatches, besides: eq(jobMatches.isApplied, true) },
  ].map(({ table, besides }) =>
    notExists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(and(eq(table.userId, userId), eq(table.jobListingId, listings.id), besides)),
    ),
  );

/** Work that can be done from where the person lives. */
const isReachable = (country: string | undefined): SQL | undefined =>
  country === undefined
    ? undefined
    : or(eq(listings.country, country), isNull(listings.country), eq(listings.workplace, 'remote'));

/**
 * Ids of the listings that may fit a resume, up to a fixed number: those of its occupations, with its skills or without, and those that share its strongest
 * words; the newest of each.
 */
export async function candidateIds(db: Database, search: ResumeSearch, asked: Asked): Promise<string[]> {
  if (asked.sources.length === 0) return [];
  const occupations = anyOf(search.occupations.map((code) => lexeme(asOccupation(code))));
  const skills = anyOf(search.skills.map((name) => lexeme(asSkill(name))));
  const words = search.stems.map(lexeme);
  const newest = async (
    column: SearchColumn,
    query: string,
    limit: number,
    near: boolean,
  ): Promise<{ id: string }[]> =>
    query === ''
      ? []
      : db
          .select({ id: listings.id })
          .from(listings)
          .where(
            and(isOpen(db, asked), near ? isReachable(search.country) : undefined, sql`${column} @@ ${query}::tsquery`),
          )
          .orderBy(desc(listings.sortedAt), listings.id)
          .limit(limit);
  const found = await Promise.all([
    newest(
      listings.searchHead,
      occupations === '' || skills === '' ? '' : `(${occupations}) & (${skills})`,
      most.ofOccupationWithSkills,
      true,
    ),
    newest(listings.searchHead, occupations, most.ofOccupation, true),
    newest(listings.searchAll, triplesOf(words), most.ofWords, true),
    newest(listings.searchHead, occupations, most.anywhere, false),
  ]);
  const ids = new Set(found.flat().map(({ id }) => id));
  if (ids.size < enough) {
    for (const { id } of await newest(listings.searchAll, anyOf([...words]), 2 * enough, false)) ids.add(id);
  }
  return [...ids];
}

/** What ranking reads of these listings. */
export async function rankable(db: Database, ids: readonly string[]): Promise<RankableListing[]> {
  if (ids.length === 0) return [];
  const { id, title, company, skills, experienceLevel, jobType, location, country, workplace, rankingRead } = listings;
  // Texts are long: they are only read where what ranking makes of them is not kept.
  const description = sql<string>`case when ${rankingRead} is null then ${listings.description} else '' end`;
  const rows = await db
    .select({
      id,
      title,
      company,
      description,
      skills,
      experienceLevel,
      jobType,
      location,
      country,
      workplace,
      read: rankingRead,
    })
    .from(listings)
    .where(inArray(id, [...ids]));
  return rows.map((row) => ({
    ...row,
    read: row.read ?? undefined,
    skills: row.skills ?? [],
    experienceLevel: row.experienceLevel ?? undefined,
    jobType: row.jobType ?? undefined,
    location: row.location ?? undefined,
    country: row.country ?? undefined,
    workplace: row.workplace ?? undefined,
  }));
}

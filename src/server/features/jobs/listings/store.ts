import { and, eq, gt, inArray, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { ListingView } from '#contract/job-listings.ts';
import type { JobSourceName } from '#contract/job-sources.ts';
import { lexeme } from '#domain/listings/search-query.ts';
import type { SearchWords } from '#domain/listings/search-words.ts';
import type { Posting } from '#domain/posting/posting.ts';
import type { Database } from '../../../db/database.ts';
import { storable } from '../../../db/storable-text.ts';
import { jobListings as table, jobReadings, savedJobs } from '../../../db/schema/jobs.ts';
import { isFindableBy, isVisibleTo } from './visibility-store.ts';

export type StoredListing = typeof table.$inferSelect;
export type NewListing = Omit<typeof table.$inferInsert, 'searchHead' | 'searchAll'> & {
  head: SearchWords;
  all: SearchWords;
};

/** What the lists and pages show, without the words that are searched. */
const shown = {
  id: table.id,
  source: table.source,
  ownerId: table.ownerId,
  title: table.title,
  company: table.company,
  description: table.description,
  isExcerpt: table.isExcerpt,
  location: table.location,
  workplace: table.workplace,
  salaryMin: table.salaryMin,
  salaryMax: table.salaryMax,
  currency: table.currency,
  salaryIsEstimate: table.salaryIsEstimate,
  salaryText: table.salaryText,
  jobType: table.jobType,
  experienceLevel: table.experienceLevel,
  skills: table.skills,
  benefits: table.benefits,
  sameJobKey: table.sameJobKey,
  firstSeenAt: table.firstSeenAt,
  lastSeenAt: table.lastSeenAt,
  reposted: table.reposted,
  retiredAt: table.retiredAt,
  applicationUrl: table.applicationUrl,
  postedDate: table.postedDate,
  expiresAt: table.expiresAt,
};
export type ShownListing = Pick<StoredListing, keyof typeof shown>;

/** The stored fields of a listing with a known id at the source. */
export type KnownListing = Pick<
  StoredListing,
  'id' | 'externalId' | 'foundHash' | 'retiredAt' | 'sortedAt' | 'sameJobKey'
>;

/** By the ids at the source. */
export async function knownOf(
  db: Database,
  source: JobSourceName,
  externalIds: readonly string[],
): Promise<Map<string, KnownListing>> {
  const { id, externalId, foundHash, retiredAt, sortedAt, sameJobKey } = table;
  const rows = await db
    .select({ id, externalId, foundHash, retiredAt, sortedAt, sameJobKey })
    .from(table)
    .where(and(eq(table.source, source), inArray(table.externalId, [...externalIds])));
  return new Map(rows.map((row) => [row.externalId, row]));
}

/** Marks listings as seen, and those that were gone as reposted. */
export async function markSeen(db: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(table)
    .set({
      lastSeenAt: now,
      reposted: sql`${table.reposted} + case when ${table.retiredAt} is null then 0 else 1 end`,
      retiredAt: null,
    })
    .where(inArray(table.id, [...ids]));
}

/** How often the same job of the same source, or board, was put up before, by its key: listings that ended and came again under a new id. */
export async function endedBefore(
  db: Database,
  source: JobSourceName,
  { keys, boardId, now }: { keys: readonly string[]; boardId: string | undefined; now: Date },
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ key: table.sameJobKey, reposted: sql<number>`max(${table.reposted})::integer` })
    .from(table)
    .where(
      and(
        inArray(table.sameJobKey, [...keys]),
        eq(table.source, source),
        boardId === undefined ? isNull(table.boardId) : eq(table.boardId, boardId),
        or(isNotNull(table.retiredAt), lt(table.expiresAt, now)),
      ),
    )
    .groupBy(table.sameJobKey);
  return new Map(rows.map(({ key, reposted }) => [key, reposted + 1]));
}

/** Words as PostgreSQL's text search keeps them. */
export const vectorOf = (words: SearchWords): string =>
  storable(
    [...words]
      .map(([word, positions]) => (positions.length === 0 ? lexeme(word) : `${lexeme(word)}:${positions.join(',')}`))
      .join(' '),
  );

/** Adds listings, or replaces stored ones. Returns their ids by their ids at the source. */
export async function upsertListings(db: Database, listings: readonly NewListing[]): Promise<Map<string, string>> {
  if (listings.length === 0) return new Map();
  const rows = listings.map(({ head, all, ...row }) => ({
    ...row,
    searchHead: vectorOf(head),
    searchAll: vectorOf(all),
  }));
  const stored = await db
    .insert(table)
    .values(rows)
    .onConflictDoUpdate({
      target: [table.externalId, table.source],
      set: {
        // What the operator took away is no board's any more.
        boardId: sql`case when ${table.removedAt} is null then excluded.board_id end`,
        title: sql`excluded.title`,
        company: sql`excluded.company`,
        description: sql`excluded.description`,
        isExcerpt: sql`excluded.is_excerpt`,
        location: sql`excluded.location`,
        country: sql`excluded.country`,
        region: sql`excluded.region`,
        latitude: sql`excluded.latitude`,
        longitude: sql`excluded.longitude`,
        workplace: sql`excluded.workplace`,
        salaryMin: sql`excluded.salary_min`,
        salaryMax: sql`excluded.salary_max`,
        currency: sql`excluded.currency`,
        salaryIsEstimate: sql`excluded.salary_is_estimate`,
        salaryText: sql`excluded.salary_text`,
        jobType: sql`excluded.job_type`,
        experienceLevel: sql`excluded.experience_level`,
        skills: sql`excluded.skills`,
        benefits: sql`excluded.benefits`,
        occupations: sql`excluded.occupations`,
        rankingRead: sql`excluded.ranking_read`,
        sameJobKey: sql`excluded.same_job_key`,
        lastSeenAt: sql`excluded.last_seen_at`,
        retiredAt: null,
        // Reposted, or given a new date that is more days away than a correction would be.
        reposted: sql`${table.reposted} + case when ${table.retiredAt} is not null
          or excluded.posted_date > ${table.postedDate} + interval '3 days' then 1 else 0 end`,
        foundHash: sql`excluded.found_hash`,
        contentHash: sql`excluded.content_hash`,
        searchHead: sql`excluded.search_head`,
        searchAll: sql`excluded.search`,
        sortedAt: sql`excluded.sorted_at`,
        applicationUrl: sql`excluded.application_url`,
        postedDate: sql`excluded.posted_date`,
        expiresAt: sql`excluded.expires_at`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
    .returning({ id: table.id, externalId: table.externalId });
  return new Map(stored.map(({ id, externalId }) => [externalId, id]));
}

/** Marks listings of a source, or of one board, as gone that are not among the ids. Their keys. */
export async function retireOthers(
  db: Database,
  source: JobSourceName,
  { ids, boardId }: { ids: readonly string[]; boardId?: string | undefined },
  now: Date,
): Promise<string[]> {
  const rows = await db
    .update(table)
    .set({ retiredAt: now, isShown: false })
    .where(
      and(
        eq(table.source, source),
        isNull(table.retiredAt),
        boardId === undefined ? undefined : eq(table.boardId, boardId),
        // One array is one parameter, however many ids there are.
        ids.length === 0 ? undefined : sql`${table.id} <> all(${sql.param(`{${ids.join(',')}}`)}::uuid[])`,
      ),
    )
    .returning({ key: table.sameJobKey });
  return rows.map(({ key }) => key);
}

/** Marks listings that no source has shown since as gone, and hides expired ones. Returns their keys. */
export async function retireUnseen(db: Database, since: Date, now: Date): Promise<string[]> {
  const rows = await db
    .update(table)
    .set({ retiredAt: sql`coalesce(${table.retiredAt}, ${now.toISOString()}::timestamptz)`, isShown: false })
    .where(
      and(
        isNull(table.retiredAt),
        notInArray(table.source, ['own', 'sample']),
        or(lt(table.lastSeenAt, since), lt(table.expiresAt, now)),
      ),
    )
    .returning({ key: table.sameJobKey });
  return rows.map(({ key }) => key);
}

/** Deletes what ended before a moment and nobody saved, but what the operator took away: its source might bring it back. How many. */
export async function deleteEnded(db: Database, before: Date): Promise<number> {
  const rows = await db
    .delete(table)
    .where(
      and(
        lt(table.retiredAt, before),
        isNull(table.removedAt),
        notInArray(table.source, ['own']),
        sql`not exists (select from ${savedJobs} where ${savedJobs.jobListingId} = ${table.id})`,
      ),
    )
    .returning({ id: table.id });
  return rows.length;
}

export const listingsOf = (db: Database, userId: string | undefined, ids: readonly string[]): Promise<ShownListing[]> =>
  db
    .select(shown)
    .from(table)
    .where(and(inArray(table.id, [...ids]), isVisibleTo(userId)));

/** The same jobs at other sources, by their key: current listings that the person finds. */
export async function elsewhere(
  db: Database,
  userId: string | undefined,
  keys: readonly string[],
  now: Date,
): Promise<Map<string, { id: string; source: JobSourceName; applicationUrl: string }[]>> {
  const rows = await db
    .select({ id: table.id, key: table.sameJobKey, source: table.source, applicationUrl: table.applicationUrl })
    .from(table)
    .where(
      and(
        inArray(table.sameJobKey, [...keys]),
        isNull(table.ownerId),
        isFindableBy(userId),
        isNull(table.retiredAt),
        or(isNull(table.expiresAt), gt(table.expiresAt, now)),
      ),
    )
    .orderBy(table.source, table.id);
  return grouped(rows);
}

function grouped<Row extends { key: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.key, [...(groups.get(row.key) ?? []), row]);
  return groups;
}

/** What a person has saved of these listings, by the listing's id. */
export async function savedOf(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, NonNullable<ListingView['saved']>>> {
  const rows = await db
    .select({ id: savedJobs.id, status: savedJobs.status, listing: savedJobs.jobListingId })
    .from(savedJobs)
    .where(and(eq(savedJobs.userId, userId), inArray(savedJobs.jobListingId, [...ids])));
  return new Map(rows.map(({ id, status, listing }) => [listing, { id, status }]));
}

/** What listings say, and what was read of them. */
export const listingsWithPostings = (db: Database, ids: readonly string[]) =>
  db
    .select({
      id: table.id,
      title: table.title,
      company: table.company,
      description: table.description,
      contentHash: table.contentHash,
      posting: jobReadings.posting,
      readHash: jobReadings.contentHash,
    })
    .from(table)
    .leftJoin(jobReadings, eq(jobReadings.jobListingId, table.id))
    .where(inArray(table.id, [...ids]));

export async function keepPosting(db: Database, id: string, posting: Posting, contentHash: string, now: Date) {
  const row = { posting, contentHash, readAt: now };
  await db
    .insert(jobReadings)
    .values({ jobListingId: id, ...row })
    .onConflictDoUpdate({ target: jobReadings.jobListingId, set: row });
}

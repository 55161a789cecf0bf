import { and, eq, exists, inArray, lt, ne, notExists, notInArray, or, sql } from 'drizzle-orm';
import type { SearchTerms } from '#contract/job-search.ts';
import type { JobSourceName } from '#contract/job-sources.ts';
import type { Database } from '../../../db/database.ts';
import { jobFetches } from '../../../db/schema/job-sources.ts';
import { companyBoards, jobBoards, jobListings, savedSearches } from '../../../db/schema/jobs.ts';
import { isSameBoard, type CompanyBoard } from '../../../settings/job-source-settings.ts';
import type { SourceFailure } from '../../../adapters/job-boards/port.ts';
import { isFindableBy } from '../listings/visibility-store.ts';

/** A stored board; its listings refer to its id. */
export interface AskedBoard extends CompanyBoard {
  id: string;
}

export type FetchRow = typeof jobFetches.$inferSelect;
/** A request to a source; `asked` is empty for its whole list, and for its state. */
export interface Asked {
  source: JobSourceName;
  asked: string;
}

const isOf = ({ source, asked }: Asked) => and(eq(jobFetches.source, source), eq(jobFetches.asked, asked));

export async function findFetch(db: Database, of: Asked): Promise<FetchRow | undefined> {
  const [row] = await db.select().from(jobFetches).where(isOf(of));
  return row;
}

/** The state of sources: the rows of their whole lists. */
export async function findStandings(
  db: Database,
  sources: readonly JobSourceName[],
): Promise<Map<JobSourceName, FetchRow>> {
  const rows = await db
    .select()
    .from(jobFetches)
    .where(and(inArray(jobFetches.source, [...sources]), eq(jobFetches.asked, '')));
  return new Map(rows.map((row) => [row.source, row]));
}

/** How many listings the newest answers of each source held; of companies' boards, those that everybody finds. */
export async function countListings(db: Database): Promise<Map<JobSourceName, number>> {
  const rows = await db
    .select({ source: jobFetches.source, listings: sql<number>`sum(${jobFetches.listings})::int` })
    .from(jobFetches)
    .where(
      notExists(
        db
          .select({ one: sql`1` })
          .from(jobBoards)
          .where(
            and(
              eq(jobBoards.provider, sql`${jobFetches.source}`),
              eq(jobBoards.slug, jobFetches.asked),
              notInArray(jobBoards.status, ['listed', 'approved']),
            ),
          ),
      ),
    )
    .groupBy(jobFetches.source);
  return new Map(rows.map(({ source, listings }) => [source, listings]));
}

/** Keeps that a source answered, and how much: its earlier failures no longer count. */
export async function saveAnswer(
  db: Database,
  of: Asked,
  { now, listings, isCut = false }: { now: Date; listings: number; isCut?: boolean },
) {
  const answered = { fetchedAt: now, triedAt: now, failures: 0, failure: null, said: null, waitUntil: null };
  const rows = [{ ...of, ...answered, listings, isCut }];
  // The row of a search or a board doesn't say how many listings the source's whole list held.
  if (of.asked !== '') rows.push({ ...of, asked: '', ...answered, listings: 0, isCut: false });
  await db
    .insert(jobFetches)
    .values(rows)
    .onConflictDoUpdate({
      target: [jobFetches.source, jobFetches.asked],
      set: { ...answered, listings: sql`excluded.listings`, isCut: sql`excluded.is_cut` },
    });
}

interface Failed {
  now: Date;
  failure: SourceFailure;
  said: string | undefined;
  /** By how many failures there were in a row, this one included. */
  waitSeconds: (failures: number) => number;
}

/** Keeps that a source did not answer, and until when it is left alone. */
export async function saveFailure(db: Database, of: Asked, { now, failure, said, waitSeconds }: Failed) {
  await db.transaction(async (tx) => {
    await tx
      .insert(jobFetches)
      .values({ ...of, triedAt: now })
      .onConflictDoNothing();
    const [row] = await tx.select({ failures: jobFetches.failures }).from(jobFetches).where(isOf(of)).for('update');
    const failures = (row?.failures ?? 0) + 1;
    const waitUntil = new Date(now.getTime() + waitSeconds(failures) * 1000);
    await tx
      .update(jobFetches)
      .set({ triedAt: now, failures, failure, said: said ?? null, waitUntil })
      .where(isOf(of));
  });
}

/** Forgets searches that nobody has asked for since. */
export async function forgetSearchesBefore(db: Database, before: Date, sources: readonly JobSourceName[]) {
  if (sources.length === 0) return;
  await db
    .delete(jobFetches)
    .where(and(inArray(jobFetches.source, [...sources]), ne(jobFetches.asked, ''), lt(jobFetches.triedAt, before)));
}

/** Forgets what has not been asked for since: of sources that are switched off, and of companies that nobody follows. */
export async function forgetFetchesBefore(db: Database, before: Date): Promise<void> {
  await db.delete(jobFetches).where(lt(jobFetches.triedAt, before));
}

/** Whether any of the sources has a current listing that everybody finds. */
export async function hasListings(db: Database, sources: readonly JobSourceName[], now: Date): Promise<boolean> {
  if (sources.length === 0) return false;
  const [found] = await db
    .select({ id: jobListings.id })
    .from(jobListings)
    .where(
      and(
        inArray(jobListings.source, [...sources]),
        isFindableBy(undefined),
        sql`(${jobListings.expiresAt} is null or ${jobListings.expiresAt} > ${now.toISOString()})`,
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** The boards to ask: those of the settings, those that the operator approved, and those that somebody follows. */
export async function findBoards(db: Database): Promise<AskedBoard[]> {
  const { id, provider, slug, status } = jobBoards;
  const follower = db
    .select({ one: sql`1` })
    .from(companyBoards)
    .where(eq(companyBoards.boardId, id));
  return db
    .select({ id, provider, slug })
    .from(jobBoards)
    .where(or(inArray(status, ['listed', 'approved']), and(eq(status, 'private'), exists(follower))))
    .orderBy(provider, slug);
}

/** Forgets how a board answered: what it listed then is no longer here. */
export async function forgetFetch(db: Database, { provider, slug }: CompanyBoard): Promise<void> {
  await db.delete(jobFetches).where(isOf({ source: provider, asked: slug }));
}

/** Has everybody find what a board lists that the operator's settings name; its id where others found it before, or nobody. */
export async function listBoard(
  db: Database,
  board: CompanyBoard & { name: string; createdAt: Date },
): Promise<string | undefined> {
  await db
    .insert(jobBoards)
    .values({ ...board, status: 'listed' })
    .onConflictDoNothing();
  const [listed] = await db
    .update(jobBoards)
    .set({ status: 'listed' })
    .where(
      and(
        eq(jobBoards.provider, board.provider),
        sql`lower(${jobBoards.slug}) = lower(${board.slug})`,
        inArray(jobBoards.status, ['private', 'removed']),
      ),
    )
    .returning({ id: jobBoards.id });
  return listed?.id;
}

/** What left the operator's settings is found by those alone who follow it. The ids. */
export async function unlistOthers(db: Database, listed: readonly CompanyBoard[]): Promise<string[]> {
  const { id, provider, slug, status } = jobBoards;
  const known = await db.select({ id, provider, slug }).from(jobBoards).where(eq(status, 'listed'));
  const left = known.filter((board) => !listed.some((other) => isSameBoard(other, board))).map((board) => board.id);
  if (left.length > 0) await db.update(jobBoards).set({ status: 'private' }).where(inArray(id, left));
  return left;
}

/** Keeps what a board calls its company. */
export async function nameBoard(db: Database, id: string, name: string): Promise<void> {
  await db
    .update(jobBoards)
    .set({ name })
    .where(and(eq(jobBoards.id, id), ne(jobBoards.name, name)));
}

/** The distinct terms of saved searches, up to a limit. */
export async function findSavedTerms(db: Database, most: number): Promise<SearchTerms[]> {
  const rows = await db.selectDistinct({ terms: savedSearches.terms }).from(savedSearches).limit(most);
  return rows.map(({ terms }) => terms);
}

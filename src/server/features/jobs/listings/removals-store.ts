import { and, eq, exists, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { jobFetches } from '../../../db/schema/job-sources.ts';
import { companyBoards, jobBoards, jobListings as table, savedJobs } from '../../../db/schema/jobs.ts';

const one = { one: sql`1` };

/** What distinguishes a board's current listings. */
export async function keysOfBoard(db: Database, boardId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ key: table.sameJobKey })
    .from(table)
    .where(and(eq(table.boardId, boardId), isNull(table.retiredAt)));
  return rows.map(({ key }) => key);
}

/**
 * Marks a listing as taken away by the operator; its key, undefined where there is none. It is no longer its board's, so that it stays away also when that is
 * removed and comes back. An ad that a person entered is theirs.
 */
export async function markRemoved(db: Database, id: string, now: Date): Promise<string | undefined> {
  const [removed] = await db
    .update(table)
    .set({ removedAt: now, isShown: false, boardId: null })
    .where(and(eq(table.id, id), isNull(table.ownerId)))
    .returning({ key: table.sameJobKey });
  return removed?.key;
}

/** Deletes some of a board's listings. Their keys. */
export async function deleteSome(db: Database, boardId: string, most: number): Promise<string[]> {
  const some = db.select({ id: table.id }).from(table).where(eq(table.boardId, boardId)).limit(most);
  const deleted = await db.delete(table).where(inArray(table.id, some)).returning({ key: table.sameJobKey });
  return deleted.map(({ key }) => key);
}

/** Boards that nobody finds any more: private ones that lost their last follower, and those that the operator removed. */
const unfollowed = (db: Database) =>
  db
    .select({ id: jobBoards.id })
    .from(jobBoards)
    .where(
      and(
        inArray(jobBoards.status, ['private', 'removed']),
        notExists(db.select(one).from(companyBoards).where(eq(companyBoards.boardId, jobBoards.id))),
      ),
    );

const isSaved = (db: Database) => db.select(one).from(savedJobs).where(eq(savedJobs.jobListingId, table.id));

/** Deletes the answers of boards that nobody follows, because their listings are deleted: whoever adds one again has it read again. */
export async function forgetUnfollowed(db: Database): Promise<void> {
  const isUnfollowed = and(
    eq(jobBoards.provider, sql`${jobFetches.source}`),
    eq(jobBoards.slug, jobFetches.asked),
    inArray(jobBoards.id, unfollowed(db)),
  );
  await db.delete(jobFetches).where(exists(db.select(one).from(jobBoards).where(isUnfollowed)));
}

/** Deletes some listings of boards that nobody follows, unless somebody saved them. How many. */
export async function deleteUnfollowed(db: Database, most: number): Promise<number> {
  const some = db
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.boardId, unfollowed(db)), notExists(isSaved(db))))
    .limit(most);
  return (await db.delete(table).where(inArray(table.id, some)).returning({ id: table.id })).length;
}

/** What somebody saved of boards that nobody follows counts as gone; and the private boards without any listing are deleted. */
export async function endUnfollowed(db: Database, now: Date): Promise<void> {
  await db
    .update(table)
    .set({ retiredAt: now, isShown: false })
    .where(and(inArray(table.boardId, unfollowed(db)), isNull(table.retiredAt), exists(isSaved(db))));
  await db
    .delete(jobBoards)
    .where(
      and(
        eq(jobBoards.status, 'private'),
        inArray(jobBoards.id, unfollowed(db)),
        notExists(db.select(one).from(table).where(eq(table.boardId, jobBoards.id))),
      ),
    );
}

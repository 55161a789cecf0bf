import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { BoardStatus } from '#contract/job-sources.ts';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/accounts.ts';
import { jobFetches } from '../../../db/schema/job-sources.ts';
import {
  blockedEmployers,
  companyBoards as followed,
  jobBoards as table,
  jobListings,
} from '../../../db/schema/jobs.ts';
import type { CompanyBoard } from '../../../settings/job-source-settings.ts';
import type { StoredBoard } from './store.ts';

const { id, provider, slug, name, status, createdAt } = table;

const isNamed = (board: CompanyBoard) => and(eq(provider, board.provider), sql`lower(${slug}) = lower(${board.slug})`);

/** Every board that was added or listed, the newest first, with its number of current listings and its last answer. */
export function everyBoard(db: Database) {
  const { fetchedAt, failure, said, isCut } = jobFetches;
  const listings = db
    .select({ count: sql<number>`count(*)::integer` })
    .from(jobListings)
    .where(
      sql`${jobListings.boardId} = ${id} and ${jobListings.retiredAt} is null and ${jobListings.removedAt} is null`,
    );
  return db
    .select({
      id,
      provider,
      slug,
      name,
      status,
      fetchedAt,
      failure,
      said,
      isCut,
      listings: sql<number>`(${listings})`,
    })
    .from(table)
    .leftJoin(jobFetches, and(eq(jobFetches.source, provider), eq(jobFetches.asked, slug)))
    .orderBy(desc(createdAt), asc(id));
}

/** Who follows boards, the first to add it first. */
export const everyFollower = (db: Database) =>
  db
    .select({ boardId: followed.boardId, email: users.email, at: followed.createdAt })
    .from(followed)
    .innerJoin(users, eq(users.id, followed.userId))
    .orderBy(asc(followed.createdAt));

/** Changes who finds a board's listings; undefined if there's no such board, and for a board of the settings, which decide that themselves. */
export async function setStatus(tx: Database, board: CompanyBoard, set: BoardStatus): Promise<StoredBoard | undefined> {
  const [changed] = await tx
    .update(table)
    .set({ status: set })
    .where(and(isNamed(board), ne(status, 'listed')))
    .returning({ id, provider, slug, name, status });
  return changed;
}

export const isListed = async (tx: Database, board: CompanyBoard): Promise<boolean> =>
  (await tx.$count(table, and(isNamed(board), eq(status, 'listed')))) > 0;

/** Nobody follows a board any more. How many did. */
export async function removeFollowers(tx: Database, boardId: string): Promise<number> {
  return (await tx.delete(followed).where(eq(followed.boardId, boardId)).returning({ id: followed.id })).length;
}

export async function blockEmployer(
  db: Database,
  employer: { key: string; name: string; createdAt: Date },
): Promise<void> {
  await db.insert(blockedEmployers).values(employer).onConflictDoNothing();
}

/** Whether there was one to unblock. */
export async function unblockEmployer(db: Database, key: string): Promise<boolean> {
  const gone = await db
    .delete(blockedEmployers)
    .where(eq(blockedEmployers.key, key))
    .returning({ key: blockedEmployers.key });
  return gone.length > 0;
}

export const everyBlocked = (db: Database) =>
  db
    .select({ name: blockedEmployers.name, blockedAt: blockedEmployers.createdAt })
    .from(blockedEmployers)
    .orderBy(asc(blockedEmployers.name));

/** How many listings of sources an employer has. */
export const countOfEmployer = (db: Database, key: string): Promise<number> =>
  db.$count(
    jobListings,
    and(ne(jobListings.source, 'own'), sql`split_part(${jobListings.sameJobKey}, '|', 1) = ${key}`),
  );

import { and, eq, exists, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { boardProviders, type BoardProvider, type BoardStatus } from '#contract/job-sources.ts';
import type { Database } from '../../../db/database.ts';
import { lockAccount } from '../../../db/lock-account.ts';
import { jobFetches } from '../../../db/schema/job-sources.ts';
import { companyBoards as followed, jobBoards as table } from '../../../db/schema/jobs.ts';
import { isUuid } from '../../../db/uuid.ts';
import type { CompanyBoard } from '../../../settings/job-source-settings.ts';
import type { SourceFailure } from '../../../adapters/job-boards/port.ts';
import { forgetFetch } from '../sources/fetches-store.ts';

/** A company's board as it is stored. */
export interface StoredBoard extends CompanyBoard {
  id: string;
  name: string;
  status: BoardStatus;
}

/** A board as a person sees it. */
export interface SeenBoard extends StoredBoard {
  /** Of the person's following it; null where they do not. */
  followId: string | null;
  /** What its newest answer held, and why the last try failed; null where it was never asked. */
  listings: number | null;
  isCut: boolean | null;
  fetchedAt: Date | null;
  failure: SourceFailure | null;
}

const { id, provider, slug, name, status } = table;
const board = { id, provider, slug, name, status };

/** Providers take names in capitals or without: what was written first is what a board is stored as. */
const isNamed = (named: CompanyBoard) => and(eq(provider, named.provider), sql`lower(${slug}) = lower(${named.slug})`);

/** The boards that a person follows and those that everybody finds; or those of one name, whoever finds them. */
export async function boardsSeenBy(
  db: Database,
  userId: string,
  named?: readonly CompanyBoard[],
): Promise<SeenBoard[]> {
  const { listings, isCut, fetchedAt, failure } = jobFetches;
  return db
    .select({ ...board, followId: followed.id, listings, isCut, fetchedAt, failure })
    .from(table)
    .leftJoin(followed, and(eq(followed.boardId, id), eq(followed.userId, userId)))
    .leftJoin(jobFetches, and(eq(jobFetches.source, provider), eq(jobFetches.asked, slug)))
    .where(named ? or(...named.map(isNamed)) : or(isNotNull(followed.id), inArray(status, ['listed', 'approved'])));
}

export async function findBoardById(db: Database, boardId: string): Promise<StoredBoard | undefined> {
  const [found] = await db.select(board).from(table).where(eq(id, boardId));
  return found;
}

/** The board of a name, made where there is none; locked until the transaction ends, so that nobody deletes it meanwhile. */
export async function ensureBoard(
  tx: Database,
  made: CompanyBoard & { name: string; createdAt?: Date },
): Promise<StoredBoard> {
  // One that is deleted in between is made by the second try.
  for (let tries = 2; tries > 0; tries -= 1) {
    const [added] = await tx.insert(table).values(made).onConflictDoNothing().returning(board);
    if (added) {
      // There may have been an earlier one, deleted with its listings.
      await forgetFetch(tx, added);
      return added;
    }
    const [kept] = await tx.select(board).from(table).where(isNamed(made)).for('no key update');
    if (kept) return kept;
  }
  throw new Error('A board was not saved.');
}

/** Locks the account until the transaction ends, so that of two requests at once the second counts the first one's company. */
export async function countLocked(tx: Database, userId: string): Promise<number> {
  await lockAccount(tx, userId);
  return tx.$count(followed, eq(followed.userId, userId));
}

/** Following twice is following once. */
export async function follow(tx: Database, row: { userId: string; boardId: string; createdAt: Date }): Promise<void> {
  await tx.insert(followed).values(row).onConflictDoNothing();
}

/** Whether there was one to remove. */
export async function unfollow(db: Database, userId: string, followId: string): Promise<boolean> {
  if (!isUuid(followId)) return false;
  const removed = await db
    .delete(followed)
    .where(and(eq(followed.id, followId), eq(followed.userId, userId)))
    .returning({ id: followed.id });
  return removed.length > 0;
}

/** Whoever follows a board that its provider does not have follows the one of another spelling instead. Its id; undefined where nothing is tried. */
export async function respell(tx: Database, unknown: StoredBoard, otherSlug: string): Promise<string | undefined> {
  const wasRead = tx
    .select({ one: sql`1` })
    .from(jobFetches)
    .where(and(eq(jobFetches.source, provider), eq(jobFetches.asked, slug), isNotNull(jobFetches.fetchedAt)));
  const [known] = await tx
    .select({ id })
    .from(table)
    .where(and(eq(id, unknown.id), exists(wasRead)));
  if (known || unknown.status !== 'private') return undefined;
  const other = await ensureBoard(tx, {
    provider: unknown.provider,
    slug: otherSlug,
    name: unknown.name,
  });
  if (other.status === 'removed') return undefined;
  const followers = await tx.delete(followed).where(eq(followed.boardId, unknown.id)).returning();
  for (const { userId, createdAt } of followers) await follow(tx, { userId, boardId: other.id, createdAt });
  await tx.delete(table).where(eq(id, unknown.id));
  return other.id;
}

/** When each provider that limits us may be asked again. */
export async function findProviderWaits(db: Database): Promise<Map<BoardProvider, Date>> {
  const rows = await db
    .select({ source: jobFetches.source, waitUntil: jobFetches.waitUntil })
    .from(jobFetches)
    .where(
      and(inArray(jobFetches.source, [...boardProviders]), eq(jobFetches.asked, ''), eq(jobFetches.failure, 'limited')),
    );
  return new Map(rows.flatMap(({ source, waitUntil }) => (waitUntil ? [[source as BoardProvider, waitUntil]] : [])));
}

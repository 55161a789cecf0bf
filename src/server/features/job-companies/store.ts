import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { BoardProvider } from '#contract/job-sources.ts';
import type { Database } from '../../db/database.ts';
import { lockAccount } from '../../db/lock-account.ts';
import { jobFetches } from '../../db/schema/job-sources.ts';
import { companyBoards as table } from '../../db/schema/jobs.ts';
import { isUuid } from '../../db/uuid.ts';
import type { CompanyBoard } from '../../job-source-settings.ts';
import type { SourceFailure } from '../../ports.ts';

/** A company that a person added. */
export interface OwnCompany extends CompanyBoard {
  id: string;
  name: string;
}

/** How a board stands: what its newest answer held, and why the last try failed. */
export interface BoardState {
  listings: number;
  fetchedAt: Date | null;
  failure: SourceFailure | null;
  waitUntil: Date | null;
}

const company = { id: table.id, provider: table.provider, slug: table.slug, name: table.name };

export const companiesOf = (db: Database, userId: string): Promise<OwnCompany[]> =>
  db.select(company).from(table).where(eq(table.userId, userId));

/** Providers take names in capitals or without: what one person has written is what all boards of that name are stored as. */
const isNamed = ({ provider, slug }: CompanyBoard) =>
  and(eq(table.provider, provider), sql`lower(${table.slug}) = lower(${slug})`);

/** A company that anybody has added. */
export async function findCompany(db: Database, board: CompanyBoard): Promise<OwnCompany | undefined> {
  const [found] = await db.select(company).from(table).where(isNamed(board)).orderBy(table.createdAt).limit(1);
  return found;
}

export async function findOwnCompany(
  db: Database,
  userId: string,
  board: CompanyBoard,
): Promise<OwnCompany | undefined> {
  const [found] = await db
    .select(company)
    .from(table)
    .where(and(eq(table.userId, userId), isNamed(board)))
    .limit(1);
  return found;
}

/** Locks the account until the transaction ends, so that of two requests at once the second counts the first one's company. */
export async function countLocked(tx: Database, userId: string): Promise<number> {
  await lockAccount(tx, userId);
  return tx.$count(table, eq(table.userId, userId));
}

export async function insertCompany(
  tx: Database,
  added: Omit<OwnCompany, 'id'> & { userId: string; createdAt: Date },
): Promise<OwnCompany> {
  const [saved] = await tx.insert(table).values(added).returning(company);
  if (!saved) throw new Error('A company was not saved.');
  return saved;
}

/** Whether there was one to remove. */
export async function removeCompany(db: Database, userId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const removed = await db
    .delete(table)
    .where(and(eq(table.id, id), eq(table.userId, userId)))
    .returning({ id: table.id });
  return removed.length > 0;
}

const stateKey = (provider: string, slug: string) => `${provider} ${slug}`;

/** How boards stand; those that were never asked are left out. */
export async function findStates(
  db: Database,
  boards: readonly CompanyBoard[],
): Promise<(board: CompanyBoard) => BoardState | undefined> {
  const rows =
    boards.length === 0
      ? []
      : await db
          .select()
          .from(jobFetches)
          .where(
            or(...boards.map(({ provider, slug }) => and(eq(jobFetches.source, provider), eq(jobFetches.asked, slug)))),
          );
  const states = new Map(rows.map((row) => [stateKey(row.source, row.asked), row]));
  return ({ provider, slug }) => states.get(stateKey(provider, slug));
}

/** Until when a provider as a whole is left alone. */
export async function findProviderWait(db: Database, provider: BoardProvider): Promise<Date | undefined> {
  const [row] = await db
    .select({ waitUntil: jobFetches.waitUntil })
    .from(jobFetches)
    .where(and(eq(jobFetches.source, provider), eq(jobFetches.asked, ''), inArray(jobFetches.failure, ['limited'])));
  return row?.waitUntil ?? undefined;
}

/** Keeps that a board was read to its end. */
export async function saveState(tx: Database, { provider, slug }: CompanyBoard, now: Date, listings: number) {
  const answered = { fetchedAt: now, triedAt: now, listings, failures: 0, failure: null, said: null, waitUntil: null };
  await tx
    .insert(jobFetches)
    .values({ source: provider, asked: slug, ...answered })
    .onConflictDoUpdate({ target: [jobFetches.source, jobFetches.asked], set: answered });
}

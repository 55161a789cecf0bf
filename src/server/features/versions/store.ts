import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { optimizationVersions as table, resumeOptimizations } from '../../db/schema/optimizations.ts';
import { isUuid } from '../../db/uuid.ts';
import type { StoredOptimization } from '../optimizations/store.ts';

export type StoredVersion = typeof table.$inferSelect;

/** What a version keeps of an optimization. */
export type KeptState = Pick<StoredVersion, 'answers' | 'decisions' | 'tailoring' | 'optimizedContent' | 'coverLetter'>;

/** The stored name of the first version: people read another, and give none that is empty. */
export const firstName = '';

/** What an optimization is made with and what came of it; nothing while the one does not belong to the other. */
export function stateOf(stored: StoredOptimization): KeptState | undefined {
  const { status, answers, decisions, tailoring, optimizedContent, coverLetter } = stored;
  if (status !== 'completed' || !tailoring || optimizedContent === null || coverLetter === null) return undefined;
  return { answers, decisions, tailoring, optimizedContent, coverLetter };
}

/**
 * Keeps an optimization as it was first written, once. To be called before anything of it is changed, in the transaction that has it locked. One that was
 * changed before there were versions has no such version.
 */
export async function keepFirst(tx: Database, stored: StoredOptimization): Promise<void> {
  const state = stateOf(stored);
  if (!state || stored.revision > 0) return;
  const kept = await tx.$count(table, and(eq(table.optimizationId, stored.id), eq(table.name, firstName)));
  if (kept > 0) return;
  const createdAt = stored.completedAt ?? stored.createdAt;
  await tx.insert(table).values({ ...state, optimizationId: stored.id, name: firstName, createdAt });
}

export async function insertVersion(
  tx: Database,
  version: KeptState & { optimizationId: string; name: string; createdAt: Date },
): Promise<void> {
  await tx.insert(table).values(version);
}

/** Newest first. */
export const versionsOf = (db: Database, optimizationId: string): Promise<StoredVersion[]> =>
  db.select().from(table).where(eq(table.optimizationId, optimizationId)).orderBy(desc(table.createdAt), asc(table.id));

export async function findVersion(
  db: Database,
  optimizationId: string,
  id: string,
): Promise<StoredVersion | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await db
    .select()
    .from(table)
    .where(and(eq(table.id, id), eq(table.optimizationId, optimizationId)));
  return found;
}

/** How many there are besides the first. */
export const countSaved = (tx: Database, optimizationId: string): Promise<number> =>
  tx.$count(table, and(eq(table.optimizationId, optimizationId), ne(table.name, firstName)));

export async function rename(tx: Database, { id }: StoredVersion, name: string): Promise<void> {
  await tx.update(table).set({ name }).where(eq(table.id, id));
}

export async function remove(tx: Database, { id }: StoredVersion): Promise<void> {
  await tx.delete(table).where(eq(table.id, id));
}

/** Makes an optimization, which is locked, what a version is. A run that was begun before finds another revision, and writes nothing. */
export async function restore(
  tx: Database,
  { id, revision }: Pick<StoredOptimization, 'id' | 'revision'>,
  { answers, decisions, tailoring, optimizedContent, coverLetter }: KeptState,
  now: Date,
): Promise<void> {
  const outcome = { tailoring, optimizedContent, coverLetter, matchScore: tailoring.matchScore, completedAt: now };
  await tx
    .update(resumeOptimizations)
    .set({ answers, decisions, ...outcome, status: 'completed', failure: null, revision: revision + 1 })
    .where(eq(resumeOptimizations.id, id));
}

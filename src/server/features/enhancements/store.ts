import { and, desc, eq, gt, isNull, ne, or } from 'drizzle-orm';
import type { EnhancementItem } from '#contract/enhancements.ts';
import type { ProfileEnhancement } from '#domain/linkedin/enhancement.ts';
import type { Database } from '../../db/database.ts';
import { lockAccount } from '../../db/lock-account.ts';
import { linkedinEnhancements as table } from '../../db/schema/assessments.ts';
import type { Failure } from '../../db/schema/optimizations.ts';
import { isUuid } from '../../db/uuid.ts';

export type StoredEnhancement = typeof table.$inferSelect;

const isOwn = (userId: string, id: string) => and(eq(table.id, id), eq(table.userId, userId));

/** What an enhancement is made of. */
interface Entered {
  userId: string;
  profileInput: string;
  targetRole: string;
  config: NonNullable<StoredEnhancement['config']>;
  resume: StoredEnhancement['resume'];
}

/**
 * One of the same that is being made, or was begun since. The account is locked until the transaction ends, so that of two
 * requests at once the second finds the first.
 */
export async function findSame(tx: Database, entered: Entered, since: Date): Promise<string | undefined> {
  const { userId, profileInput, targetRole, config, resume } = entered;
  await lockAccount(tx, userId);
  const [same] = await tx
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.userId, userId),
        or(eq(table.status, 'processing'), gt(table.createdAt, since)),
        eq(table.profileInput, profileInput),
        eq(table.targetRole, targetRole),
        eq(table.config, config),
        resume === null ? isNull(table.resume) : eq(table.resume, resume),
      ),
    )
    .limit(1);
  return same?.id;
}

export async function insertEnhancement(tx: Database, enhancement: Entered & { createdAt: Date }): Promise<string> {
  const [saved] = await tx.insert(table).values(enhancement).returning({ id: table.id });
  if (!saved) throw new Error('An enhancement was not saved.');
  return saved.id;
}

/** How many of an account's are being made, apart from one. */
export const countUnfinished = (db: Database, userId: string, besides: string): Promise<number> =>
  db.$count(table, and(eq(table.userId, userId), eq(table.status, 'processing'), ne(table.id, besides)));

export async function findEnhancement(
  db: Database,
  userId: string,
  id: string,
): Promise<StoredEnhancement | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await db.select().from(table).where(isOwn(userId, id));
  return found;
}

/** What an enhancement is called by in lists. */
export const itemOf = ({
  id,
  status,
  targetRole,
  config,
  createdAt,
  completedAt,
}: Pick<
  StoredEnhancement,
  'id' | 'status' | 'targetRole' | 'config' | 'createdAt' | 'completedAt'
>): EnhancementItem => ({
  id,
  status,
  targetRole: targetRole ?? '',
  industry: config?.industry ?? null,
  seniority: config?.seniority ?? null,
  createdAt: createdAt.toISOString(),
  completedAt: completedAt?.toISOString() ?? null,
});

/** The account's, newest first. */
export async function enhancementsOf(db: Database, userId: string): Promise<EnhancementItem[]> {
  const { id, status, targetRole, config, createdAt, completedAt } = table;
  const rows = await db
    .select({ id, status, targetRole, config, createdAt, completedAt })
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(desc(table.createdAt), desc(table.id));
  return rows.map(itemOf);
}

/** A part of them in full, newest first. */
export const partOf = (
  db: Database,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredEnhancement[]> =>
  db
    .select()
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(limit)
    .offset(offset);

/** One that waits to be made; nothing when it is made, failed or deleted. */
export async function findUnmade(db: Database, id: string): Promise<StoredEnhancement | undefined> {
  const [found] = await db
    .select()
    .from(table)
    .where(and(eq(table.id, id), eq(table.status, 'processing')));
  return found;
}

/** Writes the outcome, once: of two runs the first counts. */
export async function completeEnhancement(
  db: Database,
  id: string,
  { output, ...details }: ProfileEnhancement,
  completedAt: Date,
): Promise<void> {
  await db
    .update(table)
    .set({ output, details, status: 'completed', failure: null, completedAt })
    .where(and(eq(table.id, id), eq(table.status, 'processing')));
}

export async function failEnhancement(db: Database, id: string, failure: Failure): Promise<void> {
  await db
    .update(table)
    .set({ status: 'failed', failure })
    .where(and(eq(table.id, id), eq(table.status, 'processing')));
}

/** Opens a failed one again; false when it has not failed. */
export async function reopen(tx: Database, userId: string, id: string): Promise<boolean> {
  const reopened = await tx
    .update(table)
    .set({ status: 'processing', failure: null })
    .where(and(isOwn(userId, id), eq(table.status, 'failed')))
    .returning({ id: table.id });
  return reopened.length > 0;
}

/** Deletes one of the account's; false when there is none. */
export async function removeEnhancement(db: Database, userId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const removed = await db.delete(table).where(isOwn(userId, id)).returning({ id: table.id });
  return removed.length > 0;
}

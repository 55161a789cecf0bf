import { and, desc, eq, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import type { ProposedWording } from '#domain/tailoring/proposals.ts';
import type { Change, Tailoring } from '#domain/tailoring/tailoring.ts';
import type { Database } from '../../db/database.ts';
import { resumeOptimizations as table, type Failure } from '../../db/schema/optimizations.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Owner } from '../../http/visit.ts';

export type NewOptimization = typeof table.$inferInsert;
export type StoredOptimization = typeof table.$inferSelect;

/** A signed-in user's own, or that of a visitor's session as long as no account has it. */
const ownedBy = (owner: Owner) =>
  or(
    ...(owner.userId === undefined ? [] : [eq(table.userId, owner.userId)]),
    ...(owner.sessionId === undefined ? [] : [and(isNull(table.userId), eq(table.sessionId, owner.sessionId))]),
  );

/** Its id; nothing where there is one of this request already. */
export async function insertOptimization(db: Database, optimization: NewOptimization): Promise<string | undefined> {
  const target = table.requestId;
  const [saved] = await db
    .insert(table)
    .values(optimization)
    .onConflictDoNothing({ target })
    .returning({ id: table.id });
  return saved?.id;
}

/** The owner's optimization that this request made. */
export async function findRequested(db: Database, owner: Owner, requestId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.requestId, requestId), ownedBy(owner)));
  return found?.id;
}

/** Replaces the token by which a visitor's can be claimed. */
export async function renewClaim(
  db: Database,
  id: string,
  claim: { claimToken: string; claimExpiresAt: Date },
): Promise<void> {
  await db.update(table).set(claim).where(eq(table.id, id));
}

export async function findOwned(db: Database, owner: Owner, id: string): Promise<StoredOptimization | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await db
    .select()
    .from(table)
    .where(and(eq(table.id, id), ownedBy(owner)));
  return found;
}

/** Gives an account what its person made as a visitor of this session; the ids, newest first. */
export async function adoptOptimizations(
  tx: Database,
  { userId, sessionId, now }: { userId: string; sessionId: string; now: Date },
): Promise<string[]> {
  const adopted = await tx
    .update(table)
    .set({ userId, sessionId: null, adoptedAt: now })
    .where(and(isNull(table.userId), eq(table.sessionId, sessionId)))
    .returning({ id: table.id, createdAt: table.createdAt });
  return adopted.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).map(({ id }) => id);
}
/** How many of an owner's wait or are being worked on, apart from one. */
export const countUnfinished = (db: Database, owner: { userId: string } | { sessionId: string }, besides: string) =>
  db.$count(
    table,
    and(
      'userId' in owner ? eq(table.userId, owner.userId) : eq(table.sessionId, owner.sessionId),
      or(eq(table.status, 'pending'), eq(table.status, 'processing')),
      ne(table.id, besides),
    ),
  );

export async function listOf(db: Database, userId: string) {
  return db
    .select({
      id: table.id,
      jobTitle: table.jobTitle,
      companyName: table.companyName,
      status: table.status,
      createdAt: table.createdAt,
    })
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(desc(table.createdAt));
}

/** A part of the account's in full, newest first. */
export async function partOf(
  db: Database,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredOptimization[]> {
  return db
    .select()
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(limit)
    .offset(offset);
}

/** Marks an optimization as running; again, when a process died during it. Nothing when it is done, failed or deleted. */
export async function beginWork(db: Database, id: string): Promise<StoredOptimization | undefined> {
  const [begun] = await db
    .update(table)
    .set({ status: 'processing' })
    .where(and(eq(table.id, id), or(eq(table.status, 'pending'), eq(table.status, 'processing'))))
    .returning();
  return begun;
}

/** Stores the current stage; does nothing once the optimization is done, failed or deleted. */
export async function setStage(db: Database, id: string, stage: string): Promise<void> {
  await db
    .update(table)
    .set({ stage })
    .where(and(eq(table.id, id), eq(table.status, 'processing')));
}

/** Keeps what a model proposed, for every later run. */
export async function saveProposals(db: Database, id: string, proposals: ProposedWording): Promise<void> {
  await db.update(table).set({ proposals }).where(eq(table.id, id));
}

export interface Outcome {
  tailoring: Tailoring;
  optimizedContent: string;
  coverLetter: string;
  freeChanges: Change[];
  completedAt: Date;
}

const isAt = ({ id, revision }: Pick<StoredOptimization, 'id' | 'revision'>) =>
  and(eq(table.id, id), eq(table.revision, revision));

/**
 * Writes the outcome unless there is one, or the input has changed since: the first run of the last revision counts. Returns the owner if it was written.
 */
export async function complete(
  db: Database,
  begun: Pick<StoredOptimization, 'id' | 'revision'>,
  { tailoring, ...outcome }: Outcome,
): Promise<{ userId: string | null } | undefined> {
  const [completed] = await db
    .update(table)
    .set({ ...outcome, tailoring, matchScore: tailoring.matchScore, status: 'completed', failure: null })
    .where(and(isAt(begun), eq(table.status, 'processing')))
    .returning({ userId: table.userId });
  return completed;
}

/** Fails what a run was begun with; nothing where that has changed since. */
export async function failBegun(
  db: Database,
  begun: Pick<StoredOptimization, 'id' | 'revision'>,
  failure: Failure,
): Promise<void> {
  await db
    .update(table)
    .set({ status: 'failed', failure })
    .where(and(isAt(begun), eq(table.status, 'processing')));
}

export async function fail(db: Database, id: string, failure: Failure): Promise<void> {
  await db
    .update(table)
    .set({ status: 'failed', failure })
    .where(and(eq(table.id, id), or(eq(table.status, 'pending'), eq(table.status, 'processing'))));
}

/** Queues a failed optimization again; false when it has not failed. */
export async function reopen(db: Database, id: string): Promise<boolean> {
  const reopened = await db
    .update(table)
    .set({ status: 'pending', failure: null })
    .where(and(eq(table.id, id), eq(table.status, 'failed')))
    .returning({ id: table.id });
  return reopened.length > 0;
}

/** Deletes one of the account's, with everything created for it; false when it does not exist or belongs to another. */
export async function removeOwn(db: Database, userId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const removed = await db
    .delete(table)
    .where(and(eq(table.id, id), eq(table.userId, userId)))
    .returning({ id: table.id });
  return removed.length > 0;
}

/** Deletes visitors' optimizations that nobody can reach any more: their session has ended and their claim has expired. */
export async function purgeUnreachable(db: Database, now: Date): Promise<void> {
  await db
    .delete(table)
    .where(
      and(
        isNull(table.userId),
        isNull(table.sessionId),
        or(isNull(table.claimExpiresAt), lt(table.claimExpiresAt, now)),
      ),
    );
}

/** The owner's, locked until the transaction ends: what it is made with can be changed. */
export async function lockOwned(tx: Database, owner: Owner, id: string): Promise<StoredOptimization | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await tx
    .select()
    .from(table)
    .where(and(eq(table.id, id), ownedBy(owner)))
    .for('update');
  return found;
}

/** What an optimization is made with besides the resume and the ad. */
export type Inputs = Pick<StoredOptimization, 'answers' | 'decisions'>;

/** Keeps these; `redo`: the outcome has to be redone with them, and one in progress without them is discarded. */
export async function saveInputs(
  tx: Database,
  { id, revision }: Pick<StoredOptimization, 'id' | 'revision'>,
  inputs: Partial<Inputs>,
  redo: boolean,
): Promise<void> {
  const begun = redo ? { status: 'pending' as const, failure: null, revision: revision + 1 } : {};
  await tx
    .update(table)
    .set({ ...inputs, ...begun })
    .where(eq(table.id, id));
}

/** The free changes of an earlier optimization of the same person, resume and ad. */
export async function findFreeChanges(
  db: Database,
  { userId, sessionId, originalContent, uploadId, jobDescription }: StoredOptimization,
): Promise<Change[] | undefined> {
  const sameResume = or(
    eq(table.originalContent, originalContent),
    ...(uploadId === null ? [] : [eq(table.uploadId, uploadId)]),
  );
  const sameOwner = userId === null ? eq(table.sessionId, sessionId ?? '') : eq(table.userId, userId);
  const [found] = await db
    .select({ freeChanges: table.freeChanges })
    .from(table)
    .where(and(sameOwner, sameResume, eq(table.jobDescription, jobDescription), isNotNull(table.freeChanges)))
    .orderBy(table.createdAt)
    .limit(1);
  return found?.freeChanges ?? undefined;
}

import { and, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import type { InterviewPrep } from '#domain/interview/interview-prep.ts';
import type { PracticedAnswer } from '#domain/interview/practice.ts';
import type { Database } from '../../db/database.ts';
import {
  interviewPreps as table,
  practicedAnswers,
  resumeOptimizations,
  type Failure,
} from '../../db/schema/optimizations.ts';
import { isUuid } from '../../db/uuid.ts';
import type { StoredOptimization } from '../optimizations/store.ts';

export type StoredPrep = typeof table.$inferSelect;
export type StoredAnswer = typeof practicedAnswers.$inferSelect;

/** The account and optimization of a prep. */
export interface PrepOf {
  userId: string;
  optimizationId: string;
}

const isOf = ({ userId, optimizationId }: PrepOf) =>
  and(eq(table.optimizationId, optimizationId), eq(table.userId, userId));

/**
 * Starts or restarts the prep of an optimization; the previous result stays until the next is complete. `begun`: whether a job has to make it.
 * Of several requests at once one begins it.
 */
export async function beginPrep(
  tx: Database,
  of: PrepOf,
  job: Pick<StoredPrep, 'jobTitle' | 'companyName'>,
): Promise<{ id: string; begun: boolean }> {
  const [begun] = await tx
    .insert(table)
    .values({ ...of, ...job, status: 'processing' })
    .onConflictDoUpdate({
      target: table.optimizationId,
      set: { ...job, status: 'processing', failure: null },
      setWhere: and(eq(table.userId, of.userId), ne(table.status, 'processing')),
    })
    .returning({ id: table.id });
  if (begun) return { id: begun.id, begun: true };
  const found = await findPrep(tx, of);
  if (!found) throw new Error('A prep was not begun.');
  return { id: found.id, begun: false };
}

/** How many of an account's are being made, apart from one. */
export const countUnfinished = (db: Database, userId: string, besides: string): Promise<number> =>
  db.$count(table, and(eq(table.userId, userId), eq(table.status, 'processing'), ne(table.id, besides)));

export async function findPrep(db: Database, of: PrepOf): Promise<StoredPrep | undefined> {
  const [found] = await db.select().from(table).where(isOf(of));
  return found;
}

/** A part of the account's with what they are made from, newest first. */
export async function partOf(
  db: Database,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ prep: StoredPrep; optimization: StoredOptimization }[]> {
  return db
    .select({ prep: table, optimization: resumeOptimizations })
    .from(table)
    .innerJoin(resumeOptimizations, eq(table.optimizationId, resumeOptimizations.id))
    .where(and(eq(table.userId, userId), eq(resumeOptimizations.userId, userId)))
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(limit)
    .offset(offset);
}

/** The optimization that a prep waits to be made from; nothing when it is made, failed or deleted. */
export async function findUnmade(db: Database, prepId: string): Promise<StoredOptimization | undefined> {
  const [found] = await db
    .select({ optimization: resumeOptimizations })
    .from(table)
    .innerJoin(resumeOptimizations, eq(table.optimizationId, resumeOptimizations.id))
    .where(and(eq(table.id, prepId), eq(table.status, 'processing')));
  return found?.optimization;
}

/** The finished prep, and the revision of the optimization that it was made from. */
export type MadePrep = Required<
  Pick<
    StoredPrep,
    'questions' | 'behavioralQuestions' | 'technicalQuestions' | 'starGuides' | 'tips' | 'revision' | 'completedAt'
  >
> & { details: InterviewPrep };

/** Writes what was made, once: of two runs the first counts. */
export async function completePrep(db: Database, prepId: string, made: MadePrep): Promise<void> {
  await db
    .update(table)
    .set({ ...made, status: 'completed', failure: null })
    .where(and(eq(table.id, prepId), eq(table.status, 'processing')));
}

export async function failPrep(db: Database, prepId: string, failure: Failure): Promise<void> {
  await db
    .update(table)
    .set({ status: 'failed', failure })
    .where(and(eq(table.id, prepId), eq(table.status, 'processing')));
}

/** Newest first. */
export const practicedOf = (db: Database, prepIds: readonly string[]): Promise<StoredAnswer[]> =>
  db
    .select()
    .from(practicedAnswers)
    .where(inArray(practicedAnswers.prepId, [...prepIds]))
    .orderBy(desc(practicedAnswers.createdAt), desc(practicedAnswers.id));

/** Keeps an answer, unless the same was kept `since`, and of all the newest `most`; nothing where the prep is gone. */
export async function keepAnswer(
  tx: Database,
  of: PrepOf,
  answer: PracticedAnswer & { createdAt: Date },
  { since, most }: { since: Date; most: number },
): Promise<StoredAnswer | undefined> {
  // Held, so that answers given at the same time are counted one after the other.
  const [prep] = await tx.select({ id: table.id }).from(table).where(isOf(of)).for('update');
  if (!prep) return undefined;
  const [same] = await tx
    .select()
    .from(practicedAnswers)
    .where(
      and(
        eq(practicedAnswers.prepId, prep.id),
        eq(practicedAnswers.questionId, answer.questionId),
        eq(practicedAnswers.text, answer.text),
        gte(practicedAnswers.createdAt, since),
      ),
    )
    .limit(1);
  if (same) return same;
  const [kept] = await tx
    .insert(practicedAnswers)
    .values({ ...answer, prepId: prep.id })
    .returning();
  const older = tx
    .select({ id: practicedAnswers.id })
    .from(practicedAnswers)
    .where(and(eq(practicedAnswers.prepId, prep.id), ne(practicedAnswers.id, kept?.id ?? sql`null`)))
    .orderBy(desc(practicedAnswers.createdAt), desc(practicedAnswers.id))
    .offset(most - 1);
  await tx.delete(practicedAnswers).where(inArray(practicedAnswers.id, older));
  return kept;
}

/** Deletes a practiced answer; false when there is none of this account's. */
export async function removeAnswer(db: Database, of: PrepOf, answerId: string): Promise<boolean> {
  if (!isUuid(answerId)) return false;
  const removed = await db
    .delete(practicedAnswers)
    .where(
      and(
        eq(practicedAnswers.id, answerId),
        inArray(practicedAnswers.prepId, db.select({ id: table.id }).from(table).where(isOf(of))),
      ),
    )
    .returning({ id: practicedAnswers.id });
  return removed.length > 0;
}

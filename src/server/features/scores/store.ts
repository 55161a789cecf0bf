import { and, desc, eq, sql } from 'drizzle-orm';
import { strongFrom } from '#contract/scores.ts';
import type { Database } from '../../db/database.ts';
import { assessments as table } from '../../db/schema/assessments.ts';
import { isUuid } from '../../db/uuid.ts';

export type NewAssessment = typeof table.$inferInsert;
export type StoredAssessment = typeof table.$inferSelect;

export async function insertAssessment(db: Database, assessment: NewAssessment): Promise<string> {
  const [saved] = await db.insert(table).values(assessment).returning({ id: table.id });
  if (!saved) throw new Error('An assessment was not saved.');
  return saved.id;
}

/** Replaces an assessment that lacked its mistakes of language by a complete one. */
export async function completeAssessment(db: Database, id: string, made: Partial<NewAssessment>): Promise<void> {
  await db
    .update(table)
    .set({ ...made, unfinished: null })
    .where(eq(table.id, id));
}

type AssessmentType = StoredAssessment['type'];
const ofType = (userId: string, type: AssessmentType | undefined) =>
  and(eq(table.userId, userId), type === undefined ? undefined : eq(table.type, type));

/** What all of an account's assessments come to, counted where they lie. */
export async function summaryOfAssessments(db: Database, userId: string, type: AssessmentType | undefined) {
  const overall = sql`(${table.scores} ->> 'overall')::int`;
  const [summary] = await db
    .select({
      total: sql`count(*)`.mapWith(Number),
      average: sql<number | null>`round(avg(${overall}))`.mapWith(Number),
      best: sql<number | null>`max(${overall})`.mapWith(Number),
      strong: sql`count(*) filter (where ${overall} >= ${strongFrom})`.mapWith(Number),
    })
    .from(table)
    .where(ofType(userId, type));
  if (!summary) throw new Error('A count has no answer.');
  return summary;
}

export async function assessmentsOf(
  db: Database,
  userId: string,
  { type, limit, offset }: { type?: AssessmentType | undefined; limit: number; offset: number },
) {
  return db
    .select({
      id: table.id,
      type: table.type,
      scores: table.scores,
      inputSummary: table.inputSummary,
      fileName: table.fileName,
      jobTitle: table.jobTitle,
      createdAt: table.createdAt,
    })
    .from(table)
    .where(ofType(userId, type))
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(limit)
    .offset(offset);
}

/** A part of the account's in full, newest first. */
export async function partOf(
  db: Database,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredAssessment[]> {
  return db
    .select()
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(limit)
    .offset(offset);
}

export async function findAssessment(db: Database, userId: string, id: string): Promise<StoredAssessment | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await db
    .select()
    .from(table)
    .where(and(eq(table.id, id), eq(table.userId, userId)));
  return found;
}

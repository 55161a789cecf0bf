import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { assessments as table, atsEvaluations } from '../../db/schema/assessments.ts';
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
  await db.update(table).set(made).where(eq(table.id, id));
}

export async function assessmentsOf(
  db: Database,
  userId: string,
  { type, limit, offset }: { type?: StoredAssessment['type'] | undefined; limit: number; offset: number },
): Promise<StoredAssessment[]> {
  return db
    .select()
    .from(table)
    .where(and(eq(table.userId, userId), type === undefined ? undefined : eq(table.type, type)))
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

export type NewEvaluation = typeof atsEvaluations.$inferInsert & {
  userId: string;
  jobTitle: string;
  jobDescription: string;
};

/** Stores the latest evaluation of an account for a job, replacing the one before it. */
export async function keepEvaluation(db: Database, evaluation: NewEvaluation): Promise<void> {
  const { userId, jobTitle, jobDescription } = evaluation;
  await db.transaction(async (tx) => {
    await tx
      .delete(atsEvaluations)
      .where(
        and(
          eq(atsEvaluations.userId, userId),
          isNull(atsEvaluations.optimizationId),
          eq(atsEvaluations.jobTitle, jobTitle),
          eq(atsEvaluations.jobDescription, jobDescription),
        ),
      );
    await tx.insert(atsEvaluations).values(evaluation);
  });
}

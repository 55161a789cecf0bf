import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { atsEvaluations as table } from '../../db/schema/assessments.ts';

type NewEvaluation = typeof table.$inferInsert & { id: string; createdAt: Date };

/** Keeps an evaluation in the place of an earlier one of the same id. */
async function keep(db: Database, { id, ...evaluation }: NewEvaluation): Promise<void> {
  await db
    .insert(table)
    .values({ id, ...evaluation })
    .onConflictDoUpdate({ target: table.id, set: evaluation });
}

/** Keeps the latest evaluation of an optimization. */
export const keepOfOptimization = (db: Database, evaluation: NewEvaluation & { optimizationId: string }) =>
  keep(db, evaluation);

type LiveEvaluation = NewEvaluation & { userId: string; jobTitle: string; jobDescription: string };

/** How much of an ad's beginning says that two texts are the same ad, while it is still being written, in characters. */
const adBeginning = 100;
/** For so long an ad may be in the writing. */
const draftMs = 3600 * 1000;

/**
 * Keeps the latest live evaluation of a person's resume for a job. What was kept of the same ad while it was being typed goes:
 * every pause would leave a copy of the resume behind.
 */
export async function keepLive(db: Database, evaluation: LiveEvaluation): Promise<void> {
  const { id, userId, uploadId, jobTitle, jobDescription, createdAt } = evaluation;
  const same = (column: typeof table.jobTitle | typeof table.jobDescription, text: string, most: number) => {
    const compared = sql`least(${most}::int, length(${column}), length(${text}::text))`;
    return sql`left(${column}, ${compared}) = left(${text}::text, ${compared})`;
  };
  await db.transaction(async (tx) => {
    await tx
      .delete(table)
      .where(
        and(
          eq(table.userId, userId),
          ne(table.id, id),
          isNull(table.optimizationId),
          uploadId ? eq(table.uploadId, uploadId) : isNull(table.uploadId),
          gt(table.createdAt, new Date(createdAt.getTime() - draftMs)),
          same(table.jobTitle, jobTitle, jobTitle.length),
          same(table.jobDescription, jobDescription, adBeginning),
        ),
      );
    await keep(tx, evaluation);
  });
}

/** Removes what was evaluated while it was written and has not been since. */
export async function purgeLive(db: Database, before: Date): Promise<void> {
  await db.delete(table).where(and(isNull(table.optimizationId), lt(table.createdAt, before)));
}

import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { assessments, linkedinEnhancements } from '../../db/schema/assessments.ts';
import { interviewPreps, resumeOptimizations } from '../../db/schema/optimizations.ts';
import { payments } from '../../db/schema/payments.ts';

/** How many of everything the account has. */
export async function countsOf(db: Database, userId: string) {
  const [optimizations, scored, prepared, enhanced, paid] = await Promise.all([
    countOptimizations(db, userId),
    db.$count(assessments, eq(assessments.userId, userId)),
    db.$count(interviewPreps, eq(interviewPreps.userId, userId)),
    db.$count(linkedinEnhancements, eq(linkedinEnhancements.userId, userId)),
    db.$count(
      payments,
      and(eq(payments.userId, userId), inArray(payments.status, ['succeeded', 'refunded', 'disputed'])),
    ),
  ]);
  return {
    optimizations,
    assessments: scored,
    interviewPreps: prepared,
    linkedinEnhancements: enhanced,
    payments: paid,
  };
}

/** A part of the account's optimizations, newest first. */
export const optimizationsOf = (db: Database, userId: string, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select({
      id: resumeOptimizations.id,
      jobTitle: resumeOptimizations.jobTitle,
      jobCompany: resumeOptimizations.companyName,
      matchScore: resumeOptimizations.matchScore,
      hasCoverLetter: sql<boolean>`${resumeOptimizations.coverLetter} is not null`,
      status: resumeOptimizations.status,
      createdAt: resumeOptimizations.createdAt,
    })
    .from(resumeOptimizations)
    .where(eq(resumeOptimizations.userId, userId))
    .orderBy(desc(resumeOptimizations.createdAt), desc(resumeOptimizations.id))
    .limit(limit)
    .offset(offset);

export const countOptimizations = (db: Database, userId: string) =>
  db.$count(resumeOptimizations, eq(resumeOptimizations.userId, userId));

export const recentAssessments = (db: Database, userId: string, limit: number) =>
  db
    .select({
      id: assessments.id,
      type: assessments.type,
      scores: assessments.scores,
      fileName: assessments.fileName,
      jobTitle: assessments.jobTitle,
      inputSummary: assessments.inputSummary,
      createdAt: assessments.createdAt,
    })
    .from(assessments)
    .where(eq(assessments.userId, userId))
    .orderBy(desc(assessments.createdAt))
    .limit(limit);

export const recentEnhancements = (db: Database, userId: string, limit: number) =>
  db
    .select({
      id: linkedinEnhancements.id,
      status: linkedinEnhancements.status,
      targetRole: sql<string>`coalesce(${linkedinEnhancements.targetRole}, '')`,
      hasOutput: sql<boolean>`${linkedinEnhancements.output} is not null`,
      createdAt: linkedinEnhancements.createdAt,
    })
    .from(linkedinEnhancements)
    .where(eq(linkedinEnhancements.userId, userId))
    .orderBy(desc(linkedinEnhancements.createdAt))
    .limit(limit);

export const recentPreps = (db: Database, userId: string, limit: number) =>
  db
    .select({
      id: interviewPreps.id,
      optimizationId: interviewPreps.optimizationId,
      jobTitle: interviewPreps.jobTitle,
      jobCompany: interviewPreps.companyName,
      status: interviewPreps.status,
      hasOutput: sql<boolean>`coalesce(cardinality(${interviewPreps.questions}), 0) > 0`,
      optimization: { createdAt: resumeOptimizations.createdAt, adoptedAt: resumeOptimizations.adoptedAt },
      createdAt: interviewPreps.createdAt,
    })
    .from(interviewPreps)
    .leftJoin(resumeOptimizations, eq(interviewPreps.optimizationId, resumeOptimizations.id))
    .where(eq(interviewPreps.userId, userId))
    .orderBy(desc(interviewPreps.createdAt))
    .limit(limit);

export async function saveName(db: Database, userId: string, name: string): Promise<void> {
  await db.update(users).set({ name }).where(eq(users.id, userId));
}

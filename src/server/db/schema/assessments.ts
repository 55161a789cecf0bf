import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ProfileEvaluation } from '#domain/linkedin/evaluate-profile.ts';
import type { EnhancedProfile, Industry, ProfileEnhancement, SeniorityChoice } from '#domain/linkedin/enhancement.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import type { CategoryKey, CheckName, Evaluation } from '#domain/scoring/evaluation.ts';
import type { EnhancementStatus } from '#contract/enhancements.ts';
import type { AssessmentDetail, DetailedScore } from '#contract/scores.ts';
import type { ProfileScoringRequest, ScoringRequest } from '../../engine/tasks.ts';
import { users } from './accounts.ts';
import { resumeOptimizations, uploads, type Failure } from './optimizations.ts';

/** What was found, as codes and facts, and by which ruleset: from this an assessment is worded when it is read. */
export type StoredEvaluation = Pick<Evaluation | ProfileEvaluation, 'rulesetVersion' | 'checks'> &
  Partial<Pick<Evaluation, 'craftScore' | 'matchScore' | 'fitShare'>>;

/** The lines that were scored, and, for findings stored before their codes were, their wording. */
export type StoredDetail = Omit<AssessmentDetail, 'findings'> & Partial<Pick<AssessmentDetail, 'findings'>>;

/** What was asked of the engine for an assessment. */
export type Unfinished =
  { type: 'resume'; request: ScoringRequest } | { type: 'linkedin'; request: ProfileScoringRequest };

export const assessments = pgTable(
  'assessments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').$type<'resume' | 'linkedin'>().notNull(),
    inputSummary: text('input_summary'),
    inputChars: integer('input_chars'),
    /** The file that was scored; absent if the text was pasted. */
    fileName: text('file_name'),
    /** The job it was scored for, where one was named. */
    jobTitle: text('job_title'),
    scores: jsonb('scores').$type<Record<CategoryKey, number | null> & { overall: number }>().notNull(),
    strengths: text('strengths').array(),
    issues: text('issues').array(),
    suggestions: text('suggestions').array(),
    missingKeywords: text('missing_keywords').array(),
    detail: jsonb('detail').$type<StoredDetail>(),
    /** Absent for assessments stored before codes were: their lists are returned as stored. */
    evaluation: jsonb('evaluation').$type<StoredEvaluation>(),
    /** What it takes to make it again, as long as it lacks its mistakes of language. */
    unfinished: jsonb('unfinished').$type<Unfinished>(),
    /** The upload that the text is from, as long as that is kept. */
    uploadId: uuid('upload_id').references(() => uploads.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('assessments_user').on(table.userId, table.createdAt),
    index('assessments_upload').on(table.uploadId),
  ],
);

export const atsEvaluations = pgTable(
  'ats_evaluations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    optimizationId: uuid('optimization_id').references(() => resumeOptimizations.id, { onDelete: 'cascade' }),
    /** The upload that was being edited, while that is kept: its evaluations are deleted with it. */
    uploadId: uuid('upload_id').references(() => uploads.id, { onDelete: 'cascade' }),
    resumeContent: text('resume_content').notNull(),
    jobTitle: text('job_title'),
    jobDescription: text('job_description'),
    overallScore: integer('overall_score').notNull(),
    contentQualityScore: integer('content_quality_score'),
    formattingScore: integer('formatting_score'),
    atsOptimizationScore: integer('ats_optimization_score'),
    professionalStandardsScore: integer('professional_standards_score'),
    applicationReadyScore: integer('application_ready_score'),
    detailedScores: jsonb('detailed_scores').$type<Record<CheckName, DetailedScore>>(),
    strengths: text('strengths').array(),
    criticalIssues: text('critical_issues').array(),
    improvements: text('improvements').array(),
    missingKeywords: text('missing_keywords').array(),
    recommendedKeywords: text('recommended_keywords').array(),
    highPriorityActions: text('high_priority_actions').array(),
    mediumPriorityActions: text('medium_priority_actions').array(),
    lowPriorityActions: text('low_priority_actions').array(),
    atsCompatibilityLevel: text('ats_compatibility_level').$type<'excellent' | 'good' | 'poor'>(),
    estimatedATSParseRate: integer('estimated_ats_parse_rate'),
    /** The codes and facts behind the lists; absent for rows stored before these were. */
    evaluation: jsonb('evaluation').$type<StoredEvaluation>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('ats_evaluations_user').on(table.userId, table.createdAt),
    index('ats_evaluations_optimization').on(table.optimizationId),
    index('ats_evaluations_upload').on(table.uploadId),
    index('ats_evaluations_created').on(table.createdAt),
  ],
);

export const linkedinEnhancements = pgTable(
  'linkedin_enhancements',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The profile's text. */
    profileInput: text('profile_input'),
    targetRole: text('target_role'),
    config: jsonb('config').$type<{ industry?: Industry | undefined; seniority?: SeniorityChoice | undefined }>(),
    /** The resume that is linked, as it was then; absent where none is. */
    resume: jsonb('resume').$type<ParsedResume>(),
    output: jsonb('output').$type<EnhancedProfile>(),
    /** What the output leaves out; absent until it is completed. */
    details: jsonb('details').$type<Omit<ProfileEnhancement, 'output'>>(),
    failure: jsonb('failure').$type<Failure>(),
    status: text('status').$type<EnhancementStatus>().notNull().default('processing'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    completedAt: timestamp('completed_at', { withTimezone: true }),
  },
  (table) => [index('linkedin_enhancements_user').on(table.userId, table.createdAt)],
);

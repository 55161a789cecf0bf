import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { LayoutFacts, Line } from '#domain/document/source-document.ts';
import type { Correction } from '#domain/resume/corrections/correction.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import type { GrammarFact } from '#domain/scoring/mistakes/grammar-fact.ts';
import type { Answer } from '#domain/tailoring/answers/answer.ts';
import type { Decisions } from '#domain/tailoring/decisions/decisions.ts';
import type { ProposedWording } from '#domain/tailoring/proposals.ts';
import type { Change, Tailoring } from '#domain/tailoring/tailoring.ts';
import type { TemplateId } from '#domain/resume/document/templates.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { ProposedQuestions } from '#domain/interview/briefing/proposed-questions.ts';
import type { InterviewPrep } from '#domain/interview/interview-prep.ts';
import type { AnswerReview } from '#domain/interview/practice.ts';
import type { PrepStatus } from '#contract/interview-preps.ts';
import type { OptimizationStatus } from '#contract/optimizations.ts';
import { sessions, users } from './accounts.ts';
import { bytes } from './bytes.ts';

/** A line as stored for an upload: without its runs, which take the most space and are not read after parsing. */
export type KeptLine = Omit<Line, 'runs'>;

/** Why something failed: an error's code with the facts for its sentence. */
export interface Failure {
  code: ErrorCode;
  details?: Record<string, string | number>;
}

/** An uploaded file and what was read from it, kept for the account that uploaded it, or a visitor's session. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Absent while it belongs to a visitor's session; an account's outlives the session. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    content: text('content').notNull(),
    lines: jsonb('lines').$type<KeptLine[]>().notNull(),
    layout: jsonb('layout').$type<LayoutFacts>().notNull(),
    /** As it was read: corrections are applied where it is used. */
    parsed: jsonb('parsed').$type<ParsedResume>().notNull(),
    corrections: jsonb('corrections').$type<Correction[]>().notNull().default([]),
    /** What its person answered to the questions of any ad: the next optimization of it knows them. */
    answers: jsonb('answers').$type<Answer[]>().notNull().default([]),
    /** The file itself: its pages are painted from it when somebody looks at them. Absent for what was uploaded before files were kept. */
    file: bytes('file'),
    /** Where its bytes are instead, when they are kept outside the database. */
    fileKey: text('file_key'),
    /** How many bytes it has; 0 for what was uploaded before that was stored. */
    fileBytes: integer('file_bytes').notNull().default(0),
    /** Of how many of its pages there are pictures, painted or to be painted. */
    pictures: integer('pictures').notNull().default(0),
    /** Absent where no grammar checker has read it. */
    grammar: jsonb('grammar').$type<GrammarFact[]>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('uploads_session').on(table.sessionId),
    index('uploads_user').on(table.userId, table.createdAt),
    index('uploads_created').on(table.createdAt),
  ],
);

/** What a page of an upload looks like, once somebody looked at it. */
export const uploadPages = pgTable(
  'upload_pages',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    /** Counted from 1. */
    page: integer('page').notNull(),
    png: bytes('png'),
    /** Where its bytes are instead, when they are kept outside the database. */
    pngKey: text('png_key'),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.page] })],
);

export const resumeOptimizations = pgTable(
  'resume_optimizations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Absent while it belongs to a visitor's session. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    /** When an account took it over from a visitor; absent where an account made it, which has owned it since it was created. */
    adoptedAt: timestamp('adopted_at', { withTimezone: true }),
    /** The page's name for the request, by which a repeated one is recognized. */
    requestId: uuid('request_id').unique(),
    /** The SHA-256 of the token; the token itself is returned once and not stored. */
    claimToken: text('claim_token').unique(),
    claimExpiresAt: timestamp('claim_expires_at', { withTimezone: true }),
    originalFileName: text('original_file_name').notNull(),
    originalContent: text('original_content').notNull(),
    jobTitle: text('job_title').notNull(),
    companyName: text('company_name'),
    jobDescription: text('job_description').notNull(),
    /** The resume that is tailored, with its evidence. */
    source: jsonb('source').$type<ParsedResume>().notNull(),
    /** The upload that it was made from, as long as that is kept; absent for text that was pasted. */
    uploadId: uuid('upload_id').references(() => uploads.id, { onDelete: 'set null' }),
    /** What the person answered, which the outcome is made with. */
    answers: jsonb('answers').$type<Answer[]>().notNull().default([]),
    /** What the person refused, edited by hand or added, which the outcome is made with. */
    decisions: jsonb('decisions').$type<Decisions>().notNull().default({ refused: [], edits: {} }),
    /** What a model proposed: asked for once, used by every later run. Absent where none was asked, or none answered. */
    proposals: jsonb('proposals').$type<ProposedWording>(),
    /** The current stage while it's processed, as a code that the page words. */
    stage: text('stage'),
    /** The changes that are shown while it is locked: the same for each optimization of one resume and ad. */
    freeChanges: jsonb('free_changes').$type<Change[]>(),
    /** When its person last looked at a new outcome, or was mailed that there is one. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
    /** Counts the changes of what the outcome is made with: an outcome that was begun before the last one is not kept. */
    revision: integer('revision').notNull().default(0),
    /** The uploaded file's layout; absent for text that was pasted or corrected. */
    layout: jsonb('layout').$type<LayoutFacts>(),
    /** Mistakes of language that a checker had found by then; absent where none had read it. */
    grammar: jsonb('grammar').$type<GrammarFact[]>(),
    optimizedContent: text('optimized_content'),
    coverLetter: text('cover_letter'),
    matchScore: integer('match_score'),
    tailoring: jsonb('tailoring').$type<Tailoring>(),
    selectedTemplate: text('selected_template').$type<TemplateId>().notNull().default('modern'),
    status: text('status').$type<OptimizationStatus>().notNull().default('pending'),
    failure: jsonb('failure').$type<Failure>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    completedAt: timestamp('completed_at', { withTimezone: true }),
  },
  (table) => [
    index('resume_optimizations_user').on(table.userId, table.createdAt),
    index('resume_optimizations_session').on(table.sessionId),
    index('resume_optimizations_upload').on(table.uploadId),
  ],
);

/** An optimization as it was once: what it was made with and what came of it. */
export const optimizationVersions = pgTable(
  'optimization_versions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    optimizationId: uuid('optimization_id')
      .notNull()
      .references(() => resumeOptimizations.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    answers: jsonb('answers').$type<Answer[]>().notNull(),
    decisions: jsonb('decisions').$type<Decisions>().notNull(),
    tailoring: jsonb('tailoring').$type<Tailoring>().notNull(),
    optimizedContent: text('optimized_content').notNull(),
    coverLetter: text('cover_letter').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('optimization_versions_of').on(table.optimizationId, table.createdAt)],
);

export const interviewPreps = pgTable(
  'interview_preps',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    optimizationId: uuid('optimization_id').references(() => resumeOptimizations.id, { onDelete: 'cascade' }),
    jobTitle: text('job_title').notNull(),
    companyName: text('company_name'),
    questions: text('questions').array(),
    starGuides: jsonb('star_guides').$type<Record<'situation' | 'task' | 'action' | 'result', string[]>>(),
    behavioralQuestions: text('behavioral_questions').array(),
    technicalQuestions: text('technical_questions').array(),
    tips: text('tips').array(),
    /** The lists in full; absent until it is completed. */
    details: jsonb('details').$type<InterviewPrep>(),
    /** What a model proposed: asked for once, used by every later run. Absent where none was asked, or none answered. */
    proposals: jsonb('proposals').$type<ProposedQuestions>(),
    /** The optimization's revision that it was made from. */
    revision: integer('revision').notNull().default(0),
    failure: jsonb('failure').$type<Failure>(),
    status: text('status').$type<PrepStatus>().notNull().default('processing'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    completedAt: timestamp('completed_at', { withTimezone: true }),
  },
  (table) => [
    index('interview_preps_user').on(table.userId, table.createdAt),
    uniqueIndex('interview_preps_of').on(table.optimizationId),
  ],
);

/** An answer that was practiced, as it was judged. */
export const practicedAnswers = pgTable(
  'practiced_answers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    prepId: uuid('prep_id')
      .notNull()
      .references(() => interviewPreps.id, { onDelete: 'cascade' }),
    /** Of `InterviewPrep.questions`; a redone prep may no longer ask it. */
    questionId: text('question_id').notNull(),
    text: text('text').notNull(),
    seconds: integer('seconds').notNull(),
    review: jsonb('review').$type<AnswerReview>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('practiced_answers_of').on(table.prepId, table.createdAt)],
);

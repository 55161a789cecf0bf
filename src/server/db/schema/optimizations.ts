import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { LayoutFacts, Line } from '#domain/document/source-document.ts';
import type { Correction } from '#domain/resume/corrections/correction.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import type { GrammarFact } from '#domain/scoring/mistakes/grammar-fact.ts';
import type { Answer } from '#domain/tailoring/answers/answer.ts';
import type { Tailoring } from '#domain/tailoring/tailoring.ts';
import type { TemplateId } from '#domain/resume/document/templates.ts';
import type { ErrorCode } from '#contract/errors.ts';
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
    png: bytes('png').notNull(),
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
    status: text('status').notNull().default('processing'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    completedAt: timestamp('completed_at', { withTimezone: true }),
  },
  (table) => [
    index('interview_preps_user').on(table.userId, table.createdAt),
    index('interview_preps_optimization').on(table.optimizationId),
  ],
);

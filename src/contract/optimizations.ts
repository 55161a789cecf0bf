import { z } from 'zod';
import { paymentTypes } from '#domain/billing/prices.ts';
import { coverageSchema } from '#domain/tailoring/coverage.ts';
import { adviceGiven } from '#domain/tailoring/tailoring.ts';
import { templateIds, defaultTemplate } from '#domain/resume/document/templates.ts';
import { validationKey } from '#copy/validation-key.ts';
import { maxResumeCharacters } from '#domain/document/size-limits.ts';
import { maxAdCharacters, maxTitleCharacters } from './limits.ts';
import { route } from './route.ts';

/** The job a resume is optimized for, as the form asks for it. */
export const jobDetailsSchema = z.object({
  jobTitle: z
    .string()
    .trim()
    .min(1, validationKey('jobTitleRequired'))
    .max(maxTitleCharacters, validationKey('jobTitleTooLong')),
  companyName: z.string().trim().max(maxTitleCharacters, validationKey('companyNameTooLong')).optional(),
  jobDescription: z
    .string()
    .trim()
    .min(10, validationKey('jobDescriptionTooShort'))
    .max(maxAdCharacters, validationKey('jobDescriptionTooLong')),
});
export type JobDetails = z.infer<typeof jobDetailsSchema>;

export const optimizationStatuses = ['pending', 'processing', 'completed', 'failed'] as const;
export type OptimizationStatus = (typeof optimizationStatuses)[number];

/** The stages of processing an optimization, in this order; `asking` only if a model is asked. */
export const optimizationStages = ['reading', 'asking', 'comparing', 'wording', 'checking', 'printing'] as const;
export type OptimizationStage = (typeof optimizationStages)[number];

/** Percent shown for each status. */
export const progressOf = { pending: 10, processing: 60, completed: 100, failed: 0 } as const satisfies Record<
  OptimizationStatus,
  number
>;

export const optimizeResume = route({
  kind: 'json',
  method: 'POST',
  path: '/api/optimize-resume',
  access: 'visitor',
  scope: 'optimizations:write',
  owned: true,
  bodySize: 'texts',
  body: jobDetailsSchema.extend({
    originalFileName: z.string().trim().min(1).max(255),
    originalContent: z
      .string()
      .min(1, validationKey('resumeRequired'))
      .max(maxResumeCharacters, validationKey('resumeTooLong')),
    selectedTemplate: z.enum(templateIds).default(defaultTemplate),
    uploadId: z.string().max(100).optional(),
    /** The caller's own name for this request: sent again with the same one, it makes no second optimization. */
    requestId: z.uuid().optional(),
  }),
  response: z.object({
    optimizationId: z.string(),
    /** For visitors only, issued once: its holder can claim the optimization for an account. */
    claimToken: z.string().optional(),
  }),
  errors: ['UPLOAD_NOT_FOUND', 'RESUME_UNREADABLE'],
  limit: 'optimize',
  inTurn: 'engine',
});

const accessSchema = z.enum(['locked', 'read', 'download']);

export const optimizationSchema = z.object({
  id: z.string(),
  status: z.enum(optimizationStatuses),
  progress: z.number().int(),
  /**
   * What is being done while it is processed, with how many sections a model has answered (`asking`) or how many lines have been worded (`wording`), of how
   * many; null otherwise.
   */
  stage: z
    .object({ name: z.enum(optimizationStages), done: z.number().int().nullable(), of: z.number().int().nullable() })
    .nullable(),
  matchScore: z.number().int().nullable(),
  /** The match score of the resume that was sent; null where it was optimized before this was kept. */
  matchScoreBefore: z.number().int().nullable(),
  /** Whether the resume or the cover letter is closed to the requester. */
  locked: z.boolean(),
  /** How far each part is open: closed, to read, or to read and download. */
  access: z.object({ resume: accessSchema, coverLetter: accessSchema, interviewPrep: accessSchema }),
  /** An unspent purchase of the account, not tied to an optimization, that would open more of this one. */
  credit: z.enum(paymentTypes).nullable(),
  jobTitle: z.string(),
  companyName: z.string().nullable(),
  originalFileName: z.string(),
  selectedTemplate: z.enum(templateIds),
  /** While locked: at most the first 400 characters, then filler of the shape of the rest without a word of it. */
  optimizedContent: z.string().nullable(),
  coverLetter: z.string().nullable(),
  /** The counts are given while locked, too; the counted items are not. */
  changesCount: z.number().int().nullable(),
  refusalsCount: z.number().int().nullable(),
  /** What the ad asks for, in its order and words, and how the original resume and the current one meet each thing; empty if that wasn't kept. */
  coverage: coverageSchema,
  /** What the ad asks for but the resume doesn't show, as questions. */
  questions: z.array(z.object({ text: z.string(), must: z.boolean() })),
  /** Whether to apply at this match score; null where nothing could be compared with the ad, or it was optimized before this was kept. */
  advice: z.enum(adviceGiven).nullable(),
  /** The ad is in another language than the letter, which is in the resume's because it quotes the resume. */
  letterInOtherLanguage: z.boolean(),
  /** Of the uploaded file as it is read, and of the document that was made, read back from its PDF. */
  scoreBefore: z.number().int().nullable(),
  scoreAfter: z.number().int().nullable(),
  /** The same for the texts alone: the rest of the difference comes from the new layout. */
  textScoreBefore: z.number().int().nullable(),
  textScoreAfter: z.number().int().nullable(),
  /** Why it failed, as a sentence. */
  failure: z.string().nullable(),
  createdAt: z.string(),
  completedAt: z.string().nullable(),
});
export type OptimizationView = z.infer<typeof optimizationSchema>;

export const optimizationById = z.object({ id: z.string().max(100) });

export const getOptimization = route({
  kind: 'json',
  method: 'GET',
  path: '/api/optimization/{id}',
  access: 'visitor',
  scope: 'optimizations:read',
  params: optimizationById,
  response: optimizationSchema,
  errors: ['OPTIMIZATION_NOT_FOUND'],
});

export const listOptimizations = route({
  kind: 'json',
  method: 'GET',
  path: '/api/optimizations',
  access: 'user',
  scope: 'optimizations:read',
  response: z.array(
    z.object({
      id: z.string(),
      jobTitle: z.string(),
      companyName: z.string().nullable(),
      status: z.enum(optimizationStatuses),
      createdAt: z.string(),
    }),
  ),
  errors: [],
});

export const deleteOptimization = route({
  kind: 'json',
  method: 'DELETE',
  path: '/api/optimizations/{id}',
  access: 'user',
  scope: 'optimizations:write',
  params: optimizationById,
  response: z.object({
    ok: z.literal(true),
    /** Payments for this one alone. */
    bought: z.array(z.enum(paymentTypes)),
  }),
  errors: ['OPTIMIZATION_NOT_FOUND'],
});

export const retryOptimization = route({
  kind: 'json',
  method: 'POST',
  path: '/api/optimization/{id}/retry',
  access: 'visitor',
  scope: 'optimizations:write',
  owned: true,
  params: optimizationById,
  response: z.object({ optimizationId: z.string() }),
  errors: ['OPTIMIZATION_NOT_FOUND', 'OPTIMIZATION_NOT_FAILED'],
  limit: 'optimize',
});

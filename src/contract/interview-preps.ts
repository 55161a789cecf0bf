import { z } from 'zod';
import { languages } from '#domain/language/languages.ts';
import { questionKinds, questionOrigins } from '#domain/interview/interview-prep.ts';
import { answerAspects } from '#domain/interview/practice.ts';
import { paperSizes } from '#domain/resume/document/templates.ts';
import { validationKey } from '#copy/validation-key.ts';
import { route } from './route.ts';

export const prepStatuses = ['processing', 'completed', 'failed'] as const;
export type PrepStatus = (typeof prepStatuses)[number];

/** The longest answer that is practiced, in characters: five minutes of speech. */
export const maxAnswerCharacters = 6000;

const texts = z.array(z.string());
const starGuides = z.object({ situation: texts, task: texts, action: texts, result: texts });
const evidence = z.object({ lines: texts, text: z.string(), entry: z.string().optional() });

const question = z.object({
  id: z.string(),
  kind: z.enum(questionKinds),
  text: z.string(),
  origin: z.enum(questionOrigins),
  names: texts,
  why: z.string(),
  goodAnswer: texts,
  evidence: z.array(evidence),
});
export type PrepQuestionView = z.infer<typeof question>;

const story = z.object({
  id: z.string(),
  title: z.string(),
  parts: z.object({ situation: z.string(), task: z.string(), action: z.string(), result: z.string() }),
  missing: z.object({
    situation: z.string().optional(),
    task: z.string().optional(),
    action: z.string().optional(),
    result: z.string().optional(),
  }),
  evidence,
  answers: texts,
});

const reviewSchema = z.object({
  aspects: z.array(
    z.object({
      aspect: z.enum(answerAspects),
      found: z.enum(['clear', 'thin', 'missing']),
      quote: z.string(),
      /** Why it was judged so, and what to do about it, in a sentence. */
      note: z.string(),
    }),
  ),
  score: z.number().int().min(0).max(100),
  unsupported: texts,
  words: z.number().int(),
});

const practicedAnswer = z.object({
  id: z.string(),
  questionId: z.string(),
  text: z.string(),
  seconds: z.number().int(),
  review: reviewSchema,
  createdAt: z.string(),
});
export type PracticedAnswerView = z.infer<typeof practicedAnswer>;

const prepSchema = z.object({
  id: z.string(),
  optimizationId: z.string(),
  status: z.enum(prepStatuses),
  jobTitle: z.string(),
  companyName: z.string().nullable(),
  /** The specified lists: only the texts. */
  questions: texts,
  behavioralQuestions: texts,
  technicalQuestions: texts,
  starGuides,
  tips: texts,
  /** Everything the lists leave out; null until it's completed. */
  details: z
    .object({
      language: z.enum(languages),
      questions: z.array(question),
      stories: z.array(story),
      forEmployer: z.array(z.object({ text: z.string(), from: z.string() })),
    })
    .nullable(),
  /** The optimization was changed since: generating it again takes the answers in. */
  outdated: z.boolean(),
  /** Whether it may be downloaded and made again; otherwise it is open to read. */
  access: z.enum(['read', 'download']),
  /** Newest first. */
  practice: z.array(practicedAnswer),
  /** Why it failed, as a sentence. */
  failure: z.string().nullable(),
  createdAt: z.string(),
  completedAt: z.string().nullable(),
});
export type InterviewPrepView = z.infer<typeof prepSchema>;

const byOptimization = z.object({ optimizationId: z.string().max(100) });

export const generateInterviewPrep = route({
  kind: 'json',
  method: 'POST',
  path: '/api/generate-interview-prep',
  access: 'visitor',
  scope: 'optimizations:write',
  owned: true,
  body: z.object({
    optimizationId: z
      .string(validationKey('optimizationIdRequired'))
      .trim()
      .min(1, validationKey('optimizationIdRequired'))
      .max(100),
  }),
  /** An optimization has one prep: requesting it again redoes it, and practiced answers stay. */
  response: z.object({ id: z.string(), status: z.enum(prepStatuses) }),
  errors: ['OPTIMIZATION_NOT_FOUND', 'PAYMENT_REQUIRED', 'NOT_READY'],
  limit: 'prep',
  inTurn: 'engine',
});

export const getInterviewPrep = route({
  kind: 'json',
  method: 'GET',
  path: '/api/interview-prep-by-optimization/{optimizationId}',
  access: 'visitor',
  scope: 'optimizations:read',
  params: byOptimization,
  response: prepSchema,
  errors: ['OPTIMIZATION_NOT_FOUND', 'PREP_NOT_FOUND', 'PAYMENT_REQUIRED'],
});

export const downloadInterviewPrep = route({
  kind: 'file',
  method: 'GET',
  path: '/api/download/interview-prep/{optimizationId}',
  access: 'visitor',
  scope: 'optimizations:read',
  params: byOptimization,
  query: z.object({ paper: z.enum(paperSizes).optional() }),
  response: ['application/pdf'],
  errors: ['OPTIMIZATION_NOT_FOUND', 'PREP_NOT_FOUND', 'PAYMENT_REQUIRED', 'NOT_READY'],
  limit: 'download',
});

/** Judges a typed answer to one of the prep's questions, and keeps it. */
export const practiceAnswer = route({
  kind: 'json',
  method: 'POST',
  path: '/api/interview-prep-by-optimization/{optimizationId}/practice',
  access: 'visitor',
  scope: 'optimizations:write',
  owned: true,
  params: byOptimization,
  bodySize: 'corrections',
  body: z.object({
    questionId: z.string().min(1).max(100),
    text: z
      .string()
      .trim()
      .min(1, validationKey('answerRequired'))
      .max(maxAnswerCharacters, validationKey('practiceTooLong')),
    /** How long it took; what is out of a day's bounds counts as the nearest in them. */
    seconds: z.number().int(),
  }),
  response: practicedAnswer,
  errors: ['OPTIMIZATION_NOT_FOUND', 'PREP_NOT_FOUND', 'PAYMENT_REQUIRED', 'NOT_READY', 'QUESTION_NOT_FOUND'],
  limit: 'prep',
  inTurn: 'engine',
});

export const deletePracticed = route({
  kind: 'json',
  method: 'DELETE',
  path: '/api/interview-prep-by-optimization/{optimizationId}/practice/{answerId}',
  access: 'visitor',
  scope: 'optimizations:write',
  owned: true,
  params: byOptimization.extend({ answerId: z.string().max(100) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['OPTIMIZATION_NOT_FOUND', 'PREP_NOT_FOUND', 'PAYMENT_REQUIRED', 'ANSWER_NOT_FOUND'],
});

import { z } from 'zod';
import { isProfileAddress } from '#domain/linkedin/profile-address.ts';
import { evaluationSchema } from '#domain/scoring/evaluation.ts';
import { validationKey } from '#copy/validation-key.ts';
import { maxTextCharacters } from './limits.ts';
import { route } from './route.ts';

export const assessmentTypes = ['resume', 'linkedin'] as const;

const score = z.number().int();

/** One thing to do, in words. `quotes` are lines of what was scored, unchanged. */
const finding = z.object({
  check: z.string(),
  code: z.string(),
  issue: z.string(),
  why: z.string(),
  fix: z.string(),
  worth: z.string(),
  /** Points of the overall score that doing it brings. */
  potential: z.number(),
  quotes: z.array(z.object({ line: z.string(), text: z.string() })),
});
export type AssessmentFinding = z.infer<typeof finding>;

/** A line of what was scored, in reading order. */
const scoredLine = z.object({
  id: z.string(),
  text: z.string(),
  heading: z.boolean().optional(),
  bullet: z.boolean().optional(),
});
export type ScoredLine = z.infer<typeof scoredLine>;

/** All findings, the largest gain first, and the lines they are about. */
const assessmentDetail = z.object({
  findings: z.array(finding),
  lines: z.array(scoredLine),
  /** Set while mistakes that only the grammar checker finds are not counted: it has had no time for the text yet. */
  grammarPending: z.literal(true).optional(),
});
export type AssessmentDetail = z.infer<typeof assessmentDetail>;

const assessmentSchema = z.object({
  type: z.enum(assessmentTypes),
  /** A category is null where it could not be judged: keywords without a job. */
  scores: z.object({
    overall: score,
    formatting: score.nullable(),
    keywords: score.nullable(),
    content: score.nullable(),
    ats: score.nullable(),
    grammar: score.nullable(),
    impact: score.nullable(),
  }),
  strengths: z.array(z.string()),
  issues: z.array(z.string()),
  suggestions: z.array(z.string()),
  missingKeywords: z.array(z.string()),
  createdAt: z.string(),
});
const storedAssessment = assessmentSchema.extend({
  id: z.string(),
  inputSummary: z.string().nullable(),
  /** Absent for assessments stored before findings were. */
  detail: assessmentDetail.optional(),
  /** The upload whose unchanged text was scored; absent when there was none or it is no longer stored. */
  uploadId: z.string().optional(),
});
/** What scoring returns: `id` names the stored assessment; a visitor's is returned and not stored. */
const madeAssessment = assessmentSchema.extend({ id: z.string().optional(), detail: assessmentDetail });
export type Assessment = z.infer<typeof assessmentSchema> & {
  id?: string | undefined;
  detail?: AssessmentDetail | undefined;
};

export const scoreResume = route({
  kind: 'json',
  method: 'POST',
  path: '/api/score-resume',
  access: 'visitor',
  body: z
    .object({
      resumeText: z
        .string()
        .trim()
        .min(1, validationKey('resumeTextRequired'))
        .max(maxTextCharacters, validationKey('textTooLong'))
        .optional(),
      /** Instead of a text: the optimized resume where it is open to the person, otherwise its source. */
      optimizationId: z.string().max(100).optional(),
      uploadId: z.string().max(100).optional(),
      jobTitle: z.string().trim().max(200).optional(),
      jobDescription: z.string().trim().max(maxTextCharacters).optional(),
    })
    .refine((body) => body.resumeText !== undefined || body.optimizationId !== undefined, {
      message: validationKey('resumeTextRequired'),
      path: ['resumeText'],
    }),
  response: madeAssessment.extend({
    evaluation: evaluationSchema,
    /** What was scored: a text that was sent, or of an optimization its outcome or its source. */
    scored: z.enum(['text', 'optimized', 'original']),
  }),
  errors: ['UPLOAD_NOT_FOUND', 'OPTIMIZATION_NOT_FOUND'],
  limit: 'score',
});

export const scoreLinkedin = route({
  kind: 'json',
  method: 'POST',
  path: '/api/score-linkedin',
  access: 'visitor',
  body: z
    .object({
      profileText: z
        .string()
        .trim()
        .min(1, validationKey('linkedinTextRequired'))
        .max(maxTextCharacters, validationKey('textTooLong'))
        .optional(),
      profileUrl: z
        .string()
        .trim()
        .min(1, validationKey('linkedinUrlRequired'))
        .max(500, validationKey('textTooLong'))
        .refine(isProfileAddress, validationKey('linkedinUrlInvalid'))
        .optional(),
    })
    .refine((body) => body.profileText !== undefined || body.profileUrl !== undefined, {
      message: validationKey('linkedinTextRequired'),
      path: ['profileText'],
    }),
  response: madeAssessment,
  errors: ['PROFILE_BLOCKED'],
  limit: 'score',
});

export const listScores = route({
  kind: 'json',
  method: 'GET',
  path: '/api/scores',
  access: 'user',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(10),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    type: z.enum(assessmentTypes).optional(),
  }),
  response: z.array(storedAssessment.pick({ id: true, type: true, scores: true, inputSummary: true, createdAt: true })),
  errors: [],
});

export const getScore = route({
  kind: 'json',
  method: 'GET',
  path: '/api/scores/{id}',
  access: 'user',
  params: z.object({ id: z.string().max(100) }),
  response: storedAssessment,
  errors: ['ASSESSMENT_NOT_FOUND'],
});

export const evaluateLive = route({
  kind: 'json',
  method: 'POST',
  path: '/api/realtime/ats-evaluate',
  access: 'visitor',
  body: z.object({
    resumeContent: z
      .string()
      .trim()
      .min(1, validationKey('resumeTextRequired'))
      .max(maxTextCharacters, validationKey('textTooLong')),
    jobTitle: z.string().trim().max(200, validationKey('textTooLong')),
    jobDescription: z.string().trim().max(maxTextCharacters, validationKey('textTooLong')),
    uploadId: z.string().max(100).optional(),
  }),
  response: z.object({
    overallScore: z.number().int(),
    /** SHA-256 of what was scored: the same content has the same score. */
    contentHash: z.string(),
  }),
  errors: ['UPLOAD_NOT_FOUND'],
  limit: 'liveScore',
});

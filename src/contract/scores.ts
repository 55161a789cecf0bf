import { z } from 'zod';
import { isProfileAddress } from '#domain/linkedin/profile-address.ts';
import { checkNames, evaluationSchema } from '#domain/scoring/evaluation.ts';
import { validationKey } from '#copy/validation-key.ts';
import { maxResumeCharacters } from '#domain/document/size-limits.ts';
import { maxAdCharacters, maxProfileCharacters, maxTitleCharacters } from './limits.ts';
import { pageQuery } from './page-query.ts';
import { route } from './route.ts';

export const assessmentTypes = ['resume', 'linkedin'] as const;

/** From this score on, an assessment counts as strong in a history's summary. */
export const strongFrom = 80;

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
  /** Set where it carries on the line before it: a bullet or paragraph that the edge of the page broke. */
  continues: z.boolean().optional(),
});
export type ScoredLine = z.infer<typeof scoredLine>;

/** All findings, the largest gain first, and the lines they are about. */
const assessmentDetail = z.object({
  findings: z.array(finding),
  lines: z.array(scoredLine),
  /** Set while mistakes that only the grammar checker finds are not counted: it has had no time for the text yet. */
  grammarPending: z.literal(true).optional(),
  /** Set where much of the resume could not be made out, so that its scores may be too low. */
  doubtful: z.literal(true).optional(),
});
export type AssessmentDetail = z.infer<typeof assessmentDetail>;

/** The two parts of a resume's overall score. */
const scoreParts = z.object({
  /** How well the resume is made, whatever the job. */
  craft: score,
  /** How many of 100 real resumes have less craft, 0-99. */
  betterThan: score,
  /** How much of what the ad asks for the resume shows; null without an ad, as its share is. */
  fit: score.nullable(),
  /** How many hundredths of the overall score are fit, the rest being craft. */
  fitShare: score.nullable(),
});
export type ScoreParts = z.infer<typeof scoreParts>;

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
  /** Absent for profiles, and for what was stored before the parts were. */
  parts: scoreParts.optional(),
  strengths: z.array(z.string()),
  issues: z.array(z.string()),
  suggestions: z.array(z.string()),
  missingKeywords: z.array(z.string()),
  createdAt: z.string(),
});
export const storedAssessment = assessmentSchema.extend({
  id: z.string(),
  inputSummary: z.string().nullable(),
  /** The file that was scored; null if the text was pasted. */
  fileName: z.string().nullable(),
  /** The job it was scored for; null where none was named. */
  jobTitle: z.string().nullable(),
  /** Absent for what was stored before findings were. */
  detail: assessmentDetail.optional(),
  /** The upload with the unchanged text that was scored; absent if there was none or it's no longer stored. */
  uploadId: z.string().optional(),
});
/** What scoring returns: `id` names the stored assessment; a visitor's is returned and not stored. */
const madeAssessment = assessmentSchema.extend({ id: z.string().optional(), detail: assessmentDetail });
/** An assessment as a page shows it, stored or not. */
export const shownAssessmentSchema = assessmentSchema.extend({
  id: z.string().optional(),
  detail: assessmentDetail.optional(),
});
export type Assessment = z.infer<typeof shownAssessmentSchema>;

export const scoreResume = route({
  kind: 'json',
  method: 'POST',
  path: '/api/score-resume',
  access: 'visitor',
  scope: 'resumes:write',
  owned: true,
  bodySize: 'texts',
  body: z
    .object({
      resumeText: z
        .string()
        .trim()
        .min(1, validationKey('resumeTextRequired'))
        .max(maxResumeCharacters, validationKey('resumeTooLong'))
        .optional(),
      /** Instead of a text: the optimized resume where it is open to the person, otherwise its source. */
      optimizationId: z.string().max(100).optional(),
      uploadId: z.string().max(100).optional(),
      jobTitle: z.string().trim().max(maxTitleCharacters, validationKey('jobTitleTooLong')).optional(),
      jobDescription: z.string().trim().max(maxAdCharacters, validationKey('jobDescriptionTooLong')).optional(),
    })
    .refine((body) => body.resumeText !== undefined || body.optimizationId !== undefined, {
      message: validationKey('resumeTextRequired'),
      path: ['resumeText'],
    }),
  response: madeAssessment.extend({
    evaluation: evaluationSchema,
    /** What was scored: a text that was sent, or of an optimization its outcome or its source. */
    scored: z.enum(['text', 'optimized', 'original']),
    /** The title of the job it was scored for: as sent, or as the ad says; absent without an ad. */
    jobTitle: z.string().optional(),
  }),
  errors: ['UPLOAD_NOT_FOUND', 'OPTIMIZATION_NOT_FOUND'],
  limit: 'score',
  inTurn: 'engine',
});

export const scoreLinkedin = route({
  kind: 'json',
  method: 'POST',
  path: '/api/score-linkedin',
  access: 'visitor',
  scope: 'linkedin:write',
  owned: true,
  bodySize: 'texts',
  body: z
    .object({
      profileText: z
        .string()
        .trim()
        .min(1, validationKey('linkedinTextRequired'))
        .max(maxProfileCharacters, validationKey('linkedinTooLong'))
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
  inTurn: 'engine',
});

export const listScores = route({
  kind: 'json',
  method: 'GET',
  path: '/api/scores',
  access: 'user',
  scope: 'resumes:read',
  query: pageQuery.extend({ type: z.enum(assessmentTypes).optional() }),
  response: z.array(
    storedAssessment.pick({
      id: true,
      type: true,
      scores: true,
      inputSummary: true,
      fileName: true,
      jobTitle: true,
      createdAt: true,
    }),
  ),
  errors: [],
});

/** What a history comes to: all of the account's assessments, however many of them are listed. */
export const summarizeScores = route({
  kind: 'json',
  method: 'GET',
  path: '/api/scores/summary',
  access: 'user',
  scope: 'resumes:read',
  query: z.object({ type: z.enum(assessmentTypes).optional() }),
  response: z.object({
    total: z.number().int(),
    /** Rounded; null where there are none, as the best is. */
    average: score.nullable(),
    best: score.nullable(),
    /** How many have an overall score of 80 or more. */
    strong: z.number().int(),
  }),
  errors: [],
});

export const getScore = route({
  kind: 'json',
  method: 'GET',
  path: '/api/scores/{id}',
  access: 'user',
  scope: 'resumes:read',
  params: z.object({ id: z.string().max(100) }),
  response: storedAssessment,
  errors: ['ASSESSMENT_NOT_FOUND'],
});

export const evaluateLive = route({
  kind: 'json',
  method: 'POST',
  path: '/api/realtime/ats-evaluate',
  evenWhenFull: true,
  access: 'visitor',
  scope: 'resumes:read',
  owned: true,
  bodySize: 'texts',
  body: z.object({
    resumeContent: z
      .string()
      .trim()
      .min(1, validationKey('resumeTextRequired'))
      .max(maxResumeCharacters, validationKey('resumeTooLong')),
    jobTitle: z.string().trim().max(maxTitleCharacters, validationKey('jobTitleTooLong')),
    jobDescription: z.string().trim().max(maxAdCharacters, validationKey('jobDescriptionTooLong')),
    uploadId: z.string().max(100).optional(),
  }),
  response: z.object({
    overallScore: z.number().int(),
    /** SHA-256 of what was scored: the same content has the same score. */
    contentHash: z.string(),
  }),
  errors: ['UPLOAD_NOT_FOUND'],
  limit: 'liveScore',
  inTurn: 'engine',
});

/** A check as stored and returned: if it couldn't be judged, it has no points, hasn't passed, and says so. */
const detailedScore = z.object({
  score: z.number().int().min(0).max(100),
  feedback: z.string(),
  passed: z.boolean(),
  impact: z.enum(['high', 'medium', 'low']),
  /** Set where it could not be judged: `feedback` says why, and it counts for nothing. */
  judged: z.literal(false).optional(),
});
export type DetailedScore = z.infer<typeof detailedScore>;

export const evaluateOptimization = route({
  kind: 'json',
  method: 'POST',
  path: '/api/ats-evaluate',
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
  response: z.object({
    /** Names the stored evaluation; a visitor's is answered and not stored. */
    id: z.string().optional(),
    optimizationId: z.string(),
    /** What was evaluated: the optimized resume where it is open to the person, otherwise the one it was made from. */
    scored: z.enum(['optimized', 'original']),
    overallScore: score,
    contentQualityScore: score,
    formattingScore: score,
    atsOptimizationScore: score,
    professionalStandardsScore: score,
    applicationReadyScore: score,
    detailedScores: z.record(z.enum(checkNames), detailedScore),
    strengths: z.array(z.string()),
    criticalIssues: z.array(z.string()),
    improvements: z.array(z.string()),
    missingKeywords: z.array(z.string()),
    recommendedKeywords: z.array(z.string()),
    highPriorityActions: z.array(z.string()),
    mediumPriorityActions: z.array(z.string()),
    lowPriorityActions: z.array(z.string()),
    atsCompatibilityLevel: z.enum(['excellent', 'good', 'poor']),
    estimatedATSParseRate: score,
    createdAt: z.string(),
  }),
  errors: ['OPTIMIZATION_NOT_FOUND'],
  limit: 'score',
  inTurn: 'engine',
});

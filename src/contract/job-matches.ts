import { z } from 'zod';
import { listingSchema } from './job-listings.ts';
import { route } from './route.ts';

const score = z.number().int().min(0).max(100);
const texts = z.array(z.string());

const jobMatch = z.object({
  id: z.string(),
  jobListingId: z.string(),
  jobListing: listingSchema,
  resumeOptimizationId: z.string().nullable(),
  overallScore: score,
  similarityScore: score,
  keywordScore: score,
  titleLocationScore: score,
  skillsScore: score,
  titleScore: score,
  /** Null where neither the listing nor the resume says where. */
  locationScore: score.nullable(),
  matchingKeywords: texts,
  missingSkills: texts,
  strengthAreas: texts,
  /** As sentences. */
  matchReasons: texts,
  /** The reasons in a sentence or two. */
  explanation: z.string(),
  isApplied: z.boolean(),
  appliedAt: z.string().nullable(),
  userRating: z.number().int().min(1).max(5).nullable(),
  createdAt: z.string(),
  lastUpdatedAt: z.string(),
});
export type JobMatchView = z.infer<typeof jobMatch>;

/** The resume that listings are ranked for. */
const basis = z.object({
  kind: z.enum(['optimization', 'upload']),
  id: z.string(),
  /** The optimization's job, or the file's name. */
  name: z.string(),
});

const resume = {
  /** An optimization of the person's; the newest resume unless said. */
  resumeOptimizationId: z.string().max(100).optional(),
  uploadId: z.string().max(100).optional(),
};

/** The lowest score shown as a match, unless another is requested. */
export const defaultMinScore = 60;

/** Listings worth looking at now: ranked again, without hidden and saved ones. */
export const recommendJobs = route({
  kind: 'json',
  method: 'GET',
  path: '/api/jobs/recommendations',
  access: 'user',
  scope: 'jobs:read',
  query: z.object({ ...resume, limit: z.coerce.number().int().min(1).max(50).default(10) }),
  response: z.object({
    recommendations: z.array(jobMatch),
    /** Null without a resume: the page links to /optimize. */
    basis: basis.nullable(),
  }),
  errors: ['OPTIMIZATION_NOT_FOUND', 'UPLOAD_NOT_FOUND'],
  limit: 'score',
  inTurn: 'engine',
});

/** The matches that were made, the best first. */
export const listMatches = route({
  kind: 'json',
  method: 'GET',
  path: '/api/jobs/matches',
  access: 'user',
  scope: 'jobs:read',
  query: z.object({
    resumeOptimizationId: z.string().max(100).optional(),
    limit: z.coerce.number().int().min(1).max(50).default(10),
    minScore: z.coerce.number().int().min(0).max(100).default(defaultMinScore),
  }),
  response: z.object({ matches: z.array(jobMatch), basis: basis.nullable() }),
  errors: ['OPTIMIZATION_NOT_FOUND'],
  limit: 'score',
  inTurn: 'engine',
});

export const updateMatch = route({
  kind: 'json',
  method: 'PATCH',
  path: '/api/jobs/matches/{id}',
  access: 'user',
  scope: 'jobs:write',
  params: z.object({ id: z.string().max(100) }),
  body: z.object({ isApplied: z.boolean().optional(), rating: z.number().int().min(1).max(5).nullable().optional() }),
  response: jobMatch,
  errors: ['MATCH_NOT_FOUND'],
});

/** The most resumes, and the most listings, of one table. */
export const maxCompared = { resumes: 10, listings: 25 } as const;

const compared = z.object({ kind: z.enum(['optimization', 'upload']), id: z.string().max(100) });

/** One resume with many jobs, or one job with several resumes: every pair of them. Nothing is stored. */
export const compareJobs = route({
  kind: 'json',
  method: 'POST',
  path: '/api/jobs/compare',
  access: 'user',
  scope: 'jobs:read',
  body: z.object({
    resumes: z.array(compared).min(1).max(maxCompared.resumes),
    listings: z.array(z.string().max(100)).min(1).max(maxCompared.listings),
  }),
  response: z.object({
    resumes: z.array(basis),
    listings: z.array(listingSchema),
    /** For each resume a row, with a cell for each listing, in the order of both. */
    rows: z.array(
      z.array(
        jobMatch.pick({
          overallScore: true,
          similarityScore: true,
          keywordScore: true,
          titleLocationScore: true,
          matchingKeywords: true,
          missingSkills: true,
          explanation: true,
        }),
      ),
    ),
  }),
  errors: ['OPTIMIZATION_NOT_FOUND', 'UPLOAD_NOT_FOUND', 'LISTING_NOT_FOUND'],
  limit: 'score',
  inTurn: 'engine',
});

/** The resumes a person can have listings ranked for, the newest first. */
export const listRankedResumes = route({
  kind: 'json',
  method: 'GET',
  path: '/api/jobs/resumes',
  access: 'user',
  scope: 'jobs:read',
  response: z.object({ resumes: z.array(basis.extend({ createdAt: z.string() })) }),
  errors: [],
});

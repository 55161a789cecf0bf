import { z } from 'zod';
import { correctionsSchema } from '#domain/resume/corrections/correction-schema.ts';
import { answerSchema } from '#domain/tailoring/answers/answer.ts';
import { listSessions } from './account-sessions.ts';
import { listApiKeys } from './api-keys.ts';
import { getEnhancement } from './enhancements.ts';
import { getInterviewPrep } from './interview-preps.ts';
import { optimizationSchema } from './optimizations.ts';
import { boardProviders, jobSources } from './job-sources.ts';
import { savedStatuses } from './job-listings.ts';
import { searchTerms } from './job-search.ts';
import { pageQuery } from './page-query.ts';
import { route } from './route.ts';
import { storedAssessment } from './scores.ts';
import { listSecurityEvents } from './security-events.ts';
import { hideReasons } from './saved-jobs.ts';
import { getUpload } from './uploads.ts';

/** A listing as a person's own things name it. */
const namedListing = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string().nullable(),
  source: z.enum(jobSources),
  applicationUrl: z.string(),
});

/** What an account keeps of the job search. */
const jobCopies = z.object({
  savedJobs: z.array(
    z.object({
      /** With the text of an ad that the person entered. */
      listing: namedListing.extend({ description: z.string().nullable() }),
      status: z.enum(savedStatuses),
      notes: z.string().nullable(),
      reminder: z.string().nullable(),
      createdAt: z.string(),
      updatedAt: z.string(),
    }),
  ),
  hiddenJobs: z.array(
    z.object({ listing: namedListing, reason: z.enum(hideReasons).nullable(), createdAt: z.string() }),
  ),
  jobMatches: z.array(
    z.object({
      listing: namedListing,
      overallScore: z.number().int(),
      isApplied: z.boolean(),
      appliedAt: z.string().nullable(),
      userRating: z.number().int().nullable(),
      createdAt: z.string(),
    }),
  ),
  savedSearches: z.array(
    z.object({ name: z.string(), terms: searchTerms, dailyMail: z.boolean(), createdAt: z.string() }),
  ),
  jobSearches: z.array(
    z.object({
      query: z.string(),
      location: z.string().nullable(),
      filters: z.record(z.string(), z.unknown()).nullable(),
      resultsCount: z.number().int(),
      lastSearchedAt: z.string(),
    }),
  ),
  jobCompanies: z.array(
    z.object({ provider: z.enum(boardProviders), slug: z.string(), name: z.string(), createdAt: z.string() }),
  ),
});
export type JobCopies = z.infer<typeof jobCopies>;

/** The most entries of each kind in one part: each brings its texts along. */
export const exportedEntries = 20;

/**
 * A part of what an account holds, in full: so many of each kind, newest first, from the same place on. The last is the one
 * that has fewer of each kind than were asked for.
 */
export const exportAccount = route({
  kind: 'json',
  method: 'GET',
  path: '/api/profile/export',
  access: 'user',
  query: pageQuery.extend({ limit: z.coerce.number().int().min(1).max(exportedEntries).default(exportedEntries) }),
  response: z.object({
    uploads: z.array(
      getUpload.response
        .pick({ uploadId: true, fileName: true, content: true })
        .extend({ corrections: correctionsSchema, answers: z.array(answerSchema), createdAt: z.string() }),
    ),
    optimizations: z.array(
      optimizationSchema
        .omit({ progress: true, stage: true, credit: true, optimizedContent: true, coverLetter: true })
        .extend({
          jobDescription: z.string(),
          originalContent: z.string(),
          answers: z.array(answerSchema),
          /** Of each document that is locked as much as a page shows, and no filler. */
          optimizedContent: z.string().nullable(),
          coverLetter: z.string().nullable(),
        }),
    ),
    assessments: z.array(storedAssessment),
    /** If it's locked, only what it's for. */
    interviewPreps: z.array(getInterviewPrep.response.extend({ access: z.enum(['locked', 'read', 'download']) })),
    /** Their outcomes as long as the account has the plan. */
    linkedinEnhancements: z.array(getEnhancement.response),
    /** As listed elsewhere: neither the keys nor their hashes. */
    apiKeys: listApiKeys.response.shape.apiKeys,
    /** Ways to sign in besides the password: no secrets, no codes. */
    secondFactors: z.array(
      z.object({
        kind: z.enum(['authenticator', 'passkey']),
        name: z.string().nullable(),
        createdAt: z.string(),
        lastUsedAt: z.string().nullable(),
      }),
    ),
    sessions: listSessions.response.shape.sessions,
    securityEvents: listSecurityEvents.response.shape.events,
    ...jobCopies.shape,
  }),
  errors: [],
  limit: 'dataExport',
});

import { z } from 'zod';
import { experienceLevels, jobTypes, workplaces } from '#domain/listings/listing.ts';
import { validationKey } from '#copy/validation-key.ts';
import { listingSchema } from './job-listings.ts';
import { jobSources } from './job-sources.ts';
import { route } from './route.ts';

export const postedWithin = ['24h', '3d', '7d', '30d'] as const;
/** From here on, in kilometers, around the place that is named. */
export const searchDistances = [10, 25, 50, 100, 200] as const;
export const defaultDistanceKm = 50;
/** `total` is exact up to here. */
export const maxExactTotal = 1000;
export const maxQueryCharacters = 200;

const yearly = z.number().int().min(0).max(100_000_000);

/** How a search that finds nothing is repeated. */
export const loosenings = ['beginnings', 'spelling', 'most'] as const;

/** The specification's filters in both vocabularies, and ours. */
export const jobFilters = z.object({
  salaryMin: yearly.optional(),
  salaryMax: yearly.optional(),
  experienceLevel: z.enum(experienceLevels).optional(),
  jobType: z.enum(jobTypes).optional(),
  remote: z.boolean().optional(),
  skills: z.array(z.string().trim().min(1).max(80)).max(20).optional(),
  workplace: z.enum(workplaces).optional(),
  datePosted: z.enum(postedWithin).optional(),
  distanceKm: z.number().int().min(1).max(500).optional(),
});
export type JobFilters = z.infer<typeof jobFilters>;

/** The terms of a search, also stored by a saved search. */
export const searchTerms = z.object({
  query: z
    .string(validationKey('searchQueryRequired'))
    .trim()
    .min(1, validationKey('searchQueryRequired'))
    .max(maxQueryCharacters, validationKey('searchQueryTooLong')),
  location: z.string().trim().max(maxQueryCharacters, validationKey('searchQueryTooLong')).optional(),
  filters: jobFilters.optional(),
  source: z.enum(jobSources).optional(),
});
export type SearchTerms = z.infer<typeof searchTerms>;

/** How a source answered. */
export const sourceStates = ['answered', 'kept', 'limited', 'failed'] as const;

const sourceReport = z.object({
  source: z.enum(jobSources),
  /** `kept`: earlier results are still valid; `limited`: its calls are used up for now. */
  state: z.enum(sourceStates),
  /** For a person, where it did not answer. */
  message: z.string().nullable(),
  /** When it answered last. */
  fetchedAt: z.string().nullable(),
});
export type SourceReport = z.infer<typeof sourceReport>;

export const searchJobs = route({
  kind: 'json',
  method: 'POST',
  path: '/api/jobs/search',
  access: 'visitor',
  scope: 'jobs:read',
  body: searchTerms.extend({
    page: z.number().int().min(1).max(1000).default(1),
    limit: z.number().int().min(1).max(100).default(20),
    sort: z.enum(['relevance', 'date', 'salary']).default('relevance'),
  }),
  response: z.object({
    jobs: z.array(listingSchema),
    /** Exact up to `maxExactTotal`; that number where there are more. */
    total: z.number().int(),
    totalIsExact: z.boolean(),
    /**
     * Only where the words as typed find nothing: `spelling` found listings by the words in `query`, which they were probably meant to be;
     * `beginnings` by words that begin like them; `most` by all words but one.
     */
    loosened: z.object({ how: z.enum(loosenings), query: z.string() }).optional(),
    /** The place that `location` was taken for; null where none was named or known. */
    place: z.object({ name: z.string(), country: z.string() }).nullable(),
    /** Of what was found (of the first 1,000), in the most frequent currency; null where fewer than three state a salary. */
    salaryRange: z
      .object({
        currency: z.string(),
        low: z.number().int(),
        median: z.number().int(),
        high: z.number().int(),
        listings: z.number().int(),
      })
      .nullable(),
    sources: z.array(sourceReport),
  }),
  errors: [],
  limit: 'jobSearch',
});

/** The sources of listings, with the credits they require. */
export const listJobSources = route({
  kind: 'json',
  method: 'GET',
  path: '/api/jobs/sources',
  access: 'anyone',
  response: z.array(
    z.object({
      source: z.enum(jobSources),
      name: z.string(),
      /** The credit that the source's terms require, and its link; null if they require none. */
      attribution: z.object({ text: z.string(), url: z.string() }).nullable(),
      listings: z.number().int(),
      report: sourceReport.nullable(),
    }),
  ),
  errors: [],
});

export const listSearches = route({
  kind: 'json',
  method: 'GET',
  path: '/api/jobs/searches',
  access: 'user',
  scope: 'jobs:read',
  response: z.array(
    z.object({
      id: z.string(),
      terms: searchTerms,
      resultsCount: z.number().int(),
      lastSearchedAt: z.string(),
    }),
  ),
  errors: [],
});

/** Forgets one search, or with `all` the whole history. */
export const forgetSearch = route({
  kind: 'json',
  method: 'DELETE',
  path: '/api/jobs/searches/{id}',
  access: 'user',
  scope: 'jobs:write',
  params: z.object({ id: z.string().max(100) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['SEARCH_NOT_FOUND'],
});

export const jobStats = route({
  kind: 'json',
  method: 'GET',
  path: '/api/jobs/stats',
  access: 'user',
  scope: 'jobs:read',
  response: z.object({
    totalSearches: z.number().int(),
    totalMatches: z.number().int(),
    /** Rounded; 0 without matches. */
    avgMatchScore: z.number().int(),
    savedJobs: z.number().int(),
    appliedJobs: z.number().int(),
    hiddenJobs: z.number().int(),
  }),
  errors: [],
});

import { z } from 'zod';
import { experienceLevels, jobTypes, workplaces } from '#domain/listings/listing.ts';
import { jobSources } from './job-sources.ts';
import { route } from './route.ts';

const texts = z.array(z.string());

export const savedStatuses = ['interested', 'saved', 'applied', 'interviewing', 'offer', 'rejected'] as const;
export type SavedStatus = (typeof savedStatuses)[number];

/** A listing as every list of the page shows it. */
export const listingSchema = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string().nullable(),
  /** Whole units of `currency` a year. */
  salaryMin: z.number().int().nullable(),
  salaryMax: z.number().int().nullable(),
  /** As the source states it, where that says more than the numbers. */
  salaryText: z.string().nullable(),
  currency: z.string().nullable(),
  /** Estimated by the source, not stated by the employer. */
  salaryIsEstimate: z.boolean(),
  postedDate: z.string().nullable(),
  source: z.enum(jobSources),
  /** Plain text: paragraphs apart by an empty line, bullets as lines that begin with "- ". */
  description: z.string(),
  /** Only the beginning of the ad: the whole is at the application's address. */
  isExcerpt: z.boolean(),
  skills: texts,
  benefits: texts,
  /** http or https; of an own ad that was entered without an address empty. */
  applicationUrl: z.string(),
  jobType: z.enum(jobTypes).nullable(),
  experienceLevel: z.enum(experienceLevels).nullable(),
  workplace: z.enum(workplaces).nullable(),
  /** The other sources that list the same job, with the address there. */
  alsoAt: z.array(z.object({ source: z.enum(jobSources), applicationUrl: z.string() })),
  firstSeen: z.string(),
  lastSeen: z.string(),
  /** How often it was reposted or given a new date: often means that nobody may be hired. */
  reposted: z.number().int(),
  /** No longer listed by its source, or past its end. */
  isExpired: z.boolean(),
  /** The person's saved job; null if it isn't saved, and for visitors. */
  saved: z.object({ id: z.string(), status: z.enum(savedStatuses) }).nullable(),
});
export type ListingView = z.infer<typeof listingSchema>;

/** One listing: what "Optimize for this job" and links in mails open. */
export const getListing = route({
  kind: 'json',
  method: 'GET',
  path: '/api/jobs/listings/{id}',
  access: 'anyone',
  scope: 'jobs:read',
  params: z.object({ id: z.string().max(100) }),
  response: listingSchema,
  errors: ['LISTING_NOT_FOUND'],
});

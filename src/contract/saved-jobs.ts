import { z } from 'zod';
import { experienceLevels, jobTypes } from '#domain/listings/listing.ts';
import { validationKey } from '#copy/validation-key.ts';
import { listingSchema, savedStatuses } from './job-listings.ts';
import { postedWithin } from './job-search.ts';
import { jobSources } from './job-sources.ts';
import { maxAdCharacters, maxTitleCharacters } from './limits.ts';
import { route, type RouteQuery } from './route.ts';

export const maxNoteCharacters = 4000;
/** The most jobs that one person may keep. */
export const maxSavedJobs = 1000;
export const hideReasons = ['not_interested', 'bad_fit', 'applied_elsewhere', 'company_blacklist'] as const;

export type HideReason = (typeof hideReasons)[number];

const done = z.object({ ok: z.literal(true) });
const byId = z.object({ id: z.string().max(100) });
const jobListingId = z
  .string(validationKey('jobListingIdRequired'))
  .min(1, validationKey('jobListingIdRequired'))
  .max(100);
const notes = z.string().trim().max(maxNoteCharacters, validationKey('notesTooLong'));

/** Until then a reminder can be set: later ones are slips of the keyboard. */
const lastReminder = Date.UTC(2100, 0, 1);
const reminder = z.iso
  .datetime({ offset: true, error: validationKey('reminderInvalid') })
  .refine((time) => Date.parse(time) < lastReminder, validationKey('reminderInvalid'));

const savedJob = z.object({
  id: z.string(),
  jobListingId: z.string(),
  jobListing: listingSchema,
  status: z.enum(savedStatuses),
  notes: z.string().nullable(),
  /** When to send a reminder. */
  reminder: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type SavedJobView = z.infer<typeof savedJob>;

/** Saves a listing, or changes a saved one: it never makes two. Absent fields stay as they are; a new one gets the status `saved`. */
export const saveJob = route({
  kind: 'json',
  method: 'POST',
  path: '/api/jobs/save',
  access: 'user',
  scope: 'jobs:write',
  body: z.object({ jobListingId, status: z.enum(savedStatuses).optional(), notes: notes.optional() }),
  response: savedJob,
  errors: ['LISTING_NOT_FOUND', 'SAVED_JOBS_FULL'],
});

const number = z.coerce.number().int().min(0).max(100_000_000);

export const listSavedJobs = route({
  kind: 'json',
  method: 'GET',
  path: '/api/jobs/saved',
  access: 'user',
  scope: 'jobs:read',
  query: z.object({
    status: z.enum(savedStatuses).optional(),
    source: z.enum(jobSources).optional(),
    experienceLevel: z.enum(experienceLevels).optional(),
    jobType: z.enum(jobTypes).optional(),
    salaryMin: number.optional(),
    salaryMax: number.optional(),
    location: z.string().trim().max(200).optional(),
    datePosted: z.enum(postedWithin).optional(),
  }),
  response: z.object({ savedJobs: z.array(savedJob) }),
  errors: [],
});
export type SavedFilter = RouteQuery<typeof listSavedJobs>;

export const updateSavedJob = route({
  kind: 'json',
  method: 'PATCH',
  path: '/api/jobs/saved/{id}',
  access: 'user',
  scope: 'jobs:write',
  /** The saved job's id, or its listing's. */
  params: byId,
  body: z.object({
    status: z.enum(savedStatuses).optional(),
    notes: notes.nullable().optional(),
    reminder: reminder.nullable().optional(),
  }),
  response: savedJob,
  errors: ['SAVED_JOB_NOT_FOUND', 'REMINDER_PAST'],
});

export const removeSavedJob = route({
  kind: 'json',
  method: 'DELETE',
  path: '/api/jobs/saved/{id}',
  access: 'user',
  scope: 'jobs:write',
  /** The saved job's id, or its listing's. */
  params: byId,
  response: done,
  errors: ['SAVED_JOB_NOT_FOUND'],
});

/** The saved jobs as a table for spreadsheets (CSV, RFC 4180). */
export const exportSavedJobs = route({
  kind: 'file',
  method: 'GET',
  path: '/api/jobs/saved/export',
  access: 'user',
  scope: 'jobs:read',
  response: ['text/csv'],
  errors: [],
});

const ownTexts = z.object({
  title: z.string().trim().max(maxTitleCharacters, validationKey('jobTitleTooLong')).optional(),
  company: z.string().trim().max(maxTitleCharacters, validationKey('companyNameTooLong')).optional(),
  location: z.string().trim().max(maxTitleCharacters, validationKey('placeTooLong')).optional(),
  description: z.string().trim().max(maxAdCharacters, validationKey('jobDescriptionTooLong')).optional(),
  applicationUrl: z
    .url({ protocol: /^https?$/, error: validationKey('applicationUrlInvalid') })
    .max(2000, validationKey('applicationUrlInvalid'))
    .optional(),
});

/**
 * What an own ad is entered as: an ad pasted, or a listing's address noted by hand. A title, a text or an address is enough: where there is no title, employer
 * or place, they are read from the text.
 */
export const ownListing = ownTexts.refine(
  ({ title, description, applicationUrl }) => [title, description, applicationUrl].some(Boolean),
  { path: ['title'], message: validationKey('ownJobRequired') },
);

/** Saves an ad of the person's own, seen by nobody else. */
export const addOwnJob = route({
  kind: 'json',
  method: 'POST',
  path: '/api/jobs/own',
  access: 'user',
  scope: 'jobs:write',
  bodySize: 'texts',
  body: ownListing,
  response: savedJob,
  errors: ['SAVED_JOBS_FULL'],
  limit: 'score',
  inTurn: 'engine',
});

export const hideJob = route({
  kind: 'json',
  method: 'POST',
  path: '/api/jobs/hide',
  access: 'user',
  scope: 'jobs:write',
  body: z.object({ jobListingId, reason: z.enum(hideReasons).optional() }),
  response: done,
  errors: ['LISTING_NOT_FOUND'],
});

export const unhideJob = route({
  kind: 'json',
  method: 'DELETE',
  path: '/api/jobs/hide/{id}',
  access: 'user',
  scope: 'jobs:write',
  /** The listing's id. */
  params: byId,
  response: done,
  errors: ['LISTING_NOT_FOUND'],
});

export const listHiddenJobs = route({
  kind: 'json',
  method: 'GET',
  path: '/api/jobs/hidden',
  access: 'user',
  scope: 'jobs:read',
  response: z.object({
    hiddenJobs: z.array(
      z.object({ jobListing: listingSchema, reason: z.enum(hideReasons).nullable(), createdAt: z.string() }),
    ),
  }),
  errors: [],
});

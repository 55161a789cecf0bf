import { z } from 'zod';
import { validationKey } from '#copy/validation-key.ts';
import { searchTerms } from './job-search.ts';
import { route } from './route.ts';

export const maxSavedSearches = 20;
export const maxSearchNameCharacters = 80;

const name = z
  .string()
  .trim()
  .min(1, validationKey('searchNameRequired'))
  .max(maxSearchNameCharacters, validationKey('searchNameTooLong'));
const byId = z.object({ id: z.string().max(100) });

const savedSearch = z.object({
  id: z.string(),
  name: z.string(),
  terms: searchTerms,
  /** A mail a day with what is new, where there is something new. */
  dailyMail: z.boolean(),
  /** New since the person last looked. */
  newJobs: z.number().int(),
  createdAt: z.string(),
  lastRunAt: z.string().nullable(),
});
export type SavedSearchView = z.infer<typeof savedSearch>;

/** Saves a search. The same terms twice are one search, with its name and mail updated if they're sent. */
export const saveSearch = route({
  kind: 'json',
  method: 'POST',
  path: '/api/jobs/saved-searches',
  access: 'user',
  scope: 'jobs:write',
  body: searchTerms.extend({ name: name.optional(), dailyMail: z.boolean().optional() }),
  response: savedSearch,
  errors: ['SAVED_SEARCHES_FULL'],
});

export const listSavedSearches = route({
  kind: 'json',
  method: 'GET',
  path: '/api/jobs/saved-searches',
  access: 'user',
  scope: 'jobs:read',
  response: z.object({ savedSearches: z.array(savedSearch) }),
  errors: [],
});

/** `seen` sets what is new to none. */
export const updateSavedSearch = route({
  kind: 'json',
  method: 'PATCH',
  path: '/api/jobs/saved-searches/{id}',
  access: 'user',
  scope: 'jobs:write',
  params: byId,
  body: z.object({ name: name.optional(), dailyMail: z.boolean().optional(), seen: z.literal(true).optional() }),
  response: savedSearch,
  errors: ['SAVED_SEARCH_NOT_FOUND'],
});

export const deleteSavedSearch = route({
  kind: 'json',
  method: 'DELETE',
  path: '/api/jobs/saved-searches/{id}',
  access: 'user',
  scope: 'jobs:write',
  params: byId,
  response: z.object({ ok: z.literal(true) }),
  errors: ['SAVED_SEARCH_NOT_FOUND'],
});

/** Ends the daily mails of the person whom a mail's token names: what its link and the button of a mail program do (RFC 8058). */
export const stopJobMails = route({
  kind: 'json',
  method: 'POST',
  path: '/api/jobs/mails/stop',
  evenWhenFull: true,
  access: 'anyone',
  byToken: true,
  query: z.object({ token: z.string().max(200) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['JOB_MAILS_UNKNOWN'],
});

import { z } from 'zod';
import { boardProviders } from './job-sources.ts';
import { validationKey } from '#copy/validation-key.ts';
import { route } from './route.ts';

/** The most companies that one person may follow. How many they may add in a day is `jobBoard` in `limits.ts`. */
export const maxOwnCompanies = 20;

/** The progress of a board: waiting for its turn, failed last time, read in part because it lists more than we take, or read completely. */
const boardStates = ['fetching', 'failing', 'cut', 'read'] as const;

const company = z.object({
  id: z.string(),
  provider: z.enum(boardProviders),
  /** As the board's address names it. */
  slug: z.string(),
  name: z.string(),
  /** The person's own can be removed. */
  isOwn: z.boolean(),
  /** Everybody finds its jobs; otherwise only its followers. */
  isPublic: z.boolean(),
  state: z.enum(boardStates),
  /** How many its newest answer held. */
  listings: z.number().int(),
  /** When it last answered; null where that hasn't happened yet. */
  fetchedAt: z.string().nullable(),
  /** Why it did not answer last time, as a sentence. */
  failure: z.string().nullable(),
});
export type CompanyView = z.infer<typeof company>;

export const listCompanies = route({
  kind: 'json',
  method: 'GET',
  path: '/api/jobs/companies',
  access: 'user',
  scope: 'jobs:read',
  response: z.object({ companies: z.array(company) }),
  errors: [],
});

/**
 * Adds a company's board by its address ("https://boards.greenhouse.io/acme") or by provider and name ("greenhouse: acme"): both are
 * read by pattern, what is fetched is composed from our settings. The board is read afterwards: `listCompanies` says what came of it. Its jobs are found by who
 * added it, until the operator approves it for everybody.
 */
export const addCompany = route({
  kind: 'json',
  method: 'POST',
  path: '/api/jobs/companies',
  access: 'user',
  scope: 'jobs:write',
  body: z.object({
    company: z
      .string(validationKey('companyRequired'))
      .trim()
      .min(1, validationKey('companyRequired'))
      .max(300, validationKey('companyTooLong')),
    /** If only a name is given. */
    provider: z.enum(boardProviders).optional(),
  }),
  response: company,
  errors: ['EMAIL_UNVERIFIED', 'COMPANY_UNKNOWN', 'COMPANY_REFUSED', 'COMPANY_BOARDS_OFF', 'COMPANIES_FULL'],
  limit: 'jobBoard',
});

export const removeCompany = route({
  kind: 'json',
  method: 'DELETE',
  path: '/api/jobs/companies/{id}',
  access: 'user',
  scope: 'jobs:write',
  params: z.object({ id: z.string().max(100) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['COMPANY_NOT_FOUND'],
});

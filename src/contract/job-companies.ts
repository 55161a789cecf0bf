import { z } from 'zod';
import { boardProviders } from './job-sources.ts';
import { validationKey } from '#copy/validation-key.ts';
import { route } from './route.ts';

/** The most companies that one person may add. */
export const maxOwnCompanies = 30;

const company = z.object({
  id: z.string(),
  provider: z.enum(boardProviders),
  /** As the board's address names it. */
  slug: z.string(),
  name: z.string(),
  /** The operator's are everybody's and cannot be removed. */
  isOwn: z.boolean(),
  /** How many its newest answer held. */
  listings: z.number().int(),
  /** When it was last read to its end; null where that hasn't happened yet. */
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
 * read by pattern, what is fetched is composed from our settings. It is kept only if the board answers.
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
    /** Where a name alone is given. */
    provider: z.enum(boardProviders).optional(),
  }),
  response: company,
  errors: ['COMPANY_UNKNOWN', 'COMPANY_BOARD_UNKNOWN', 'COMPANY_NOT_ANSWERING', 'COMPANY_BOARDS_OFF', 'COMPANIES_FULL'],
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

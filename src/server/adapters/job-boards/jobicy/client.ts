import { listingPage } from '../listing-page.ts';
import type { SourceDefinition } from '../source-definition.ts';
import { jobicyJobs, jobicyListing } from './mapping.ts';

/**
 * Jobicy's newest 100 remote jobs: https://github.com/Jobicy/remote-jobs-api. It asks not to be asked more than once an hour, for credit, and
 * not to pass its jobs
 * on to other aggregators. Not tried against the real service.
 */
export const jobicy: SourceDefinition = {
  name: 'jobicy',
  baseUrl: 'https://jobicy.com',
  open: ({ http }) => ({
    name: 'jobicy',
    kind: 'list',
    freshSeconds: 4 * 3600,
    limits: [{ calls: 1, perSeconds: 3600 }],
    attribution: { text: 'Jobs by Jobicy', url: 'https://jobicy.com' },
    fetch: async ({ signal }) =>
      listingPage(
        await http.json(jobicyJobs, { path: 'api/v2/remote-jobs', query: { count: 100 }, signal }),
        ({ jobs }) => jobs.map(jobicyListing),
      ),
  }),
};

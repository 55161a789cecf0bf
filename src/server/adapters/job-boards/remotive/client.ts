import { listingPage } from '../listing-page.ts';
import type { SourceDefinition } from '../source-definition.ts';
import { remotiveJobs, remotiveListing } from './mapping.ts';

/**
 * Remotive's jobs: https://github.com/remotive-com/remote-jobs-api. It asks for at most four requests a day, for credit and links to its own
 * addresses, and not
 * to put its jobs behind a sign-up. It could search, but its whole list is one answer. Not tried against the real service.
 */
export const remotive: SourceDefinition = {
  name: 'remotive',
  baseUrl: 'https://remotive.com',
  open: ({ http }) => ({
    name: 'remotive',
    kind: 'list',
    listsAll: true,
    freshSeconds: 8 * 3600,
    limits: [
      { calls: 2, perSeconds: 60 },
      { calls: 4, perSeconds: 24 * 3600 },
    ],
    attribution: { text: 'Jobs by Remotive', url: 'https://remotive.com' },
    fetch: async ({ signal }) =>
      listingPage(await http.json(remotiveJobs, { path: 'api/remote-jobs', signal }), ({ jobs }) =>
        jobs.map(remotiveListing),
      ),
  }),
};

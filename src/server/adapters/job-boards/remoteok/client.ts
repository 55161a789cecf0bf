import { listingPage } from '../listing-page.ts';
import type { SourceDefinition } from '../source-definition.ts';
import { remoteOkJobs, remoteOkListing } from './mapping.ts';

/**
 * Remote OK's newest jobs: https://remoteok.com/api. Its terms, the first element of the answer, ask for a followed link to its own page of
 * the job and for its
 * name as the source. No limits are published: these are ours. Not tried against the real service.
 */
export const remoteok: SourceDefinition = {
  name: 'remoteok',
  baseUrl: 'https://remoteok.com',
  open: ({ http }) => ({
    name: 'remoteok',
    kind: 'list',
    freshSeconds: 4 * 3600,
    limits: [{ calls: 12, perSeconds: 24 * 3600 }],
    attribution: { text: 'Jobs by Remote OK', url: 'https://remoteok.com' },
    fetch: async ({ signal }) =>
      listingPage(await http.json(remoteOkJobs, { path: 'api', signal }), (jobs) => jobs.map(remoteOkListing)),
  }),
};

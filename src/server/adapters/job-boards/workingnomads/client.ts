import { listingPage } from '../listing-page.ts';
import type { SourceDefinition } from '../source-definition.ts';
import { workingNomadsJobs, workingNomadsListing } from './mapping.ts';

/**
 * Working Nomads' jobs: https://www.workingnomads.com/api/exposed_jobs/, one list. No limits are published: these are ours. The shape is what
 * public clients use;
 * not tried against the real service.
 */
export const workingnomads: SourceDefinition = {
  name: 'workingnomads',
  baseUrl: 'https://www.workingnomads.com',
  open: ({ http }) => ({
    name: 'workingnomads',
    kind: 'list',
    freshSeconds: 6 * 3600,
    limits: [{ calls: 12, perSeconds: 24 * 3600 }],
    attribution: { text: 'Jobs by Working Nomads', url: 'https://www.workingnomads.com' },
    fetch: async ({ signal }) =>
      listingPage(await http.json(workingNomadsJobs, { path: 'api/exposed_jobs/', signal }), (jobs) =>
        jobs.map(workingNomadsListing),
      ),
  }),
};

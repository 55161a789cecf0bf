import { listingPage } from '../listing-page.ts';
import type { SourceDefinition } from '../source-definition.ts';
import { arbeitnowListing, arbeitnowPage } from './mapping.ts';

/**
 * Arbeitnow's job board, mostly German: https://www.arbeitnow.com/api/job-board-api (documented at https://www.arbeitnow.com/blog/job-board-
 * api), 100 a page. It
 * asks for a link back. No limits are published: these are ours. Not tried against the real service.
 */
export const arbeitnow: SourceDefinition = {
  name: 'arbeitnow',
  baseUrl: 'https://www.arbeitnow.com',
  open: ({ http }) => ({
    name: 'arbeitnow',
    kind: 'list',
    listsAll: true,
    freshSeconds: 6 * 3600,
    mostPages: 15,
    limits: [
      { calls: 20, perSeconds: 60 },
      { calls: 200, perSeconds: 24 * 3600 },
    ],
    attribution: { text: 'Jobs by Arbeitnow', url: 'https://www.arbeitnow.com' },
    fetch: async ({ page, signal }) =>
      listingPage(
        await http.json(arbeitnowPage, { path: 'api/job-board-api', query: { page }, signal }),
        ({ data }) => data.map(arbeitnowListing),
        ({ data, links }) => data.length > 0 && links?.next !== undefined,
      ),
  }),
};

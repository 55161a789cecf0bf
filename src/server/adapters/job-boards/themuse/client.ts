import { listingPage } from '../listing-page.ts';
import type { SourceDefinition } from '../source-definition.ts';
import { theMuseListing, theMusePage } from './mapping.ts';

/**
 * The Muse's newest jobs: https://www.themuse.com/developers/api/v2, 20 a page; 500 requests an hour, 3,600 with a key, refused with 403
 * beyond. Its terms ask for
 * credit and links to its own addresses. Not tried against the real service.
 */
export const themuse: SourceDefinition = {
  name: 'themuse',
  baseUrl: 'https://www.themuse.com',
  open: ({ http, settings: { themuseKey } }) => ({
    name: 'themuse',
    kind: 'list',
    freshSeconds: 6 * 3600,
    mostPages: 25,
    limits: [{ calls: themuseKey === undefined ? 500 : 3600, perSeconds: 3600 }],
    attribution: { text: 'Jobs by The Muse', url: 'https://www.themuse.com' },
    async fetch({ page, signal }) {
      const query = { page, descending: 'true', api_key: themuseKey };
      const answer = await http.json(theMusePage, { path: 'api/public/jobs', query, signal });
      if (!answer.ok && answer.failure === 'refused' && themuseKey === undefined) {
        return { ...answer, failure: 'limited' };
      }
      return listingPage(
        answer,
        ({ results }) => results.map(theMuseListing),
        ({ page_count: pages, results }) => results.length > 0 && page < (pages ?? 0),
      );
    },
  }),
};

import { listingPage } from '../listing-page.ts';
import type { SourceDefinition } from '../source-definition.ts';
import { himalayasListing, himalayasPage } from './mapping.ts';

const perPage = 20;

/**
 * The newest remote jobs of Himalayas: https://himalayas.app/api, 20 a page. It asks for visible credit, and not to pass its jobs on to other
 * aggregators. No limits
 * are published: these are ours. The shape is what public clients use; not tried against the real service.
 */
export const himalayas: SourceDefinition = {
  name: 'himalayas',
  baseUrl: 'https://himalayas.app',
  open: ({ http }) => ({
    name: 'himalayas',
    kind: 'list',
    freshSeconds: 6 * 3600,
    mostPages: 10,
    limits: [
      { calls: 15, perSeconds: 60 },
      { calls: 100, perSeconds: 24 * 3600 },
    ],
    attribution: { text: 'Jobs by Himalayas', url: 'https://himalayas.app' },
    async fetch({ page, signal }) {
      const offset = (page - 1) * perPage;
      const answer = await http.json(himalayasPage, { path: 'jobs/api', query: { limit: perPage, offset }, signal });
      return listingPage(
        answer,
        ({ jobs }) => jobs.map(himalayasListing),
        ({ jobs, totalCount }) => jobs.length > 0 && offset + jobs.length < (totalCount ?? 0),
      );
    },
  }),
};

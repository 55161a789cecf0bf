import { listingPage } from '../listing-page.ts';
import { searchWords } from '../search-words.ts';
import type { SourceDefinition } from '../source-definition.ts';
import { adzunaListing, adzunaResults } from './mapping.ts';

const perPage = 50;
/** Older ads are seldom open. */
const mostDays = 45;
const day = 24 * 3600;

/**
 * Adzuna's search: https://developer.adzuna.com/docs/search. Its terms (https://developer.adzuna.com/docs/terms_of_service) limit the calls, and ask for the
 * label "Jobs by Adzuna" and for links to its own addresses. Not tried against the real service.
 */
export const adzuna: SourceDefinition = {
  name: 'adzuna',
  baseUrl: 'https://api.adzuna.com',
  open({ http, settings: { adzuna: keys } }) {
    if (!keys) return undefined;
    const { appId, appKey, country } = keys;
    return {
      name: 'adzuna',
      kind: 'search',
      freshSeconds: 6 * 3600,
      mostPages: 3,
      limits: [
        { calls: 25, perSeconds: 60 },
        { calls: 250, perSeconds: day },
        { calls: 1000, perSeconds: 7 * day },
        { calls: 2500, perSeconds: 30 * day },
      ],
      attribution: { text: 'Jobs by Adzuna', url: 'https://www.adzuna.com' },
      async fetch({ query, page, signal }) {
        const { wanted, unwanted } = searchWords(query?.text ?? '');
        const answer = await http.json(adzunaResults, {
          path: `v1/api/jobs/${country}/search/${page}`,
          query: {
            app_id: appId,
            app_key: appKey,
            what: wanted,
            what_and: query?.remote ? 'remote' : undefined,
            what_exclude: unwanted || undefined,
            where: query?.location || undefined,
            max_days_old: mostDays,
            results_per_page: perPage,
            'content-type': 'application/json',
          },
          signal,
        });
        return listingPage(
          answer,
          ({ results }) => results.map((ad) => adzunaListing(ad, country)),
          ({ count, results }) => results.length > 0 && page * perPage < (count ?? 0),
        );
      },
    };
  },
};

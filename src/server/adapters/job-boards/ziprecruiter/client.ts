import { listingPage } from '../listing-page.ts';
import { searchWords } from '../search-words.ts';
import type { SourceDefinition } from '../source-definition.ts';
import { zipRecruiterListing, zipRecruiterPage } from './mapping.ts';

const perPage = 100;
const radiusMiles = 30;
const mostDays = 45;

/**
 * ZipRecruiter's publisher search, as public clients of it speak it (its documentation is given to partners): GET /jobs/v1 with `search`, `location`,
 * `radius_miles`, `days_ago`, `jobs_per_page`, `page`, `api_key`. Pages end at `num_paginable_jobs`. No limits are published: these are ours.
 * Not tried against
 * the real service.
 */
export const ziprecruiter: SourceDefinition = {
  name: 'ziprecruiter',
  baseUrl: 'https://api.ziprecruiter.com',
  open({ http, settings: { ziprecruiter: keys } }) {
    if (!keys) return undefined;
    const { apiKey } = keys;
    return {
      name: 'ziprecruiter',
      kind: 'search',
      freshSeconds: 6 * 3600,
      mostPages: 3,
      limits: [
        { calls: 20, perSeconds: 60 },
        { calls: 1000, perSeconds: 24 * 3600 },
      ],
      attribution: { text: 'Jobs by ZipRecruiter', url: 'https://www.ziprecruiter.com' },
      async fetch({ query, page, signal }) {
        const words = searchWords(query?.text ?? '').wanted;
        const answer = await http.json(zipRecruiterPage, {
          path: 'jobs/v1',
          query: {
            search: query?.remote ? `${words} remote` : words,
            location: query?.location ?? '',
            radius_miles: radiusMiles,
            days_ago: mostDays,
            jobs_per_page: perPage,
            page,
            api_key: apiKey,
          },
          signal,
        });
        if (answer.ok && !('jobs' in answer.value)) {
          const { message, error } = answer.value;
          return { ok: false, failure: 'refused', said: message ?? error };
        }
        return listingPage(
          answer,
          (value) => ('jobs' in value ? value.jobs.map(zipRecruiterListing) : []),
          (value) => 'jobs' in value && value.jobs.length > 0 && page * perPage < (value.num_paginable_jobs ?? 0),
        );
      },
    };
  },
};

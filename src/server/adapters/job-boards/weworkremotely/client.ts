import type { SourceDefinition } from '../source-definition.ts';
import { weWorkRemotelyListings } from './mapping.ts';

/**
 * We Work Remotely's feed of its newest jobs: https://weworkremotely.com/remote-jobs.rss (listed at https://weworkremotely.com/remote-job-rss-
 * feed), with credit and
 * links to its own addresses. No limits are published: these are ours. The shape is what public readers of the feed use; not tried against the real service.
 */
export const weworkremotely: SourceDefinition = {
  name: 'weworkremotely',
  baseUrl: 'https://weworkremotely.com',
  open: ({ http }) => ({
    name: 'weworkremotely',
    kind: 'list',
    freshSeconds: 4 * 3600,
    limits: [{ calls: 12, perSeconds: 24 * 3600 }],
    attribution: { text: 'Jobs by We Work Remotely', url: 'https://weworkremotely.com' },
    async fetch({ signal }) {
      const answer = await http.text({ path: 'remote-jobs.rss', signal });
      if (!answer.ok) return answer;
      const listings = weWorkRemotelyListings(answer.value);
      return listings ? { ok: true, listings, hasMore: false } : { ok: false, failure: 'broken', said: 'no RSS' };
    },
  }),
};

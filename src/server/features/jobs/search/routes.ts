import type { Handlers } from '../../../http/handler.ts';
import { signedIn } from '../../../http/visit.ts';
import type { JobSearch } from './service.ts';

export const jobSearchRoutes = ({
  search,
}: {
  search: JobSearch;
}): Pick<Handlers, 'searchJobs' | 'listSearches' | 'forgetSearch' | 'jobStats'> => ({
  searchJobs: async ({ visit, body, locale }) => search.search((await visit.find())?.userId, body, locale),
  listSearches: async ({ visit }) => search.history((await signedIn(visit)).userId),
  async forgetSearch({ visit, params }) {
    await search.forget((await signedIn(visit)).userId, params.id);
    return { ok: true };
  },
  jobStats: async ({ visit }) => search.stats((await signedIn(visit)).userId),
});

import type { Handlers } from '../../../http/handler.ts';
import { signedIn } from '../../../http/visit.ts';
import type { JobMatches } from './service.ts';

export const jobMatchRoutes = ({
  matches,
}: {
  matches: JobMatches;
}): Pick<Handlers, 'recommendJobs' | 'listMatches' | 'updateMatch' | 'compareJobs' | 'listRankedResumes'> => ({
  recommendJobs: async ({ visit, query, locale }) => matches.recommend(await signedIn(visit), query, locale),
  listMatches: async ({ visit, query, locale }) => matches.list(await signedIn(visit), query, locale),
  updateMatch: async ({ visit, params, body, locale }) =>
    matches.update((await signedIn(visit)).userId, params.id, body, locale),
  compareJobs: async ({ visit, body, locale }) => matches.compare(await signedIn(visit), body, locale),
  listRankedResumes: async ({ visit }) => matches.resumes(await signedIn(visit)),
});

import { useQuery } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import type { RouteQuerySent } from '#contract/route.ts';
import { useApi } from '../../api/services.tsx';
import { useSession } from '../account/use-session.ts';
import { jobsKeyOf } from './jobs-cache.ts';
import { jobsPerPage, type JobQuery } from './jobs-address.ts';

const useUserId = (): string | undefined => useSession()?.user.id;

/** The jobs of a search; what was found before is still there when one comes back to it. */
export function useJobSearch({ terms, sort, page }: JobQuery) {
  const client = useApi();
  return useQuery({
    queryKey: jobsKeyOf(useUserId(), 'search', terms, sort, page),
    queryFn: ({ signal }) =>
      client.call(api.searchJobs, { body: { ...terms, sort, page, limit: jobsPerPage }, signal }),
    enabled: terms.query !== '',
  });
}

/** One listing, loaded on each visit: it may have been taken down meanwhile. */
export function useListing(id: string) {
  const client = useApi();
  return useQuery({
    queryKey: jobsKeyOf(useUserId(), 'listing', id),
    queryFn: ({ signal }) => client.call(api.getListing, { params: { id }, signal }),
  });
}

/** The counts of the signed-in account. */
export function useJobStats() {
  const client = useApi();
  return useQuery({
    queryKey: jobsKeyOf(useUserId(), 'stats'),
    queryFn: ({ signal }) => client.call(api.jobStats, { signal }),
    refetchOnMount: 'always',
  });
}

/** The sources of listings, with the credits they require. */
export function useJobSources() {
  const client = useApi();
  return useQuery({
    queryKey: jobsKeyOf(undefined, 'sources'),
    queryFn: ({ signal }) => client.call(api.listJobSources, { signal }),
  });
}

/** The account's searches, the newest first; `searched` changes with each search. */
export function useSearchHistory() {
  const client = useApi();
  return useQuery({
    queryKey: jobsKeyOf(useUserId(), 'history'),
    queryFn: ({ signal }) => client.call(api.listSearches, { signal }),
    refetchOnMount: 'always',
  });
}

/** The resumes that jobs can be compared with. */
export function useRankedResumes() {
  const client = useApi();
  return useQuery({
    queryKey: jobsKeyOf(useUserId(), 'resumes'),
    queryFn: ({ signal }) => client.call(api.listRankedResumes, { signal }),
    refetchOnMount: 'always',
  });
}

export function useRecommendations(query: RouteQuerySent<typeof api.recommendJobs>) {
  const client = useApi();
  return useQuery({
    queryKey: jobsKeyOf(useUserId(), 'recommendations', query),
    queryFn: ({ signal }) => client.call(api.recommendJobs, { query, signal }),
  });
}

export function useMatches(query: RouteQuerySent<typeof api.listMatches>) {
  const client = useApi();
  return useQuery({
    queryKey: jobsKeyOf(useUserId(), 'matches', query),
    queryFn: ({ signal }) => client.call(api.listMatches, { query, signal }),
  });
}

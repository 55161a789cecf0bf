import { useMemo } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ListingView } from '#contract/job-listings.ts';
import type { JobMatchView } from '#contract/job-matches.ts';

/** Every read of this page begins with this, and with who reads: a visitor's answers know nothing of what a person saved. */
export const jobsKey = 'jobs';
export const jobsKeyOf = (userId: string | undefined, ...rest: readonly unknown[]) => [
  jobsKey,
  userId ?? 'visitor',
  ...rest,
];

/** Answers that contain listings. */
interface WithListings {
  jobs?: ListingView[];
  recommendations?: JobMatchView[];
  matches?: JobMatchView[];
}

const isListing = (data: object): data is ListingView => 'applicationUrl' in data;

/** An answer with one of its listings changed; the same where it has none by this id. */
export function withListing<Data>(data: Data, id: string, change: (listing: ListingView) => ListingView): Data {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  if (isListing(data)) return data.id === id ? ({ ...change(data) } as Data) : data;
  const changed = (listing: ListingView) => (listing.id === id ? change(listing) : listing);
  const inMatch = (match: JobMatchView) => ({ ...match, jobListing: changed(match.jobListing) });
  const { jobs, recommendations, matches }: WithListings = data;
  return {
    ...data,
    ...(jobs && { jobs: jobs.map(changed) }),
    ...(recommendations && { recommendations: recommendations.map(inMatch) }),
    ...(matches && { matches: matches.map(inMatch) }),
  };
}

/** An answer with one of its matches replaced in place. */
export function withMatch<Data>(data: Data, match: JobMatchView): Data {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  const replaced = (before: JobMatchView) =>
    before.id === match.id ? { ...match, jobListing: before.jobListing } : before;
  const { recommendations, matches }: WithListings = data;
  return {
    ...data,
    ...(recommendations && { recommendations: recommendations.map(replaced) }),
    ...(matches && { matches: matches.map(replaced) }),
  };
}

const changeAll = (queries: QueryClient, change: (data: unknown) => unknown) =>
  queries.setQueriesData({ queryKey: [jobsKey] }, change);

const refresh = (queries: QueryClient, names: readonly unknown[]) =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === jobsKey && names.includes(queryKey[2]) });

/** Changes what the lists of this page show, without loading them again: nothing moves under the person's finger. */
export function useJobsCache() {
  const queries = useQueryClient();
  return useMemo(
    () => ({
      changeListing: (id: string, change: (listing: ListingView) => ListingView) =>
        changeAll(queries, (data) => withListing(data, id, change)),
      replaceMatch: (match: JobMatchView) => changeAll(queries, (data) => withMatch(data, match)),
      /** Counts, and what other parts of the page keep of saved and hidden jobs, are loaded again; lists of jobs when they are next opened. */
      refreshCounts: async () => {
        await Promise.all([
          queries.invalidateQueries({ predicate: ({ queryKey: [first] }) => String(first).startsWith('/api/jobs/') }),
          refresh(queries, ['stats']),
        ]);
      },
      /** After a search: it is in the history, and counted. */
      refreshHistory: () => refresh(queries, ['stats', 'history']),
    }),
    [queries],
  );
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { useApi } from '../../api/services.tsx';
import { historyKey } from '../in-hand/kept-score.ts';

/** How many are loaded at a time. */
const pageSize = 20;

export type HistoryFilter = 'all' | 'resume' | 'linkedin';
const typeOf = (filter: HistoryFilter) => (filter === 'all' ? undefined : filter);

/** The account's assessments, newest first, older ones on demand. */
export function useHistory(filter: HistoryFilter) {
  const client = useApi();
  return useInfiniteQuery({
    queryKey: [...historyKey, 'list', filter],
    queryFn: ({ signal, pageParam }) =>
      client.call(api.listScores, { query: { limit: pageSize, offset: pageParam, type: typeOf(filter) }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < pageSize ? undefined : pages.length * pageSize),
  });
}

/** What all of the account's assessments come to, however many are listed. */
export function useHistorySummary(filter: HistoryFilter) {
  const client = useApi();
  return useQuery({
    queryKey: [...historyKey, 'summary', filter],
    queryFn: ({ signal }) => client.call(api.summarizeScores, { query: { type: typeOf(filter) }, signal }),
  });
}

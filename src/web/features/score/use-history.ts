import { useQuery } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { useApi } from '../../api/services.tsx';

export const historyKey = ['assessment history'];

/** The page size; the summary is about these. */
const most = 100;

export type HistoryFilter = 'all' | 'resume' | 'linkedin';

/** The account's assessments, newest first; loaded if somebody is signed in. */
export function useHistory(filter: HistoryFilter, signedIn: boolean) {
  const client = useApi();
  return useQuery({
    queryKey: [...historyKey, filter],
    queryFn: ({ signal }) =>
      client.call(api.listScores, {
        query: { limit: most, type: filter === 'all' ? undefined : filter },
        signal,
      }),
    enabled: signedIn,
  });
}

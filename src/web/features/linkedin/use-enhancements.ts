import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import type { EnhancementView } from '#contract/enhancements.ts';
import { isStatus } from '../../api/http-error.ts';
import { readOptions } from '../../api/queries.ts';

const pollMs = 2000;

const listQuery = readOptions(api.listEnhancements, undefined);

/** The account's enhancements, newest first; loaded again on each visit. */
export const useEnhancements = () => useQuery({ ...listQuery, refetchOnMount: 'always' });

/** Reads the list again, after a change. */
export function useListRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: listQuery.queryKey });
}

/** Asks again whether the account has the plan. */
export function usePlanRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: readOptions(api.checkLifetimePlan, undefined).queryKey });
}

const isOver = (enhancement: EnhancementView | undefined): boolean =>
  enhancement !== undefined && enhancement.status !== 'processing';

/** One enhancement, polled every 2 s while it is being made. */
export function useEnhancement(id: string) {
  return useQuery({
    ...readOptions(api.getEnhancement, { id }),
    refetchIntervalInBackground: true,
    // If the first load failed there's nothing to wait for: the person tries again.
    refetchInterval: ({ state }) =>
      state.data === undefined || isOver(state.data) || isStatus(state.error, 404) ? false : pollMs,
  });
}

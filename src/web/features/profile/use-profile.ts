import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { readOptions } from '../../api/queries.ts';

/** The query of all optimizations, page by page. */
export const allOptimizationsKey = ['all optimizations'];

const profileQuery = readOptions(api.getProfile, undefined);

/** The signed-in account's profile, loaded again on each visit: an optimization may have ended meanwhile. */
export const useProfile = () => useQuery({ ...profileQuery, refetchOnMount: 'always' });

/** Loads the profile again, after a change. */
export function useProfileRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: profileQuery.queryKey }),
      queries.invalidateQueries({ queryKey: allOptimizationsKey }),
    ]);
  };
}

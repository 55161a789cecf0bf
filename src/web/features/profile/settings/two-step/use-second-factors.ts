import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { readOptions } from '../../../../api/queries.ts';

const factorsQuery = readOptions(api.getSecondFactors, undefined);

/** How the account is signed in to, loaded again on each visit: a recovery code or a passkey may have been used meanwhile. */
export const useSecondFactors = () => useQuery({ ...factorsQuery, refetchOnMount: 'always' });

/** Loads it again, after a change. */
export function useSecondFactorsRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: factorsQuery.queryKey });
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { readOptions } from '../../../api/queries.ts';

const keysQuery = readOptions(api.listApiKeys, undefined);

/** The account's API keys, loaded again on each visit: a program may have used one meanwhile. */
export const useApiKeys = () => useQuery({ ...keysQuery, refetchOnMount: 'always' });

/** Loads the keys again, after a change. */
export function useApiKeysRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keysQuery.queryKey });
}

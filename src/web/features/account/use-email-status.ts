import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { readOptions } from '../../api/queries.ts';

const statusQuery = readOptions(api.getEmailStatus, undefined);

/** Whether the account's address is confirmed, asked again on each visit: its link may have been opened elsewhere. */
export const useEmailStatus = () => useQuery({ ...statusQuery, refetchOnMount: 'always' });

/** Asks again, after a change. */
export function useEmailStatusRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: statusQuery.queryKey });
}

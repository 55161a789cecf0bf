import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { useApi } from '../../../api/services.tsx';
import { paths } from '../../../paths.ts';
import { useSession } from '../../account/use-session.ts';
import { keepPlace, storages } from '../../in-hand/place-in-hand.ts';
import { claimTokenOf } from '../claim-tokens.ts';

/**
 * An optimization that this tab started and the browser lost: its cookie is gone, the tab's token isn't. Whoever is signed in,
 * or signs in by any road, claims it with that.
 */
export function useTabClaim(id: string, notFound: boolean): { claimToken: string | undefined; claiming: boolean } {
  const client = useApi();
  const queries = useQueryClient();
  const session = useSession();
  const claimToken = notFound ? claimTokenOf(sessionStorage, id) : undefined;
  const visitors = session === null && claimToken !== undefined;
  useEffect(() => {
    if (visitors) keepPlace(storages(), { address: paths.optimize({ result: id }) }, Date.now());
  }, [visitors, id]);
  const { isError } = useQuery({
    queryKey: ['claimed by its tab', session?.user.id, id],
    queryFn: async () => {
      const claimed = await client.call(api.claimOptimization, { body: { claimToken: claimToken ?? '' } });
      await queries.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== 'claimed by its tab' });
      return claimed;
    },
    enabled: Boolean(session) && claimToken !== undefined,
  });
  return { claimToken, claiming: Boolean(session) && claimToken !== undefined && !isError };
}

import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/services.tsx';
import { onSessionNews } from './session-news.ts';
import { forgetAccount, sessionKey, whoIsSignedIn, type SignedIn } from './use-session.ts';

/**
 * Follows a sign-in or sign-out of another tab: what is shown is read anew as whoever is signed in now. A visitor's work stays
 * in this tab, since it comes along; an account's goes when another account, or nobody, is signed in.
 */
export function useSessionNews(): void {
  const client = useApi();
  const queries = useQueryClient();
  useEffect(
    () =>
      onSessionNews(() => {
        const look = async () => {
          const before = queries.getQueryData<SignedIn | null>(sessionKey);
          const now = await whoIsSignedIn(client);
          if (before?.user.id === now?.user.id) return;
          if (before) forgetAccount(queries);
          queries.setQueryData(sessionKey, now);
          await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
        };
        void look();
      }),
    [client, queries],
  );
}

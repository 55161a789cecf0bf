import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '#contract/api.ts';
import type { Membership, SessionUser } from '#contract/accounts.ts';
import { useApi } from '../../api/services.tsx';
import { paths } from '../../paths.ts';

export interface SignedIn {
  user: SessionUser;
  membership: Membership;
}

const sessionKey = ['session'];

/** The server sets a cookie that a session is signed in, so that visitors' pages need not ask and be refused. */
const mayBeSignedIn = (): boolean => /(?:^|;\s*)(?:__Host-)?foothold-signed-in=1/.test(document.cookie);

/** Who is signed in: `undefined` while that is unknown, `null` for a visitor. A failed look-up counts as a visitor. */
export function useSession(): SignedIn | null | undefined {
  const client = useApi();
  const { data } = useQuery({
    queryKey: sessionKey,
    queryFn: async () => (mayBeSignedIn() ? client.call(api.getMe, {}).catch(() => null) : null),
  });
  return data;
}

/** Asks again who is signed in, after signing in or paying. */
export function useSessionRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: sessionKey });
}

/** Clears everything about the account that this tab stored, including what was entered in the wizard. */
export function forgetAccount(queries: QueryClient): void {
  queries.clear();
  queries.setQueryData(sessionKey, null);
  try {
    for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith('foothold.')))
      sessionStorage.removeItem(key);
  } catch {
    // A browser that refuses storage has stored nothing.
  }
}

/** Signs out; clears what this page stored about the account even when the server did not answer. */
export function useSignOut(): () => void {
  const client = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate } = useMutation({
    mutationFn: () => client.call(api.logout, {}),
    // oxlint-disable-next-line no-console -- specified: a failed logout is only logged.
    onError: (error) => console.error('Logout failed', error),
    onSettled: async () => {
      // Components that show the account's data are removed first: they would request it again, as a visitor.
      await navigate(paths.home());
      forgetAccount(queries);
    },
  });
  return () => mutate();
}

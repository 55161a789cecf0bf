import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '#contract/api.ts';
import type { Membership, SessionUser } from '#contract/accounts.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { useApi } from '../../api/services.tsx';
import { paths } from '../../paths.ts';
import { forgetDrafts } from '../in-hand/draft-in-hand.ts';
import { forgetPerson } from '../in-hand/person-in-hand.ts';
import { forgetPlace, storages } from '../in-hand/place-in-hand.ts';
import { forgetWork, ownerOfWork } from './left-work.ts';
import { tellOtherTabs } from './session-news.ts';

export interface SignedIn {
  user: SessionUser;
  membership: Membership;
}

export const sessionKey = ['session'];

/** The server sets a cookie that a session is signed in, so that visitors' pages need not ask and be refused. */
export const mayBeSignedIn = (): boolean => /(?:^|;\s*)(?:__Host-)?foothold-signed-in=1/.test(document.cookie);

/** A visitor for certain is not asked for, and a failed look-up is a visitor. Where an account's work is stored, its session may have ended. */
export const whoIsSignedIn = async (client: ApiClient): Promise<SignedIn | null> =>
  mayBeSignedIn() || ownerOfWork() !== undefined ? client.call(api.getMe, {}).catch(() => null) : null;

/** The signed-in person: `undefined` while loading, `null` for a visitor. A failed request counts as a visitor. */
export function useSession(): SignedIn | null | undefined {
  const client = useApi();
  const { data } = useQuery({
    queryKey: sessionKey,
    queryFn: () => whoIsSignedIn(client),
  });
  return data;
}

/** Asks again who is signed in, after signing in or paying. */
export function useSessionRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: sessionKey });
}

/** Clears what was read as a visitor: it may be more, or open, for the account that signs in. */
export const forgetVisit = (queries: QueryClient): void =>
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });

/** Clears everything about the account that this tab stored, including what was entered in the wizard. */
export function forgetAccount(queries: QueryClient): void {
  queries.clear();
  queries.setQueryData(sessionKey, null);
  forgetPlace(storages());
  forgetPerson(sessionStorage);
  forgetWork();
}

const signOutKey = ['sign-out unanswered'];

/** Whether the server did not answer the last sign-out: its session may go on, though this page has forgotten it. */
export function useUnansweredSignOut(): boolean {
  return useQuery({ queryKey: signOutKey, queryFn: () => false, enabled: false }).data ?? false;
}

/** Of what ends the session of this page on purpose. */
export const endingKey = ['end session'];

/** Signs out; what this page knew of the account is forgotten even when the server did not answer, which is then said. */
export function useSignOut(): { signOut: () => void; busy: boolean } {
  const client = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationKey: endingKey,
    onMutate: () => {
      // At once, so that somebody who moves on meanwhile doesn't find the work on the next page, nor the message that the session has ended.
      forgetWork();
      // Reads under way would reach the server after the end of the session, and be refused.
      return queries.cancelQueries();
    },
    mutationFn: () => client.call(api.logout, {}),
    // oxlint-disable-next-line no-console -- specified: a failed logout is only logged.
    onError: (error) => console.error('Logout failed', error),
    onSettled: async (answer) => {
      // What shows the account's things goes first: it would ask for them again, as a visitor.
      await navigate(paths.home());
      forgetAccount(queries);
      // Whoever uses this browser next is not to read what was typed; a session that merely ended keeps it.
      forgetDrafts(localStorage);
      queries.setQueryDefaults(signOutKey, { gcTime: Infinity });
      queries.setQueryData(signOutKey, answer === undefined);
      tellOtherTabs();
    },
  });
  return { signOut: mutate, busy: isPending };
}

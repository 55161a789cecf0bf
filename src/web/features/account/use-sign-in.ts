import { useEffect } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import type { login } from '#contract/accounts.ts';
import type { RouteResponse } from '#contract/route.ts';
import { codeOf, sentenceOf } from '../../api/http-error.ts';
import { paths } from '../../paths.ts';
import { useTrack } from '../tracking/use-track.ts';
import { askOnce, claimTokenInHand } from '../in-hand/claim-token.ts';
import { forgetPerson } from '../in-hand/person-in-hand.ts';
import { forgetPlace, keepPlace, placeInHand, storages } from '../in-hand/place-in-hand.ts';
import { placeAfterSignIn, safeReturn } from './safe-return.ts';
import { takeUpWork } from './left-work.ts';
import { forgetVisit, useSessionRefresh } from './use-session.ts';
import { tellOtherTabs } from './session-news.ts';

/** In the page's memory from a registration on, until the tour for new people takes notice of it. */
export const justRegisteredKey = ['just registered'];

interface SignInWays {
  failed: string;
  event: 'login' | 'sign_up';
  onSignedIn?: () => void;
  /** How an error is said that is not of a request. */
  wordsOf?: (error: Error) => string | undefined;
}

/** Signs in by `call` and goes on to where the person was going, or to what they had in hand. */
export function useSignIn<Input>(
  call: (input: Input) => Promise<RouteResponse<typeof login>>,
  { failed, event, onSignedIn, wordsOf }: SignInWays,
) {
  const track = useTrack();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const refresh = useSessionRefresh();
  const returnTo = safeReturn(search.get('returnTo'));
  useEffect(() => {
    const claimToken = claimTokenInHand(sessionStorage);
    if (claimToken !== undefined) askOnce(sessionStorage, claimToken);
    // By way of a forgotten password one comes back in another tab, where the address says nothing of it.
    else if (returnTo !== undefined) keepPlace(storages(), { address: returnTo }, Date.now());
  }, [returnTo]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: call,
    onSuccess: async ({ user, adopted }) => {
      track(event, { method: 'email' });
      const back = takeUpWork(queries, user.id);
      forgetVisit(queries);
      onSignedIn?.();
      await refresh();
      tellOtherTabs();
      const newest = adopted.optimizations[0];
      const made = newest === undefined ? undefined : { address: paths.optimize({ result: newest }) };
      const inHand = placeInHand(storages(), Date.now(), made);
      const claimToken = claimTokenInHand(sessionStorage);
      const { address, state } =
        back && claimToken === undefined ? back : placeAfterSignIn({ search, claimToken, inHand });
      forgetPlace(storages());
      forgetPerson(sessionStorage);
      await navigate(address, { replace: true, state });
    },
  });
  return {
    signIn: mutate,
    busy: isPending,
    error: error ? (wordsOf?.(error) ?? sentenceOf(error, failed)) : undefined,
    /** The code of the error, where the server sent one. */
    code: codeOf(error),
    search,
  };
}

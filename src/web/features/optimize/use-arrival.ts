import { useCallback, useEffect, useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { api } from '#contract/api.ts';
import { isStatus, sentenceOf } from '../../api/http-error.ts';
import { useApi } from '../../api/services.tsx';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { useMounted } from '../../ui/use-mounted.ts';
import { useToast } from '../../ui/toast.tsx';
import { useSession } from '../account/use-session.ts';
import { askOnce, claimTokenInHand, dropClaimToken } from '../in-hand/claim-token.ts';
import { prepEntry, wasPrepOpen } from '../interview/prep-place.ts';
import { optimizationOfToken } from './claim-tokens.ts';
import { usePaymentReturn } from './use-payment-return.ts';

/**
 * Shows an optimization that isn't in the address, and its interview preparation if the person came for that, unless they have gone elsewhere
 * meanwhile.
 */
function useOpen() {
  const navigate = useNavigate();
  const isMounted = useMounted();
  return (optimizationId: string): void => {
    const state = { opened: optimizationId, ...(wasPrepOpen(sessionStorage, optimizationId) && prepEntry) };
    if (isMounted()) void navigate(paths.optimize(), { replace: true, state });
  };
}

/**
 * What an address brings besides a result: the return from a payment, the plan of an offer. Each is taken out of the address at
 * once and acted on once; until it is known what a payment was for, the person is returning. A claim token has left the address before, and is acted on here.
 */
export function useArrival(): { returning: boolean } {
  const { paymentReturn } = useCopy();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const session = useSession();
  const open = useOpen();
  const returnFromPayment = usePaymentReturn(open);
  const toast = useToast();
  const done = useRef('');
  const { mutate: goOn, isPending } = useMutation({ mutationFn: returnFromPayment });
  const returning = isPending || search.get('success') === 'true';
  useClaim(open);
  useEffect(() => {
    const brought = ['success', 'plan'].filter((name) => search.has(name));
    const address = search.toString();
    if (session === undefined || brought.length === 0 || done.current === address) return;
    done.current = address;
    if (search.get('success') === 'true') {
      goOn({ paymentIntentId: search.get('payment_intent'), outcome: search.get('redirect_status') });
    } else if (search.get('plan') === 'basic')
      toast({ tone: 'notice', title: paymentReturn.basicPlanTitle, text: paymentReturn.basicPlan });
    void navigate(paths.optimize({ result: search.get('result') ?? undefined }), { replace: true });
  }, [search, session, navigate, goOn, toast, paymentReturn]);
  return { returning };
}

/** Takes the optimization of the token in hand into the account; a visitor is asked once to sign in for that. */
function useClaim(open: (optimizationId: string) => void): void {
  const { claiming } = useCopy();
  const client = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const session = useSession();
  // The token may come while this page is open.
  const { key } = useLocation();
  const claimToken = key === '' ? undefined : claimTokenInHand(sessionStorage);
  const claimed = useRef('');
  /** Whether it came along with this browser's session when that signed in, in another tab, and may have been deleted since. */
  const cameAlong = useCallback(
    async (claimToken: string, error: unknown): Promise<boolean> => {
      const id = optimizationOfToken(sessionStorage, claimToken);
      if (id === undefined) return false;
      if (isStatus(error, 404)) return true;
      // Another account has it, unless it can be seen by this one.
      const seen = client.call(api.getOptimization, { params: { id } });
      return isStatus(error, 409) && seen.then(() => true).catch(() => false);
    },
    [client],
  );
  const claim = useCallback(
    async (claimToken: string): Promise<string | undefined> => {
      try {
        const { optimizationId } = await client.call(api.claimOptimization, { body: { claimToken } });
        dropClaimToken(sessionStorage);
        return optimizationId;
      } catch (error) {
        // oxlint-disable-next-line no-console -- specified: a failed claim is logged.
        console.warn('Claim failed', error);
        // Refused for good; where the server was not reached, a reload tries again.
        if (isStatus(error, 404) || isStatus(error, 409)) dropClaimToken(sessionStorage);
        // Whose session has ended is asked to sign in again, and then it is claimed.
        if (isStatus(error, 401) || (await cameAlong(claimToken, error))) return undefined;
        toast({ tone: 'destructive', title: claiming.failed, text: sentenceOf(error, claiming.failedText) });
        return undefined;
      }
    },
    [client, toast, claiming, cameAlong],
  );
  const opening = useRef(open);
  useEffect(() => {
    opening.current = open;
  });
  useEffect(() => {
    if (session === undefined || claimToken === undefined || claimed.current === claimToken) return;
    if (session) {
      claimed.current = claimToken;
      void claim(claimToken).then((id) => id !== undefined && opening.current(id));
    } else if (askOnce(sessionStorage, claimToken)) {
      toast({ tone: 'notice', title: claiming.signInFirst, text: claiming.signInFirstText });
      void navigate(paths.login({ returnTo: paths.optimize() }), { replace: true });
    }
  }, [session, claimToken, claim, navigate, toast, claiming]);
}

import { useEffect, useRef, type Dispatch } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '#contract/api.ts';
import { sentenceOf } from '../../api/http-error.ts';
import { useApi } from '../../api/services.tsx';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useSession } from '../account/use-session.ts';
import { usePaymentReturn } from './use-payment-return.ts';
import type { WizardAction } from './wizard-state.ts';

/**
 * What an address contains besides a result: a claim token, the return from a payment, the plan of an offer. Each is removed from the address at once and acted
 * on once.
 */
export function useArrival(dispatch: Dispatch<WizardAction>): void {
  const { paymentReturn, claiming } = useCopy();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const session = useSession();
  const claim = useClaim(dispatch);
  const returnFromPayment = usePaymentReturn(dispatch);
  const toast = useToast();
  const done = useRef('');
  useEffect(() => {
    const brought = ['claimToken', 'success', 'plan'].filter((name) => search.has(name));
    const address = search.toString();
    if (session === undefined || brought.length === 0 || done.current === address) return;
    done.current = address;
    const claimToken = search.get('claimToken');
    if (search.get('success') === 'true')
      void returnFromPayment({
        paymentIntentId: search.get('payment_intent'),
        outcome: search.get('redirect_status'),
      });
    else if (claimToken !== null && session) void claim(claimToken);
    else if (search.get('plan') === 'basic')
      toast({ title: paymentReturn.basicPlanTitle, text: paymentReturn.basicPlan });
    if (claimToken !== null && !session) {
      toast({ title: claiming.signInFirst, text: claiming.signInFirstText });
      void navigate(paths.login({ claimToken, returnTo: paths.optimize() }), { replace: true });
      return;
    }
    void navigate(paths.optimize({ result: search.get('result') ?? undefined }), { replace: true });
  }, [search, session, navigate, claim, returnFromPayment, toast, paymentReturn, claiming]);
}

function useClaim(dispatch: Dispatch<WizardAction>) {
  const { claiming } = useCopy();
  const client = useApi();
  const toast = useToast();
  return async (claimToken: string): Promise<void> => {
    try {
      const { optimizationId } = await client.call(api.claimOptimization, { body: { claimToken } });
      dispatch({ type: 'resultOpened', optimizationId });
    } catch (error) {
      // oxlint-disable-next-line no-console -- specified: a failed claim is logged.
      console.warn('Claim failed', error);
      toast({ tone: 'destructive', title: claiming.failed, text: sentenceOf(error, claiming.failedText) });
    }
  };
}

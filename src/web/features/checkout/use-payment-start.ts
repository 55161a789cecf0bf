import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '#contract/api.ts';
import type { PaymentType } from '#domain/billing/prices.ts';
import { codeOf, sentenceOf } from '../../api/http-error.ts';
import { useApi } from '../../api/services.tsx';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { useToast } from '../../ui/toast.tsx';

/** Errors that mean there's nothing to pay: the order is open already. */
const openAlready = new Set(['ALREADY_UNLOCKED', 'ALREADY_SUBSCRIBED', 'PLAN_OPENS_ALL']);

/**
 * Begins the payment. Where that fails it is logged, said, and the person is taken home, or to the optimization that they came
 * from where it is open already. A package that they hold is not sold again: it is theirs to spend.
 */
export function usePaymentStart(
  paymentType: PaymentType,
  optimizationId: string | undefined,
  inHand: string | undefined,
) {
  const { checkout: words } = useCopy();
  const client = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['payment', paymentType, optimizationId],
    queryFn: () => client.call(api.createPaymentIntent, { body: { paymentType, optimizationId } }),
    gcTime: 0,
  });
  const code = codeOf(error) ?? '';
  const packageHeld = code === 'CREDIT_HELD';
  const signedOut = code === 'NOT_SIGNED_IN';
  const open = openAlready.has(code);
  const next = inHand !== undefined && open ? paths.optimize({ result: inHand }) : paths.home();
  useEffect(() => {
    // Whose session has ended is asked to sign in again, and comes back here.
    if (!error || packageHeld || signedOut) return;
    // oxlint-disable-next-line no-console -- specified: a payment that cannot begin is logged.
    console.warn('The payment could not begin.', error);
    toast({
      // Nothing went wrong where what was wanted is there.
      tone: open ? 'notice' : 'destructive',
      title: words.refused,
      text: sentenceOf(error, words.failedText),
      ...(open &&
        inHand === undefined && {
          action: { text: words.seePlan, onPress: () => void navigate(paths.profile({ tab: 'settings' })) },
        }),
    });
    // It was opened in another tab, or by a payment that lost its answer: whatever this tab loaded as locked is loaded again.
    if (open) void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'payment' });
    void navigate(next, { replace: true });
  }, [error, packageHeld, signedOut, open, next, inHand, queries, navigate, toast, words]);
  return { started: error ? undefined : data, packageHeld, startAgain: () => void refetch() };
}

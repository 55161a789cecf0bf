import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import type { PaymentType } from '#domain/billing/prices.ts';
import { readOptions } from '../../api/queries.ts';
import { pendingPaymentOf } from './pending-payment.ts';

/** How often a payment without an answer is looked up, in milliseconds. */
const askMs = 2000;

/** The payment that this tab sent for the same thing before, and never heard of again. */
function sentBefore(type: PaymentType, inHand: string | undefined): string | undefined {
  const sent = pendingPaymentOf(sessionStorage);
  return sent && !sent.returned && sent.paymentType === type && sent.optimizationId === inHand
    ? sent.paymentIntentId
    : undefined;
}

/**
 * A payment whose answer got lost, now or before the page was loaded again: it may have gone through, so nothing new is sold until that is known, and while the
 * form stands there it is asked for again and again.
 */
export function useSentPayment(
  type: PaymentType,
  inHand: string | undefined,
  onPaid: (paymentIntentId: string) => void,
): {
  /** Whether one from before is being looked up. */
  looking: boolean;
  /** Called with a payment that lost its answer. */
  unanswered: (paymentIntentId: string) => void;
} {
  const [before] = useState(() => sentBefore(type, inHand));
  const [sent, setSent] = useState(before);
  const { data, isLoading } = useQuery({
    ...readOptions(api.getPaymentDetails, { paymentIntentId: sent ?? '' }),
    enabled: sent !== undefined,
    gcTime: 0,
    refetchInterval: askMs,
  });
  const paid = data?.status === 'succeeded' ? sent : undefined;
  const heard = useRef(onPaid);
  useEffect(() => {
    heard.current = onPaid;
  });
  useEffect(() => {
    if (paid !== undefined) heard.current(paid);
  }, [paid]);
  return { looking: paid !== undefined || (isLoading && sent === before), unanswered: setSent };
}

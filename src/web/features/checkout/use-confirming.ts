import { useEffect } from 'react';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { prices } from '#domain/billing/prices.ts';
import { useApi } from '../../api/services.tsx';
import { useCopy } from '../../copy/use-copy.tsx';
import { useToast } from '../../ui/toast.tsx';
import { dropPendingPayment, keepPendingPayment, pendingPaymentOf, type PendingPayment } from './pending-payment.ts';

/** The provider's word is mostly here within seconds: asked for every two, after two minutes every ten. In milliseconds. */
const soonMs = 2000;
const laterMs = 10_000;
const soonTimes = 60;

const confirmingKey = ['payment being confirmed'];

/** Keeps which payment is being confirmed, over a reload too; none where it is settled. */
export function keepConfirming(queries: QueryClient, payment: PendingPayment | undefined): void {
  if (payment) keepPendingPayment(sessionStorage, { ...payment, returned: true });
  else dropPendingPayment(sessionStorage);
  queries.setQueryData(confirmingKey, payment ? { ...payment, returned: true } : null);
}

/** Whether what is paid for opens this optimization. */
const opens = ({ paymentType, optimizationId }: PendingPayment, id: string): boolean =>
  prices[paymentType].scope !== 'optimization' || optimizationId === id;

/**
 * Whether a payment that opens this optimization is on its way: the person is back from paying, and the provider's word is not here
 * yet. It is asked for until it is; then everything that was read as locked is read anew.
 */
export function useConfirming(optimizationId: string): boolean {
  const { paymentReturn: words } = useCopy();
  const client = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const kept = useQuery({
    queryKey: confirmingKey,
    queryFn: () => pendingPaymentOf(sessionStorage) ?? null,
    // Known from the first drawing on, or the offer would flash up.
    initialData: () => pendingPaymentOf(sessionStorage) ?? null,
  }).data;
  const paid = kept?.returned === true && opens(kept, optimizationId) ? kept : undefined;
  const { data } = useQuery({
    queryKey: [...confirmingKey, paid?.paymentIntentId],
    queryFn: () => client.call(api.getPaymentDetails, { params: { paymentIntentId: paid?.paymentIntentId ?? '' } }),
    enabled: paid !== undefined,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) =>
      state.data && state.data.status !== 'pending'
        ? false
        : state.dataUpdateCount + state.errorUpdateCount < soonTimes
          ? soonMs
          : laterMs,
  });
  const settled = paid && data && data.status !== 'pending' ? data.status : undefined;
  useEffect(() => {
    if (settled === undefined) return;
    if (settled === 'failed') toast({ tone: 'destructive', title: words.failed, text: words.failedText });
    // What it opens is read first: until then it is still being confirmed.
    void queries
      .invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== confirmingKey[0] })
      .then(() => keepConfirming(queries, undefined));
  }, [settled, queries, toast, words]);
  return paid !== undefined;
}

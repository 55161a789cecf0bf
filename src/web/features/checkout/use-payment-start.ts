import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '#contract/api.ts';
import type { PaymentType } from '#domain/billing/prices.ts';
import { sentenceOf } from '../../api/http-error.ts';
import { useApi } from '../../api/services.tsx';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { useToast } from '../../ui/toast.tsx';

/** Starts the payment. If that fails it is logged and reported, and the person is taken home. */
export function usePaymentStart(paymentType: PaymentType, optimizationId: string | undefined) {
  const { checkout: words } = useCopy();
  const client = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const { data, error } = useQuery({
    queryKey: ['payment', paymentType, optimizationId],
    queryFn: () => client.call(api.createPaymentIntent, { body: { paymentType, optimizationId } }),
    gcTime: 0,
  });
  useEffect(() => {
    if (!error) return;
    // oxlint-disable-next-line no-console -- specified: a payment that cannot begin is logged.
    console.warn('The payment could not begin.', error);
    toast({ tone: 'destructive', title: words.refused, text: sentenceOf(error, words.failedText) });
    void navigate(paths.home(), { replace: true });
  }, [error, navigate, toast, words]);
  return data;
}

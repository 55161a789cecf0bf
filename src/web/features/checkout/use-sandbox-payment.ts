import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { sentenceOf } from '../../api/http-error.ts';
import { useApi } from '../../api/services.tsx';
import { useCopy } from '../../copy/use-copy.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { CardInput } from './card-fields.ts';
import type { PaymentFormProps } from './payment-form.ts';

/** Pays with a test card. A card that requires a confirmation waits for `confirm` or `cancel`. */
export function useSandboxPayment({
  clientSecret,
  onPaying,
  onFailed,
  onPaid,
}: Omit<PaymentFormProps, 'cents' | 'publishableKey'>) {
  const { checkout: words } = useCopy();
  const client = useApi();
  const toast = useToast();
  const [asking, setAsking] = useState<CardInput | undefined>();
  const [problem, setProblem] = useState<string | undefined>();
  const fail = (text: string) => {
    onFailed();
    setProblem(text);
    toast({ tone: 'destructive', title: words.failed, text });
  };
  const { mutate, isPending, isSuccess, data } = useMutation({
    mutationFn: ({ card, confirmed }: { card: CardInput; confirmed: boolean }) =>
      client.call(api.confirmSandboxPayment, { body: { clientSecret, ...card, confirmed } }),
    onSuccess: ({ status, message }, { card }) => {
      if (status === 'succeeded') onPaid();
      else if (status === 'requires_action') setAsking(card);
      else fail(message ?? words.failedText);
    },
    onError: (error) => fail(sentenceOf(error, words.failedText)),
  });
  return {
    /** Why the last try failed. */
    problem,
    pay: (card: CardInput) => {
      setProblem(undefined);
      onPaying();
      mutate({ card, confirmed: false });
    },
    /** Paid counts as busy: the page is about to change. */
    busy: isPending || asking !== undefined || (isSuccess && data.status === 'succeeded'),
    asking: asking !== undefined,
    confirm: () => {
      if (asking) mutate({ card: asking, confirmed: true });
      setAsking(undefined);
    },
    cancel: () => {
      setAsking(undefined);
      fail(words.canceled);
    },
  };
}

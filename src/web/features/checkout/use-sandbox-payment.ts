import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { HttpError, isStatus, sentenceOf } from '../../api/http-error.ts';
import { useApi } from '../../api/services.tsx';
import { useCopy } from '../../copy/use-copy.tsx';
import type { CardInput } from './card-fields.ts';
import type { PaymentFormProps } from './payment-form.ts';
import { usePaymentProblem } from './use-payment-problem.ts';

/** Pays with a test card. A card that requires a confirmation waits for `confirm` or `cancel`. */
export function useSandboxPayment({
  clientSecret,
  onPaying,
  onFailed,
  onUnanswered,
  onStale,
  onPaid,
}: Omit<PaymentFormProps, 'cents' | 'publishableKey'>) {
  const { checkout: words } = useCopy();
  const client = useApi();
  const [asking, setAsking] = useState<CardInput | undefined>();
  const { problem, fail, forget } = usePaymentProblem({ onFailed, onUnanswered });
  const failWith = (error: unknown) => {
    const answered = error instanceof HttpError && error.status < 500;
    if (!answered) return fail('unanswered', sentenceOf(error, words.unanswered));
    fail('refused', sentenceOf(error, words.failedText));
    // Paid in another tab, opened by something else, or deleted: the server says which when a new payment is requested.
    if (isStatus(error, 404) || isStatus(error, 409)) onStale();
  };
  const { mutate, isPending, isSuccess, data } = useMutation({
    mutationFn: ({ card, confirmed }: { card: CardInput; confirmed: boolean }) =>
      client.call(api.confirmSandboxPayment, { body: { clientSecret, ...card, confirmed } }),
    onSuccess: ({ status, message }, { card }) => {
      if (status === 'succeeded') onPaid();
      else if (status === 'requires_action') setAsking(card);
      else fail('declined', message ?? words.declined);
    },
    onError: failWith,
  });
  return {
    /** Why the last try failed. */
    problem,
    pay: (card: CardInput) => {
      forget();
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
      fail('refused', words.canceled);
    },
  };
}

import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useCopy } from '../../../copy/use-copy.tsx';
import { useToast } from '../../../ui/toast.tsx';
import type { PaymentFormProps } from '../payment-form.ts';
import { returnAddress } from '../return-address.ts';

/** Sends the card. A successful payment leaves this page: Stripe loads the return address. */
export function useStripeConfirmation({
  onPaying,
  onFailed,
  onPaid,
}: Pick<PaymentFormProps, 'onPaying' | 'onFailed' | 'onPaid'>) {
  const { checkout: words } = useCopy();
  const toast = useToast();
  const [problem, setProblem] = useState<string | undefined>();
  const fail = (text = words.failedText) => {
    onFailed();
    setProblem(text);
    toast({ tone: 'destructive', title: words.failed, text });
  };
  const { mutate, isPending } = useMutation({
    mutationFn: ({ stripe, elements }: { stripe: Stripe; elements: StripeElements }) => {
      setProblem(undefined);
      onPaying();
      const confirmParams = { return_url: new URL(returnAddress(), location.origin).href };
      return stripe.confirmPayment({ elements, confirmParams });
    },
    onSuccess: ({ error }) => {
      // Another window was quicker: it is paid, once.
      if (error.payment_intent?.status === 'succeeded') return onPaid();
      // What is missing in the form is shown next to its field.
      if (error.type === 'validation_error') return onFailed();
      fail(error.message);
    },
    onError: () => fail(),
  });
  return { busy: isPending, problem, pay: (stripe: Stripe, elements: StripeElements) => mutate({ stripe, elements }) };
}

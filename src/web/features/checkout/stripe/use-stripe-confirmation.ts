import { useMutation } from '@tanstack/react-query';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useCopy } from '../../../copy/use-copy.tsx';
import type { PaymentFormProps } from '../payment-form.ts';
import { usePaymentProblem } from '../use-payment-problem.ts';
import { returnAddress } from '../return-address.ts';

/** Stripe was not reached, or failed: the card may have been charged. */
const unansweredTypes = new Set(['api_connection_error', 'api_error']);

/** Sends the card. A successful payment leaves this page: Stripe loads the return address. */
export function useStripeConfirmation({
  onPaying,
  onFailed,
  onUnanswered,
  onPaid,
}: Pick<PaymentFormProps, 'onPaying' | 'onFailed' | 'onUnanswered' | 'onPaid'>) {
  const { checkout: words } = useCopy();
  const { problem, fail, forget } = usePaymentProblem({ onFailed, onUnanswered });
  const { mutate, isPending } = useMutation({
    mutationFn: ({ stripe, elements }: { stripe: Stripe; elements: StripeElements }) => {
      forget();
      onPaying();
      const confirmParams = { return_url: new URL(returnAddress(), location.origin).href };
      return stripe.confirmPayment({ elements, confirmParams });
    },
    onSuccess: ({ error }) => {
      // Another window was quicker: it is paid, once.
      if (error.payment_intent?.status === 'succeeded') return onPaid();
      // The form itself shows next to its fields what's missing.
      if (error.type === 'validation_error') return onFailed('unsent');
      if (unansweredTypes.has(error.type)) return fail('unanswered', words.unanswered);
      fail(error.type === 'card_error' ? 'declined' : 'refused', error.message ?? words.failedText);
    },
    onError: () => fail('unanswered', words.unanswered),
  });
  return { busy: isPending, problem, pay: (stripe: Stripe, elements: StripeElements) => mutate({ stripe, elements }) };
}

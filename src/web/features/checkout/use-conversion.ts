import { api } from '#contract/api.ts';
import type { PaymentType } from '#domain/billing/prices.ts';
import { useApi } from '../../api/services.tsx';
import { useSession } from '../account/use-session.ts';

/** Reports a purchase to the server, once; a failure is only a warning. */
export function useConversion() {
  const client = useApi();
  const session = useSession();
  return (payment: { amount: number; currency: string; paymentType: PaymentType; transactionId: string }): void => {
    const { amount, currency, paymentType, transactionId } = payment;
    const body = {
      value: amount / 100,
      currency: currency.toUpperCase(),
      transactionId,
      paymentType,
      userId: session?.user.id,
    };
    // oxlint-disable-next-line no-console -- specified: a failure only warns.
    client.call(api.trackConversion, { body }).catch((error: unknown) => console.warn('Conversion not tracked', error));
  };
}

import { api } from '#contract/api.ts';
import type { PaymentType } from '#domain/billing/prices.ts';
import { useApi } from '../../api/services.tsx';
import { trackedPrice } from '../tracking/tracked-price.ts';
import { useTrack } from '../tracking/use-track.ts';
import { useSession } from '../account/use-session.ts';

/** Reports a purchase to the server, once, where a failure is only a warning; and, by consent, to those who count. */
export function useConversion() {
  const client = useApi();
  const session = useSession();
  const track = useTrack();
  return (payment: { amount: number; currency: string; paymentType: PaymentType; transactionId: string }): void => {
    const { amount, currency, paymentType, transactionId } = payment;
    const paid = { ...trackedPrice(paymentType, amount), transactionId };
    track('payment_completed', paid);
    track('purchase', paid);
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

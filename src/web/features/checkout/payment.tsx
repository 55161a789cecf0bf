import { Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { prices, type PaymentType } from '#domain/billing/prices.ts';
import { trackedPrice } from '../tracking/tracked-price.ts';
import { useTrack } from '../tracking/use-track.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { PackageHeld } from './package-held.tsx';
import type { PaymentFormProps } from './payment-form.ts';
import { paymentForms } from './payment-forms.ts';
import { PaymentSheet } from './payment-sheet.tsx';
import { dropPendingPayment, keepPendingPayment } from './pending-payment.ts';
import { PlanSummary } from './plan-summary.tsx';
import { Preparing, PreparingForm } from './preparing.tsx';
import { returnAddress } from './return-address.ts';
import { usePaymentStart } from './use-payment-start.ts';
import { useSentPayment } from './use-sent-payment.ts';

interface PaymentProps {
  type: PaymentType;
  /** The optimization that the person came from. */
  inHand: string | undefined;
}

/**
 * The payment of a plan: begun by the server, whose amount is the one that is shown and charged. A package is for the optimization
 * in hand; a plan is bought for the sake of it, and leads back to it.
 */
export function Payment({ type, inHand }: PaymentProps) {
  const navigate = useNavigate();
  const track = useTrack();
  useEffect(() => track('checkout_page_viewed', { paymentType: type }), [type, track]);
  const { looking, unanswered } = useSentPayment(
    type,
    inHand,
    (paymentIntentId) => void navigate(returnAddress({ paymentIntentId }), { replace: true }),
  );
  return looking ? <Preparing /> : <NewPayment type={type} inHand={inHand} onUnanswered={unanswered} />;
}

function NewPayment({
  type,
  inHand,
  onUnanswered,
}: PaymentProps & { onUnanswered: (paymentIntentId: string) => void }) {
  const navigate = useNavigate();
  const optimizationId = prices[type].scope === 'optimization' ? inHand : undefined;
  const { started, packageHeld, startAgain } = usePaymentStart(type, optimizationId, inHand);
  const track = useTrack();
  const cents = started?.amount;
  useEffect(() => {
    if (cents === undefined) return;
    track('view_item', trackedPrice(type, cents));
    if (cents > 0) track('begin_checkout', trackedPrice(type, cents));
  }, [type, cents, track]);
  if (packageHeld && inHand !== undefined) return <PackageHeld optimizationId={inHand} />;
  if (!started) return <Preparing />;
  const { clientSecret, paymentIntentId, provider, publishableKey, amount, currency } = started;
  const PaymentForm = paymentForms[provider];
  const form: PaymentFormProps = {
    clientSecret,
    publishableKey,
    cents: amount,
    // Stored before the card is sent: the provider may redirect the person, and looking the payment up afterwards may fail.
    onPaying: () => {
      track('checkout_initiated', { paymentType: type });
      track('add_payment_info', trackedPrice(type, amount));
      keepPendingPayment(sessionStorage, {
        paymentIntentId,
        paymentType: type,
        amount,
        currency,
        optimizationId: inHand,
      });
    },
    onFailed: (reason) => {
      if (reason !== 'unsent') track('payment_failed', { paymentType: type, reason });
      dropPendingPayment(sessionStorage);
    },
    onUnanswered: () => {
      track('payment_failed', { paymentType: type, reason: 'unanswered' });
      onUnanswered(paymentIntentId);
    },
    onStale: startAgain,
    onPaid: () => void navigate(returnAddress({ paymentIntentId, clientSecret }), { replace: true }),
  };
  return (
    <CheckoutFrame summary={<PlanSummary type={type} cents={amount} />}>
      <PaymentSheet>
        <Suspense fallback={<PreparingForm />}>
          <PaymentForm {...form} />
        </Suspense>
      </PaymentSheet>
    </CheckoutFrame>
  );
}

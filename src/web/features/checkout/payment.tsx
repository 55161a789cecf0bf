import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { prices, type PaymentType } from '#domain/billing/prices.ts';
import { PackageHeld } from './package-held.tsx';
import { paymentForms } from './payment-forms.ts';
import { dropPendingPayment, keepPendingPayment } from './pending-payment.ts';
import { PlanSummary } from './plan-summary.tsx';
import { Preparing, PreparingForm } from './preparing.tsx';
import { returnAddress } from './return-address.ts';
import { TrustLabels } from './trust-labels.tsx';
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
  if (packageHeld && inHand !== undefined) return <PackageHeld optimizationId={inHand} />;
  if (!started) return <Preparing />;
  const { clientSecret, paymentIntentId, provider, publishableKey, amount, currency } = started;
  const PaymentForm = paymentForms[provider];
  const form = {
    clientSecret,
    publishableKey,
    cents: amount,
    // Stored before the card is sent: the provider may redirect the person, and looking the payment up afterwards may fail.
    onPaying: () =>
      keepPendingPayment(sessionStorage, {
        paymentIntentId,
        paymentType: type,
        amount,
        currency,
        optimizationId: inHand,
      }),
    onFailed: () => dropPendingPayment(sessionStorage),
    onUnanswered: () => onUnanswered(paymentIntentId),
    onStale: startAgain,
    onPaid: () => void navigate(returnAddress({ paymentIntentId, clientSecret }), { replace: true }),
  };
  return (
    <div className="grid items-start gap-8 pt-6 md:grid-cols-2 lg:gap-12">
      <PlanSummary type={type} cents={amount} />
      <div>
        <Suspense fallback={<PreparingForm />}>
          <PaymentForm {...form} />
        </Suspense>
        <TrustLabels />
      </div>
    </div>
  );
}

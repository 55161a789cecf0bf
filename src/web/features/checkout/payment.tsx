import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import type { PaymentType } from '#domain/billing/prices.ts';
import { paymentForms } from './payment-forms.ts';
import { keepPendingPayment, takePendingPayment } from './pending-payment.ts';
import { PlanSummary } from './plan-summary.tsx';
import { Preparing, PreparingForm } from './preparing.tsx';
import { returnAddress } from './return-address.ts';
import { TrustLabels } from './trust-labels.tsx';
import { usePaymentStart } from './use-payment-start.ts';

/** The payment of a plan: started by the server, whose amount is the one that is shown and charged. */
export function Payment({ type, optimizationId }: { type: PaymentType; optimizationId: string | undefined }) {
  const navigate = useNavigate();
  const started = usePaymentStart(type, optimizationId);
  if (!started) return <Preparing />;
  const { clientSecret, paymentIntentId, provider, publishableKey, amount, currency } = started;
  const PaymentForm = paymentForms[provider];
  const form = {
    clientSecret,
    publishableKey,
    cents: amount,
    // Stored before the card is sent: the provider may redirect the person, and looking the payment up afterwards may fail.
    onPaying: () =>
      keepPendingPayment(sessionStorage, { paymentIntentId, paymentType: type, amount, currency, optimizationId }),
    onFailed: () => void takePendingPayment(sessionStorage),
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

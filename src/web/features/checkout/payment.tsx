import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import type { PaymentType } from '#domain/billing/prices.ts';
import { keepPendingPayment, takePendingPayment } from './pending-payment.ts';
import { PlanSummary } from './plan-summary.tsx';
import { Preparing, PreparingForm } from './preparing.tsx';
import { returnAddress } from './return-address.ts';
import { SandboxCardForm } from './sandbox-card-form.tsx';
import { TrustLabels } from './trust-labels.tsx';
import { usePaymentStart } from './use-payment-start.ts';

/** Fetched where Stripe takes the card, and nowhere else. */
const StripePayment = lazy(() => import('./stripe/stripe-payment.tsx'));

/** The payment of a plan: begun by the server, whose amount is the one that is shown and charged. */
export function Payment({ type, optimizationId }: { type: PaymentType; optimizationId: string | undefined }) {
  const navigate = useNavigate();
  const started = usePaymentStart(type, optimizationId);
  if (!started) return <Preparing />;
  const { clientSecret, paymentIntentId, provider, publishableKey, amount, currency } = started;
  const form = {
    clientSecret,
    cents: amount,
    // Kept before the card is sent: the provider may take the person away, and looking the payment up afterwards may fail.
    onPaying: () =>
      keepPendingPayment(sessionStorage, { paymentIntentId, paymentType: type, amount, currency, optimizationId }),
    onFailed: () => void takePendingPayment(sessionStorage),
    onPaid: () => void navigate(returnAddress({ paymentIntentId, clientSecret }), { replace: true }),
  };
  return (
    <div className="grid items-start gap-8 pt-6 md:grid-cols-2 lg:gap-12">
      <PlanSummary type={type} cents={amount} />
      <div>
        {provider === 'stripe' && publishableKey !== undefined ? (
          <Suspense fallback={<PreparingForm />}>
            <StripePayment publishableKey={publishableKey} {...form} />
          </Suspense>
        ) : (
          <SandboxCardForm {...form} />
        )}
        <TrustLabels />
      </div>
    </div>
  );
}

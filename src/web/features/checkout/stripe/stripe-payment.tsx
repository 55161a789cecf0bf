import { useState, type SubmitEvent } from 'react';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import type { PaymentFormProps } from '../payment-form.ts';
import { PaymentProblemNote } from '../payment-problem-note.tsx';
import { PreparingForm } from '../preparing.tsx';
import { useAppearance } from './appearance.ts';
import { useStripeConfirmation } from './use-stripe-confirmation.ts';
import { useStripeScript } from './use-stripe-script.ts';

function LoadingFailed({ again }: { again: () => void }) {
  const { checkout: words } = useCopy();
  return (
    <div role="alert" className="grid justify-items-start gap-4 rounded-md border border-danger bg-danger-wash p-5">
      <p className="font-medium">{words.formFailed}</p>
      <p>{words.formFailedText}</p>
      <Button look="secondary" onClick={again}>
        {words.formAgain}
      </Button>
    </div>
  );
}

function CardForm({ failed, ...form }: Omit<PaymentFormProps, 'publishableKey'> & { failed: () => void }) {
  const { checkout: words } = useCopy();
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const confirmation = useStripeConfirmation(form);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (stripe && elements && !confirmation.busy) confirmation.pay(stripe, elements);
  };
  return (
    <form className="grid gap-5" onSubmit={submit}>
      {!ready && <PreparingForm />}
      {/* A frame is drawn on white if its colour scheme differs from that of its surroundings; Stripe's are light, and transparent in light surroundings. */}
      <div className="scheme-light">
        <PaymentElement onReady={() => setReady(true)} onLoadError={failed} />
      </div>
      <PaymentProblemNote problem={confirmation.problem} />
      {ready && (
        <Button type="submit" loading={confirmation.busy}>
          {confirmation.busy ? words.processing : words.submit(form.cents)}
        </Button>
      )}
    </form>
  );
}

/** Stripe's own form: the card goes from its frame to Stripe, and is never on this page. */
export default function StripePayment({ publishableKey, ...form }: PaymentFormProps) {
  const script = useStripeScript(publishableKey);
  const appearance = useAppearance();
  const [formFailed, setFormFailed] = useState(false);
  if (script.isError || formFailed) {
    const again = () => {
      setFormFailed(false);
      if (script.isError) void script.refetch();
    };
    return <LoadingFailed again={again} />;
  }
  if (!script.data) return <PreparingForm />;
  return (
    <Elements stripe={script.data} options={{ clientSecret: form.clientSecret, appearance }}>
      <CardForm {...form} failed={() => setFormFailed(true)} />
    </Elements>
  );
}

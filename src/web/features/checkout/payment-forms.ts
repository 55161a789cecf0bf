import { lazy, type ComponentType } from 'react';
import type { PaymentProviderName } from '#contract/payment-providers.ts';
import type { PaymentFormProps } from './payment-form.ts';

/** The form of each provider, loaded only where that provider takes the money. */
export const paymentForms: Record<PaymentProviderName, ComponentType<PaymentFormProps>> = {
  sandbox: lazy(() => import('./sandbox-card-form.tsx')),
  stripe: lazy(() => import('./stripe/stripe-payment.tsx')),
};

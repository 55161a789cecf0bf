/**
 * The providers that can take a payment; a server has one of them, or none. What each needs is in tables over these names, and a missing entry does not
 * compile.
 */
export const paymentProviders = ['sandbox', 'stripe'] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

/** The header with the signature over each provider's events. The sandbox signs as Stripe does. */
export const signatureHeaders: Record<PaymentProviderName, string> = {
  sandbox: 'stripe-signature',
  stripe: 'stripe-signature',
};

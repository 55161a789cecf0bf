/**
 * Who can take a payment; a server has one of them, or none. What each brings stands in tables over these names, and one that is
 * missing there does not compile.
 */
export const paymentProviders = ['sandbox', 'stripe'] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

/** The header that carries the signature over each provider's word. The sandbox signs as Stripe does. */
export const signatureHeaders: Record<PaymentProviderName, string> = {
  sandbox: 'stripe-signature',
  stripe: 'stripe-signature',
};

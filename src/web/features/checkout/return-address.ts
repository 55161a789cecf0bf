import { paths } from '../../paths.ts';

/** Where a payment returns to, with the parameters that Stripe adds to the given address. */
export const returnAddress = (paid?: { paymentIntentId: string; clientSecret?: string }): string =>
  paths.optimize({
    success: 'true',
    payment_intent: paid?.paymentIntentId,
    payment_intent_client_secret: paid?.clientSecret,
  });

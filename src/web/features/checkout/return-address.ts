import { paths } from '../../paths.ts';

/** Where a payment returns to, with what Stripe adds to the address it was given. */
export const returnAddress = (paid?: { paymentIntentId: string; clientSecret: string }): string =>
  paths.optimize({
    success: 'true',
    payment_intent: paid?.paymentIntentId,
    payment_intent_client_secret: paid?.clientSecret,
  });

import { prices, type PaymentType } from '#domain/billing/prices.ts';

/** A plan as events name it, for its price or for the amount that is really paid, in cents. */
export const trackedPrice = (paymentType: PaymentType, cents: number = prices[paymentType].cents) => ({
  value: cents / 100,
  currency: 'USD' as const,
  paymentType,
});

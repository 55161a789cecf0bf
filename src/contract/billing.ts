import { z } from 'zod';
import { paymentTypes } from '#domain/billing/prices.ts';
import { pageQuery } from './page-query.ts';
import { paymentProviders, signatureHeaders } from './payment-providers.ts';
import { route } from './route.ts';

export const createPaymentIntent = route({
  kind: 'json',
  method: 'POST',
  path: '/api/create-payment-intent',
  access: 'user',
  body: z.object({ paymentType: z.enum(paymentTypes), optimizationId: z.string().max(100).optional() }),
  response: z.object({
    clientSecret: z.string(),
    paymentIntentId: z.string(),
    /** Which form takes the card. */
    provider: z.enum(paymentProviders),
    /** The provider's publishable key, if its form needs one. */
    publishableKey: z.string().optional(),
    amount: z.number().int(),
    currency: z.string(),
  }),
  errors: [
    'OPTIMIZATION_NOT_FOUND',
    'ALREADY_UNLOCKED',
    'ALREADY_SUBSCRIBED',
    'PLAN_OPENS_ALL',
    'CREDIT_HELD',
    'PAYMENTS_OFF',
    'PAYMENT_PROCESSING',
    'PAYMENT_PROVIDER_FAILED',
  ],
  limit: 'payment',
});

export const getPaymentDetails = route({
  kind: 'json',
  method: 'GET',
  path: '/api/payment-details/{paymentIntentId}',
  access: 'user',
  params: z.object({ paymentIntentId: z.string().max(200) }),
  response: z.object({
    /** Cents. */
    amount: z.number().int(),
    currency: z.string(),
    paymentType: z.enum(paymentTypes),
    status: z.enum(['pending', 'succeeded', 'failed', 'withdrawn', 'refunded', 'disputed']),
    optimizationId: z.string().nullable(),
  }),
  errors: ['PAYMENT_NOT_FOUND'],
});

/** Everything the account has paid or begun to pay, newest first. */
export const listPayments = route({
  kind: 'json',
  method: 'GET',
  path: '/api/payments',
  access: 'user',
  query: pageQuery,
  response: z.array(
    getPaymentDetails.response.extend({
      id: z.string(),
      /** The provider's name of it, as receipts give it. */
      paymentIntentId: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
  errors: [],
});

export const spendCredit = route({
  kind: 'json',
  method: 'POST',
  path: '/api/optimization/{id}/unlock',
  access: 'user',
  params: z.object({ id: z.string().max(100) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['OPTIMIZATION_NOT_FOUND', 'ALREADY_UNLOCKED', 'NO_CREDIT'],
});

export const billingPortal = route({
  kind: 'json',
  method: 'POST',
  path: '/api/billing/portal',
  access: 'user',
  response: z.object({ url: z.string() }),
  errors: ['PAYMENTS_OFF', 'PAYMENT_PROVIDER_FAILED'],
  limit: 'payment',
});

/** The endpoint for a payment provider's events, signed over the raw body. */
export const paymentWebhook = route({
  kind: 'raw',
  method: 'POST',
  path: '/api/stripe/webhook',
  access: 'anyone',
  signatureHeaders: [...new Set(Object.values(signatureHeaders))],
  bodySize: 'event',
  response: z.object({ received: z.literal(true) }),
  errors: ['BAD_SIGNATURE'],
});

export const trackConversion = route({
  kind: 'json',
  method: 'POST',
  path: '/api/track-conversion',
  access: 'visitor',
  body: z.object({
    value: z.number().min(0).max(100_000),
    currency: z.string().length(3),
    transactionId: z.string().max(200),
    paymentType: z.enum(paymentTypes),
    userId: z.string().max(100).optional(),
  }),
  response: z.object({ ok: z.literal(true) }),
  errors: [],
  limit: 'payment',
});

/** The sandbox's replacement for a provider's card form; it doesn't exist if Stripe is configured. */
export const confirmSandboxPayment = route({
  kind: 'json',
  method: 'POST',
  path: '/api/sandbox/confirm-payment',
  access: 'user',
  body: z.object({
    clientSecret: z.string().max(300),
    cardNumber: z.string().max(30),
    expiry: z.string().max(10),
    cvc: z.string().max(4),
    /** Set once the person has confirmed a payment that asked for it. */
    confirmed: z.boolean().optional(),
  }),
  response: z.object({
    status: z.enum(['succeeded', 'requires_action', 'declined']),
    /** Why it was declined, in the provider's words. */
    message: z.string().optional(),
  }),
  errors: [
    'PAYMENT_NOT_FOUND',
    'CARD_INVALID',
    'OPTIMIZATION_NOT_FOUND',
    'ALREADY_UNLOCKED',
    'ALREADY_SUBSCRIBED',
    'PLAN_OPENS_ALL',
  ],
  limit: 'payment',
});

/** What a provider's own pages and a bank would do; it does not exist where Stripe is configured. */
export const sandboxHappenings = [
  'renewal',
  'failed_renewal',
  'cancel',
  'refund',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
] as const;

export const simulateSandbox = route({
  kind: 'json',
  method: 'POST',
  path: '/api/sandbox/simulate',
  access: 'user',
  body: z.object({
    happening: z.enum(sandboxHappenings),
    /** For refunds and disputes; the other events concern the active subscription. */
    paymentIntentId: z.string().max(200).optional(),
    /** Of a refund; everything that is left when absent. */
    cents: z.number().int().positive().optional(),
  }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['PAYMENT_NOT_FOUND', 'NO_SUBSCRIPTION', 'NOTHING_TO_REFUND', 'REFUND_TOO_LARGE'],
  limit: 'payment',
});

export const cancelSandboxSubscription = route({
  kind: 'json',
  method: 'POST',
  path: '/api/sandbox/cancel-subscription',
  access: 'user',
  response: z.object({ endsAt: z.string() }),
  errors: ['NO_SUBSCRIPTION'],
  limit: 'payment',
});

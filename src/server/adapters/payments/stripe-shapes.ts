import { z } from 'zod';

/** A reference, expanded or not. */
const reference = z
  .union([z.string(), z.object({ id: z.string() })])
  .transform((value) => (typeof value === 'string' ? value : value.id));
const maybe = reference.nullish();
const metadata = z
  .record(z.string(), z.string())
  .nullish()
  .transform((value) => value ?? {});
/** Seconds since 1970 UTC. */
const seconds = z.number().int();
const cents = z.number().int();
const listOf = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item) });

/* The fields of Stripe's objects that are read here, as version 2026-10-28.endive sends them. https://docs.stripe.com/api */
export const paymentIntent = z.object({
  id: z.string(),
  status: z.string(),
  amount: cents,
  amount_received: cents.optional(),
  currency: z.string(),
  client_secret: z.string().nullish(),
  customer: maybe,
  metadata,
  created: seconds,
  latest_charge: z.union([z.string(), z.object({ created: seconds })]).nullish(),
});

export const charge = z.object({
  id: z.string(),
  payment_intent: maybe,
  customer: maybe,
  amount_refunded: cents,
});

export const refund = z.object({
  id: z.string(),
  payment_intent: maybe,
  amount: cents,
  status: z.string().nullish(),
  metadata,
  created: seconds,
});

export const dispute = z.object({
  id: z.string(),
  payment_intent: maybe,
  status: z.string(),
  created: seconds,
});

export const subscription = z.object({
  id: z.string(),
  status: z.enum([
    'incomplete',
    'incomplete_expired',
    'trialing',
    'active',
    'past_due',
    'unpaid',
    'paused',
    'canceled',
  ]),
  customer: maybe,
  metadata,
  ended_at: seconds.nullish(),
  cancel_at_period_end: z.boolean().optional(),
  /** When it ends without renewing, if that is decided. */
  cancel_at: seconds.nullish(),
  items: listOf(z.object({ current_period_end: seconds.optional() })).optional(),
});

export const invoicePayment = z.object({
  id: z.string(),
  invoice: reference,
  status: z.string(),
  amount_paid: cents.nullish(),
  payment: z.object({ payment_intent: maybe }),
});

export const invoice = z.object({
  id: z.string(),
  status: z.string().nullish(),
  customer: maybe,
  currency: z.string(),
  total: cents,
  amount_paid: cents,
  parent: z.object({ subscription_details: z.object({ subscription: reference, metadata }).nullish() }).nullish(),
  lines: listOf(
    z.object({
      period: z.object({ start: seconds, end: seconds }),
      parent: z
        .object({ subscription_item_details: z.object({ proration: z.boolean().nullish() }).nullish() })
        .nullish(),
    }),
  ),
  payments: listOf(invoicePayment).nullish(),
  status_transitions: z.object({ paid_at: seconds.nullish() }).nullish(),
});

/** A newly created subscription, with its first invoice expanded. */
export const startedSubscription = z.object({
  id: z.string(),
  latest_invoice: z.object({
    total: cents,
    currency: z.string(),
    payments: listOf(invoicePayment).nullish(),
    confirmation_secret: z.object({ client_secret: z.string() }).nullish(),
  }),
});

export const customer = z.object({ id: z.string() });
export const portalSession = z.object({ url: z.url() });
export const listed = listOf;

/** A webhook's body, whatever it is about. */
export const webhookEvent = z.object({
  id: z.string(),
  type: z.string(),
  created: seconds,
  data: z.object({ object: z.unknown() }),
});

export type PaymentIntentShape = z.output<typeof paymentIntent>;
export type ChargeShape = z.output<typeof charge>;
export type RefundShape = z.output<typeof refund>;
export type DisputeShape = z.output<typeof dispute>;
export type SubscriptionShape = z.output<typeof subscription>;
export type InvoiceShape = z.output<typeof invoice>;
export type InvoicePaymentShape = z.output<typeof invoicePayment>;

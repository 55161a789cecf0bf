import type { BillingEvent } from '#domain/billing/events.ts';
import { paymentTypes, type PaymentType } from '#domain/billing/prices.ts';
import type {
  ChargeShape,
  DisputeShape,
  InvoicePaymentShape,
  InvoiceShape,
  PaymentIntentShape,
  RefundShape,
  SubscriptionShape,
} from './stripe-shapes.ts';

/** The source of a fact: a webhook's event, or an answer to one of our queries. */
export interface FactSource {
  /** Unique to the event or the query. */
  id: string;
  /** Milliseconds since 1970 UTC. */
  at: number;
}

/*
 * Stripe's objects as our events. A fact that happens once is named after its object (`stripe:pi_1:succeeded`), so that a webhook, its second delivery, a
 * related event of another type and an answer to a query are one event; state that changes is named after its source.
 */
const named = (...parts: string[]): string => ['stripe', ...parts].join(':');
const ms = (seconds: number): number => seconds * 1000;

/** The metadata of our payments, written when they're created. */
export interface OrderMetadata {
  user: string;
  type: PaymentType;
  order: string;
  optimization?: string;
}

const typeOf = ({ type }: Record<string, string>): PaymentType | undefined =>
  paymentTypes.find((known) => known === type);

export function paymentIntentFacts(intent: PaymentIntentShape, source: FactSource): BillingEvent[] {
  const { id, metadata } = intent;
  if (intent.status === 'succeeded') {
    return [
      {
        kind: 'payment_succeeded',
        id: named(id, 'succeeded'),
        at: source.at,
        payment: id,
        paymentType: typeOf(metadata),
        cents: intent.amount_received ?? intent.amount,
        currency: intent.currency,
        optimization: metadata['optimization'],
        order: metadata['order'],
      },
    ];
  }
  if (intent.status === 'canceled') {
    return [{ kind: 'payment_failed', id: named(id, 'canceled'), at: source.at, payment: id }];
  }
  return [];
}

export const paymentFailure = ({ id }: PaymentIntentShape, source: FactSource): BillingEvent[] => [
  { kind: 'payment_failed', id: named(source.id), at: source.at, payment: id },
];

/** A charge reports the sum of its refunds at that moment. */
export const refundedSum = (
  { payment_intent: payment, amount_refunded }: ChargeShape,
  source: FactSource,
): BillingEvent[] =>
  payment
    ? [{ kind: 'payment_refunded', id: named(source.id), at: source.at, payment, refundedCents: amount_refunded }]
    : [];

export function refundFacts(
  { id, payment_intent: payment, status, amount: cents, created }: RefundShape,
  source: FactSource,
): BillingEvent[] {
  if (!payment) return [];
  const made: BillingEvent = {
    kind: 'refund_made',
    id: named(id, 'made'),
    at: ms(created),
    payment,
    refund: id,
    cents,
  };
  return status === 'failed' || status === 'canceled'
    ? [made, { kind: 'refund_failed', id: named(id, 'failed'), at: source.at, payment, refund: id, cents }]
    : [made];
}

/** A bank's inquiry (`warning_...`) takes no money and suspends nothing; an appeal leaves a lost dispute lost until it is won. */
export function disputeFacts(
  { id, payment_intent: payment, status, created }: DisputeShape,
  source: FactSource,
): BillingEvent[] {
  if (!payment) return [];
  const closed = (outcome: 'won' | 'lost'): BillingEvent[] => [
    { kind: 'dispute_closed', id: named(id, outcome), at: source.at, payment, dispute: id, outcome },
  ];
  switch (status) {
    case 'needs_response':
    case 'under_review':
      return [{ kind: 'dispute_opened', id: named(id, 'opened'), at: ms(created), payment, dispute: id }];
    case 'lost':
      return closed('lost');
    case 'won':
    case 'prevented':
    case 'warning_closed':
      return closed('won');
    default:
      return [];
  }
}

export function subscriptionFacts(subscription: SubscriptionShape, source: FactSource): BillingEvent[] {
  const { id, status, ended_at: endedAt, cancel_at: cancelAt } = subscription;
  const ends = (subscription.items?.data ?? []).flatMap(({ current_period_end: end }) =>
    end === undefined ? [] : [ms(end)],
  );
  const periodEnd = ends.length === 0 ? undefined : Math.max(...ends);
  const changed: BillingEvent = {
    kind: 'subscription_changed',
    id: named(source.id, id, status),
    at: source.at,
    subscription: id,
    status,
    periodEnd,
    endsAt: cancelAt ? ms(cancelAt) : subscription.cancel_at_period_end ? periodEnd : undefined,
  };
  if (status !== 'canceled' && status !== 'incomplete_expired') return [changed];
  return [
    { kind: 'subscription_ended', id: named(id, 'ended'), at: endedAt ? ms(endedAt) : source.at, subscription: id },
  ];
}

export const subscriptionOf = (invoice: InvoiceShape): string | undefined =>
  invoice.parent?.subscription_details?.subscription;

export function invoiceFacts(invoice: InvoiceShape, source: FactSource): BillingEvent[] {
  const subscription = subscriptionOf(invoice);
  const periods = invoice.lines.data
    .filter(({ parent }) => !parent?.subscription_item_details?.proration)
    .map(({ period }) => period);
  if (subscription === undefined || invoice.status !== 'paid' || periods.length === 0) return [];
  const paidAt = invoice.status_transitions?.paid_at;
  return [
    {
      kind: 'invoice_paid',
      id: named(invoice.id, 'paid'),
      at: paidAt ? ms(paidAt) : source.at,
      subscription,
      // An invoice paid from the customer's credit has no payment to wait for.
      invoice: invoice.amount_paid > 0 ? invoice.id : undefined,
      periodStart: ms(Math.min(...periods.map(({ start }) => start))),
      periodEnd: ms(Math.max(...periods.map(({ end }) => end))),
      cents: invoice.total,
      currency: invoice.currency,
    },
    ...(invoice.payments?.data ?? []).flatMap((payment) => invoicePaymentFacts(payment, source)),
  ];
}

export const invoiceFailure = (invoice: InvoiceShape, source: FactSource): BillingEvent[] => {
  const subscription = subscriptionOf(invoice);
  return subscription === undefined
    ? []
    : [{ kind: 'invoice_failed', id: named(source.id), at: source.at, subscription }];
};

export function invoicePaymentFacts(paid: InvoicePaymentShape, source: FactSource): BillingEvent[] {
  const payment = paid.payment.payment_intent;
  if (paid.status !== 'paid' || !payment) return [];
  return [
    {
      kind: 'invoice_settled',
      id: named(paid.invoice, payment),
      at: source.at,
      invoice: paid.invoice,
      payment,
      cents: paid.amount_paid ?? 0,
    },
  ];
}

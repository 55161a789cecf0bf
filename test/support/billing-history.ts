import fc from 'fast-check';
import type { BillingEvent } from '#domain/billing/events.ts';
import { paymentTypes, prices, type PaymentType } from '#domain/billing/prices.ts';

const day = 24 * 60 * 60 * 1000;

/** A payment as a provider stores it: its kind, amount and what it opens never change. */
export interface HistoryPayment {
  id: string;
  paymentType: PaymentType;
  optimization?: string | undefined;
  subscription?: string | undefined;
}

/** What an account has with a provider; events name nothing else. */
export interface HistoryAccount {
  /** Prefix of the events' ids, which are the provider's own. */
  name: string;
  payments: HistoryPayment[];
  optimizations: string[];
  subscriptions: string[];
}

/** An event that is not yet tied to an account: it refers to positions in the account's lists. */
type Drawn = Record<'payment' | 'optimization' | 'subscription' | 'at' | 'cents', number> & {
  kind: (typeof kinds)[number];
  status: 'active' | 'past_due' | 'canceled' | 'incomplete';
  outcome: 'won' | 'lost';
};

const kinds = [
  'payment_succeeded',
  'payment_succeeded',
  'payment_failed',
  'payment_refunded',
  'dispute_opened',
  'dispute_closed',
  'subscription_changed',
  'subscription_ended',
  'invoice_paid',
  'invoice_failed',
  'credit_spent',
  'payment_released',
] as const satisfies BillingEvent['kind'][];

/** The events of sixty days before `until` (milliseconds since 1970 UTC), of all kinds, whether or not they make sense together. */
export const anyHistory = (length: number, until: number): fc.Arbitrary<Drawn[]> => {
  const place = fc.nat({ max: 1_000 });
  const drawn = fc.record({
    payment: place,
    optimization: place,
    subscription: place,
    at: fc.integer({ min: until - 60 * day, max: until }),
    cents: fc.nat({ max: 800 }),
    kind: fc.constantFrom(...kinds),
    status: fc.constantFrom('active', 'past_due', 'canceled', 'incomplete'),
    outcome: fc.constantFrom('won', 'won', 'won', 'lost'),
  });
  return fc.array(drawn, { minLength: length, maxLength: length });
};

/** The kinds of payments that an account of a history has, `count` of them. */
export const anyPaymentTypes = (count: number): fc.Arbitrary<PaymentType[]> =>
  fc.array(fc.constantFrom(...paymentTypes), { minLength: count, maxLength: count });

/** The history as it happened to an account. */
export function historyOf(drawn: readonly Drawn[], account: HistoryAccount): BillingEvent[] {
  const pick = <T>(list: readonly T[], index: number): T => {
    const picked = list[index % list.length];
    if (picked === undefined) throw new Error('An account has a payment, an optimization and a subscription at least.');
    return picked;
  };
  // A plan for life ends a subscription as soon as both are known, which the order of deliveries decides: an account has one or the other.
  const monthly = !account.payments.some(({ paymentType }) => paymentType === 'unlimited');
  return drawn.map(({ kind, at, cents, status, outcome, ...places }, index): BillingEvent => {
    const { id: payment, ...known } = pick(account.payments, places.payment);
    const subscription = pick(account.subscriptions, places.subscription);
    const base = { id: `${account.name}-${index}`, at };
    switch (kind) {
      case 'payment_succeeded':
        return { ...base, kind, payment, cents: prices[known.paymentType].cents, ...known };
      case 'payment_failed':
      case 'payment_released':
        return { ...base, kind, payment };
      case 'payment_refunded':
        return { ...base, kind, payment, refundedCents: cents };
      case 'dispute_opened':
        return { ...base, kind, payment, dispute: `dispute of ${payment}` };
      case 'dispute_closed':
        return { ...base, kind, payment, dispute: `dispute of ${payment}`, outcome };
      case 'subscription_changed':
        return { ...base, kind, subscription, status };
      case 'invoice_paid':
        return monthly
          ? { ...base, kind, subscription, periodEnd: at + 30 * day, invoicePayment: payment }
          : { ...base, kind: 'invoice_failed', subscription };
      case 'credit_spent':
        return { ...base, kind, payment, optimization: pick(account.optimizations, places.optimization) };
      case 'invoice_failed':
      case 'subscription_ended':
        return { ...base, kind, subscription };
    }
  });
}

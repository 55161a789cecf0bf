import type { PaymentType } from './prices.ts';

/** A subscription's status in Stripe's terms, which the sandbox shares. */
export type SubscriptionStatus =
  'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'unpaid' | 'paused' | 'canceled';

interface EventBase {
  /** The provider's id of the event; a second delivery has the same id. */
  id: string;
  /** When it happened, in milliseconds since 1970 UTC, by the provider's clock. */
  at: number;
}

/**
 * What a payment provider's signed word, or our own books (`credit_spent`, `payment_released`, `amount_mismatched`, `subscription_replaced`,
 * `replacement_settled`), say happened. Amounts are cents.
 */
export type BillingEvent = EventBase &
  (
    | {
        kind: 'payment_succeeded';
        payment: string;
        /** Absent where the provider does not say what was paid for, as with an invoice's payment. */
        paymentType?: PaymentType | undefined;
        cents: number;
        /** Absent means `currency` of the price table. */
        currency?: string | undefined;
        /** What it opens; absent for account plans and for a credit. */
        optimization?: string | undefined;
        /** The subscription an invoice's payment belongs to. */
        subscription?: string | undefined;
        /** The order (payments row) that it was started for. */
        order?: string | undefined;
      }
    | { kind: 'payment_failed'; payment: string }
    | { kind: 'payment_refunded'; payment: string; /** All refunds of this payment together. */ refundedCents: number }
    | { kind: 'refund_made'; payment: string; refund: string; cents: number }
    | { kind: 'refund_failed'; payment: string; refund: string; cents: number }
    | { kind: 'dispute_opened'; payment: string; dispute: string }
    | { kind: 'dispute_closed'; payment: string; dispute: string; outcome: 'won' | 'lost' }
    | {
        kind: 'subscription_changed';
        subscription: string;
        status: SubscriptionStatus;
        periodEnd?: number | undefined;
        /** When it ends because the person cancelled the renewal (milliseconds since 1970 UTC); absent if it renews. */
        endsAt?: number | undefined;
      }
    | { kind: 'subscription_ended'; subscription: string }
    | {
        kind: 'invoice_paid';
        subscription: string;
        invoice?: string | undefined;
        /** The period paid for, in milliseconds since 1970 UTC. */
        periodStart?: number | undefined;
        periodEnd: number;
        /** The invoice's total; absent if the provider did not say. */
        cents?: number | undefined;
        currency?: string | undefined;
        /** The payment that paid it; absent when the invoice was for nothing, or when `invoice_settled` names it. */
        invoicePayment?: string | undefined;
      }
    | { kind: 'invoice_settled'; invoice: string; payment: string; cents: number }
    | { kind: 'invoice_failed'; subscription: string }
    | { kind: 'credit_spent'; payment: string; optimization: string }
    /** What it was paid for had been deleted when the money came: it is a credit. */
    | { kind: 'payment_released'; payment: string }
    /** Money came that is not what was ordered: it opens nothing and waits for the operator. */
    | {
        kind: 'amount_mismatched';
        payment?: string | undefined;
        subscription?: string | undefined;
        cents: number;
        currency: string;
      }
    /** A plan for life ends a subscription at once; its unused part has to be refunded. */
    | { kind: 'subscription_replaced'; subscription: string; refunds: { payment: string; cents: number }[] }
    | { kind: 'replacement_settled'; subscription: string }
  );

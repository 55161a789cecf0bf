import type { PaymentProviderName } from '#contract/payment-providers.ts';
import type { BillingEvent } from '#domain/billing/events.ts';
import type { PaymentType } from '#domain/billing/prices.ts';

/** What has to be paid, and by whom. */
export interface PaymentOrder {
  /** The id of the payments row; equal orders get the same payment, however often they are sent. */
  order: string;
  userId: string;
  /** The provider's own account of the person, from `customer`. */
  customerId: string | undefined;
  paymentType: PaymentType;
  cents: number;
  currency: string;
  optimizationId?: string | undefined;
  /** A payment that was started for this order before. It's resumed if it can still be paid. */
  begun?: string | undefined;
}

/** A payment that waits for a card, or the news that the one started before was paid or is being paid. */
export type StartedPayment =
  | { state: 'open'; paymentId: string; clientSecret: string; subscriptionId?: string | undefined }
  | { state: 'paid' | 'processing' };

/** A provider's events, after its signature was verified. An empty list: none of them concerns us. */
export interface PaymentDelivery {
  /** The account it concerns, if the provider knows it. Otherwise it's found by the customer or the payment. */
  userId?: string | undefined;
  customerId?: string | undefined;
  events: BillingEvent[];
}

/**
 * Takes money. Access is opened only through `readDelivery` or `inquire`, never by a page. Every call throws PAYMENT_PROVIDER_FAILED when the
 * provider does not
 * answer; every write is safe to repeat.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  readonly publishableKey?: string | undefined;
  /** The provider's account of a person, always the same one. Undefined if the provider has no accounts. */
  customer(of: { userId: string; email: string }): Promise<string | undefined>;
  start(order: PaymentOrder): Promise<StartedPayment>;
  /** Withdraws a single payment that was started, so that nobody can pay it any more. Leaves one that was paid or is being paid. */
  withdraw(of: { paymentId: string }): Promise<void>;
  /** The address of a page where the person manages cards and plan. */
  portal(of: { customerId: string | undefined; returnTo: URL }): Promise<URL>;
  /** Refunds; `key` makes repeated calls the same refund. */
  refund(of: { paymentId: string; cents: number; key: string }): Promise<void>;
  /** Ends a subscription at once and refunds the unused time. Skips what was already done. */
  endSubscription(of: { subscription: string; refunds: { payment: string; cents: number }[] }): Promise<void>;
  /** The provider's current records, with the same ids as in its deliveries. */
  inquire(about: { userId: string } & ({ payment: string } | { subscription: string })): Promise<BillingEvent[]>;
  /** Reads a delivery from its raw body. Undefined if it's forged or stale. Throws BAD_REQUEST for a signed but invalid body. */
  readDelivery(body: string, signature: string | undefined): PaymentDelivery | undefined;
}

import type { PaymentProviderName } from '#contract/payment-providers.ts';
import type { BillingEvent } from '#domain/billing/events.ts';
import type { PaymentType } from '#domain/billing/prices.ts';

/** What is to be paid, and by whom. */
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
  /** The payment that was started for this order before: resumed where it can still be paid. */
  begun?: string | undefined;
}

/** A payment that waits for a card; or the information that the one started before was paid or is being paid. */
export type StartedPayment =
  | { state: 'open'; paymentId: string; clientSecret: string; subscriptionId?: string | undefined }
  | { state: 'paid' | 'processing' };

/** A provider's events, after its signature was verified. No events: none of them concerns us. */
export interface PaymentDelivery {
  /** The account it concerns, when the provider knows it; otherwise it is found by the customer or the payment. */
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
  /** The provider's account of a person, the same one however often it is requested; none where the provider has none. */
  customer(of: { userId: string; email: string }): Promise<string | undefined>;
  start(order: PaymentOrder): Promise<StartedPayment>;
  /** Takes back a single payment that was begun: nobody can pay it any more. One that was paid, or is being paid, is left. */
  withdraw(of: { paymentId: string }): Promise<void>;
  /** The address of a page where the person manages cards and plan. */
  portal(of: { customerId: string | undefined; returnTo: URL }): Promise<URL>;
  /** Refunds; `key` makes repeated calls the same refund. */
  refund(of: { paymentId: string; cents: number; key: string }): Promise<void>;
  /** Ends a subscription at once and refunds what is owed for the unused time; skips what was done already. */
  endSubscription(of: { subscription: string; refunds: { payment: string; cents: number }[] }): Promise<void>;
  /** The provider's current records: facts under the same ids as in its deliveries. */
  inquire(about: { userId: string } & ({ payment: string } | { subscription: string })): Promise<BillingEvent[]>;
  /** Reads a delivery from its raw body; nothing when it is forged or stale. Throws BAD_REQUEST for a signed body that is invalid. */
  readDelivery(body: string, signature: string | undefined): PaymentDelivery | undefined;
}

import type { SubscriptionStatus } from './events.ts';
import type { PaymentType } from './prices.ts';

/** What is known of one payment. */
export interface LedgerPayment {
  id: string;
  paymentType?: PaymentType | undefined;
  cents: number;
  /** When the money arrived; absent while it has not. */
  paidAt?: number | undefined;
  failed: boolean;
  refundedCents: number;
  openDispute: boolean;
  lostDispute: boolean;
  optimization?: string | undefined;
  subscription?: string | undefined;
  /** The order (payments row) that it was begun for. */
  order?: string | undefined;
  /** What it named was gone or open already when the money came: it is a credit, or was one. */
  released: boolean;
}

/** A period that an invoice was paid for. */
export interface PaidPeriod {
  start?: number | undefined;
  end: number;
  invoice?: string | undefined;
  /** The payments that paid it; none while they are not known. */
  payments: string[];
  paidAt: number;
}

/** What is known of one subscription. */
export interface LedgerSubscription {
  id: string;
  status: SubscriptionStatus;
  periods: PaidPeriod[];
  /** Since when a renewal is owed, while one is. */
  pastDueSince?: number | undefined;
  endedAt?: number | undefined;
  /** When it will end, where it is not to be renewed. */
  endsAt?: number | undefined;
  /** What a plan for life that took its place owes for the time not used, and whether the provider has done so. */
  replaced?: { refunds: { payment: string; cents: number }[]; settled: boolean } | undefined;
}

export interface Ledger {
  payments: Map<string, LedgerPayment>;
  subscriptions: Map<string, LedgerSubscription>;
}

import type { BillingEvent } from './events.ts';

/** What was refunded of each payment. */
export interface RefundBook {
  /** Cents, the sum of all refunds of a payment that did not fail. */
  refundedOf(payment: string): number;
}

type ReportedSum = { total: number; at: number } | undefined;

/**
 * Reads refunds from events in order. A provider reports them in two ways, and may use either alone: as the sum so far (`payment_refunded`), and one by one. A
 * bank can return a refund; a sum reported before that still includes it.
 */
export function createRefundBook(events: readonly BillingEvent[]): RefundBook {
  const failed = new Map<string, { payment: string; cents: number; at: number }>();
  for (const event of events) if (event.kind === 'refund_failed') failed.set(event.refund, event);
  return {
    refundedOf(payment) {
      let reported: ReportedSum;
      let oneByOne = 0;
      for (const event of events) {
        if (event.kind === 'payment_refunded' && event.payment === payment) {
          reported = { total: event.refundedCents, at: event.at };
        }
        if (event.kind === 'refund_made' && event.payment === payment && !failed.has(event.refund)) {
          oneByOne += event.cents;
        }
      }
      const sentBack = [...failed.values()]
        .filter((refund) => refund.payment === payment && reported !== undefined && refund.at >= reported.at)
        .reduce((sum, { cents }) => sum + cents, 0);
      return Math.max((reported?.total ?? 0) - sentBack, oneByOne, 0);
    },
  };
}

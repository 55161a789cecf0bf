import type { BillingEvent, SubscriptionStatus } from './events.ts';

/** Among events of the same instant, those that open access sort before those that end it, so that ending wins. */
const kinds: readonly BillingEvent['kind'][] = [
  'payment_failed',
  'payment_succeeded',
  'payment_released',
  'credit_spent',
  'subscription_changed',
  'invoice_failed',
  'invoice_paid',
  'invoice_settled',
  'payment_refunded',
  'refund_made',
  'refund_failed',
  'dispute_opened',
  'dispute_closed',
  'subscription_replaced',
  'replacement_settled',
  'subscription_ended',
  'amount_mismatched',
];

/** A provider's clock counts seconds, and a subscription can start and be paid within one: such events are put in their usual order. */
const statuses: readonly SubscriptionStatus[] = [
  'incomplete',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'incomplete_expired',
  'canceled',
];

/** Of two events that are otherwise equal, the one that takes away more comes last. */
function weight(event: BillingEvent): number {
  if (event.kind === 'subscription_changed')
    return 2 * statuses.indexOf(event.status) + (event.endsAt === undefined ? 0 : 1);
  if (event.kind === 'payment_refunded') return event.refundedCents;
  if (event.kind === 'dispute_closed') return event.outcome === 'lost' ? 1 : 0;
  return 0;
}

const compare = (a: BillingEvent, b: BillingEvent): number =>
  a.at - b.at ||
  kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
  weight(a) - weight(b) ||
  (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Each event once, in the one order in which they are processed, whatever order they arrived in. */
export function inOrder(events: Iterable<BillingEvent>): BillingEvent[] {
  const unique = new Map<string, BillingEvent>();
  for (const event of events) unique.set(event.id, event);
  return [...unique.values()].toSorted(compare);
}

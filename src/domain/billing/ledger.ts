import { entitlementsOf } from './entitlements.ts';
import type { BillingEvent } from './events.ts';
import { inOrder } from './event-order.ts';
import type { Ledger, LedgerPayment, LedgerSubscription } from './ledger-entries.ts';
import { prices } from './prices.ts';
import { createRefundBook } from './refund-book.ts';

/**
 * The state that a set of events leads to. Providers deliver events late, twice and out of order, so the events are stored and the state is always computed
 * again from all of them: the order of arrival cannot matter.
 */
export function ledgerOf(events: Iterable<BillingEvent>): Ledger {
  const sorted = inOrder(events);
  const released = new Set(sorted.flatMap((event) => (event.kind === 'payment_released' ? [event.payment] : [])));
  for (const [index, event] of sorted.entries()) {
    if (event.kind !== 'payment_succeeded' || event.optimization === undefined || released.has(event.payment)) continue;
    if (wasOpen(fold(sorted.slice(0, index), released), event)) released.add(event.payment);
  }
  return fold(sorted, released);
}

/** Whether all that a payment is to open was open before its money came, by something else. */
function wasOpen(before: Ledger, event: Extract<BillingEvent, { kind: 'payment_succeeded' }>): boolean {
  const { payment, paymentType, optimization: id, at } = event;
  if (id === undefined || paymentType === undefined || before.payments.get(payment)?.paidAt !== undefined) return false;
  const access = entitlementsOf(before, at).optimization({ id, ownedSince: at });
  return prices[paymentType].opens.every((part) => access[part] === 'download');
}

/** `released`: the payments that do not go to what they name. */
function fold(sorted: readonly BillingEvent[], released: ReadonlySet<string>): Ledger {
  const ledger: Ledger = { payments: new Map(), subscriptions: new Map() };
  for (const event of sorted) apply(ledger, event, released);
  settleInvoices(ledger, sorted);
  countDisputes(ledger, sorted);
  const refunds = createRefundBook(sorted);
  for (const payment of ledger.payments.values()) payment.refundedCents = refunds.refundedOf(payment.id);
  return ledger;
}

function apply(ledger: Ledger, event: BillingEvent, released: ReadonlySet<string>): void {
  switch (event.kind) {
    case 'payment_succeeded': {
      const payment = paymentIn(ledger, event.payment);
      payment.paidAt ??= event.at;
      payment.cents = event.cents;
      payment.paymentType ??= event.paymentType;
      payment.released = released.has(event.payment);
      if (!payment.released) payment.optimization ??= event.optimization;
      payment.subscription ??= event.subscription;
      payment.order ??= event.order;
      payment.failed = false;
      return;
    }
    case 'payment_failed': {
      const payment = paymentIn(ledger, event.payment);
      payment.failed = payment.paidAt === undefined;
      return;
    }
    case 'credit_spent':
      // A credit is spent once: the first optimization keeps it.
      paymentIn(ledger, event.payment).optimization ??= event.optimization;
      return;
    case 'subscription_changed':
    case 'subscription_ended':
    case 'subscription_replaced':
    case 'replacement_settled':
    case 'invoice_paid':
    case 'invoice_failed':
      return applyToSubscription(subscriptionIn(ledger, event.subscription), event);
    case 'payment_released':
    case 'payment_refunded':
    case 'refund_made':
    case 'refund_failed':
    case 'dispute_opened':
    case 'dispute_closed':
      paymentIn(ledger, event.payment);
      return;
    case 'invoice_settled':
    case 'amount_mismatched':
      return;
  }
}

type SubscriptionEvent = Extract<
  BillingEvent,
  {
    kind:
      | 'subscription_changed'
      | 'subscription_ended'
      | 'subscription_replaced'
      | 'replacement_settled'
      | 'invoice_paid'
      | 'invoice_failed';
  }
>;

function applyToSubscription(subscription: LedgerSubscription, event: SubscriptionEvent): void {
  switch (event.kind) {
    case 'subscription_changed':
      subscription.status = event.status;
      subscription.endsAt = event.endsAt;
      if (event.status === 'past_due') subscription.pastDueSince ??= event.at;
      if (event.status === 'active') subscription.pastDueSince = undefined;
      if (event.status === 'canceled' || event.status === 'incomplete_expired') subscription.endedAt ??= event.at;
      return;
    case 'invoice_paid':
      subscription.periods.push({
        start: event.periodStart,
        end: event.periodEnd,
        invoice: event.invoice,
        payments: event.invoicePayment === undefined ? [] : [event.invoicePayment],
        paidAt: event.at,
      });
      subscription.pastDueSince = undefined;
      return;
    case 'invoice_failed':
      // The first invoice of a subscription can fail too; grace is for renewals, after something was paid.
      if (subscription.periods.length > 0) subscription.pastDueSince ??= event.at;
      return;
    case 'subscription_ended':
      subscription.endedAt ??= event.at;
      return;
    case 'subscription_replaced':
      subscription.endedAt ??= event.at;
      subscription.replaced = { refunds: event.refunds, settled: subscription.replaced?.settled ?? false };
      return;
    case 'replacement_settled':
      subscription.replaced = { refunds: subscription.replaced?.refunds ?? [], settled: true };
      return;
  }
}

/** Links invoices to the payments that paid them: a payment by itself does not say that it was for a month of a subscription. */
function settleInvoices(ledger: Ledger, events: readonly BillingEvent[]): void {
  for (const subscription of ledger.subscriptions.values()) {
    for (const period of subscription.periods) {
      for (const event of events) {
        if (event.kind !== 'invoice_settled' || event.invoice !== period.invoice) continue;
        if (!period.payments.includes(event.payment)) period.payments.push(event.payment);
        const payment = paymentIn(ledger, event.payment);
        payment.paidAt ??= period.paidAt;
        payment.failed = false;
        if (payment.cents === 0) payment.cents = event.cents;
      }
      for (const id of period.payments) {
        const payment = ledger.payments.get(id);
        if (!payment) continue;
        payment.paymentType ??= 'pro';
        payment.subscription ??= subscription.id;
      }
    }
  }
}

/** A dispute has the state that its last event gave it; a closing event that arrives before the opening one still closes it. */
function countDisputes(ledger: Ledger, events: readonly BillingEvent[]): void {
  const outcomes = new Map<string, { payment: string; outcome: 'open' | 'won' | 'lost' }>();
  for (const event of events) {
    if (event.kind === 'dispute_closed') outcomes.set(event.dispute, event);
    else if (event.kind === 'dispute_opened' && !outcomes.has(event.dispute)) {
      outcomes.set(event.dispute, { payment: event.payment, outcome: 'open' });
    }
  }
  for (const { payment, outcome } of outcomes.values()) {
    const known = paymentIn(ledger, payment);
    known.openDispute ||= outcome === 'open';
    known.lostDispute ||= outcome === 'lost';
  }
}

function paymentIn(ledger: Ledger, id: string): LedgerPayment {
  const known = ledger.payments.get(id);
  if (known) return known;
  const fresh: LedgerPayment = {
    id,
    cents: 0,
    failed: false,
    refundedCents: 0,
    openDispute: false,
    lostDispute: false,
    released: false,
  };
  ledger.payments.set(id, fresh);
  return fresh;
}

function subscriptionIn(ledger: Ledger, id: string): LedgerSubscription {
  const known = ledger.subscriptions.get(id);
  if (known) return known;
  const fresh: LedgerSubscription = { id, status: 'incomplete', periods: [] };
  ledger.subscriptions.set(id, fresh);
  return fresh;
}

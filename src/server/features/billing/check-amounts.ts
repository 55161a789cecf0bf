import type { BillingEvent } from '#domain/billing/events.ts';
import { centsOf, currency as listCurrency, prices } from '#domain/billing/prices.ts';
import type { StoredPayment } from './store.ts';

/** The order on a payments row. */
type Order = Pick<StoredPayment, 'id' | 'amount' | 'currency' | 'paymentType' | 'stripePaymentIntentId'>;

type Paid = Extract<BillingEvent, { kind: 'payment_succeeded' | 'invoice_paid' }>;

/**
 * Events with every payment compared with its order: money of another amount or currency than ordered becomes `amount_mismatched`, which opens nothing. A
 * payment that does not say what it was for takes its type from the order.
 */
export function checkAmounts(events: readonly BillingEvent[], orders: readonly Order[]): BillingEvent[] {
  return events.map((event) => {
    if (event.kind === 'payment_succeeded') return checkPayment(event, orders);
    if (event.kind === 'invoice_paid') return checkInvoice(event, orders);
    return event;
  });
}

const mismatched = (event: Paid, cents: number, currency: string): BillingEvent => ({
  kind: 'amount_mismatched',
  id: event.id,
  at: event.at,
  ...(event.kind === 'payment_succeeded' ? { payment: event.payment } : { subscription: event.subscription }),
  cents,
  currency,
});

function checkPayment(event: Extract<Paid, { kind: 'payment_succeeded' }>, orders: readonly Order[]): BillingEvent {
  const order =
    orders.find(({ stripePaymentIntentId }) => stripePaymentIntentId === event.payment) ??
    orders.find(({ id }) => id === event.order);
  const paymentType = (order?.paymentType ?? event.paymentType) as typeof event.paymentType;
  // An invoice's payment has no order; its invoice is checked instead, and opens what it opens.
  if (paymentType === undefined) return event;
  const cents = order ? centsOf(order.amount) : prices[paymentType].cents;
  const { currency = listCurrency } = event;
  return event.cents === cents && currency === (order?.currency ?? listCurrency)
    ? { ...event, paymentType }
    : mismatched(event, event.cents, currency);
}

/** A month costs what Pro costs today, or what it cost when this account ordered it. */
function checkInvoice(event: Extract<Paid, { kind: 'invoice_paid' }>, orders: readonly Order[]): BillingEvent {
  const { cents, currency = listCurrency } = event;
  if (cents === undefined) return event;
  const ordered = orders.filter(({ paymentType }) => paymentType === 'pro').map(({ amount }) => centsOf(amount));
  return [prices.pro.cents, ...ordered].includes(cents) && currency === listCurrency
    ? event
    : mismatched(event, cents, currency);
}

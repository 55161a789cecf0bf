import type { z } from 'zod';
import type { BillingEvent } from '#domain/billing/events.ts';
import type { PaymentDelivery } from './port.ts';
import * as facts from './stripe-facts.ts';
import * as shapes from './stripe-shapes.ts';

type Event = z.output<typeof shapes.webhookEvent>;

/** Reads one type of event: its object's shape, what it reports, and which account it concerns. */
interface EventReader {
  read(object: unknown, source: facts.FactSource): PaymentDelivery;
}

function eventReader<T extends z.ZodType>(
  shape: T,
  toEvents: (object: z.output<T>, source: facts.FactSource) => BillingEvent[],
  accountOf: (object: z.output<T>) => { userId?: string | undefined; customerId?: string | undefined } = () => ({}),
): EventReader {
  return {
    read(value, source) {
      const object = shape.parse(value);
      return { ...accountOf(object), events: toEvents(object, source) };
    },
  };
}

const nullless = (id: string | null | undefined): string | undefined => id ?? undefined;

const ofOrder = ({ metadata, customer }: Pick<shapes.PaymentIntentShape, 'metadata' | 'customer'>) => ({
  userId: metadata['user'],
  customerId: nullless(customer),
});
const ofInvoice = ({ parent, customer }: shapes.InvoiceShape) => ({
  userId: parent?.subscription_details?.metadata['user'],
  customerId: nullless(customer),
});

const intent = (toEvents: typeof facts.paymentIntentFacts) => eventReader(shapes.paymentIntent, toEvents, ofOrder);
const invoice = (toEvents: typeof facts.invoiceFacts) => eventReader(shapes.invoice, toEvents, ofInvoice);
const refund = eventReader(shapes.refund, facts.refundFacts);
const dispute = eventReader(shapes.dispute, facts.disputeFacts);
const subscription = eventReader(shapes.subscription, facts.subscriptionFacts, ofOrder);

/** The events that are understood; docs/operations.md tells the operator to enable these. */
export const eventReaders: Readonly<Record<string, EventReader>> = {
  'payment_intent.succeeded': intent(facts.paymentIntentFacts),
  'payment_intent.canceled': intent(facts.paymentIntentFacts),
  'payment_intent.payment_failed': intent(facts.paymentFailure),
  'charge.refunded': eventReader(shapes.charge, facts.refundedSum, ({ customer }) => ({
    customerId: nullless(customer),
  })),
  'charge.refund.updated': refund,
  'refund.created': refund,
  'refund.updated': refund,
  'refund.failed': refund,
  'charge.dispute.created': dispute,
  'charge.dispute.updated': dispute,
  'charge.dispute.closed': dispute,
  'charge.dispute.funds_withdrawn': dispute,
  'charge.dispute.funds_reinstated': dispute,
  'customer.subscription.created': subscription,
  'customer.subscription.updated': subscription,
  'customer.subscription.deleted': subscription,
  'customer.subscription.paused': subscription,
  'customer.subscription.resumed': subscription,
  'invoice.paid': invoice(facts.invoiceFacts),
  'invoice.payment_succeeded': invoice(facts.invoiceFacts),
  'invoice.payment_failed': invoice(facts.invoiceFailure),
  'invoice_payment.paid': eventReader(shapes.invoicePayment, facts.invoicePaymentFacts),
};

/** A webhook's event in our terms; nothing for events that do not concern us. Throws a `ZodError` for a shape that is not Stripe's. */
export function readEvent({ id, type, created, data }: Event): PaymentDelivery {
  const known = Object.hasOwn(eventReaders, type) ? eventReaders[type] : undefined;
  return known?.read(data.object, { id, at: created * 1000 }) ?? { events: [] };
}

import { monthsAfter } from '#server/features/sandbox/calendar.ts';

/** An object as Stripe returns it. */
export type StripeObject = Record<string, unknown> & { id: string };
export type Intent = StripeObject & {
  amount: number;
  customer: string;
  status: string;
  client_secret: string;
  metadata: Record<string, string>;
  latest_charge: string | null;
};
export type Subscription = StripeObject & {
  customer: string;
  status: string;
  metadata: Record<string, string>;
  ended_at: number | null;
  start_date: number;
};
export type Invoice = StripeObject & { intent: string; subscription: string; status: string };
type Refund = StripeObject & {
  amount: number;
  status: string;
  payment_intent: string;
  metadata: Record<string, string>;
};
type Dispute = StripeObject & { status: string; payment_intent: string };

export interface StripeEvent {
  id: string;
  type: string;
  created: number;
  data: { object: unknown };
}

/** What Stripe stores: its objects, and the events that it has to deliver. Invoices include `payments` and secret only when asked to expand them. */
export function openStripeBooks(clock: { now(): Date }, monthlyCents: number) {
  const customers = new Map<string, StripeObject>();
  const intents = new Map<string, Intent>();
  const subscriptions = new Map<string, Subscription>();
  const invoices = new Map<string, Invoice>();
  const refunds = new Map<string, Refund>();
  const disputes = new Map<string, Dispute>();
  const outbox: StripeEvent[] = [];
  let count = 0;
  const newId = (kind: string) => `${kind}_${(count += 1).toString().padStart(4, '0')}`;
  const seconds = () => Math.floor(clock.now().getTime() / 1000);

  const tell = (type: string, object: unknown) => {
    outbox.push({ id: newId('evt'), type, created: seconds(), data: { object: structuredClone(object) } });
  };

  const madeIntent = (params: { amount: number; customer: string; metadata?: Record<string, string> }): Intent => {
    const id = newId('pi');
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: params.amount,
      amount_received: 0,
      currency: 'usd',
      customer: params.customer,
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${newId('s')}`,
      metadata: params.metadata ?? {},
      latest_charge: null,
      created: seconds(),
    };
    intents.set(id, intent);
    return intent;
  };

  const intentNamed = (id: string): Intent => {
    const intent = intents.get(id);
    if (!intent) throw new Error(`There is no payment ${id}.`);
    return intent;
  };
  const subscriptionNamed = (id: string): Subscription => {
    const subscription = subscriptions.get(id);
    if (!subscription) throw new Error(`There is no subscription ${id}.`);
    return subscription;
  };
  const monthsOf = (id: string) => [...invoices.values()].filter(({ subscription }) => subscription === id);

  const invoicePayment = ({ id, intent, status }: Invoice) => ({
    id: `inpay_${id}`,
    object: 'invoice_payment',
    invoice: id,
    status: status === 'paid' ? 'paid' : 'open',
    amount_paid: status === 'paid' ? monthlyCents : null,
    payment: { type: 'payment_intent', payment_intent: intent },
  });

  const madeInvoice = (subscription: Subscription): Invoice => {
    const id = newId('in');
    const month = monthsOf(subscription.id).length;
    const startAt = subscription.start_date * 1000;
    const invoice: Invoice = {
      id,
      object: 'invoice',
      status: 'open',
      customer: subscription.customer,
      currency: 'usd',
      total: monthlyCents,
      amount_due: monthlyCents,
      amount_paid: 0,
      created: seconds(),
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
      },
      lines: {
        object: 'list',
        data: [
          {
            id: `il_${id}`,
            amount: monthlyCents,
            period: {
              start: Math.floor(monthsAfter(startAt, month) / 1000),
              end: Math.floor(monthsAfter(startAt, month + 1) / 1000),
            },
            parent: { type: 'subscription_item_details', subscription_item_details: { proration: false } },
          },
        ],
      },
      status_transitions: { paid_at: null },
      intent: madeIntent({ amount: monthlyCents, customer: subscription.customer }).id,
      subscription: subscription.id,
    };
    invoices.set(id, invoice);
    return invoice;
  };

  const shownInvoice = (invoice: Invoice, expand: readonly string[] = []) => ({
    ...invoice,
    // What older versions of the API returned here, this one does not.
    intent: undefined,
    subscription: undefined,
    ...(expand.includes('payments') ? { payments: { data: [invoicePayment(invoice)] } } : {}),
    ...(expand.includes('confirmation_secret')
      ? { confirmation_secret: { type: 'payment_intent', client_secret: intentNamed(invoice.intent).client_secret } }
      : {}),
  });

  const setStatus = (subscription: Subscription, status: string, type = 'customer.subscription.updated') => {
    subscription.status = status;
    tell(type, subscription);
  };

  /** A payment arrives, with all of Stripe's events about it. */
  const settle = (intent: Intent) => {
    const charge = { id: newId('ch'), object: 'charge', created: seconds() };
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, latest_charge: charge.id });
    tell('payment_intent.succeeded', intent);
    const invoice = [...invoices.values()].find((candidate) => candidate.intent === intent.id);
    if (!invoice) return;
    Object.assign(invoice, {
      status: 'paid',
      amount_paid: monthlyCents,
      status_transitions: { paid_at: seconds() },
    });
    tell('invoice.paid', shownInvoice(invoice));
    tell('invoice_payment.paid', invoicePayment(invoice));
    setStatus(subscriptionNamed(invoice.subscription), 'active');
  };

  const refundedOf = (intent: string) =>
    [...refunds.values()]
      .filter((refund) => refund.payment_intent === intent && refund.status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);

  return {
    customers,
    intents,
    subscriptions,
    invoices,
    refunds,
    disputes,
    outbox,
    newId,
    seconds,
    madeIntent,
    shownInvoice,
    refundedOf,

    madeSubscription(params: { customer: string; metadata: Record<string, string> }): Subscription {
      const id = newId('sub');
      const started = seconds();
      const end = Math.floor(monthsAfter(started * 1000, 1) / 1000);
      const subscription: Subscription = {
        id,
        object: 'subscription',
        customer: params.customer,
        status: 'incomplete',
        metadata: params.metadata,
        ended_at: null,
        start_date: started,
        items: { object: 'list', data: [{ id: `si_${id}`, current_period_start: started, current_period_end: end }] },
      };
      subscriptions.set(id, subscription);
      tell('customer.subscription.created', subscription);
      madeInvoice(subscription);
      return subscription;
    },

    monthsOf,

    /** The browser confirms with a good card. */
    pay: (id: string) => settle(intentNamed(id)),

    cancel(id: string): Intent {
      const intent = intentNamed(id);
      intent.status = 'canceled';
      tell('payment_intent.canceled', intent);
      return intent;
    },

    /** The browser confirms with a card that is refused. */
    decline(id: string) {
      const intent = intentNamed(id);
      intent.status = 'requires_payment_method';
      tell('payment_intent.payment_failed', intent);
    },

    madeRefund(params: { payment_intent: string; amount?: number; metadata?: Record<string, string> }): Refund {
      const intent = intentNamed(params.payment_intent);
      const amount = params.amount ?? intent.amount - refundedOf(intent.id);
      const refund: Refund = {
        id: newId('re'),
        object: 'refund',
        amount,
        status: 'succeeded',
        payment_intent: intent.id,
        charge: intent.latest_charge,
        metadata: params.metadata ?? {},
        created: seconds(),
      };
      refunds.set(refund.id, refund);
      tell('refund.created', refund);
      tell('charge.refunded', {
        id: intent.latest_charge,
        object: 'charge',
        payment_intent: intent.id,
        customer: intent.customer,
        amount_refunded: refundedOf(intent.id),
      });
      return refund;
    },

    /** The bank returns a refund. */
    failRefund(id: string) {
      const refund = refunds.get(id);
      if (!refund) throw new Error(`There is no refund ${id}.`);
      refund.status = 'failed';
      tell('refund.failed', refund);
    },

    dispute(intent: string, status = 'needs_response'): Dispute {
      const dispute: Dispute = {
        id: newId('dp'),
        object: 'dispute',
        status,
        payment_intent: intentNamed(intent).id,
        created: seconds(),
      };
      disputes.set(dispute.id, dispute);
      tell('charge.dispute.created', dispute);
      tell('charge.dispute.funds_withdrawn', dispute);
      return dispute;
    },

    closeDispute(intent: string, status: 'won' | 'lost') {
      for (const dispute of disputes.values()) {
        if (dispute.payment_intent !== intent) continue;
        dispute.status = status;
        tell('charge.dispute.closed', dispute);
      }
    },

    /** The month is over: the next one is collected, or the card refuses. */
    renew(id: string, { pays }: { pays: boolean }): string {
      const subscription = subscriptionNamed(id);
      const open = monthsOf(id).find(({ status }) => status === 'open') ?? madeInvoice(subscription);
      if (pays) settle(intentNamed(open.intent));
      else {
        tell('payment_intent.payment_failed', intentNamed(open.intent));
        tell('invoice.payment_failed', shownInvoice(open));
        setStatus(subscription, 'past_due');
      }
      return open.intent;
    },

    /** The person cancels it in Stripe's portal: it runs to the end of its month. */
    endWithMonth(id: string): void {
      const subscription = Object.assign(subscriptionNamed(id), { cancel_at_period_end: true });
      setStatus(subscription, subscription.status);
    },

    end(id: string): Subscription {
      const subscription = subscriptionNamed(id);
      subscription.ended_at = seconds();
      setStatus(subscription, 'canceled', 'customer.subscription.deleted');
      return subscription;
    },
  };
}

export type StripeBooks = ReturnType<typeof openStripeBooks>;

import { type Intent, type Invoice, type StripeBooks, type Subscription } from './books.ts';

type Params = Record<string, unknown>;

/** A refusal, as Stripe words one. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: RegExp;
  /** The parameters that Stripe accepts here and the product may use; any other is refused. */
  params: readonly string[];
  answer(books: StripeBooks, params: Params, id: string): unknown;
}

const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Refusal(404, 'resource_missing');
  return value;
};

/** The fields below `prefix.` of an `expand` parameter. */
const expanded = (params: Params, prefix: string): string[] =>
  ((params['expand'] ?? []) as string[])
    .filter((field) => field.startsWith(`${prefix}.`))
    .map((field) => field.slice(prefix.length + 1));

const list = (data: unknown[]) => ({ object: 'list', has_more: false, data });

function shownSubscription(books: StripeBooks, subscription: Subscription, params: Params) {
  const [latest] = books.monthsOf(subscription.id).slice(-1);
  const fields = expanded(params, 'latest_invoice');
  return {
    ...subscription,
    latest_invoice: latest && fields.length > 0 ? books.shownInvoice(latest, fields) : (latest?.id ?? null),
  };
}

function shownIntent(intent: Intent, params: Params) {
  const charge = { id: intent.latest_charge, object: 'charge', created: intent['created'] };
  const expands = ((params['expand'] ?? []) as string[]).includes('latest_charge');
  return { ...intent, latest_charge: expands && intent.latest_charge ? charge : intent.latest_charge };
}

/** Stripe's API as far as the product uses it. */
export const stripeRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/customers$/,
    params: ['email', 'metadata', 'name', 'description'],
    answer(books, params) {
      const customer = { id: books.newId('cus'), object: 'customer', ...params };
      books.customers.set(customer.id, customer);
      return customer;
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents$/,
    params: ['amount', 'currency', 'customer', 'automatic_payment_methods', 'metadata', 'description'],
    answer(books, params) {
      const customer = found(books.customers.get(String(params['customer']))).id;
      return books.madeIntent({
        amount: Number(params['amount']),
        customer,
        metadata: (params['metadata'] ?? {}) as Record<string, string>,
      });
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents\/(\w+)$/,
    params: ['expand'],
    answer: (books, params, id) => shownIntent(found(books.intents.get(id)), params),
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)\/cancel$/,
    params: ['cancellation_reason'],
    answer(books, _, id) {
      if (found(books.intents.get(id)).status === 'succeeded')
        throw new Refusal(400, 'payment_intent_unexpected_state');
      return books.cancel(id);
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/subscriptions$/,
    params: ['customer', 'items', 'payment_behavior', 'payment_settings', 'metadata', 'expand'],
    answer(books, params) {
      const [item] = (params['items'] ?? []) as { price?: string }[];
      if (item?.price !== 'price_pro') throw new Refusal(400, 'resource_missing');
      const subscription = books.madeSubscription({
        customer: found(books.customers.get(String(params['customer']))).id,
        metadata: (params['metadata'] ?? {}) as Record<string, string>,
      });
      return shownSubscription(books, subscription, params);
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    params: ['expand'],
    answer: (books, params, id) => shownSubscription(books, found(books.subscriptions.get(id)), params),
  },
  {
    method: 'DELETE',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    params: ['cancellation_details', 'invoice_now', 'prorate', 'expand'],
    answer(books, _, id) {
      if (found(books.subscriptions.get(id)).status === 'canceled') throw new Refusal(404, 'resource_missing');
      return books.end(id);
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/invoices$/,
    params: ['subscription', 'status', 'limit', 'expand'],
    answer: (books, params) =>
      list(
        books
          .monthsOf(String(params['subscription']))
          .filter(({ status }: Invoice) => params['status'] === undefined || status === params['status'])
          .map((invoice) => books.shownInvoice(invoice, expanded(params, 'data'))),
      ),
  },
  {
    method: 'POST',
    path: /^\/v1\/refunds$/,
    params: ['payment_intent', 'amount', 'metadata', 'reason'],
    answer(books, params) {
      const intent = found(books.intents.get(String(params['payment_intent'])));
      const left = intent.amount - books.refundedOf(intent.id);
      const amount = params['amount'] === undefined ? left : Number(params['amount']);
      if (intent.status !== 'succeeded' || left === 0) throw new Refusal(400, 'charge_already_refunded');
      if (amount > left) throw new Refusal(400, 'amount_too_large');
      return books.madeRefund({
        payment_intent: intent.id,
        amount,
        metadata: (params['metadata'] ?? {}) as Record<string, string>,
      });
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/refunds$/,
    params: ['payment_intent', 'limit'],
    answer: (books, params) =>
      list([...books.refunds.values()].filter(({ payment_intent: of }) => of === params['payment_intent'])),
  },
  {
    method: 'GET',
    path: /^\/v1\/disputes$/,
    params: ['payment_intent', 'limit'],
    answer: (books, params) =>
      list([...books.disputes.values()].filter(({ payment_intent: of }) => of === params['payment_intent'])),
  },
  {
    method: 'POST',
    path: /^\/v1\/billing_portal\/sessions$/,
    params: ['customer', 'return_url', 'configuration'],
    answer(books, params) {
      found(books.customers.get(String(params['customer'])));
      return { id: books.newId('bps'), object: 'billing_portal.session', url: 'https://billing.example/session' };
    },
  },
];

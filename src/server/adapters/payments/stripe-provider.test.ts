import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStripeDouble, webhookSecret, type StripeDouble, type Trouble } from '#test/support/stripe/double.ts';
import { createLog } from '../../logging/log.ts';
import type { PaymentOrder, PaymentProvider } from './port.ts';
import { stripeApiVersion } from './stripe-client.ts';
import { createStripeProvider } from './stripe-provider.ts';

const clock = { now: () => new Date() };
let double: StripeDouble;
let provider: PaymentProvider;
let customerId: string | undefined;

const open = (apiBase: string, timeoutMs = 2000) =>
  createStripeProvider({
    secretKey: 'sk_test_of_the_double',
    publishableKey: 'pk_test_of_the_double',
    webhookSecret,
    pricePro: 'price_pro',
    apiBase: new URL(apiBase),
    timeoutMs,
    pauseMs: 10,
    clock,
    log: createLog({ logLevel: 'silent' }),
  });

beforeAll(async () => {
  double = await openStripeDouble(clock, stripeApiVersion);
  provider = open(double.url);
  customerId = await provider.customer({ userId: 'u1', email: 'reader@example.com' });
});
afterAll(() => double.close());
beforeEach(() => {
  double.troubles.length = 0;
  double.writes.length = 0;
  double.away = false;
});

const orderOf = (order: string, paymentType: PaymentOrder['paymentType'], begun?: string): PaymentOrder => ({
  order,
  userId: 'u1',
  customerId,
  paymentType,
  cents: paymentType === 'pro' ? 1199 : 699,
  currency: 'usd',
  begun,
});

const opened = async (order: PaymentOrder) => {
  const started = await provider.start(order);
  if (started.state !== 'open') throw new Error(started.state);
  return started;
};

describe('every write', () => {
  test('has the pinned version and an idempotency key, and parameters that Stripe knows', async () => {
    const { paymentId } = await opened(orderOf('wire-1', 'complete'));
    double.books.pay(paymentId);
    const pro = await opened(orderOf('wire-2', 'pro'));
    double.books.pay(pro.paymentId);
    await provider.portal({ customerId, returnTo: new URL('http://localhost:3000/profile') });
    await provider.refund({ paymentId, cents: 100, key: 'wire' });
    await provider.endSubscription({
      subscription: pro.subscriptionId ?? '',
      refunds: [{ payment: pro.paymentId, cents: 500 }],
    });
    expect(double.writes.map(({ method, path }) => `${method} ${path.replace(/\/sub_\w+/, '/{id}')}`)).toEqual([
      'POST /v1/payment_intents',
      'POST /v1/subscriptions',
      'POST /v1/billing_portal/sessions',
      'POST /v1/refunds',
      'POST /v1/refunds',
      'DELETE /v1/subscriptions/{id}',
    ]);
    for (const { version, key } of double.writes) {
      expect({ version, keyed: (key ?? '').startsWith('foothold:') }).toEqual({
        version: stripeApiVersion,
        keyed: true,
      });
    }
    expect(double.writes[0]?.params).toEqual({
      amount: '699',
      currency: 'usd',
      customer: customerId,
      automatic_payment_methods: { enabled: 'true' },
      metadata: { user: 'u1', type: 'complete', order: 'wire-1' },
    });
    expect(double.writes[1]?.params).toMatchObject({
      payment_behavior: 'default_incomplete',
      items: [{ price: 'price_pro' }],
    });
  });
});

describe('an order', () => {
  test.each<[string, Trouble[]]>([
    ['is too much at the moment', ['too many', 'too many']],
    ['fails before anything is done', ['fails before', 'fails before']],
    ['fails after it was done', ['fails after']],
    ['is done and never answered', ['hang']],
  ])('that %s creates one payment', async (what, troubles) => {
    double.troubles.push(...troubles);
    const before = double.books.intents.size;
    const { paymentId } = await opened(orderOf(`trouble ${what}`, 'complete'));
    expect(double.books.intents.size - before).toBe(1);
    expect(double.books.intents.get(paymentId)?.amount).toBe(699);
    expect(new Set(double.writes.map(({ key }) => key)).size).toBe(1);
    expect(double.writes.length).toBe(troubles.length + 1);
  });

  test('that fails reports it, and is placed once when it is sent again', async () => {
    double.troubles.push('fails after', 'fails after', 'fails after');
    const before = double.books.subscriptions.size;
    const order = orderOf('later', 'pro');
    await expect(provider.start(order)).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_FAILED' });
    await opened(order);
    expect(double.books.subscriptions.size - before).toBe(1);
  });

  test('is resumed, and started again where Stripe has canceled it', async () => {
    const first = await opened(orderOf('again', 'complete'));
    const again = orderOf('again', 'complete', first.paymentId);
    expect(await opened(again)).toMatchObject({ paymentId: first.paymentId, clientSecret: first.clientSecret });
    const intent = double.books.intents.get(first.paymentId);
    Object.assign(intent ?? {}, { status: 'canceled' });
    const second = await opened(again);
    expect(second.paymentId).not.toBe(first.paymentId);
    expect((await opened(again)).paymentId).toBe(second.paymentId);
    double.books.pay(second.paymentId);
    expect(await provider.start({ ...again, begun: second.paymentId })).toEqual({ state: 'paid' });
  });

  test('of a month at another price than the one that was shown is not offered', async () => {
    const dear = await openStripeDouble(clock, stripeApiVersion, { monthlyCents: 2500 });
    try {
      const other = open(dear.url);
      const customer = await other.customer({ userId: 'u1', email: 'reader@example.com' });
      await expect(other.start({ ...orderOf('dear', 'pro'), customerId: customer })).rejects.toMatchObject({
        code: 'PAYMENTS_OFF',
      });
    } finally {
      await dear.close();
    }
  });
});

test.each(['complete', 'pro'] as const)('%s that Stripe answers in another shape counts as no answer', async (type) => {
  double.troubles.push('another shape');
  await expect(provider.start(orderOf(`misshapen-${type}`, type))).rejects.toMatchObject({
    code: 'PAYMENT_PROVIDER_FAILED',
  });
  expect(await provider.start(orderOf(`misshapen-${type}`, type))).toMatchObject({ state: 'open' });
});

describe('the amount owed for unused time', () => {
  test('is refunded once, however often it is requested and after Stripe has forgotten the key', async () => {
    const { paymentId, subscriptionId = '' } = await opened(orderOf('unused', 'pro'));
    double.books.pay(paymentId);
    const end = () =>
      provider.endSubscription({ subscription: subscriptionId, refunds: [{ payment: paymentId, cents: 400 }] });
    await end();
    double.forgetKeys();
    await end();
    expect(double.books.refundedOf(paymentId)).toBe(400);
    expect(double.books.subscriptions.get(subscriptionId)?.status).toBe('canceled');
  });
});

describe('a delivery', () => {
  const event = { id: 'evt_x', type: 'payment_intent.succeeded', created: 1_700_000_000, data: { object: {} } };
  const signed = () => double.delivery(event);

  test('is refused when its signature is for another key, missing, or for another body', () => {
    const { body, signature } = signed();
    expect(provider.readDelivery(`${body} `, signature)).toBeUndefined();
    expect(provider.readDelivery(body, undefined)).toBeUndefined();
    expect(provider.readDelivery(body, signature.replace(/v1=../, 'v1=00'))).toBeUndefined();
  });

  test('is accepted when one of several signatures is right, as during a change of the secret', () => {
    const other = double.delivery({ ...event, type: 'customer.created' });
    const two = other.signature.replace('v1=', `v1=${'0'.repeat(64)},v1=`);
    expect(provider.readDelivery(other.body, two)).toEqual({ events: [] });
  });

  test('of a shape that is not Stripe’s is rejected', () => {
    const { body, signature } = signed();
    expect(() => provider.readDelivery(body, signature)).toThrow('BAD_REQUEST');
  });
});

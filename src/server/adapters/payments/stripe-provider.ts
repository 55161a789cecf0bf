import { randomUUID } from 'node:crypto';
import { prices, currency as listCurrency } from '#domain/billing/prices.ts';
import { AppError } from '../../app-error.ts';
import type { Log } from '../../logging/log.ts';
import type { PaymentOrder, PaymentProvider, StartedPayment } from './port.ts';
import type { Clock } from '../../clock.ts';
import { createStripeClient, saidBy, type StripeAccess } from './stripe-client.ts';
import { readEvent } from './stripe-events.ts';
import type { OrderMetadata } from './stripe-facts.ts';
import { createStripeInquiry } from './stripe-inquiry.ts';
import * as shapes from './stripe-shapes.ts';

export interface StripeDeps extends StripeAccess {
  publishableKey: string;
  webhookSecret: string;
  /** The monthly price of Pro. */
  pricePro: string;
  clock: Clock;
  log: Log;
}

/** The maximum age of a delivery (https://docs.stripe.com/webhooks#replay-attacks). */
const toleranceSeconds = 300;

/** Marks a refund that `endSubscription` created, so that it is created once even after Stripe has forgotten the idempotency key (24 hours). */
const unusedTime = 'unused_time';

/** Stripe, by its current API. A payment is created here and confirmed by Stripe's own form in the browser; this server never sees a card. */
export function createStripeProvider(deps: StripeDeps): PaymentProvider {
  const { publishableKey, webhookSecret, pricePro, clock, log } = deps;
  const stripe = createStripeClient(deps);
  const { ask, find, understand } = stripe;
  const verifier = stripe.client.webhooks.signature;

  /** An order with a canceled payment is restarted under a new key. */
  const keyOf = (kind: string, { order, begun }: PaymentOrder) =>
    ['foothold', kind, order, ...(begun === undefined ? [] : ['after', begun])].join(':');

  const takeUp = async (begun: string): Promise<StartedPayment | undefined> => {
    const found = await find((api) => api.paymentIntents.retrieve(begun));
    if (!found) return undefined;
    const intent = understand(shapes.paymentIntent, found);
    if (intent.status === 'succeeded') return { state: 'paid' };
    if (intent.status === 'processing') return { state: 'processing' };
    if (intent.status === 'canceled' || !intent.client_secret) return undefined;
    return { state: 'open', paymentId: intent.id, clientSecret: intent.client_secret };
  };

  const startOnce = async (order: PaymentOrder, metadata: OrderMetadata): Promise<StartedPayment> => {
    const { customerId: customer, cents: amount, currency } = order;
    const made = await ask((api) =>
      api.paymentIntents.create(
        { amount, currency, customer, automatic_payment_methods: { enabled: true }, metadata: { ...metadata } },
        { idempotencyKey: keyOf('payment', order) },
      ),
    );
    const { id, client_secret: clientSecret } = understand(shapes.paymentIntent, made);
    if (!clientSecret) throw new AppError('PAYMENT_PROVIDER_FAILED');
    return { state: 'open', paymentId: id, clientSecret };
  };

  const startMonthly = async (order: PaymentOrder, metadata: OrderMetadata): Promise<StartedPayment> => {
    const made = await ask((api) =>
      api.subscriptions.create(
        {
          customer: order.customerId,
          items: [{ price: pricePro }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          metadata: { ...metadata },
          expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
        },
        { idempotencyKey: keyOf('subscription', order) },
      ),
    );
    const { id, latest_invoice: invoice } = understand(shapes.startedSubscription, made);
    const clientSecret = invoice.confirmation_secret?.client_secret;
    if (invoice.total !== prices.pro.cents || invoice.currency !== listCurrency) {
      // Nobody is asked to pay a different amount from the one that was shown.
      log.error({ total: invoice.total, currency: invoice.currency }, 'STRIPE_PRICE_PRO is not the price of Pro');
      throw new AppError('PAYMENTS_OFF');
    }
    const paymentId =
      invoice.payments?.data.flatMap(({ payment }) => payment.payment_intent ?? [])[0] ??
      clientSecret?.split('_secret_')[0];
    if (!clientSecret || !paymentId) throw new AppError('PAYMENT_PROVIDER_FAILED');
    return { state: 'open', paymentId, clientSecret, subscriptionId: id };
  };

  const payBack = async (subscription: string, { payment, cents }: { payment: string; cents: number }) => {
    const listed = await ask((api) => api.refunds.list({ payment_intent: payment, limit: 100 }));
    const earlier = understand(shapes.listed(shapes.refund), listed);
    if (earlier.data.some(({ metadata }) => metadata['for'] === unusedTime)) return;
    const params = { payment_intent: payment, amount: cents, metadata: { for: unusedTime, subscription } };
    const idempotencyKey = `foothold:${unusedTime}:${subscription}:${payment}`;
    // An amount that the bank or the operator returned already is not refunded again, and does not keep the subscription running.
    const taken = (error: unknown) => saidBy(error, 'charge_already_refunded', 'charge_disputed');
    try {
      await ask((api) => api.refunds.create(params, { idempotencyKey }), taken);
    } catch (error) {
      if (!taken(error)) throw error;
    }
  };

  return {
    name: 'stripe',
    publishableKey,
    inquire: createStripeInquiry(stripe, clock),

    async customer({ userId, email }) {
      const made = await ask((api) =>
        api.customers.create({ email, metadata: { user: userId } }, { idempotencyKey: `foothold:customer:${userId}` }),
      );
      return understand(shapes.customer, made).id;
    },

    async start(order) {
      const begun = order.begun === undefined ? undefined : await takeUp(order.begun);
      if (begun) return begun;
      const { userId: user, paymentType: type, optimizationId: optimization } = order;
      const metadata: OrderMetadata = { user, type, order: order.order, ...(optimization ? { optimization } : {}) };
      return type === 'pro' ? startMonthly(order, metadata) : startOnce(order, metadata);
    },

    async withdraw({ paymentId }) {
      const settled = (error: unknown) => saidBy(error, 'payment_intent_unexpected_state', 'resource_missing');
      const idempotencyKey = `foothold:withdraw:${paymentId}`;
      try {
        await ask((api) => api.paymentIntents.cancel(paymentId, {}, { idempotencyKey }), settled);
      } catch (error) {
        if (!settled(error)) throw error;
      }
    },

    async portal({ customerId: customer, returnTo }) {
      const made = await ask((api) =>
        api.billingPortal.sessions.create(
          { customer, return_url: returnTo.href },
          { idempotencyKey: `foothold:portal:${randomUUID()}` },
        ),
      );
      return new URL(understand(shapes.portalSession, made).url);
    },

    async refund({ paymentId, cents, key }) {
      await ask((api) =>
        api.refunds.create({ payment_intent: paymentId, amount: cents }, { idempotencyKey: `foothold:refund:${key}` }),
      );
    },

    async endSubscription({ subscription, refunds }) {
      // Refunded first: a subscription that has ended is not asked about again.
      for (const refund of refunds) await payBack(subscription, refund);
      const idempotencyKey = `foothold:cancel:${subscription}`;
      await find((api) => api.subscriptions.cancel(subscription, {}, { idempotencyKey }));
    },

    readDelivery(body, signature) {
      const received = Math.floor(clock.now().getTime() / 1000);
      try {
        if (!verifier) return undefined;
        verifier.verifyHeader(body, signature ?? '', webhookSecret, toleranceSeconds, undefined, received);
      } catch {
        return undefined;
      }
      try {
        return readEvent(shapes.webhookEvent.parse(JSON.parse(body)));
      } catch {
        log.error({ bytes: body.length }, 'Stripe sent an event of another shape than its API version has');
        throw new AppError('BAD_REQUEST');
      }
    },
  };
}

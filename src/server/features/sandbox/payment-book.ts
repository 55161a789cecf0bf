import { createHmac, randomUUID } from 'node:crypto';
import type { confirmSandboxPayment } from '#contract/billing.ts';
import type { RouteBody } from '#contract/route.ts';
import type { BillingEvent } from '#domain/billing/events.ts';
import { currency, decimalAmount } from '#domain/billing/prices.ts';
import { cardOutcome, type Decline } from '../../adapters/payments/sandbox-cards.ts';
import * as store from '../../adapters/payments/sandbox-store.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { PaymentOrder, StartedPayment } from '../../adapters/payments/port.ts';
import type { Clock } from '../../clock.ts';
import { hashToken } from '../../secrets/secret-token.ts';
import type { SubscriptionBook } from './subscription-book.ts';
import type { Publish } from './publish.ts';

export type Outcome = { status: 'succeeded' | 'requires_action' } | { status: 'declined'; why: Decline };

export interface PaymentBook {
  start(order: PaymentOrder): Promise<StartedPayment>;
  /** Nobody can pay it any more, unless it was paid. */
  withdraw(of: { paymentId: string }): Promise<void>;
  /** Pays with a test card. Two confirmations of one payment charge once. Also returns the delivery that reports it, if there is one. */
  confirm(
    userId: string,
    body: RouteBody<typeof confirmSandboxPayment>,
  ): Promise<{ outcome: Outcome; eventId?: string | undefined }>;
  /** Refunds `cents`, or everything that is left. The same `key` is the same refund. `owner`, when given, must have the payment. */
  refund(of: { paymentId: string; cents?: number | undefined; key: string; owner?: string }): Promise<void>;
  dispute(of: { paymentId: string; owner: string; what: 'opened' | 'won' | 'lost' }): Promise<void>;
}

interface Deps {
  db: Database;
  clock: Clock;
  signingKey: string;
  subscriptions: SubscriptionBook;
  publish: Publish;
}

/** The sandbox's payments: what a provider would store on its side. */
export function createPaymentBook({ db, clock, signingKey, subscriptions, publish }: Deps): PaymentBook {
  const short = (text: string): string => createHmac('sha256', signingKey).update(text).digest('hex').slice(0, 24);

  /** The effects of a successful payment. */
  const paid = (tx: Database, payment: store.SandboxPayment, cardPays: boolean): Promise<BillingEvent[]> => {
    const { id, paymentType, cents, optimizationId, subscriptionId } = payment;
    if (subscriptionId !== null) return subscriptions.begin(tx, { ...payment, subscriptionId }, cardPays);
    return Promise.resolve([
      {
        kind: 'payment_succeeded',
        id: `sandbox:${id}:succeeded`,
        at: clock.now().getTime(),
        payment: id,
        paymentType,
        cents,
        currency,
        optimization: optimizationId ?? undefined,
      },
    ]);
  };

  const lockPaid = async (tx: Database, id: string, owner: string | undefined): Promise<store.SandboxPayment> => {
    const payment = await store.lockPayment(tx, { id });
    if (!payment || (owner !== undefined && payment.userId !== owner)) throw new AppError('PAYMENT_NOT_FOUND');
    if (payment.status !== 'paid') throw new AppError('NOTHING_TO_REFUND');
    return payment;
  };

  return {
    async start({ order, userId, paymentType, cents, optimizationId }) {
      // Derived from the order, so that the second of two equal orders gets the first one's secret.
      const id = `pi_sandbox_${short(`payment ${order}`)}`;
      const clientSecret = `${id}_secret_${short(`secret ${order}`)}`;
      const payment = await store.keepPayment(db, {
        id,
        secretHash: hashToken(clientSecret),
        idempotencyKey: order,
        userId,
        paymentType,
        cents,
        optimizationId: optimizationId ?? null,
        subscriptionId: paymentType === 'pro' ? `sub_sandbox_${short(`subscription ${order}`)}` : null,
      });
      if (payment.status === 'paid') return { state: 'paid' };
      return {
        state: 'open',
        paymentId: payment.id,
        clientSecret,
        subscriptionId: payment.subscriptionId ?? undefined,
      };
    },

    withdraw: ({ paymentId }) =>
      db.transaction(async (tx) => {
        const payment = await store.lockPayment(tx, { id: paymentId });
        if (payment && payment.status !== 'paid') await store.updatePayment(tx, paymentId, { status: 'canceled' });
      }),

    async confirm(userId, body) {
      const card = cardOutcome(body.cardNumber);
      if (card.kind === 'invalid') throw new AppError('CARD_INVALID');
      return db.transaction(async (tx) => {
        const payment = await store.lockPayment(tx, { secretHash: hashToken(body.clientSecret), userId });
        if (!payment || payment.status === 'canceled') throw new AppError('PAYMENT_NOT_FOUND');
        if (payment.status === 'paid') return { outcome: { status: 'succeeded' } };
        if (card.kind === 'declines') {
          const at = clock.now().getTime();
          const failed: BillingEvent = {
            kind: 'payment_failed',
            id: `sandbox:${randomUUID()}`,
            at,
            payment: payment.id,
          };
          return { outcome: { status: 'declined', why: card.why }, eventId: await publish(tx, userId, [failed]) };
        }
        if (card.kind === 'asks' && !(body.confirmed && payment.status === 'confirming')) {
          await store.updatePayment(tx, payment.id, { status: 'confirming' });
          return { outcome: { status: 'requires_action' } };
        }
        await store.updatePayment(tx, payment.id, { status: 'paid' });
        const events = await paid(tx, payment, card.kind === 'asks' || card.renews);
        return { outcome: { status: 'succeeded' }, eventId: await publish(tx, userId, events) };
      });
    },

    refund: ({ paymentId, cents: asked, key, owner }) =>
      db.transaction(async (tx) => {
        const payment = await lockPaid(tx, paymentId, owner);
        const refund = `re_sandbox_${short(`refund ${key}`)}`;
        const id = `sandbox:${refund}:made`;
        if ((await store.deliveryBodies(tx, payment.userId)).some((body) => body.includes(id))) return;
        const left = payment.cents - payment.refundedCents;
        if (left === 0) throw new AppError('NOTHING_TO_REFUND');
        const cents = asked ?? left;
        if (cents > left) throw new AppError('REFUND_TOO_LARGE', { left: decimalAmount(left) });
        await store.updatePayment(tx, paymentId, { refundedCents: payment.refundedCents + cents });
        const at = clock.now().getTime();
        await publish(tx, payment.userId, [{ kind: 'refund_made', id, at, payment: paymentId, refund, cents }]);
      }),

    dispute: ({ paymentId, owner, what }) =>
      db.transaction(async (tx) => {
        const { id: payment } = await lockPaid(tx, paymentId, owner);
        const at = clock.now().getTime();
        const dispute = `dp_sandbox_${short(`dispute ${paymentId}`)}`;
        const id = `sandbox:${dispute}:${what}`;
        await publish(tx, owner, [
          what === 'opened'
            ? { kind: 'dispute_opened', id, at, payment, dispute }
            : { kind: 'dispute_closed', id, at, payment, dispute, outcome: what },
        ]);
      }),
  };
}

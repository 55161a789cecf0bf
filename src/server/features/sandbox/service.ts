import { randomUUID } from 'node:crypto';
import type { cancelSandboxSubscription, confirmSandboxPayment, simulateSandbox } from '#contract/billing.ts';
import type { RouteBody, RouteResponse } from '#contract/route.ts';
import { copyFor } from '#copy/copy-for.ts';
import type { Locale } from '#copy/locales.ts';
import { signDelivery } from '../../adapters/payments/delivery-signature.ts';
import type { SandboxBooks } from '../../adapters/payments/sandbox-provider.ts';
import * as store from '../../adapters/payments/sandbox-store.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../clock.ts';
import type { Enqueuer } from '../../queue/queue.ts';
import { hashToken } from '../../secrets/secret-token.ts';
import type { Wanted } from '../billing/ordering.ts';
import { createPaymentBook, type PaymentBook } from './payment-book.ts';
import { createSubscriptionBook, type SubscriptionBook } from './subscription-book.ts';
import { createPublisher } from './publish.ts';

export interface SandboxDeps {
  db: Database;
  clock: Clock;
  queue: Enqueuer;
  signingKey: string;
}

/** The sandbox's records, as its provider and its routes use them. */
export function openSandboxBooks({ db, clock, queue, signingKey }: SandboxDeps) {
  const publish = createPublisher({ queue });
  const subscriptions = createSubscriptionBook({ db, clock, publish });
  const payments = createPaymentBook({ db, clock, signingKey, subscriptions, publish });
  const forProvider: SandboxBooks = {
    start: payments.start,
    withdraw: payments.withdraw,
    refund: payments.refund,
    async endSubscription({ subscription, refunds }) {
      for (const { payment, cents } of refunds) {
        await payments.refund({ paymentId: payment, cents, key: `unused time of ${subscription}, ${payment}` });
      }
      await subscriptions.end(subscription);
    },
    deliveries: (userId) => store.deliveryBodies(db, userId),
  };
  return { payments, subscriptions, forProvider };
}

export interface Sandbox {
  deliver(of: { eventId: string }): Promise<void>;
  renewDue(): Promise<void>;
  confirm(
    userId: string,
    body: RouteBody<typeof confirmSandboxPayment>,
    locale: Locale,
  ): Promise<RouteResponse<typeof confirmSandboxPayment>>;
  simulate(userId: string, body: RouteBody<typeof simulateSandbox>): Promise<void>;
  cancel(userId: string): Promise<RouteResponse<typeof cancelSandboxSubscription>>;
}

/** What the sandbox does besides taking payments: it delivers events, and simulates what banks and people would do. */
export function createSandbox(deps: {
  db: Database;
  clock: Clock;
  signingKey: string;
  payments: PaymentBook;
  subscriptions: SubscriptionBook;
  /** The endpoint for every provider's events. */
  receive(body: string, signature: string): Promise<void>;
  /** Throws if the payment would open nothing. */
  refuseNeedless(userId: string, wanted: Wanted): Promise<void>;
}): Sandbox {
  const { db, clock, signingKey, payments, subscriptions, receive, refuseNeedless } = deps;

  const deliver: Sandbox['deliver'] = async ({ eventId }) => {
    const event = await store.undeliveredEvent(db, eventId);
    if (!event) return;
    await receive(event.body, signDelivery(event.body, clock.now(), signingKey));
    await store.markDelivered(db, eventId, clock.now());
  };

  /** Before the charge: since it was begun, what it is for may have been deleted, or opened by something else. */
  const refuseCharge = async (userId: string, { clientSecret }: { clientSecret: string }): Promise<void> => {
    const order = () => store.findPayment(db, { secretHash: hashToken(clientSecret), userId });
    const begun = await order();
    if (!begun || begun.status === 'paid') return;
    const { paymentType, optimizationId } = begun;
    try {
      await refuseNeedless(userId, { paymentType, optimizationId: optimizationId ?? undefined });
    } catch (error) {
      // It is this very payment that opened it, confirmed from another tab.
      if ((await order())?.status !== 'paid') throw error;
    }
  };

  return {
    deliver,
    renewDue: subscriptions.renewDue,

    async cancel(userId) {
      const { endsAt, eventId } = await subscriptions.endWithMonth(userId);
      await deliver({ eventId });
      return { endsAt };
    },

    async confirm(userId, body, locale) {
      await refuseCharge(userId, body);
      const { outcome, eventId } = await payments.confirm(userId, body);
      if (eventId !== undefined) await deliver({ eventId });
      if (outcome.status !== 'declined') return outcome;
      return { status: outcome.status, message: copyFor(locale).sandboxDeclines[outcome.why] };
    },

    async simulate(userId, { happening, paymentIntentId: paymentId, cents }) {
      switch (happening) {
        case 'renewal':
          return subscriptions.renewNow(userId, true);
        case 'failed_renewal':
          return subscriptions.renewNow(userId, false);
        case 'cancel':
          return subscriptions.endNow(userId);
      }
      if (paymentId === undefined) throw new AppError('PAYMENT_NOT_FOUND');
      if (happening === 'refund') return payments.refund({ paymentId, cents, key: randomUUID(), owner: userId });
      const what = happening === 'dispute_opened' ? 'opened' : happening === 'dispute_won' ? 'won' : 'lost';
      return payments.dispute({ paymentId, owner: userId, what });
    },
  };
}

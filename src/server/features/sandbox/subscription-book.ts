import { randomUUID } from 'node:crypto';
import { graceMilliseconds } from '#domain/billing/entitlements.ts';
import type { BillingEvent } from '#domain/billing/events.ts';
import { currency, prices } from '#domain/billing/prices.ts';
import * as store from '../../adapters/payments/sandbox-store.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../clock.ts';
import { hashToken, newToken } from '../../secrets/secret-token.ts';
import { monthsAfter } from './calendar.ts';
import type { Publish } from './publish.ts';

/** A refused renewal is tried again a day later. */
const retryMs = 24 * 60 * 60 * 1000;

export interface SubscriptionBook {
  /** Records that a subscription's first month was paid, and reports the events that a provider would. */
  begin(
    tx: Database,
    paid: store.SandboxPayment & { subscriptionId: string },
    cardPays: boolean,
  ): Promise<BillingEvent[]>;
  /** Renews subscriptions that are due, or ends them. */
  renewDue(): Promise<void>;
  /** Collects the next month now, or lets the card refuse it. */
  renewNow(userId: string, cardPays: boolean): Promise<void>;
  /** Ends a subscription at once; does nothing when it has ended. */
  end(subscription: string): Promise<void>;
  endNow(userId: string): Promise<void>;
  /** Lets it end when the paid period is over, and reports that; returns the delivery's id with the end. */
  endWithMonth(userId: string): Promise<{ endsAt: string; eventId: string }>;
}

type Subscription = store.SandboxSubscription;

/** The sandbox's subscriptions: a month is collected when the one before is over; a failing card is tried daily during the grace period. */
export function createSubscriptionBook({
  db,
  clock,
  publish,
}: {
  db: Database;
  clock: Clock;
  publish: Publish;
}): SubscriptionBook {
  const nowMs = () => clock.now().getTime();

  const end = async (tx: Database, { id, userId }: Pick<Subscription, 'id' | 'userId'>, at: number): Promise<void> => {
    await store.updateSubscription(tx, id, { status: 'canceled' });
    await publish(tx, userId, [{ kind: 'subscription_ended', id: `sandbox:${id}:ended`, at, subscription: id }]);
  };

  const collect = async (
    tx: Database,
    { id, userId, months, startedAt, periodEnd }: Subscription,
  ): Promise<Subscription> => {
    const at = nowMs();
    const next = new Date(monthsAfter(startedAt.getTime(), months + 1));
    const payment = await store.keepPayment(tx, {
      id: `pi_sandbox_${randomUUID().replaceAll('-', '')}`,
      secretHash: hashToken(newToken()),
      idempotencyKey: `${id}:${months + 1}`,
      userId,
      paymentType: 'pro',
      cents: prices.pro.cents,
      subscriptionId: id,
      status: 'paid',
    });
    const changed = {
      status: 'active',
      months: months + 1,
      periodEnd: next,
      cancelAtPeriodEnd: false,
      nextAttemptAt: next,
    } as const;
    await store.updateSubscription(tx, id, changed);
    await publish(tx, userId, monthPaid(payment, id, { at, start: periodEnd.getTime(), end: next.getTime() }));
    return { id, userId, startedAt, cardPays: true, ...changed };
  };

  const refuse = async (tx: Database, { id, userId, periodEnd, cancelAtPeriodEnd }: Subscription): Promise<void> => {
    const at = nowMs();
    const owed = { id: `sandbox:${randomUUID()}`, at, subscription: id, status: 'past_due' } as const;
    const endsAt = cancelAtPeriodEnd ? periodEnd.getTime() : undefined;
    const failure: BillingEvent[] = [
      { kind: 'invoice_failed', id: `sandbox:${randomUUID()}`, at, subscription: id },
      { kind: 'subscription_changed', ...owed, endsAt },
    ];
    await store.updateSubscription(tx, id, { status: 'past_due', nextAttemptAt: new Date(at + retryMs) });
    await publish(tx, userId, failure);
    if (at >= periodEnd.getTime() + graceMilliseconds) await end(tx, { id, userId }, at);
  };

  const renew = (id: string) =>
    db.transaction(async (tx) => {
      let subscription = await store.lockSubscription(tx, { id });
      // After a long stop more than one month may be due.
      while (subscription && subscription.nextAttemptAt.getTime() <= nowMs()) {
        if (subscription.cancelAtPeriodEnd) return end(tx, subscription, subscription.periodEnd.getTime());
        if (!subscription.cardPays) return refuse(tx, subscription);
        subscription = await collect(tx, subscription);
      }
    });

  const withRunning = <T>(userId: string, act: (tx: Database, subscription: Subscription) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      const subscription = await store.lockSubscription(tx, { userId });
      if (!subscription) throw new AppError('NO_SUBSCRIPTION');
      return act(tx, subscription);
    });

  return {
    async begin(tx, paid, cardPays) {
      const at = nowMs();
      const { subscriptionId: id, userId } = paid;
      const end = monthsAfter(at, 1);
      await store.keepSubscription(tx, {
        id,
        userId,
        status: 'active',
        months: 1,
        startedAt: new Date(at),
        periodEnd: new Date(end),
        cancelAtPeriodEnd: false,
        cardPays,
        nextAttemptAt: new Date(end),
      });
      return monthPaid(paid, id, { at, start: at, end });
    },
    async renewDue() {
      for (const id of await store.dueSubscriptions(db, clock.now())) await renew(id);
    },
    renewNow: (userId, cardPays) =>
      withRunning(userId, async (tx, subscription) => {
        await (cardPays ? collect(tx, subscription) : refuse(tx, subscription));
      }),
    end: (id) =>
      db.transaction(async (tx) => {
        const subscription = await store.lockSubscription(tx, { id });
        if (subscription) await end(tx, subscription, nowMs());
      }),
    endNow: (userId) => withRunning(userId, (tx, subscription) => end(tx, subscription, nowMs())),
    endWithMonth: (userId) =>
      withRunning(userId, async (tx, { id, status, periodEnd }) => {
        await store.updateSubscription(tx, id, { cancelAtPeriodEnd: true });
        const endsAt = periodEnd.getTime();
        const about = { id: `sandbox:${randomUUID()}`, at: nowMs(), subscription: id };
        const eventId = await publish(tx, userId, [{ kind: 'subscription_changed', ...about, status, endsAt }]);
        return { endsAt: periodEnd.toISOString(), eventId };
      }),
  };
}

/** The events that a provider sends when a month was paid. */
function monthPaid(
  { id, cents }: store.SandboxPayment,
  subscription: string,
  { at, start, end }: { at: number; start: number; end: number },
): BillingEvent[] {
  return [
    {
      kind: 'payment_succeeded',
      id: `sandbox:${id}:succeeded`,
      at,
      payment: id,
      paymentType: 'pro',
      cents,
      currency,
      subscription,
    },
    { kind: 'subscription_changed', id: `sandbox:${id}:active`, at, subscription, status: 'active' },
    {
      kind: 'invoice_paid',
      id: `sandbox:${id}:invoice`,
      at,
      subscription,
      periodStart: start,
      periodEnd: end,
      cents,
      currency,
      invoicePayment: id,
    },
  ];
}

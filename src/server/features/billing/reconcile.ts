import { randomUUID } from 'node:crypto';
import type { BillingEvent } from '#domain/billing/events.ts';
import { isRunning, lacksPayment, questionsFrom, replacementsIn } from '#domain/billing/replacement.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Log } from '../../logging/log.ts';
import type { PaymentProvider } from '../../adapters/payments/port.ts';
import type { Clock } from '../../clock.ts';
import type { Learn } from './learn.ts';
import { ledgerFor } from './account-ledger.ts';
import * as accounts from './account-store.ts';

/** A payment may be pending for this long before the provider is asked about it; then after twice the time, and so on. */
const patienceMs = 10 * 60 * 1000;
/** How long an answer about subscriptions that changed nothing is valid. */
const askAgainMs = 60 * 60 * 1000;
/** How many accounts one run asks about. */
const batch = 200;

export interface Reconciler {
  /** Asks the provider about an account's open payments and subscriptions, and ends what a plan for life replaced. */
  account(of: { userId: string }): Promise<void>;
  /** Does so for every account in an uncertain state. */
  due(): Promise<void>;
}

/** Makes up for deliveries that never arrived: the provider's answers are processed by the same ledger, under the same ids. */
export function createReconciler(deps: {
  db: Database;
  clock: Clock;
  provider: PaymentProvider | undefined;
  learn: Learn;
  log: Log;
}): Reconciler {
  const { db, clock, provider, learn, log } = deps;

  const ask = async (from: PaymentProvider, userId: string): Promise<BillingEvent[]> => {
    const ledger = await ledgerFor(db, userId);
    const payments = await accounts.openPaymentsOf(db, userId);
    const known = [...ledger.subscriptions.values()];
    const subscriptions = new Set(
      known.filter((subscription) => isRunning(subscription) || lacksPayment(subscription)).map(({ id }) => id),
    );
    const begun = (await accounts.findPayer(db, userId))?.stripeSubscriptionId;
    if (begun && ledger.subscriptions.get(begun)?.endedAt === undefined) subscriptions.add(begun);
    const reported: BillingEvent[] = [];
    for (const payment of payments) reported.push(...(await from.inquire({ userId, payment })));
    for (const subscription of subscriptions) reported.push(...(await from.inquire({ userId, subscription })));
    // A known status is not stored again: asking every hour must not fill the tables.
    return reported.filter(
      (event) =>
        event.kind !== 'subscription_changed' || ledger.subscriptions.get(event.subscription)?.status !== event.status,
    );
  };

  /** The decision is stored before it is carried out, so that after any interruption the same one is carried out. */
  const replace = async (from: PaymentProvider, userId: string): Promise<void> => {
    const decided = replacementsIn(await ledgerFor(db, userId)).map(({ subscription, at, refunds }): BillingEvent => ({
      kind: 'subscription_replaced',
      id: `own:${subscription}:replaced`,
      at,
      subscription,
      refunds,
    }));
    await learn(userId, decided, { asked: true });
    for (const { id: subscription, replaced } of (await ledgerFor(db, userId)).subscriptions.values()) {
      if (replaced === undefined || replaced.settled) continue;
      await from.endSubscription({ subscription, refunds: replaced.refunds });
      const at = clock.now().getTime();
      const settled = { kind: 'replacement_settled', id: `own:${randomUUID()}`, at, subscription } as const;
      await learn(userId, [settled], { asked: true });
    }
  };

  const account: Reconciler['account'] = async ({ userId }) => {
    if (!provider) return;
    await learn(userId, await ask(provider, userId), { asked: true });
    await replace(provider, userId);
    const now = clock.now().getTime();
    const from = questionsFrom(await ledgerFor(db, userId));
    await accounts.noteAsked(db, userId, {
      now: new Date(now),
      askAgainAt: from === undefined ? null : new Date(Math.max(from, now) + askAgainMs),
    });
  };

  return {
    account,
    async due() {
      if (!provider) return;
      const now = clock.now();
      const startedBefore = new Date(now.getTime() - patienceMs);
      for (const userId of await accounts.accountsToAsk(db, { now, startedBefore, limit: batch })) {
        try {
          await account({ userId });
        } catch (error) {
          // The provider is unavailable: the rest is asked by the next run.
          if (error instanceof AppError && error.code === 'PAYMENT_PROVIDER_FAILED') return;
          // One account with invalid data must not prevent the others from being asked about.
          log.error({ err: error }, 'the payment provider could not be asked about an account');
        }
      }
    },
  };
}

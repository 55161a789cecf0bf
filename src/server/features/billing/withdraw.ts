import { entitlementsOf } from '#domain/billing/entitlements.ts';
import type { Ledger } from '#domain/billing/ledger-entries.ts';
import { isRunning } from '#domain/billing/replacement.ts';
import { needless } from '#domain/billing/needless.ts';
import type { PaymentType } from '#domain/billing/prices.ts';
import type { Database } from '../../db/database.ts';
import { lockAccount } from '../../db/lock-account.ts';
import type { PaymentProvider } from '../../adapters/payments/port.ts';
import type { Clock } from '../../clock.ts';
import type { Enqueuer } from '../../queue/queue.ts';
import { ledgerFor } from './account-ledger.ts';
import * as accounts from './account-store.ts';
import { withdrawPaymentJob } from './jobs.ts';
import * as store from './store.ts';

export interface Withdrawal {
  /** Withdraws the payments that were begun and not paid, and would open nothing any more by what the account holds now. */
  needless(tx: Database, userId: string, ledger: Ledger): Promise<void>;
  /** Withdraws what was begun for an optimization that its person deletes in the same transaction. */
  ofOptimization(tx: Database, userId: string, optimizationId: string): Promise<void>;
  /** Withdraws everything that an account has begun to pay, at the provider, too, before the account is erased. Throws PAYMENT_PROVIDER_FAILED. */
  ofAccount(userId: string): Promise<void>;
  /** Tells the provider, so that nobody can pay any more. */
  carryOut(of: { paymentId: string }): Promise<void>;
}

/** Withdraws offers to pay: a form may be open in another tab while what it's for is deleted, or opened by something else. */
export function createWithdrawal(deps: {
  db: Database;
  clock: Clock;
  queue: Enqueuer;
  provider: PaymentProvider | undefined;
}): Withdrawal {
  const { db, clock, queue, provider } = deps;
  const withdraw = async (tx: Database, paymentIds: string[]) => {
    await store.markWithdrawn(tx, paymentIds);
    for (const paymentId of paymentIds) await queue.enqueue(withdrawPaymentJob, { paymentId }, tx);
  };
  const carryOut: Withdrawal['carryOut'] = async ({ paymentId: reference }) => {
    const row = await store.findPaymentBy(db, reference);
    if (!provider || row?.status !== 'withdrawn' || !row.userId || row.stripePaymentIntentId === null) return;
    if (row.paymentType !== 'pro') return provider.withdraw({ paymentId: row.stripePaymentIntentId });
    // The payment of a subscription's first month goes with the subscription.
    const begun = (await accounts.findPayer(db, row.userId))?.stripeSubscriptionId;
    const known = begun && (await ledgerFor(db, row.userId)).subscriptions.get(begun);
    if (begun && !(known && isRunning(known))) await provider.endSubscription({ subscription: begun, refunds: [] });
  };
  return {
    async needless(tx, userId, ledger) {
      const held = entitlementsOf(ledger, clock.now().getTime());
      const open = await store.openOrders(tx, userId);
      const pointless = open.filter(({ paymentType, optimizationId: id, createdAt }) => {
        const access = id === null ? undefined : held.optimization({ id, ownedSince: createdAt.getTime() });
        return needless(held, { paymentType: paymentType as PaymentType, access }) !== undefined;
      });
      await withdraw(
        tx,
        pointless.map(({ id }) => id),
      );
    },

    async ofOptimization(tx, userId, optimizationId) {
      await lockAccount(tx, userId);
      const open = await store.openOrders(tx, userId);
      await withdraw(
        tx,
        open.filter((order) => order.optimizationId === optimizationId).map(({ id }) => id),
      );
    },

    async ofAccount(userId) {
      const open = await db.transaction(async (tx) => {
        await lockAccount(tx, userId);
        const orders = await store.openOrders(tx, userId);
        await store.markWithdrawn(
          tx,
          orders.map(({ id }) => id),
        );
        return orders;
      });
      // By the queue it would be too late: the rows go with the account.
      for (const { id } of open) await carryOut({ paymentId: id });
    },

    carryOut,
  };
}

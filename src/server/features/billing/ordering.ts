import type { createPaymentIntent } from '#contract/billing.ts';
import { pageAddress } from '#contract/pages.ts';
import type { RouteBody, RouteResponse } from '#contract/route.ts';
import { entitlementsOf } from '#domain/billing/entitlements.ts';
import { isCovered, needless } from '#domain/billing/needless.ts';
import { isRunning } from '#domain/billing/replacement.ts';
import { centsOf, currency, decimalAmount, prices, type PaymentType } from '#domain/billing/prices.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { lockAccount } from '../../db/lock-account.ts';
import type { PaymentProvider } from '../../adapters/payments/port.ts';
import type { Clock } from '../../clock.ts';
import { ledgerFor } from './account-ledger.ts';
import * as accounts from './account-store.ts';
import type { Reconciler } from './reconcile.ts';
import * as store from './store.ts';
import type { Withdrawal } from './withdraw.ts';

/** What to buy, and for which optimization. */
export type Wanted = RouteBody<typeof createPaymentIntent>;

export interface Ordering {
  /** Throws where paying for something would open nothing: it is held, open or deleted. */
  refuseNeedless(userId: string, wanted: Wanted): Promise<void>;
  /** Starts a payment, or continues the one that another tab started for the same thing. */
  begin(
    userId: string,
    order: RouteBody<typeof createPaymentIntent>,
  ): Promise<RouteResponse<typeof createPaymentIntent>>;
  /** The address where the account's cards and plan are managed. */
  portal(userId: string): Promise<{ url: string }>;
}

/** One package is sold under two values: a payment started under one counts for the other. */
const sameAs = (type: PaymentType): PaymentType[] =>
  type === 'basic' || type === 'complete' ? ['basic', 'complete'] : [type];

export function createOrdering(deps: {
  db: Database;
  clock: Clock;
  provider: PaymentProvider | undefined;
  reconciler: Reconciler;
  withdrawal: Pick<Withdrawal, 'carryOut'>;
  publicUrl: URL;
}): Ordering {
  const { db, clock, provider, reconciler, withdrawal, publicUrl } = deps;

  const wishOf = async (tx: Database, userId: string, { paymentType, optimizationId }: Wanted) => {
    const held = entitlementsOf(await ledgerFor(tx, userId), clock.now().getTime());
    const account = prices[paymentType].scope === 'account' || optimizationId === undefined;
    const optimization = account ? undefined : await store.findOwnOptimization(tx, userId, optimizationId);
    const access = optimization && held.optimization(optimization);
    const refusal = needless(held, { paymentType, access });
    // A plan for life is said to be held whatever it is that was to be bought.
    if (!account && !optimization && refusal !== 'ALREADY_SUBSCRIBED') throw new AppError('OPTIMIZATION_NOT_FOUND');
    return { held, wish: { paymentType, access }, refusal };
  };

  const refuseNeedless = async (tx: Database, userId: string, wanted: Wanted): Promise<void> => {
    const { refusal } = await wishOf(tx, userId, wanted);
    if (refusal !== undefined) throw new AppError(refusal);
  };

  /** Throws if the order is open already, or something that was paid for would open it. */
  const refuseOrder = async (tx: Database, userId: string, wanted: Wanted): Promise<void> => {
    const { held, wish, refusal } = await wishOf(tx, userId, wanted);
    if (refusal !== undefined) throw new AppError(refusal);
    if (isCovered(held, wish)) throw new AppError('CREDIT_HELD');
  };

  /** The row of a started payment, created under the account's lock so that two tabs start only one. */
  const openPayment = (userId: string, type: PaymentType, optimizationId: string | undefined) =>
    db.transaction(async (tx) => {
      if (!(await lockAccount(tx, userId))) throw new AppError('NOT_SIGNED_IN');
      await refuseOrder(tx, userId, { paymentType: type, optimizationId });
      const begun = await store.findOpenPayment(tx, { userId, paymentTypes: sameAs(type), optimizationId });
      if (begun) return begun;
      const amount = decimalAmount(prices[type].cents);
      return store.insertPayment(tx, {
        userId,
        optimizationId: optimizationId ?? null,
        amount,
        paymentType: type,
        currency,
        createdAt: clock.now(),
      });
    });

  const customerOf = async (from: PaymentProvider, userId: string): Promise<string | undefined> => {
    const payer = await accounts.findPayer(db, userId);
    if (!payer) throw new AppError('NOT_SIGNED_IN');
    if (payer.stripeCustomerId) return payer.stripeCustomerId;
    const made = await from.customer({ userId, email: payer.email });
    return made && accounts.nameCustomer(db, userId, made);
  };

  /** A subscription with failed renewals that opens nothing any more must not be charged in addition to a new one. */
  const endLapsed = async (from: PaymentProvider, userId: string) => {
    const ledger = await ledgerFor(db, userId);
    for (const lapsed of ledger.subscriptions.values()) {
      if (isRunning(lapsed)) await from.endSubscription({ subscription: lapsed.id, refunds: [] });
    }
  };

  return {
    refuseNeedless: (userId, wanted) => refuseNeedless(db, userId, wanted),

    async begin(userId, { paymentType, optimizationId: named }) {
      if (!provider) throw new AppError('PAYMENTS_OFF');
      const optimizationId = prices[paymentType].scope === 'account' ? undefined : named;
      const row = await openPayment(userId, paymentType, optimizationId);
      const type = row.paymentType as PaymentType;
      const cents = centsOf(row.amount);
      const customerId = await customerOf(provider, userId);
      if (type === 'pro') await endLapsed(provider, userId);
      const started = await provider.start({
        order: row.id,
        userId,
        customerId,
        paymentType: type,
        cents,
        currency,
        optimizationId,
        begun: row.stripePaymentIntentId ?? undefined,
      });
      if (started.state !== 'open') {
        // It was paid, but the event has not arrived: the provider is asked.
        await reconciler.account({ userId });
        await refuseNeedless(db, userId, { paymentType: type, optimizationId });
        throw new AppError('PAYMENT_PROCESSING');
      }
      const { paymentId, clientSecret, subscriptionId } = started;
      if (subscriptionId !== undefined) await accounts.nameSubscription(db, userId, subscriptionId);
      if (row.stripePaymentIntentId !== paymentId && !(await store.noteBegun(db, row.id, paymentId))) {
        // What it was for was deleted, or opened by something else, while the provider was asked.
        await withdrawal.carryOut({ paymentId: row.id });
        await refuseNeedless(db, userId, { paymentType: type, optimizationId });
        throw new AppError('PAYMENT_NOT_FOUND');
      }
      return {
        clientSecret,
        paymentIntentId: paymentId,
        provider: provider.name,
        publishableKey: provider.publishableKey,
        amount: cents,
        currency,
      };
    },

    async portal(userId) {
      if (!provider) throw new AppError('PAYMENTS_OFF');
      const customerId = await customerOf(provider, userId);
      const { href } = await provider.portal({ customerId, returnTo: new URL(pageAddress('profile'), publicUrl) });
      return { url: href };
    },
  };
}

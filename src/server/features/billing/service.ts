import { randomUUID } from 'node:crypto';
import type { Membership } from '#contract/accounts.ts';
import type { getPaymentDetails, listPayments } from '#contract/billing.ts';
import type { RouteQuery, RouteResponse } from '#contract/route.ts';
import type { BillingEvent } from '#domain/billing/events.ts';
import { creditFor, entitlementsOf, type Access, type Entitlements } from '#domain/billing/entitlements.ts';
import { ledgerOf } from '#domain/billing/ledger.ts';
import { centsOf, type PaidPart, type PaymentType } from '#domain/billing/prices.ts';
import { isRunning } from '#domain/billing/replacement.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { lockAccount } from '../../db/lock-account.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Log } from '../../logging/log.ts';
import type { Mailer } from '../../adapters/mail/port.ts';
import type { PaymentDelivery, PaymentProvider } from '../../adapters/payments/port.ts';
import type { Clock } from '../../clock.ts';
import type { Enqueuer } from '../../queue/queue.ts';
import { ledgerFor } from './account-ledger.ts';
import * as accounts from './account-store.ts';
import { createLearning } from './learn.ts';
import { createOrdering, type Ordering } from './ordering.ts';
import { projectPayments, type PaymentStatus } from './project-payments.ts';
import { createReconciler, type Reconciler } from './reconcile.ts';
import { createRefunds, type Refunds } from './refund.ts';
import { createReceipts } from './receipts.ts';
import * as store from './store.ts';
import { createWithdrawal } from './withdraw.ts';

/** How long payments of closed accounts are on record, as the law asks; those of an account that exists are what its plan rests on. */
const yearsOnRecord = 7;
/** How long events of no known account are kept. */
const unclaimedMs = 30 * 24 * 60 * 60 * 1000;

export interface BillingDeps {
  db: Database;
  clock: Clock;
  queue: Enqueuer;
  mailer: Mailer;
  log: Log;
  /** Absent where payments are not set up. */
  provider: PaymentProvider | undefined;
  publicUrl: URL;
  /** Where people write to. */
  supportEmail: string;
}

export interface Opened {
  access: Record<PaidPart, Access>;
  credit: PaymentType | null;
}

export interface Billing extends Ordering, Refunds {
  entitlements(userId: string): Promise<Entitlements>;
  membership(userId: string): Promise<Membership>;
  /** The same for who has looked up all events of the account. */
  membershipBy(events: readonly BillingEvent[]): Membership;
  /** How far each part of one of the account's optimizations is open, and what was paid for already that would open more. */
  opened(userId: string, optimization: { id: string; createdAt: Date; adoptedAt: Date | null }): Promise<Opened>;
  details(userId: string, intentId: string): Promise<RouteResponse<typeof getPaymentDetails>>;
  /** A part of what the account has paid or begun to pay, newest first. */
  payments(userId: string, part: RouteQuery<typeof listPayments>): Promise<RouteResponse<typeof listPayments>>;
  /** Ends all that would charge the account again, at once and with nothing paid back; how much that was. */
  endSubscriptions(userId: string): Promise<number>;
  /** The account's purchases for single optimizations, by their ids. */
  boughtFor(userId: string): Promise<Map<string, PaymentType[]>>;
  /** Spends a credit on one of the account's optimizations. */
  spendCredit(userId: string, optimizationId: string): Promise<void>;
  /** Takes back what was begun for an optimization that is deleted in the same transaction. */
  withdrawFor(tx: Database, userId: string, optimizationId: string): Promise<void>;
  /** The work of `withdrawPaymentJob`. */
  carryOutWithdrawal(of: { paymentId: string }): Promise<void>;
  /** The only entry for a provider's events. Throws BAD_SIGNATURE for forged or stale ones; a repeated delivery changes nothing. */
  receive(body: string, signature: string | undefined): Promise<void>;
  /** Makes up for deliveries that never arrived. */
  reconciler: Reconciler;
  sendReceipt(of: { paymentId: string }): Promise<void>;
  /** Deletes the records of closed accounts' payments that need not be kept any more. */
  purge(): Promise<void>;
}

const membershipOf = ({ plan, proUntil, proRenews, credits }: Entitlements): Membership => ({
  plan,
  credits: credits.length,
  unspent: credits.map(({ paymentType }) => paymentType),
  ...(plan === 'pro' && proUntil ? { expires: new Date(proUntil).toISOString(), renews: proRenews } : {}),
});

export function createBilling(deps: BillingDeps): Billing {
  const { db, clock, queue, log, provider, publicUrl } = deps;
  const withdrawal = createWithdrawal({ db, clock, queue, provider });
  const learn = createLearning({ db, clock, queue, log, withdrawal });
  const reconciler = createReconciler({ db, clock, provider, learn, log });
  const entitlements = async (handle: Database, userId: string): Promise<Entitlements> =>
    entitlementsOf(await ledgerFor(handle, userId), clock.now().getTime());

  return {
    ...createOrdering({ db, clock, provider, reconciler, withdrawal, publicUrl }),
    ...createRefunds({ db, provider, learn }),
    reconciler,
    entitlements: (userId) => entitlements(db, userId),

    membership: async (userId) => membershipOf(await entitlements(db, userId)),
    membershipBy: (events) => membershipOf(entitlementsOf(ledgerOf(events), clock.now().getTime())),

    async opened(userId, optimization) {
      const held = await entitlements(db, userId);
      const access = held.optimization({ id: optimization.id, ownedSince: store.ownedSince(optimization) });
      return { access, credit: creditFor(held, access)?.paymentType ?? null };
    },

    async details(userId, intentId) {
      const payment = await store.findPayment(db, userId, intentId);
      if (!payment) throw new AppError('PAYMENT_NOT_FOUND');
      return detailsOf(payment);
    },

    async payments(userId, part) {
      const rows = await store.listedPayments(db, userId, part);
      return rows.map((payment) => ({
        ...detailsOf(payment),
        id: payment.id,
        paymentIntentId: payment.stripePaymentIntentId,
        createdAt: payment.createdAt.toISOString(),
      }));
    },

    async purge() {
      const now = clock.now();
      await store.purgeUnclaimed(db, new Date(now.getTime() - unclaimedMs));
      const before = new Date(now);
      before.setUTCFullYear(before.getUTCFullYear() - yearsOnRecord);
      await store.purgeRecords(db, before);
    },

    async endSubscriptions(userId) {
      const { subscriptions } = await ledgerFor(db, userId);
      const running = [...subscriptions.values()].filter(isRunning);
      if (running.length > 0 && !provider) throw new AppError('PAYMENTS_OFF');
      for (const { id } of running) await provider?.endSubscription({ subscription: id, refunds: [] });
      // A form may be open in a tab: paying there after the erasure would buy nothing, month after month.
      await withdrawal.ofAccount(userId);
      return running.length;
    },

    boughtFor: (userId) => store.boughtFor(db, userId),

    spendCredit: (userId, id) =>
      db.transaction(async (tx) => {
        if (!(await lockAccount(tx, userId))) throw new AppError('NOT_SIGNED_IN');
        const optimization = await store.findOwnOptimization(tx, userId, id);
        if (!optimization) throw new AppError('OPTIMIZATION_NOT_FOUND');
        const held = await entitlements(tx, userId);
        const access = held.optimization(optimization);
        const useful = creditFor(held, access);
        if (!useful) throw new AppError(held.credits.length > 0 ? 'ALREADY_UNLOCKED' : 'NO_CREDIT');
        const at = clock.now().getTime();
        const { payment } = useful;
        const spent: BillingEvent = { kind: 'credit_spent', id: `own:${randomUUID()}`, at, payment, optimization: id };
        await store.keepEvents(tx, userId, [spent]);
        const ledger = await ledgerFor(tx, userId);
        await projectPayments(tx, userId, ledger);
        await withdrawal.needless(tx, userId, ledger);
      }),

    withdrawFor: withdrawal.ofOptimization,
    carryOutWithdrawal: withdrawal.carryOut,

    async receive(body, signature) {
      const delivery = provider?.readDelivery(body, signature);
      if (!delivery) throw new AppError('BAD_SIGNATURE');
      const known = await accountOf(db, delivery);
      if (known === undefined) await store.keepUnclaimed(db, delivery.events);
      // Looked up again: the payment may have become the account's in between, and then nobody would claim what was stored.
      const userId = known ?? (await accountOf(db, delivery));
      if (userId !== undefined) await learn(userId, delivery.events);
    },

    sendReceipt: createReceipts(deps).send,
  };
}

const detailsOf = (payment: store.StoredPayment): RouteResponse<typeof getPaymentDetails> => ({
  amount: centsOf(payment.amount),
  currency: payment.currency,
  paymentType: payment.paymentType as PaymentType,
  status: payment.status as PaymentStatus,
  optimizationId: payment.optimizationId,
});

/** The account that a delivery concerns: by what was written on the order, by the provider's customer, by the payments it names. */
async function accountOf(db: Database, delivery: PaymentDelivery): Promise<string | undefined> {
  const { userId, customerId, events } = delivery;
  if (events.length === 0) return undefined;
  if (userId !== undefined && isUuid(userId)) return userId;
  const byCustomer = customerId === undefined ? undefined : await accounts.accountOf(db, { customer: customerId });
  if (byCustomer !== undefined) return byCustomer;
  for (const event of events) {
    const byPayment =
      'payment' in event && event.payment !== undefined
        ? await accounts.accountOf(db, { payment: event.payment })
        : undefined;
    if (byPayment !== undefined) return byPayment;
  }
  return undefined;
}

import type { BillingEvent } from '#domain/billing/events.ts';
import type { Ledger } from '#domain/billing/ledger-entries.ts';
import { questionsFrom } from '#domain/billing/replacement.ts';
import type { Database } from '../../db/database.ts';
import { lockAccount } from '../../db/lock-account.ts';
import type { Log } from '../../logging/log.ts';
import type { Clock } from '../../clock.ts';
import type { Enqueuer } from '../../queue/queue.ts';
import { checkAmounts } from './check-amounts.ts';
import { askProviderJob, sendReceiptJob } from './jobs.ts';
import { projectPayments } from './project-payments.ts';
import type { Withdrawal } from './withdraw.ts';
import { ledgerFor } from './account-ledger.ts';
import * as accounts from './account-store.ts';
import * as store from './store.ts';

/** Stripe collects a renewal an hour after the period's end. */
const collectingMs = 2 * 60 * 60 * 1000;

export interface LearningDeps {
  db: Database;
  clock: Clock;
  queue: Enqueuer;
  log: Log;
  withdrawal: Pick<Withdrawal, 'needless'>;
}

/**
 * Processes what the provider reports about an account, in one transaction under the account's lock: new events are stored, the payments table is updated from
 * the ledger, receipts are queued. Does nothing for a missing account, or when everything is known already.
 */
export type Learn = (userId: string, events: readonly BillingEvent[], options?: { asked?: boolean }) => Promise<void>;

export function createLearning({ db, clock, queue, log, withdrawal }: LearningDeps): Learn {
  const keep = async (tx: Database, userId: string, events: readonly BillingEvent[]): Promise<number> => {
    const checked = checkAmounts(events, await store.paymentsOf(tx, userId));
    const kept = await store.keepEvents(tx, userId, checked);
    for (const event of checked) {
      if (event.kind === 'amount_mismatched' && kept.includes(event.id)) {
        log.error({ event }, 'a payment is not of the amount that was ordered; it opens nothing');
      }
    }
    return kept.length;
  };

  /** Money that came for what its person had deleted is a credit. */
  const releaseDeleted = async (tx: Database, userId: string, ledger: Ledger): Promise<BillingEvent[]> => {
    const known = new Set(await store.settledPayments(tx, userId));
    const arrived = [...ledger.payments.values()].filter(({ id, paidAt }) => paidAt !== undefined && !known.has(id));
    const still = await store.standing(
      tx,
      userId,
      arrived.flatMap(({ optimization }) => optimization ?? []),
    );
    const at = clock.now().getTime();
    return arrived
      .filter(({ optimization }) => optimization !== undefined && !still.has(optimization))
      .map(({ id: payment }) => ({ kind: 'payment_released', id: `own:${payment}:released`, at, payment }));
  };

  return (userId, events, { asked = false } = {}) =>
    db.transaction(async (tx) => {
      if (!(await lockAccount(tx, userId))) {
        // For the operator: money may have come from somebody who is no longer known here.
        log.warn(
          { kinds: events.map(({ kind }) => kind) },
          'the payment provider told of an account that is not there',
        );
        return;
      }
      if ((await keep(tx, userId, events)) === 0) return;
      let ledger = await ledgerFor(tx, userId);
      // Events that came before their owner was known. They can name a payment that earlier events belong to.
      for (;;) {
        const found = await store.claimEvents(tx, namesIn(ledger));
        if (found.length === 0) break;
        await keep(tx, userId, found);
        ledger = await ledgerFor(tx, userId);
      }
      if ((await keep(tx, userId, await releaseDeleted(tx, userId, ledger))) > 0) ledger = await ledgerFor(tx, userId);
      for (const paymentId of await projectPayments(tx, userId, ledger)) {
        await queue.enqueue(sendReceiptJob, { paymentId }, tx);
      }
      await withdrawal.needless(tx, userId, ledger);
      if (asked) return;
      const from = questionsFrom(ledger);
      await accounts.askProviderAt(
        tx,
        userId,
        from === undefined ? null : new Date(from === 0 ? clock.now() : from + collectingMs),
      );
      if (from === 0) await queue.enqueue(askProviderJob, { userId }, tx);
    });
}

/** The provider's ids of an account's payments and invoices. */
const namesIn = ({ payments, subscriptions }: Ledger): string[] => [
  ...payments.keys(),
  ...[...subscriptions.values()].flatMap(({ periods }) => periods.flatMap(({ invoice }) => invoice ?? [])),
];

import { heldForLife, isHeld } from './entitlements.ts';
import type { Ledger, LedgerSubscription } from './ledger-entries.ts';

/** A subscription that a plan for life ends at once, and what has to be refunded for the unused time. */
export interface Replacement {
  subscription: string;
  /** When the plan for life was paid (milliseconds since 1970 UTC). */
  at: number;
  refunds: { payment: string; cents: number }[];
}

/** Whether a subscription was paid for at all and nothing has ended it. */
export const isRunning = (subscription: LedgerSubscription): boolean =>
  subscription.periods.length > 0 && subscription.endedAt === undefined;

/** Whether a period's payment is still unknown, so that its refund cannot be computed. */
export const lacksPayment = ({ periods }: LedgerSubscription): boolean =>
  periods.some(({ payments, invoice }) => payments.length === 0 && invoice !== undefined);

/**
 * The subscriptions that the account's plan for life replaces. Of each period that was paid and is not over, the unused part of the price is refunded: cents x
 * time left / time paid for, rounded down, and at most what was not refunded already.
 */
export function replacementsIn(ledger: Ledger): Replacement[] {
  const life = heldForLife(ledger);
  if (life?.paidAt === undefined) return [];
  const at = life.paidAt;
  return [...ledger.subscriptions.values()]
    .filter((subscription) => isRunning(subscription) && !lacksPayment(subscription))
    .map((subscription) => ({ subscription: subscription.id, at, refunds: unusedOf(ledger, subscription, at) }));
}

function unusedOf(ledger: Ledger, { periods }: LedgerSubscription, at: number): Replacement['refunds'] {
  return periods.flatMap((period) => {
    const [payment] = period.payments.flatMap((id) => ledger.payments.get(id) ?? []);
    if (!payment || !isHeld(ledger, period) || period.end <= at || period.start === undefined) return [];
    const left = (period.end - Math.max(at, period.start)) / (period.end - period.start);
    const cents = Math.min(Math.floor(payment.cents * left), payment.cents - payment.refundedCents);
    return cents > 0 ? [{ payment: payment.id, cents }] : [];
  });
}

/**
 * From when on (milliseconds since 1970 UTC) the provider should be asked about the account's subscriptions because the known events are not enough; 0 is at
 * once, undefined is never.
 */
export function questionsFrom(ledger: Ledger): number | undefined {
  const life = heldForLife(ledger) !== undefined;
  const times = [...ledger.subscriptions.values()].flatMap((subscription) => {
    if (subscription.replaced?.settled === false || lacksPayment(subscription)) return [0];
    if (!isRunning(subscription)) return [];
    return [life ? 0 : Math.max(...subscription.periods.map(({ end }) => end))];
  });
  return times.length === 0 ? undefined : Math.min(...times);
}

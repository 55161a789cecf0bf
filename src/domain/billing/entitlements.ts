import type { Ledger, LedgerPayment, LedgerSubscription, PaidPeriod } from './ledger-entries.ts';
import { paidParts, prices, type PaidPart, type PaymentType, type Plan } from './prices.ts';

/** How far a part of an optimization is open: not at all, for reading, or for reading and downloading. */
export type Access = 'locked' | 'read' | 'download';

/** What an account may do at one moment. */
export interface Entitlements {
  plan: Plan;
  linkedin: boolean;
  /** When Pro's paid time ends, or its grace period after a failed renewal (milliseconds since 1970 UTC), while the account has Pro. */
  proUntil?: number | undefined;
  /** Whether Pro renews after that: neither cancelled by the person nor ended by the provider. */
  proRenews: boolean;
  /** One-time purchases that no optimization has been chosen for yet, oldest first. */
  credits: { payment: string; paymentType: PaymentType }[];
  /** Access to each part of an optimization. `ownedSince`: when the account made it or took it over, in milliseconds since 1970 UTC. */
  optimization: (of: { id: string; ownedSince: number }) => Record<PaidPart, Access>;
}

/** Pro stays open for seven days after a renewal failed. */
export const graceMilliseconds = 7 * 24 * 60 * 60 * 1000;

/** A provider collects a renewal some hours after the period's end; Pro does not flicker meanwhile. */
const renewalMilliseconds = 24 * 60 * 60 * 1000;

/** Neither reversed by a full refund or a lost dispute nor suspended by an open one. */
const isUntouched = (payment: LedgerPayment): boolean =>
  !payment.lostDispute && !payment.openDispute && !(payment.cents > 0 && payment.refundedCents >= payment.cents);

/** Paid, and not reversed since. */
const holds = (payment: LedgerPayment): boolean => payment.paidAt !== undefined && isUntouched(payment);

/** The payment of the plan for life that the account has. */
export const heldForLife = (ledger: Ledger): LedgerPayment | undefined =>
  [...ledger.payments.values()]
    .filter((payment) => payment.paymentType === 'unlimited' && holds(payment))
    .toSorted((a, b) => (a.paidAt ?? 0) - (b.paidAt ?? 0))[0];

/** What a ledger entitles to at `now` (milliseconds since 1970 UTC): a pure function, and the only place that decides it. */
export function entitlementsOf(ledger: Ledger, now: number): Entitlements {
  const held = [...ledger.payments.values()].filter((payment) => holds(payment) && payment.subscription === undefined);
  const byType = (type: PaymentType) => held.filter((payment) => payment.paymentType === type);
  const unlimited = heldForLife(ledger) !== undefined;
  const pro = proTime(ledger, now);
  const proNow = pro.until !== undefined && pro.until > now;
  const packages = [...byType('basic'), ...byType('complete'), ...byType('resume'), ...byType('cover_letter')].toSorted(
    (a, b) => (a.paidAt ?? 0) - (b.paidAt ?? 0) || (a.id < b.id ? -1 : 1),
  );
  return {
    plan: unlimited ? 'unlimited' : proNow ? 'pro' : packages.length > 0 ? 'basic' : 'free',
    linkedin: unlimited,
    proUntil: proNow ? pro.shownUntil : undefined,
    proRenews: proNow && pro.renews === true,
    credits: packages
      .filter((payment) => payment.optimization === undefined)
      .flatMap(({ id, paymentType }) => (paymentType === undefined ? [] : [{ payment: id, paymentType }])),
    optimization: ({ id, ownedSince }) => {
      const bought = new Set(
        packages
          .filter((payment) => payment.optimization === id)
          .flatMap(({ paymentType }) => (paymentType === undefined ? [] : prices[paymentType].opens)),
      );
      // What the account contained while Pro ran stays readable after it.
      const readable = pro.readableUntil !== undefined && ownedSince <= pro.readableUntil;
      const access = (part: PaidPart): Access =>
        unlimited || proNow || bought.has(part) ? 'download' : readable ? 'read' : 'locked';
      return Object.fromEntries(paidParts.map((part) => [part, access(part)])) as Record<PaidPart, Access>;
    },
  };
}

/** Of what was bought for no optimization and not spent, what opens most of one that is open so far; the oldest of equals. */
export function creditFor(
  { credits }: Pick<Entitlements, 'credits'>,
  access: Record<PaidPart, Access>,
): Entitlements['credits'][number] | undefined {
  const worth = ({ paymentType }: { paymentType: PaymentType }) =>
    prices[paymentType].opens.filter((part) => access[part] !== 'download').length;
  return credits.filter((credit) => worth(credit) > 0).toSorted((a, b) => worth(b) - worth(a))[0];
}

interface ProTime {
  /** Until when Pro is open, including the grace period and the time a renewal takes to collect. */
  until?: number;
  /** The same without the time a renewal takes to collect: what the person paid for. */
  shownUntil?: number;
  /** The last moment at which it was open. */
  readableUntil?: number;
  /** Whether another month will be charged. */
  renews?: boolean;
}

/** The time of Pro over all subscriptions. */
function proTime(ledger: Ledger, now: number): ProTime {
  const ends = [...ledger.subscriptions.values()]
    .flatMap((subscription) => endOfPro(ledger, subscription) ?? [])
    .toSorted((a, b) => a.end - b.end);
  const last = ends.at(-1);
  if (last === undefined) return {};
  const renews = ends.some((end) => end.renews);
  return { until: last.end, shownUntil: last.shown, readableUntil: Math.min(last.end, now), renews };
}

interface EndOfPro {
  end: number;
  shown: number;
  renews: boolean;
}

function endOfPro(ledger: Ledger, subscription: LedgerSubscription): EndOfPro | undefined {
  // A period whose payment was reversed or is disputed does not count; the periods before it do.
  const paid = subscription.periods.filter((period) => isHeld(ledger, period));
  if (paid.length === 0) return undefined;
  const paidUntil = Math.max(...paid.map(({ end }) => end));
  const lastWasPaid = paidUntil === Math.max(...subscription.periods.map(({ end }) => end));
  const ended = subscription.endedAt ?? Infinity;
  const end = Math.min(paidUntil + (lastWasPaid ? extraTime(subscription, paidUntil) : 0), ended);
  return {
    end,
    shown: subscription.pastDueSince === undefined ? Math.min(paidUntil, ended) : end,
    renews: subscription.endedAt === undefined && subscription.endsAt === undefined,
  };
}

/** Whether the payment of a period was neither reversed nor disputed. */
export const isHeld = (ledger: Ledger, period: PaidPeriod): boolean =>
  period.payments.every((id) => {
    const known = ledger.payments.get(id);
    return known === undefined || isUntouched(known);
  });

function extraTime(subscription: LedgerSubscription, paidUntil: number): number {
  if (subscription.pastDueSince !== undefined) {
    return Math.max(subscription.pastDueSince + graceMilliseconds - paidUntil, 0);
  }
  // The event of a repeated renewal payment may arrive before the subscription's own event.
  return ['active', 'trialing', 'past_due'].includes(subscription.status) ? renewalMilliseconds : 0;
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BillingEvent } from './events.ts';
import { ledgerOf } from './ledger.ts';
import { prices } from './prices.ts';
import { questionsFrom, replacementsIn } from './replacement.ts';

const day = 24 * 60 * 60 * 1000;
const start = 1_000 * day;
const { cents } = prices.pro;

const month: BillingEvent[] = [
  {
    id: 'in',
    at: start,
    kind: 'invoice_paid',
    subscription: 's',
    invoice: 'in',
    periodStart: start,
    periodEnd: start + 30 * day,
  },
  { id: 'link', at: start, kind: 'invoice_settled', invoice: 'in', payment: 'm', cents },
  { id: 'active', at: start, kind: 'subscription_changed', subscription: 's', status: 'active' },
];
const life = (at: number): BillingEvent => ({
  id: 'life',
  at,
  kind: 'payment_succeeded',
  payment: 'life',
  paymentType: 'unlimited',
  cents: prices.unlimited.cents,
});
const owed = (events: BillingEvent[]) =>
  replacementsIn(ledgerOf(events)).flatMap(({ refunds }) => refunds.map((refund) => refund.cents));

test('the unused part of a month is owed, to the cent and never more than was paid', () => {
  expect(owed([...month, life(start + 15 * day)])).toEqual([599]);
  expect(owed([...month, life(start)])).toEqual([1199]);
  expect(owed([...month, life(start + 30 * day)])).toEqual([]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 * day }), fc.integer({ min: 0, max: cents }), (later, refunded) => {
      const back: BillingEvent = {
        id: 'r',
        at: start,
        kind: 'payment_refunded',
        payment: 'm',
        refundedCents: refunded,
      };
      const [sum = 0] = owed([...month, back, life(start + later)]);
      expect(sum).toBeGreaterThanOrEqual(0);
      expect(sum + refunded).toBeLessThanOrEqual(cents);
    }),
  );
});

test('a plan for life that was paid before the month owes all of it', () => {
  expect(owed([life(start - day), ...month])).toEqual([cents]);
});

test('nothing is decided while the payment of a month is unknown, and the provider is asked at once', () => {
  const unknown = [...month.filter(({ id }) => id !== 'link'), life(start + day)];
  expect(replacementsIn(ledgerOf(unknown))).toEqual([]);
  expect(questionsFrom(ledgerOf(unknown))).toBe(0);
});

test('a decided refund is asked about until it is settled, and not decided again', () => {
  const decided: BillingEvent = {
    id: 'own',
    at: start + day,
    kind: 'subscription_replaced',
    subscription: 's',
    refunds: [{ payment: 'm', cents: 1000 }],
  };
  const settled: BillingEvent = { id: 'done', at: start + day, kind: 'replacement_settled', subscription: 's' };
  const ledger = ledgerOf([...month, life(start + day), decided]);
  expect(replacementsIn(ledger)).toEqual([]);
  expect(questionsFrom(ledger)).toBe(0);
  expect(questionsFrom(ledgerOf([settled, decided, ...month, life(start + day)]))).toBeUndefined();
});

test('a running subscription is asked about when its month is over, an ended one is not', () => {
  expect(questionsFrom(ledgerOf(month))).toBe(start + 30 * day);
  const ended: BillingEvent = { id: 'end', at: start + day, kind: 'subscription_ended', subscription: 's' };
  expect(questionsFrom(ledgerOf([...month, ended]))).toBeUndefined();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entitlementsOf } from './entitlements.ts';
import type { BillingEvent } from './events.ts';
import { ledgerOf } from './ledger.ts';
import { prices } from './prices.ts';

const day = 24 * 60 * 60 * 1000;
const start = 1_000 * day;
const at = (events: BillingEvent[], now: number) => entitlementsOf(ledgerOf(events), now);
const accessAt = (events: BillingEvent[]) => at(events, start + day).optimization({ id: 'o1', ownedSince: start });
const bought: BillingEvent = {
  id: 'paid',
  at: start,
  kind: 'payment_succeeded',
  payment: 'p',
  paymentType: 'complete',
  cents: 699,
  optimization: 'o1',
};

test('what is paid for twice is a credit from the second time on, in whatever order it is told', () => {
  const again: BillingEvent = { ...bought, id: 'paid-again', at: start + 10, payment: 'q' };
  const part: BillingEvent = { ...again, id: 'part', at: start + 20, payment: 'r', paymentType: 'resume', cents: 499 };
  const spent: BillingEvent = { id: 'spent', at: start + 30, kind: 'credit_spent', payment: 'q', optimization: 'o2' };
  const refund: BillingEvent = {
    id: 'refund',
    at: start + 40,
    kind: 'payment_refunded',
    payment: 'p',
    refundedCents: 699,
  };
  const told = [bought, again, part, spent, refund];
  const opened = (events: BillingEvent[], id: string) =>
    at(events, start + day).optimization({ id, ownedSince: start }).resume;
  fc.assert(
    fc.property(fc.shuffledSubarray([...told, ...told], { minLength: told.length * 2 }), (events) => {
      expect(at(events, start + 15).credits).toEqual([{ payment: 'r', paymentType: 'resume' }]);
      expect(opened(events, 'o2')).toBe('download');
      expect(opened(events, 'o1')).toBe('locked');
    }),
  );
  expect(at([bought, again], start + day).credits).toEqual([{ payment: 'q', paymentType: 'complete' }]);
  // What was taken back before the second payment opened nothing then.
  const before: BillingEvent = { ...refund, at: start + 5 };
  expect(at([bought, before, again], start + day).credits).toEqual([]);
  expect(opened([bought, before, again], 'o1')).toBe('download');
});

test('what is paid for while Pro runs, or was deleted before the money came, is a credit', () => {
  const pro: BillingEvent[] = [
    {
      id: 'm',
      at: start - day,
      kind: 'payment_succeeded',
      payment: 'm',
      cents: 1199,
      paymentType: 'pro',
      subscription: 's',
    },
    {
      id: 'i',
      at: start - day,
      kind: 'invoice_paid',
      subscription: 's',
      periodEnd: start + 29 * day,
      invoicePayment: 'm',
    },
    { id: 's', at: start - day, kind: 'subscription_changed', subscription: 's', status: 'active' },
  ];
  expect(at([bought, ...pro], start + day).credits).toEqual([{ payment: 'p', paymentType: 'complete' }]);
  const released: BillingEvent = { id: 'own', at: start - 5, kind: 'payment_released', payment: 'p' };
  expect(at([released, bought], start + day).credits).toEqual([{ payment: 'p', paymentType: 'complete' }]);
  expect(accessAt([released, bought]).resume).toBe('locked');
});

test('a month is told by three events, in any order, and is taken back by any word of its payment', () => {
  const second = start;
  const month = (n: number): BillingEvent[] => {
    const at = second + n * 30 * day;
    return [
      { id: `pi${n}`, at, kind: 'payment_succeeded', payment: `pi${n}`, cents: prices.pro.cents },
      {
        id: `in${n}`,
        at,
        kind: 'invoice_paid',
        subscription: 's',
        invoice: `in${n}`,
        periodStart: at,
        periodEnd: at + 30 * day,
        cents: prices.pro.cents,
      },
      {
        id: `in${n}:pi${n}`,
        at,
        kind: 'invoice_settled',
        invoice: `in${n}`,
        payment: `pi${n}`,
        cents: prices.pro.cents,
      },
      { id: `a${n}`, at, kind: 'subscription_changed', subscription: 's', status: 'active' },
      { id: `i${n}`, at, kind: 'subscription_changed', subscription: 's', status: 'incomplete' },
    ];
  };
  const takenBack: BillingEvent[] = [
    { id: 'sum', at: start + 31 * day, kind: 'payment_refunded', payment: 'pi1', refundedCents: prices.pro.cents },
    { id: 're', at: start + 31 * day, kind: 'refund_made', payment: 'pi1', refund: 're', cents: prices.pro.cents },
    { id: 'dp', at: start + 31 * day, kind: 'dispute_opened', payment: 'pi1', dispute: 'dp' },
  ];
  const shuffled = (events: BillingEvent[]) => fc.shuffledSubarray(events, { minLength: events.length });
  const monthEvents = [...month(0), ...month(1)];
  fc.assert(
    fc.property(
      fc
        .constantFrom(undefined, ...takenBack)
        .chain((last) =>
          fc.tuple(
            fc.constant(last !== undefined),
            shuffled(last ? [...monthEvents, last, ...monthEvents] : [...monthEvents, ...monthEvents]),
          ),
        ),
      ([taken, events]) => {
        expect(at(events, start + 29 * day).plan).toBe('pro');
        expect(at(events, start + 45 * day)).toMatchObject({ plan: taken ? 'free' : 'pro' });
        expect(ledgerOf(events).payments.get('pi1')).toMatchObject({ paymentType: 'pro', subscription: 's' });
      },
    ),
  );
});

test('a refund counts once, whichever event reports it, and not at all when the bank returns it', () => {
  const made: BillingEvent = { id: 'm', at: start + 1, kind: 'refund_made', payment: 'p', refund: 'r', cents: 699 };
  const sum: BillingEvent = { id: 's', at: start + 1, kind: 'payment_refunded', payment: 'p', refundedCents: 699 };
  const back: BillingEvent = { id: 'b', at: start + 2, kind: 'refund_failed', payment: 'p', refund: 'r', cents: 699 };
  for (const refund of [[made], [sum], [made, sum], [sum, made]]) {
    expect(ledgerOf([bought, ...refund]).payments.get('p')?.refundedCents).toBe(699);
    expect(accessAt([bought, ...refund]).resume).toBe('locked');
    expect(accessAt([back, bought, ...refund]).resume).toBe('download');
  }
  const again: BillingEvent = {
    id: 'm2',
    at: start + 3,
    kind: 'refund_made',
    payment: 'p',
    refund: 'r2',
    cents: 699,
  };
  expect(accessAt([bought, made, sum, back, again]).resume).toBe('locked');
});

test('a dispute has the state that its last event gave it', () => {
  const word = (later: number, outcome: 'won' | 'lost'): BillingEvent => ({
    id: `${outcome}${later}`,
    at: start + later,
    kind: 'dispute_closed',
    payment: 'p',
    dispute: 'd',
    outcome,
  });
  expect(accessAt([bought, word(1, 'lost'), word(2, 'won')]).resume).toBe('download');
  expect(accessAt([word(2, 'lost'), bought, word(1, 'won')]).resume).toBe('locked');
});

test('money of another amount than ordered opens nothing', () => {
  const strange: BillingEvent = {
    id: 'x',
    at: start,
    kind: 'amount_mismatched',
    payment: 'p',
    cents: 1,
    currency: 'usd',
  };
  expect(at([strange], start + day)).toMatchObject({ plan: 'free', credits: [] });
});

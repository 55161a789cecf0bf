import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entitlementsOf, graceMilliseconds } from './entitlements.ts';
import type { BillingEvent } from './events.ts';
import { ledgerOf } from './ledger.ts';
import { centsOf, decimalAmount, paymentTypes, prices } from './prices.ts';

const day = 24 * 60 * 60 * 1000;
const start = 1_000 * day;
const optimization = { id: 'o1', ownedSince: start };

const paid = (payment: string, paymentType: (typeof paymentTypes)[number], at = start, of?: string): BillingEvent => ({
  id: `${payment}-paid`,
  at,
  kind: 'payment_succeeded',
  payment,
  paymentType,
  cents: prices[paymentType].cents,
  optimization: of,
});

const proMonth = (month: number, at = start + month * 30 * day): BillingEvent[] => [
  { id: `s-active-${month}`, at, kind: 'subscription_changed', subscription: 's', status: 'active' },
  {
    id: `s-paid-${month}`,
    at,
    kind: 'invoice_paid',
    subscription: 's',
    periodEnd: at + 30 * day,
    invoicePayment: `m${month}`,
  },
  {
    id: `m${month}-paid`,
    at,
    kind: 'payment_succeeded',
    payment: `m${month}`,
    paymentType: 'pro',
    cents: prices.pro.cents,
    subscription: 's',
  },
];

const at = (events: BillingEvent[], now: number) => entitlementsOf(ledgerOf(events), now);
const accessAt = (events: BillingEvent[], now = start + day) => at(events, now).optimization(optimization);

test('shows the end of the period that was paid for, although Pro stays open while a renewal is collected', () => {
  const ends = start + 30 * day;
  expect(at(proMonth(0), ends - 1)).toMatchObject({ plan: 'pro', proUntil: ends });
  expect(at(proMonth(0), ends + day / 2)).toMatchObject({ plan: 'pro', proUntil: ends });
});

test('Pro that was cancelled runs to the end of the paid period and renews only if the person resumes it', () => {
  const ends = start + 30 * day;
  const changed = (id: string, time: number, endsAt?: number): BillingEvent => ({
    id,
    at: time,
    kind: 'subscription_changed',
    subscription: 's',
    status: 'active',
    endsAt,
  });
  const ended = [...proMonth(0), changed('ended', start + day, ends)];
  const now = start + 3 * day;
  expect(at(proMonth(0), now)).toMatchObject({ plan: 'pro', proUntil: ends, proRenews: true });
  expect(at(ended, now)).toMatchObject({ plan: 'pro', proUntil: ends, proRenews: false });
  expect(at([...ended, changed('wanted', start + 2 * day)], now).proRenews).toBe(true);
  expect(at([], now).proRenews).toBe(false);
});

describe('what each purchase opens', () => {
  test.each([
    ['cover_letter', { resume: 'locked', coverLetter: 'download', interviewPrep: 'locked' }],
    ['resume', { resume: 'download', coverLetter: 'locked', interviewPrep: 'locked' }],
    ['basic', { resume: 'download', coverLetter: 'download', interviewPrep: 'download' }],
    ['complete', { resume: 'download', coverLetter: 'download', interviewPrep: 'download' }],
  ] as const)('%s opens its own optimization alone', (type, expected) => {
    const entitlements = at([paid('p', type, start, 'o1')], start + day);
    expect(entitlements.optimization(optimization)).toEqual(expected);
    expect(Object.values(entitlements.optimization({ id: 'o2', ownedSince: start }))).toEqual([
      'locked',
      'locked',
      'locked',
    ]);
    expect(entitlements.plan).toBe('basic');
    expect(entitlements.linkedin).toBe(false);
  });

  test('unlimited opens everything, LinkedIn included, for ever', () => {
    const entitlements = at([paid('p', 'unlimited')], start + 9_999 * day);
    expect(entitlements).toMatchObject({ plan: 'unlimited', linkedin: true });
    expect(Object.values(entitlements.optimization(optimization))).toEqual(['download', 'download', 'download']);
  });

  test('a purchase without an optimization is a credit until it is spent, once', () => {
    const events = [paid('p', 'complete')];
    expect(at(events, start).credits).toEqual([{ payment: 'p', paymentType: 'complete' }]);
    expect(accessAt(events).resume).toBe('locked');
    const spent: BillingEvent[] = [
      ...events,
      { id: 'c1', at: start + 1, kind: 'credit_spent', payment: 'p', optimization: 'o1' },
      { id: 'c2', at: start + 2, kind: 'credit_spent', payment: 'p', optimization: 'o2' },
    ];
    expect(at(spent, start + day).credits).toEqual([]);
    expect(accessAt(spent).resume).toBe('download');
    expect(at(spent, start + day).optimization({ id: 'o2', ownedSince: start }).resume).toBe('locked');
  });
});

describe('refunds and disputes', () => {
  const bought = paid('p', 'complete', start, 'o1');
  const refund = (refundedCents: number): BillingEvent => ({
    id: `r${refundedCents}`,
    at: start + 2,
    kind: 'payment_refunded',
    payment: 'p',
    refundedCents,
  });
  const opened: BillingEvent = { id: 'd1', at: start + 2, kind: 'dispute_opened', payment: 'p', dispute: 'd' };
  const closed = (outcome: 'won' | 'lost'): BillingEvent => ({
    id: 'd2',
    at: start + 3,
    kind: 'dispute_closed',
    payment: 'p',
    dispute: 'd',
    outcome,
  });

  test('a full refund takes the purchase back, a partial one leaves it open', () => {
    expect(accessAt([bought, refund(698)]).resume).toBe('download');
    expect(accessAt([bought, refund(699)]).resume).toBe('locked');
    expect(at([bought, refund(699)], start + day).plan).toBe('free');
  });

  test('an open dispute suspends access, a lost one ends it, a won one restores it', () => {
    expect(accessAt([bought, opened]).resume).toBe('locked');
    expect(accessAt([bought, opened, closed('lost')]).resume).toBe('locked');
    expect(accessAt([bought, opened, closed('won')]).resume).toBe('download');
  });

  test('a dispute whose closing event arrives first stays closed', () => {
    expect(accessAt([closed('won'), bought, { ...opened, at: start + 4 }]).resume).toBe('download');
  });
});

describe('Pro', () => {
  test('is open while paid and readable after its end, without downloads', () => {
    const events = [
      ...proMonth(0),
      { id: 'end', at: start + 30 * day, kind: 'subscription_ended', subscription: 's' } as const,
    ];
    expect(at(events, start + 29 * day)).toMatchObject({ plan: 'pro', linkedin: false });
    expect(accessAt(events, start + 29 * day).resume).toBe('download');
    expect(accessAt(events, start + 31 * day).resume).toBe('read');
    expect(at(events, start + 31 * day).plan).toBe('free');
    expect(at(events, start + 40 * day).optimization({ id: 'later', ownedSince: start + 35 * day }).resume).toBe(
      'locked',
    );
  });

  test('stays open for seven days after a failed renewal, and no longer', () => {
    const failed = start + 30 * day;
    const events: BillingEvent[] = [
      ...proMonth(0),
      { id: 'f', at: failed, kind: 'invoice_failed', subscription: 's' },
      { id: 'pd', at: failed, kind: 'subscription_changed', subscription: 's', status: 'past_due' },
    ];
    expect(at(events, failed + graceMilliseconds - 1).plan).toBe('pro');
    expect(at(events, failed + graceMilliseconds).plan).toBe('free');
    expect(at([...events, ...proMonth(1, failed + day)], failed + graceMilliseconds).plan).toBe('pro');
  });

  test('a first payment that failed opens nothing', () => {
    const events: BillingEvent[] = [
      { id: 'i', at: start, kind: 'subscription_changed', subscription: 's', status: 'incomplete' },
      { id: 'f', at: start, kind: 'invoice_failed', subscription: 's' },
      { id: 'a', at: start + 1, kind: 'subscription_changed', subscription: 's', status: 'past_due' },
    ];
    expect(at(events, start + day).plan).toBe('free');
  });

  test('a refunded month no longer counts and the months before it still do', () => {
    const events: BillingEvent[] = [
      ...proMonth(0),
      ...proMonth(1),
      { id: 'r', at: start + 31 * day, kind: 'payment_refunded', payment: 'm1', refundedCents: prices.pro.cents },
    ];
    expect(at(events, start + 32 * day).plan).toBe('free');
    expect(accessAt(events, start + 32 * day).resume).toBe('read');
  });
});

describe('whatever the order and number of deliveries', () => {
  const anyEvent = fc.record({
    payment: fc.constantFrom('p1', 'p2', 'p3'),
    paymentType: fc.constantFrom(...paymentTypes),
    optimization: fc.constantFrom('o1', 'o2', undefined),
    subscription: fc.constantFrom('s1', 's2'),
    at: fc.integer({ min: start, max: start + 90 * day }),
    cents: fc.integer({ min: 0, max: 9900 }),
    kind: fc.constantFrom<BillingEvent['kind'][]>(
      'payment_succeeded',
      'payment_failed',
      'payment_refunded',
      'dispute_opened',
      'dispute_closed',
      'subscription_changed',
      'subscription_ended',
      'invoice_paid',
      'invoice_failed',
      'credit_spent',
    ),
    outcome: fc.constantFrom('won', 'lost'),
    status: fc.constantFrom('active', 'past_due', 'canceled', 'incomplete'),
  });
  const anyEvents = fc.array(anyEvent, { maxLength: 40 }).map((drawn) =>
    drawn.map(
      (event, index) =>
        ({
          ...event,
          id: `e${index}`,
          dispute: `d-${event.payment}`,
          refundedCents: event.cents,
          periodEnd: event.at + 30 * day,
          optimization: event.optimization ?? (event.kind === 'credit_spent' ? 'o1' : undefined),
        }) as BillingEvent,
    ),
  );
  const seen = (events: BillingEvent[], now: number) => {
    const { optimization: access, ...rest } = at(events, now);
    return { ...rest, o1: access(optimization), o2: access({ id: 'o2', ownedSince: start + day }) };
  };

  test('the outcome is the same', () => {
    fc.assert(
      fc.property(
        anyEvents.chain((events) =>
          fc.tuple(fc.constant(events), fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 })),
        ),
        fc.integer({ min: start, max: start + 120 * day }),
        ([events, shuffled], now) => {
          expect(seen(shuffled, now)).toEqual(seen(events, now));
        },
      ),
    );
  });

  test('nothing opens without a payment or a paid invoice', () => {
    fc.assert(
      fc.property(anyEvents, fc.integer({ min: start, max: start + 120 * day }), (events, now) => {
        const unpaid = events.filter(({ kind }) => kind !== 'payment_succeeded' && kind !== 'invoice_paid');
        expect(seen(unpaid, now)).toMatchObject({
          plan: 'free',
          credits: [],
          o1: { resume: 'locked', coverLetter: 'locked', interviewPrep: 'locked' },
        });
      }),
    );
  });

  test('what was paid stays open whatever else happens to other payments', () => {
    fc.assert(
      fc.property(anyEvents, fc.integer({ min: start + day, max: start + 120 * day }), (events, now) => {
        const mine = paid('mine', 'complete', start, 'o1');
        expect(at([...events, mine], now).optimization(optimization)).toEqual({
          resume: 'download',
          coverLetter: 'download',
          interviewPrep: 'download',
        });
      }),
    );
  });
});

test('cents and the stored decimal agree', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
      expect(centsOf(decimalAmount(cents))).toBe(cents);
    }),
  );
  expect(paymentTypes.map((type) => decimalAmount(prices[type].cents))).toEqual([
    '1.99',
    '4.99',
    '6.99',
    '6.99',
    '11.99',
    '99.00',
  ]);
});

import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMe } from '#contract/accounts.ts';
import { createPaymentIntent, paymentWebhook } from '#contract/billing.ts';
import { getOptimization } from '#contract/optimizations.ts';
import type { BillingEvent } from '#domain/billing/events.ts';
import { signDelivery } from '#server/adapters/payments/delivery-signature.ts';
import { billingEvents } from '#server/db/schema/billing.ts';
import { payments } from '#server/db/schema/payments.ts';
import { derivedKey, keptSessionSecret } from '#server/secrets/session-secret.ts';
import { anyHistory, anyPaymentTypes, historyOf, type HistoryAccount } from '#test/support/billing-history.ts';
import type { Browser } from '#test/support/browser.ts';
import { optimize, signUp } from '#test/support/people.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';

/** The clock is fixed, so both runs are asked what's open at the same moment. */
const now = new Date();
let server: TestApp;
let signingKey: string;
beforeAll(async () => {
  server = await testApp({ clock: { now: () => now } });
  signingKey = derivedKey(await keptSessionSecret(server.dataDir), 'sandbox payments');
});
afterAll(() => server.close());

interface Account extends HistoryAccount {
  browser: Browser;
  userId: string;
}

let accounts = 0;

/** An account with two optimizations, a payment that was started on this site, and others of the requested kinds. */
async function newAccount(types: readonly HistoryAccount['payments'][number]['paymentType'][]): Promise<Account> {
  const name = `account-${(accounts += 1)}`;
  const browser = server.browser(`192.0.2.${accounts}`);
  await signUp(browser, `${name}@example.com`);
  const optimizations = [(await optimize(browser)).id, (await optimize(browser)).id];
  const begun = await browser.api.call(createPaymentIntent, {
    body: { paymentType: 'complete', optimizationId: optimizations[0] },
  });
  const others = types.map((paymentType, index) => ({
    id: `${name}-payment-${index}`,
    paymentType,
    ...(paymentType === 'pro' ? { subscription: `${name}-subscription-${index % 2}` } : {}),
    ...(index % 3 === 0 || paymentType === 'pro' ? {} : { optimization: optimizations[index % 2] }),
  }));
  const { user } = await browser.api.call(getMe, {});
  return {
    name,
    browser,
    userId: user.id,
    optimizations,
    payments: [{ id: begun.paymentIntentId, paymentType: 'complete', optimization: optimizations[0] }, ...others],
    subscriptions: [`${name}-subscription-0`, `${name}-subscription-1`],
  };
}

const envelopeOf = ({ userId }: Account, events: BillingEvent[]): string => JSON.stringify({ userId, events });

async function send(body: string, signature: string | undefined = signDelivery(body, now, signingKey)) {
  const answer = await server.app.inject({
    method: 'POST',
    url: paymentWebhook.path,
    headers: { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) },
    payload: body,
  });
  return answer.statusCode;
}

/** Several at a time, as a provider delivers. */
async function sendAll(bodies: readonly string[]): Promise<void> {
  const waiting = [...bodies];
  const lane = async () => {
    for (let body = waiting.shift(); body !== undefined; body = waiting.shift()) expect(await send(body)).toBe(200);
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
}

/** Everything that an account's events decide, with list positions instead of ids: equal for two accounts with the same history. */
async function booksOf(account: Account) {
  const { browser, userId, optimizations } = account;
  const { db } = server.database;
  const rows = await db.select().from(payments).where(eq(payments.userId, userId)).orderBy(asc(payments.id));
  const kept = await db.select({ id: billingEvents.id }).from(billingEvents).where(eq(billingEvents.userId, userId));
  const place = (list: readonly (string | null)[], id: string | null) => (id === null ? null : list.indexOf(id));
  const intents = account.payments.map(({ id }) => id);
  const views = await Promise.all(
    optimizations.map((id) => browser.api.call(getOptimization, { params: { id } }).then(({ access }) => access)),
  );
  return {
    membership: (await browser.api.call(getMe, {})).membership,
    access: views,
    events: kept.length,
    payments: rows
      .map(({ amount, currency, paymentType, status, optimizationId, stripePaymentIntentId }) => ({
        payment: place(intents, stripePaymentIntentId),
        optimization: place(optimizations, optimizationId),
        amount,
        currency,
        paymentType,
        status,
      }))
      .toSorted((a, b) => (a.payment ?? -1) - (b.payment ?? -1)),
  };
}

const people = 4;
const eventsEach = 125;

test(
  '1,000 events in any order and each twice have the same result as in order and once; forged, stale and replayed ones have none',
  { timeout: 900_000 },
  async () => {
    const histories = fc.tuple(
      ...Array.from({ length: people }, () => fc.tuple(anyPaymentTypes(7), anyHistory(eventsEach, now.getTime()))),
    );
    const twice = <T>(list: T[]) => fc.shuffledSubarray([...list, ...list], { minLength: list.length * 2 });
    const order = twice(Array.from({ length: people * eventsEach }, (_, index) => index));
    const property = fc.asyncProperty(histories, order, async (drawn, shuffled) => {
      const inOrder: string[] = [];
      const late: string[] = [];
      const twins: [Account, Account][] = [];
      for (const [types, events] of drawn) {
        const [one, other] = [await newAccount(types), await newAccount(types)];
        twins.push([one, other]);
        const happened = historyOf(events, one).toSorted((a, b) => a.at - b.at);
        inOrder.push(...happened.map((event) => envelopeOf(one, [event])));
        late.push(...historyOf(events, other).map((event) => envelopeOf(other, [event])));
      }
      for (const body of inOrder) expect(await send(body)).toBe(200);
      const deliveries = shuffled.map((index) => late[index] ?? '');
      expect(deliveries).toHaveLength(1_000);
      await sendAll(deliveries);

      const others = await Promise.all(twins.map(([, other]) => booksOf(other)));
      expect(others).toEqual(await Promise.all(twins.map(([one]) => booksOf(one))));
      expect(others.every(({ events, payments }) => events === eventsEach && payments.length > 1)).toBe(true);

      await sendAll(late.slice(-100));
      for (const [, other] of twins) await refuseForged(other);
      expect(await Promise.all(twins.map(([, other]) => booksOf(other)))).toEqual(others);
    });
    await fc.assert(property, { numRuns: 1, endOnFailure: true });
  },
);

/** Sends events that would open everything, wrongly signed in every known way. */
async function refuseForged(account: Account): Promise<void> {
  const unlimited = { paymentType: 'unlimited', cents: 9900 } as const;
  const id = `${account.name}-forged`;
  const free = envelopeOf(account, [
    { kind: 'payment_succeeded', id, at: now.getTime(), payment: 'forged', ...unlimited },
  ]);
  const honest = envelopeOf(account, []);
  const minutesOff = (minutes: number) => signDelivery(free, new Date(now.getTime() + minutes * 60_000), signingKey);
  const signatures = [
    '',
    'nonsense',
    't=1,v1=00',
    signDelivery(free, now, 'another key'),
    signDelivery(honest, now, signingKey),
    minutesOff(-6),
    minutesOff(6),
    minutesOff(-6).replace(/t=\d+/, `t=${Math.floor(now.getTime() / 1000)}`),
  ];
  expect(await Promise.all(signatures.map((signature) => send(free, signature)))).toEqual(signatures.map(() => 400));
}

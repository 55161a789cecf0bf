import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMe } from '#contract/accounts.ts';
import { createPaymentIntent } from '#contract/billing.ts';
import type { PaymentType } from '#domain/billing/prices.ts';
import { users } from '#server/db/schema/accounts.ts';
import { payments } from '#server/db/schema/payments.ts';
import type { Browser } from '#test/support/browser.ts';
import { signUp } from '#test/support/people.ts';
import { day, signInAgain, stripeWorld, type StripeWorld } from '#test/support/payment-worlds.ts';

let world: StripeWorld;
beforeAll(async () => {
  world = await stripeWorld();
});
afterAll(() => world.close());

/** What happens to one person at Stripe, and the required result. */
interface Story {
  buys: PaymentType;
  later?: (payment: string, subscription: string) => void;
  plan: 'free' | 'basic' | 'pro' | 'unlimited';
  /** Of the account's payments, oldest first. */
  statuses: string[];
}

const latestOf = (map: Map<string, { id: string }>) => [...map.keys()].at(-1) ?? '';

/** Every course that an account can take. Events after the purchase come shortly before the first month is over. */
function stories(): Story[] {
  const { books } = world.double;
  const renewed = (subscription: string) => books.renew(subscription, { pays: true });
  return [
    { buys: 'complete', plan: 'basic', statuses: ['succeeded'] },
    { buys: 'unlimited', plan: 'unlimited', statuses: ['succeeded'] },
    {
      buys: 'complete',
      plan: 'basic',
      statuses: ['succeeded'],
      later: (payment) => {
        books.madeRefund({ payment_intent: payment, amount: 300 });
        books.madeRefund({ payment_intent: payment, amount: 398 });
      },
    },
    {
      buys: 'complete',
      plan: 'free',
      statuses: ['refunded'],
      later: (payment) => {
        books.madeRefund({ payment_intent: payment, amount: 300 });
        books.madeRefund({ payment_intent: payment });
      },
    },
    {
      buys: 'resume',
      plan: 'basic',
      statuses: ['succeeded'],
      later: (payment) => {
        const refund = books.madeRefund({ payment_intent: payment });
        books.failRefund(refund.id);
      },
    },
    {
      buys: 'unlimited',
      plan: 'free',
      statuses: ['disputed'],
      later: (payment) => {
        books.dispute(payment);
        books.closeDispute(payment, 'lost');
      },
    },
    {
      buys: 'cover_letter',
      plan: 'basic',
      statuses: ['succeeded'],
      later: (payment) => {
        books.dispute(payment);
        books.closeDispute(payment, 'won');
      },
    },
    { buys: 'pro', plan: 'pro', statuses: ['succeeded', 'succeeded'], later: (_, own) => void renewed(own) },
    {
      buys: 'pro',
      plan: 'free',
      statuses: ['succeeded', 'refunded'],
      later: (_, own) => void books.madeRefund({ payment_intent: renewed(own) }),
    },
    {
      buys: 'pro',
      plan: 'pro',
      statuses: ['succeeded', 'succeeded'],
      later: (_, own) => {
        books.renew(own, { pays: false });
        world.pass(1000);
        renewed(own);
      },
    },
    { buys: 'pro', plan: 'pro', statuses: ['succeeded'], later: (_, own) => void books.renew(own, { pays: false }) },
    { buys: 'pro', plan: 'free', statuses: ['succeeded'], later: (_, own) => void books.end(own) },
  ];
}

interface Account extends Story {
  browser: Browser;
  email: string;
  payment: string;
  subscription: string;
}

async function begun(story: Story, index: number): Promise<Account> {
  const browser = world.server.browser(`203.0.113.${index + 1}`);
  const email = `told-${index}@example.com`;
  await signUp(browser, email);
  const { paymentIntentId } = await browser.api.call(createPaymentIntent, { body: { paymentType: story.buys } });
  const subscription = story.buys === 'pro' ? latestOf(world.double.books.subscriptions) : '';
  return { ...story, browser, email, payment: paymentIntentId, subscription };
}

async function endOf({ browser, email }: Account) {
  await signInAgain({ browser, email });
  const { membership } = await browser.api.call(getMe, {});
  const { db } = world.server.database;
  const rows = await db
    .select({ status: payments.status })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .where(eq(users.email, email));
  return { plan: membership.plan, statuses: rows.map(({ status }) => status).toSorted() };
}

test('1,000 deliveries, shuffled, duplicated and late, end in exactly what was paid for', async () => {
  const { books } = world.double;
  const accounts: Account[] = [];
  for (const [index, story] of [...stories(), ...stories()].entries()) accounts.push(await begun(story, index));
  for (const { payment } of accounts) books.pay(payment);
  world.pass(29 * day);
  for (const { later, payment, subscription } of accounts) later?.(payment, subscription);
  const events = world.double.takeEvents();
  expect(events.length).toBeGreaterThan(120);
  const copies = Array.from({ length: 1_000 }, (_, index) => index % events.length);
  const [order = []] = fc.sample(fc.shuffledSubarray(copies, { minLength: copies.length }), 1);
  const waiting = order.flatMap((index) => events[index] ?? []);
  expect(waiting).toHaveLength(1_000);
  const lane = async () => {
    for (let event = waiting.shift(); event; event = waiting.shift())
      expect(await world.deliver([event])).toEqual([200]);
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  // Over the end of the first month.
  world.pass(3 * day);
  for (const account of accounts) {
    // The jobs that ask Stripe run on their own, so this waits for their result.
    await expect
      .poll(() => endOf(account), { timeout: 60_000 })
      .toEqual({ plan: account.plan, statuses: account.statuses.toSorted() });
  }
});

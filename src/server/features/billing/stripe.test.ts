import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { getMe } from '#contract/accounts.ts';
import {
  billingPortal,
  cancelSandboxSubscription,
  confirmSandboxPayment,
  createPaymentIntent,
  getPaymentDetails,
  paymentWebhook,
  simulateSandbox,
} from '#contract/billing.ts';
import { signUp } from '#test/support/people.ts';
import { becomes, day, accountState, stripeWorld, type StripeWorld } from '#test/support/payment-worlds.ts';
import { reconcileJob } from './jobs.ts';

let world: StripeWorld;
beforeAll(async () => {
  world = await stripeWorld();
});
afterAll(() => world.close());
afterEach(() => {
  world.double.away = false;
  world.double.troubles.length = 0;
});

const minute = 60 * 1000;
const refused = (status: number, code: string) =>
  expect.objectContaining({ status, details: expect.objectContaining({ code }) as unknown }) as unknown;
const reconcile = () => world.server.queue.enqueue(reconcileJob, {}, world.server.database.db);
const details = async (browser: Parameters<typeof signUp>[0], paymentIntentId: string) =>
  browser.api.call(getPaymentDetails, { params: { paymentIntentId } });

const receipts = (email: string) =>
  readdirSync(join(world.server.dataDir, 'mail'))
    .map((name) => readFileSync(join(world.server.dataDir, 'mail', name), 'utf8'))
    .filter((mail) => mail.includes(email) && mail.includes('receipt'));

describe('beginning a payment', () => {
  test('tells the browser what Stripe’s form needs, and creates one customer and one payment for two tabs', async () => {
    const { browser, id } = await world.person('tabs');
    const customers = world.double.books.customers.size;
    const begin = () =>
      browser.api.call(createPaymentIntent, { body: { paymentType: 'complete', optimizationId: id } });
    const [one, two] = await Promise.all([begin(), begin()]);
    expect(one).toMatchObject({
      provider: 'stripe',
      publishableKey: 'pk_test_of_the_double',
      amount: 699,
      currency: 'usd',
    });
    expect({ ...two }).toEqual({ ...one });
    expect(await begin()).toEqual(one);
    expect(world.double.books.customers.size - customers).toBe(1);
  });

  test('while Stripe is unavailable says so in a sentence, and continues when it is back', async () => {
    const person = await world.person('away');
    world.double.away = true;
    await expect(world.begin(person, 'resume')).rejects.toEqual(refused(503, 'PAYMENT_PROVIDER_FAILED'));
    world.double.away = false;
    const payments = world.double.books.intents.size;
    await world.buy(person, 'resume');
    await becomes(person, { resume: 'download' });
    expect(world.double.books.intents.size - payments).toBe(1);
  });

  test('for what was paid, but not reported yet, is not started again', async () => {
    const person = await world.person('unheard');
    const payment = await world.begin(person, 'complete');
    world.double.books.pay(payment);
    world.double.takeEvents();
    await expect(world.begin(person, 'complete')).rejects.toEqual(refused(409, 'ALREADY_UNLOCKED'));
    expect(await accountState(person)).toEqual({ plan: 'basic', resume: 'download' });
  });
});

test('Pro that was cancelled in the portal runs to the end of its month, and the account says so', async () => {
  const person = await world.person('ending');
  await world.buy(person, 'pro');
  await becomes(person, { plan: 'pro' });
  const membership = async () => (await person.browser.api.call(getMe, {})).membership;
  expect(await membership()).toMatchObject({ renews: true });
  const [subscription = ''] = [...world.double.books.subscriptions.keys()].slice(-1);
  world.double.books.endWithMonth(subscription);
  await world.deliver();
  const { plan, renews, expires = '' } = await membership();
  expect({ plan, renews }).toEqual({ plan: 'pro', renews: false });
  expect(Date.parse(expires)).toBeGreaterThan(world.clock.now().getTime() + 27 * day);
  await world.letEnd(person);
  await becomes(person, { plan: 'free', resume: 'read' });
});

test('the portal is Stripe’s own page, even for an account that never paid', async () => {
  const { browser } = await world.person('portal');
  expect(await browser.api.call(billingPortal, {})).toEqual({ url: 'https://billing.example/session' });
});

test('the sandbox’s routes do not exist', async () => {
  const browser = world.server.browser('203.0.113.90');
  await signUp(browser, 'no-sandbox@example.com');
  for (const { path } of [confirmSandboxPayment, simulateSandbox, cancelSandboxSubscription]) {
    expect((await browser.fetch(path, { method: 'POST' })).status).toBe(404);
  }
});

describe('the webhook endpoint', () => {
  test('rejects events that Stripe did not sign, and accepts those that do not concern us', async () => {
    const person = await world.person('door');
    const payment = await world.begin(person, 'complete');
    world.double.books.pay(payment);
    const events = world.double.takeEvents();
    const post = (body: string, signature: string) =>
      world.server.app.inject({
        method: 'POST',
        url: paymentWebhook.path,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload: body,
      });
    for (const event of events) {
      const { body, signature } = world.double.delivery(event);
      expect((await post(body, signature.slice(0, -2))).statusCode).toBe(400);
      expect((await post(body.replace('"usd"', '"eur"'), signature)).statusCode).toBe(400);
    }
    expect(await accountState(person)).toEqual({ plan: 'free', resume: 'locked' });
    const strange = { id: 'evt_strange', type: 'product.created', created: 1, data: { object: { id: 'prod_1' } } };
    const stranger = structuredClone(events[0] ?? strange);
    Object.assign(stranger.data.object as object, { id: 'pi_of_another_shop', customer: 'cus_other', metadata: {} });
    expect(await world.deliver([strange, stranger])).toEqual([200, 200]);
    expect(await world.deliver(events)).toEqual(events.map(() => 200));
    await becomes(person, { resume: 'download' });
  });

  test.each([
    ['less than was ordered', { amount_received: 1 }],
    ['another currency', { currency: 'jpy' }],
  ])('opens nothing for %s', async (what, changed) => {
    const person = await world.person(`mismatch-${what.split(' ')[0]}`);
    const payment = await world.begin(person, 'complete');
    world.double.books.pay(payment);
    const [event] = world.double.takeEvents();
    Object.assign(event?.data.object as object, changed);
    expect(await world.deliver(event ? [event] : [])).toEqual([200]);
    expect(await accountState(person)).toEqual({ plan: 'free', resume: 'locked' });
    expect((await details(person.browser, payment)).status).toBe('pending');
  });
});

describe('a payment whose events were missed', () => {
  test('is opened by asking, and the delivery that arrives later is the same fact', async () => {
    const person = await world.person('down');
    const payment = await world.begin(person, 'complete');
    world.double.books.pay(payment);
    const late = world.double.takeEvents();
    world.pass(11 * minute);
    await reconcile();
    await becomes(person, { plan: 'basic', resume: 'download' });
    expect(await world.deliver([...late, ...late])).toEqual([...late, ...late].map(() => 200));
    expect(await accountState(person)).toEqual({ plan: 'basic', resume: 'download' });
    await expect.poll(() => receipts(person.email).length, { timeout: 60_000 }).toBe(1);
  });

  test('is opened by asking, although the answer about another account is invalid', async () => {
    const { books } = world.double;
    const [strange, person] = [await world.person('strange'), await world.person('beside-it')];
    const broken = await world.begin(strange, 'complete');
    Object.assign(books.intents.get(broken) ?? {}, { amount: 'much' });
    books.pay(await world.begin(person, 'complete'));
    world.double.takeEvents();
    world.pass(11 * minute);
    await reconcile();
    await becomes(person, { plan: 'basic', resume: 'download' });
    expect(await accountState(strange)).toEqual({ plan: 'free', resume: 'locked' });
    books.intents.delete(broken);
  });

  test('is opened by asking for a subscription, too: started, renewed and ended', async () => {
    const person = await world.person('down-pro');
    const payment = await world.begin(person, 'pro');
    world.double.books.pay(payment);
    world.double.takeEvents();
    world.pass(11 * minute);
    await reconcile();
    await becomes(person, { plan: 'pro', resume: 'download' });
    const [subscription] = [...world.double.books.subscriptions.values()].slice(-1);
    world.pass(31 * day);
    const renewed = world.double.books.renew(subscription?.id ?? '', { pays: true });
    world.double.takeEvents();
    world.pass(3 * 60 * minute);
    await reconcile();
    await expect
      .poll(
        async () => {
          await accountState(person);
          const { membership } = await person.browser.api.call(getMe, {});
          return Date.parse(membership.expires ?? '') > world.clock.now().getTime() + 20 * day;
        },
        { timeout: 60_000 },
      )
      .toBe(true);
    expect(await details(person.browser, renewed)).toMatchObject({
      status: 'succeeded',
      paymentType: 'pro',
      amount: 1199,
    });
    await expect.poll(() => receipts(person.email).length, { timeout: 60_000 }).toBe(2);
    world.pass(31 * day);
    world.double.books.end(subscription?.id ?? '');
    world.double.takeEvents();
    world.pass(3 * 60 * minute);
    await reconcile();
    await becomes(person, { plan: 'free', resume: 'read' });
  });
});

test('a dispute of a renewal that arrives before the renewal suspends it all the same', async () => {
  const person = await world.person('early-dispute');
  await world.buy(person, 'pro');
  await becomes(person, { plan: 'pro' });
  const [subscription] = [...world.double.books.subscriptions.values()].slice(-1);
  world.pass(31 * day);
  const renewed = world.double.books.renew(subscription?.id ?? '', { pays: true });
  const renewal = world.double.takeEvents();
  world.double.books.dispute(renewed);
  await world.deliver();
  await world.deliver(renewal);
  await becomes(person, { plan: 'free', resume: 'read' });
  expect((await details(person.browser, renewed)).status).toBe('disputed');
  world.double.books.closeDispute(renewed, 'won');
  await world.deliver();
  await becomes(person, { plan: 'pro', resume: 'download' });
});

test('a refund that the bank returns counts as not made', async () => {
  const person = await world.person('sent-back');
  const payment = await world.buy(person, 'complete');
  const refund = world.double.books.madeRefund({ payment_intent: payment });
  await world.deliver();
  await becomes(person, { resume: 'locked' });
  expect((await details(person.browser, payment)).status).toBe('refunded');
  world.double.books.failRefund(refund.id);
  await world.deliver();
  await becomes(person, { resume: 'download' });
});

test('a person who buys Pro again after its renewals failed is not charged for the old one, too', async () => {
  const person = await world.person('again');
  await world.buy(person, 'pro');
  await becomes(person, { plan: 'pro' });
  await world.renew(person, { pays: false });
  world.pass(8 * day);
  await becomes(person, { plan: 'free' });
  await world.buy(person, 'pro');
  await becomes(person, { plan: 'pro' });
  const customer = [...world.double.books.customers.values()].find(({ email }) => email === person.email);
  const statuses = [...world.double.books.subscriptions.values()].filter((one) => one.customer === customer?.id);
  expect(statuses.map(({ status }) => status)).toEqual(['canceled', 'active']);
});

describe('the operator', () => {
  const command = (name: string, payload: unknown) => world.server.operator.run({ command: name, payload });

  test('refunds a month completely and thereby ends the subscription, once however often the command is given', async () => {
    const person = await world.person('operator-refund');
    const payment = await world.buy(person, 'pro');
    await becomes(person, { plan: 'pro' });
    world.double.away = true;
    expect(await command('payment refund', { payment })).toMatchObject({ outcome: 'failed' });
    world.double.away = false;
    world.double.troubles.push('fails after', 'fails after', 'fails after');
    expect(await command('payment refund', { payment })).toMatchObject({ outcome: 'failed' });
    expect(await command('payment refund', { payment })).toMatchObject({
      outcome: 'done',
      result: { refundedCents: 1199, refundedInAll: 1199, status: 'refunded' },
    });
    expect(world.double.books.refundedOf(payment)).toBe(1199);
    expect((await world.subscriptionAtProvider(person)).running).toBe(false);
    await becomes(person, { plan: 'free', resume: 'locked' });
  });

  test('erases an account only when it can no longer be charged', async () => {
    const person = await world.person('operator-erase');
    await world.buy(person, 'pro');
    world.double.away = true;
    expect(await command('account erase', { email: person.email })).toMatchObject({ outcome: 'failed' });
    await becomes(person, { plan: 'pro' });
    world.double.away = false;
    expect(await command('account erase', { email: person.email })).toMatchObject({ outcome: 'done' });
    expect((await world.subscriptionAtProvider(person)).running).toBe(false);
  });
});

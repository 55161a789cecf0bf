import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getMe } from '#contract/accounts.ts';
import { confirmSandboxPayment, createPaymentIntent, getPaymentDetails, spendCredit } from '#contract/billing.ts';
import { deleteOptimization } from '#contract/optimizations.ts';
import { getProfile } from '#contract/profile.ts';
import type { Browser } from '#test/support/browser.ts';
import { accountState, stripeWorld, type Person, type StripeWorld } from '#test/support/payment-worlds.ts';
import { cards, claim, job, optimize, pay, signUp } from '#test/support/people.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';

const refused = (status: number, code: string) =>
  expect.objectContaining({ status, details: expect.objectContaining({ code }) });

/** The receipts that were mailed to an address. */
const receiptsIn = ({ dataDir }: TestApp, email: string) =>
  readdirSync(join(dataDir, 'mail'))
    .map((name) => readFileSync(join(dataDir, 'mail', name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${email}`) && mail.includes('Subject: Your Foothold receipt'))
    .map((mail) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='));

const browserMe = (browser: Browser) => browser.api.call(getMe, {});

describe('with the sandbox', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp();
  });
  afterAll(() => server.close());

  /** A signed-in browser with an optimization. */
  async function customer(name: string, address: string) {
    const browser = server.browser(address);
    const { id, claimToken = '' } = await optimize(browser);
    await signUp(browser, `${name}@example.com`);
    await claim(browser, claimToken);
    return { browser, id };
  }
  const receiptTo = async (email: string) => {
    await expect.poll(() => receiptsIn(server, email).length, { timeout: 60_000 }).toBeGreaterThan(0);
    return receiptsIn(server, email).join('\n');
  };

  describe('a receipt', () => {
    test('leads to the optimization that was paid for, and comes from an address that answers', async () => {
      const { browser, id } = await customer('receipt', '192.0.2.80');
      await pay(browser, 'complete', id);
      const mail = await receiptTo('receipt@example.com');
      expect(mail).toContain(`/optimize?result=${id}`);
      expect(mail).toContain(`For: ${job.jobTitle}`);
      expect(mail).toMatch(/support@localhost within 30 days/);
    });

    test('of a package for no optimization leads to the profile', async () => {
      const browser = server.browser('192.0.2.81');
      await signUp(browser, 'receipt-credit@example.com');
      await pay(browser, 'complete');
      const mail = await receiptTo('receipt-credit@example.com');
      expect(mail).toMatch(/You can use it on any optimization:\s+http:\/\/localhost:3000\/profile/);
    });
  });

  describe('what is open or deleted before the payment is confirmed', () => {
    const begin = async (name: string, address: string) => {
      const of = await customer(name, address);
      const { clientSecret, paymentIntentId } = await of.browser.api.call(createPaymentIntent, {
        body: { paymentType: 'complete', optimizationId: of.id },
      });
      const confirm = () =>
        of.browser.api.call(confirmSandboxPayment, {
          body: { clientSecret, cardNumber: cards.good, expiry: '12/34', cvc: '123' },
        });
      const details = () => of.browser.api.call(getPaymentDetails, { params: { paymentIntentId } });
      return { ...of, confirm, details };
    };
    const paymentsOf = async ({ browser }: { browser: Browser }) =>
      (await browser.api.call(getProfile, {})).counts.payments;

    test('is not charged: another payment opened it', async () => {
      const of = await begin('opened-meanwhile', '192.0.2.82');
      await pay(of.browser, 'pro');
      await expect(of.confirm()).rejects.toEqual(refused(409, 'ALREADY_UNLOCKED'));
      expect(await of.details()).toMatchObject({ status: 'withdrawn' });
      expect(await paymentsOf(of)).toBe(1);
    });

    test('is not charged: a package was spent on it', async () => {
      const of = await begin('spent-meanwhile', '192.0.2.83');
      await pay(of.browser, 'complete');
      await of.browser.api.call(spendCredit, { params: { id: of.id } });
      await expect(of.confirm()).rejects.toEqual(refused(409, 'ALREADY_UNLOCKED'));
      expect(await paymentsOf(of)).toBe(1);
    });

    test('is not charged: it was deleted', async () => {
      const of = await begin('deleted-meanwhile', '192.0.2.84');
      await of.browser.api.call(deleteOptimization, { params: { id: of.id } });
      await expect(of.confirm()).rejects.toEqual(refused(404, 'OPTIMIZATION_NOT_FOUND'));
      expect(await of.details()).toMatchObject({ status: 'withdrawn', optimizationId: null });
      // The next purchase inherits nothing from it.
      expect(await pay(of.browser, 'complete')).toMatchObject({ status: 'succeeded' });
      expect((await browserMe(of.browser)).membership.unspent).toEqual(['complete']);
      expect(await paymentsOf(of)).toBe(1);
    });
  });
});

describe('with Stripe, a payment that was begun and would open nothing any more', () => {
  let world: StripeWorld;
  beforeAll(async () => {
    world = await stripeWorld();
  });
  afterAll(() => world.close());

  const unspent = async (person: Person) => (await person.browser.api.call(getMe, {})).membership.unspent;
  const atStripe = (payment: string) => world.double.books.intents.get(payment)?.status;

  test('is withdrawn from Stripe when its optimization is deleted', async () => {
    const person = await world.person('deletes');
    const payment = await world.begin(person, 'complete');
    await person.browser.api.call(deleteOptimization, { params: { id: person.id } });
    await expect.poll(() => atStripe(payment), { timeout: 60_000 }).toBe('canceled');
    await world.deliver();
    expect((await person.browser.api.call(getPaymentDetails, { params: { paymentIntentId: payment } })).status).toBe(
      'withdrawn',
    );
  });

  test('is withdrawn from Stripe before its account is erased', async () => {
    const person = await world.person('is-erased');
    const payment = await world.begin(person, 'complete');
    await world.begin(person, 'pro');
    await world.server.operator.run({ command: 'account erase', payload: { email: person.email } });
    expect(atStripe(payment)).toBe('canceled');
    expect((await world.subscriptionAtProvider(person)).running).toBe(false);
  });

  test('is withdrawn from Stripe when something else opens it', async () => {
    const person = await world.person('opens-otherwise');
    const payment = await world.begin(person, 'resume');
    await world.buy(person, 'complete');
    await expect.poll(() => atStripe(payment), { timeout: 60_000 }).toBe('canceled');
    const pro = await world.person('begins-pro');
    await world.begin(pro, 'pro');
    await world.buy(pro, 'unlimited');
    await expect.poll(async () => (await world.subscriptionAtProvider(pro)).running, { timeout: 60_000 }).toBe(false);
  });

  test('and was paid all the same is a package to spend at once, and its receipt says so', async () => {
    const { books } = world.double;
    const [deleted, twice] = [await world.person('pays-deleted'), await world.person('pays-twice')];
    books.pay(await world.begin(deleted, 'complete'));
    await deleted.browser.api.call(deleteOptimization, { params: { id: deleted.id } });
    const orders = [await world.begin(twice, 'complete'), await world.begin(twice, 'resume')];
    for (const payment of orders) books.pay(payment);
    const told = world.double.takeEvents();
    await world.deliver([...told.toReversed(), ...told]);
    expect(await unspent(deleted)).toEqual(['complete']);
    expect(await accountState(twice)).toEqual({ plan: 'basic', resume: 'download' });
    expect(await unspent(twice)).toHaveLength(1);
    for (const { email } of [deleted, twice])
      await expect
        .poll(() => receiptsIn(world.server, email).join(''), { timeout: 60_000 })
        .toContain('Nothing is lost');
    const { counts } = await twice.browser.api.call(getProfile, {});
    expect(counts.payments).toBe(2);
  });
});

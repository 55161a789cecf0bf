import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getMe } from '#contract/accounts.ts';
import type { PaymentProviderName } from '#contract/payment-providers.ts';
import {
  becomes,
  day,
  sandboxWorld,
  accountState,
  stripeWorld,
  type PaymentWorld,
} from '#test/support/payment-worlds.ts';

/** A provider without a world here doesn't compile. */
const worlds: Readonly<Record<PaymentProviderName, () => Promise<PaymentWorld>>> = {
  sandbox: sandboxWorld,
  stripe: stripeWorld,
};

describe.each(Object.entries(worlds))('with %s', (_, open) => {
  let world: PaymentWorld;
  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());

  const download = async (of: Awaited<ReturnType<PaymentWorld['person']>>) =>
    (await of.browser.fetch(`/api/download/resume/${of.id}`)).status;

  test('a payment opens what was bought', async () => {
    const buyer = await world.person('buyer');
    expect(await accountState(buyer)).toEqual({ plan: 'free', resume: 'locked' });
    await world.buy(buyer, 'complete');
    await becomes(buyer, { plan: 'basic', resume: 'download' });
    expect(await download(buyer)).toBe(200);
  });

  test('a full refund takes the purchase back, a partial one leaves it open', async () => {
    const buyer = await world.person('refunded');
    const payment = await world.buy(buyer, 'complete');
    await becomes(buyer, { resume: 'download' });
    await world.refund(buyer, payment, 200);
    const whole = await world.person('refunded-whole');
    const second = await world.buy(whole, 'complete');
    await becomes(whole, { resume: 'download' });
    await world.refund(whole, second);
    await becomes(whole, { plan: 'free', resume: 'locked' });
    expect(await download(whole)).toBe(403);
    // By now the earlier partial one has arrived, too.
    expect(await accountState(buyer)).toEqual({ plan: 'basic', resume: 'download' });
    await world.refund(buyer, payment);
    await becomes(buyer, { plan: 'free', resume: 'locked' });
  });

  test('an open dispute suspends the purchase, a won one restores it', async () => {
    const buyer = await world.person('disputed');
    const payment = await world.buy(buyer, 'resume');
    await becomes(buyer, { resume: 'download' });
    await world.dispute(buyer, payment, 'opened');
    await becomes(buyer, { plan: 'free', resume: 'locked' });
    expect(await download(buyer)).toBe(403);
    await world.dispute(buyer, payment, 'won');
    await becomes(buyer, { plan: 'basic', resume: 'download' });
    expect(await download(buyer)).toBe(200);
  });

  test('a lost dispute ends the purchase', async () => {
    const buyer = await world.person('lost');
    const payment = await world.buy(buyer, 'unlimited');
    await becomes(buyer, { plan: 'unlimited', resume: 'download' });
    await world.dispute(buyer, payment, 'opened');
    await becomes(buyer, { plan: 'free', resume: 'locked' });
    await world.dispute(buyer, payment, 'lost');
    await becomes(buyer, { plan: 'free', resume: 'locked' });
    expect(await download(buyer)).toBe(403);
  });

  test('a paid month follows the one before', async () => {
    const member = await world.person('renewed');
    await world.buy(member, 'pro');
    await becomes(member, { plan: 'pro', resume: 'download' });
    await world.renew(member, { pays: true });
    await expect
      .poll(async () => (await world.subscriptionAtProvider(member)).netCents, { timeout: 60_000 })
      .toBe(2 * 1199);
    world.pass(20 * day);
    await becomes(member, { plan: 'pro', resume: 'download' });
  });

  test('a failed renewal leaves seven days of grace, and no more', async () => {
    const member = await world.person('grace');
    await world.buy(member, 'pro');
    await becomes(member, { plan: 'pro' });
    await world.renew(member, { pays: false });
    const daysLeft = async () => {
      await accountState(member);
      const { membership } = await member.browser.api.call(getMe, {});
      return (Date.parse(membership.expires ?? '') - world.clock.now().getTime()) / day;
    };
    await expect.poll(daysLeft, { timeout: 60_000 }).toBeGreaterThan(6.9);
    expect(await daysLeft()).toBeLessThanOrEqual(7);
    world.pass(6 * day);
    await becomes(member, { plan: 'pro', resume: 'download' });
    world.pass(day + 60_000);
    await becomes(member, { plan: 'free', resume: 'read' });
  });

  test('after it ends, what was unlocked stays readable but cannot be downloaded', async () => {
    const member = await world.person('ended');
    await world.buy(member, 'pro');
    await becomes(member, { plan: 'pro', resume: 'download' });
    expect(await download(member)).toBe(200);
    await world.letEnd(member);
    await becomes(member, { plan: 'free', resume: 'read' });
    expect(await download(member)).toBe(403);
  });

  test('buying the plan for life ends Pro at once and refunds the unused part', async () => {
    const member = await world.person('upgraded');
    await world.buy(member, 'pro');
    await becomes(member, { plan: 'pro' });
    world.pass(15 * day);
    await accountState(member);
    await world.buy(member, 'unlimited');
    await becomes(member, { plan: 'unlimited', resume: 'download' });
    await expect
      .poll(async () => (await world.subscriptionAtProvider(member)).running, { timeout: 60_000 })
      .toBe(false);
    // 15 of 28 to 31 days were used.
    const { netCents } = await world.subscriptionAtProvider(member);
    expect(netCents).toBeGreaterThanOrEqual(Math.floor((1199 * 15) / 31));
    expect(netCents).toBeLessThanOrEqual(Math.ceil((1199 * 15) / 28) + 1);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getMe, login, logout } from '#contract/accounts.ts';
import {
  confirmSandboxPayment,
  createPaymentIntent,
  getPaymentDetails,
  paymentWebhook,
  spendCredit,
} from '#contract/billing.ts';
import { getOptimization } from '#contract/optimizations.ts';
import { getProfile } from '#contract/profile.ts';
import { paymentTypes, prices } from '#domain/billing/prices.ts';
import { signDelivery } from '#server/adapters/payments/delivery-signature.ts';
import { cards, claim, optimize, password, pay, signUp } from '#test/support/people.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const refused = (status: number, code: string) =>
  expect.objectContaining({ status, details: expect.objectContaining({ code }) });

/** A signed-in browser with a claimed optimization. */
async function customer(name: string, address: string) {
  const browser = server.browser(address);
  const { id, claimToken = '' } = await optimize(browser);
  await signUp(browser, `${name}@example.com`);
  await claim(browser, claimToken);
  const download = (part: 'resume' | 'cover-letter', query = '') =>
    browser.fetch(`/api/download/${part}/${id}${query}`);
  const view = () => browser.api.call(getOptimization, { params: { id } });
  return { browser, id, download, view };
}

describe('from the locked preview to the paid document', () => {
  test('a declined card opens nothing, a good one opens both and charges what was shown', async () => {
    const { browser, id, download, view } = await customer('buyer', '192.0.2.50');
    const locked = await view();
    expect(locked).toMatchObject({ locked: true, access: { resume: 'locked', coverLetter: 'locked' } });
    expect((await download('resume')).status).toBe(403);

    const declined = await pay(browser, 'complete', id, cards.declined);
    expect(declined).toMatchObject({ status: 'declined', message: 'Your card was declined.', amount: 699 });
    expect((await view()).locked).toBe(true);

    const paid = await pay(browser, 'complete', id);
    expect(paid).toMatchObject({ status: 'succeeded', paymentIntentId: declined.paymentIntentId });
    const open = await view();
    expect(open).toMatchObject({
      locked: false,
      access: { resume: 'download', coverLetter: 'download', interviewPrep: 'download' },
    });
    expect(open.optimizedContent).toContain('Northwind Logistics');
    expect(open.optimizedContent?.length).toBeGreaterThan(400);
    for (const part of ['resume', 'cover-letter'] as const) {
      const answer = await download(part);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(answer.headers.get('content-disposition')).toContain(
        part === 'resume' ? 'optimized-resume.pdf' : 'cover-letter.pdf',
      );
      expect(
        Buffer.from(await answer.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    }
    const details = await browser.api.call(getPaymentDetails, { params: { paymentIntentId: paid.paymentIntentId } });
    expect(details).toEqual({
      amount: 699,
      currency: 'usd',
      paymentType: 'complete',
      status: 'succeeded',
      optimizationId: id,
    });
    expect((await browser.api.call(getMe, {})).membership).toEqual({ plan: 'basic', credits: 0, unspent: [] });
    await expect(pay(browser, 'basic', id)).rejects.toEqual(refused(409, 'ALREADY_UNLOCKED'));
  });

  test('the cover letter alone leaves the resume closed', async () => {
    const { browser, id, download, view } = await customer('letter', '192.0.2.51');
    await pay(browser, 'cover_letter', id);
    expect(await view()).toMatchObject({ locked: true, access: { resume: 'locked', coverLetter: 'download' } });
    expect((await download('cover-letter')).status).toBe(200);
    expect((await download('resume')).status).toBe(403);
  });

  test('a card that asks for a confirmation pays after it, and not before', async () => {
    const { browser, id, view } = await customer('asks', '192.0.2.52');
    const { clientSecret } = await browser.api.call(createPaymentIntent, {
      body: { paymentType: 'resume', optimizationId: id },
    });
    const confirm = (confirmed: boolean) =>
      browser.api.call(confirmSandboxPayment, {
        body: { clientSecret, cardNumber: cards.asks, expiry: '12/34', cvc: '123', confirmed },
      });
    expect(await confirm(true)).toEqual({ status: 'requires_action' });
    expect((await view()).access.resume).toBe('locked');
    expect(await confirm(true)).toEqual({ status: 'succeeded' });
    expect((await view()).access.resume).toBe('download');
  });
});

describe('the price', () => {
  test.each(paymentTypes)('of %s shown is the one charged and stored, from one table', async (paymentType) => {
    const browser = server.browser(`192.0.2.${60 + paymentTypes.indexOf(paymentType)}`);
    await signUp(browser, `price-${paymentType}@example.com`);
    const { amount, paymentIntentId, status } = await pay(browser, paymentType);
    expect({ amount, status }).toEqual({ amount: prices[paymentType].cents, status: 'succeeded' });
    const details = await browser.api.call(getPaymentDetails, { params: { paymentIntentId } });
    expect(details).toMatchObject({ amount: prices[paymentType].cents, paymentType, status: 'succeeded' });
    const { membership } = await browser.api.call(getMe, {});
    expect(membership.plan).toBe(paymentType === 'pro' || paymentType === 'unlimited' ? paymentType : 'basic');
    expect(membership.expires !== undefined).toBe(paymentType === 'pro');
  });
});

describe('paying twice', () => {
  test('from two tabs at once charges once', async () => {
    const { browser, id, view } = await customer('tabs', '192.0.2.70');
    const begin = (paymentType: 'basic' | 'complete') =>
      browser.api.call(createPaymentIntent, { body: { paymentType, optimizationId: id } });
    const [one, two] = await Promise.all([begin('complete'), begin('basic')]);
    expect(two.paymentIntentId).toBe(one.paymentIntentId);
    const confirm = () =>
      browser.api.call(confirmSandboxPayment, {
        body: { clientSecret: one.clientSecret, cardNumber: cards.good, expiry: '12/34', cvc: '123' },
      });
    expect(await Promise.all([confirm(), confirm(), confirm()])).toEqual([
      { status: 'succeeded' },
      { status: 'succeeded' },
      { status: 'succeeded' },
    ]);
    expect((await view()).locked).toBe(false);
  });

  test('for a plan the account has is refused', async () => {
    const browser = server.browser('192.0.2.71');
    await signUp(browser, 'held@example.com');
    await pay(browser, 'pro');
    await expect(pay(browser, 'pro')).rejects.toEqual(refused(409, 'ALREADY_SUBSCRIBED'));
    await pay(browser, 'unlimited');
    await expect(pay(browser, 'pro')).rejects.toEqual(refused(409, 'ALREADY_SUBSCRIBED'));
  });
});

describe('a package bought for no optimization', () => {
  test('is spent when the person says so, once', async () => {
    const { browser, id, view } = await customer('credit', '192.0.2.72');
    await pay(browser, 'complete');
    expect((await view()).locked).toBe(true);
    await browser.api.call(spendCredit, { params: { id } });
    expect((await view()).locked).toBe(false);
    await expect(browser.api.call(spendCredit, { params: { id } })).rejects.toEqual(refused(409, 'NO_CREDIT'));
  });

  test('is named where it can be spent, and nothing that it opens is sold', async () => {
    const { browser, id, view } = await customer('holds', '192.0.2.76');
    expect((await view()).credit).toBeNull();
    await pay(browser, 'cover_letter');
    await pay(browser, 'complete');
    expect((await browser.api.call(getMe, {})).membership).toMatchObject({
      credits: 2,
      unspent: ['cover_letter', 'complete'],
    });
    expect((await browser.api.call(getProfile, {})).membership.unspent).toEqual(['cover_letter', 'complete']);
    // What opens most is offered.
    expect((await view()).credit).toBe('complete');
    for (const type of ['cover_letter', 'resume', 'basic', 'complete'] as const)
      await expect(pay(browser, type, id)).rejects.toEqual(refused(409, 'CREDIT_HELD'));
    await browser.api.call(spendCredit, { params: { id } });
    expect(await view()).toMatchObject({ locked: false, credit: null });
    expect((await browser.api.call(getMe, {})).membership.unspent).toEqual(['cover_letter']);
  });

  test('that opens a part alone keeps nobody from buying the rest', async () => {
    const { browser, id, view } = await customer('holds-part', '192.0.2.77');
    await pay(browser, 'cover_letter');
    expect((await view()).credit).toBe('cover_letter');
    await expect(pay(browser, 'cover_letter', id)).rejects.toEqual(refused(409, 'CREDIT_HELD'));
    expect(await pay(browser, 'complete', id)).toMatchObject({ status: 'succeeded' });
    expect(await view()).toMatchObject({ locked: false, credit: null });
  });
});

describe('a running Pro', () => {
  test('is sold no package: for a result made before signing in, for any other, or for none', async () => {
    const { browser, id } = await customer('pro-holds', '192.0.2.78');
    await pay(browser, 'pro');
    await browser.api.call(logout, {});
    const visitors = await optimize(browser);
    await browser.api.call(login, { body: { email: 'pro-holds@example.com', password } });
    for (const type of ['cover_letter', 'resume', 'basic', 'complete'] as const) {
      await expect(pay(browser, type, id)).rejects.toEqual(refused(409, 'ALREADY_UNLOCKED'));
      await expect(pay(browser, type, visitors.id)).rejects.toEqual(refused(409, 'ALREADY_UNLOCKED'));
      await expect(pay(browser, type)).rejects.toEqual(refused(409, 'PLAN_OPENS_ALL'));
    }
    expect((await browser.api.call(getProfile, {})).counts.payments).toBe(1);
  });
});

describe('another account’s purchase or optimization', () => {
  test('cannot be paid for, looked up or unlocked', async () => {
    const owner = await customer('theirs', '192.0.2.73');
    const { paymentIntentId, clientSecret } = await owner.browser.api.call(createPaymentIntent, {
      body: { paymentType: 'complete', optimizationId: owner.id },
    });
    const thief = server.browser('192.0.2.74');
    await signUp(thief, 'thief@example.com');
    await expect(pay(thief, 'complete', owner.id)).rejects.toEqual(refused(404, 'OPTIMIZATION_NOT_FOUND'));
    await expect(thief.api.call(getPaymentDetails, { params: { paymentIntentId } })).rejects.toEqual(
      refused(404, 'PAYMENT_NOT_FOUND'),
    );
    await expect(
      thief.api.call(confirmSandboxPayment, {
        body: { clientSecret, cardNumber: cards.good, expiry: '12/34', cvc: '123' },
      }),
    ).rejects.toEqual(refused(404, 'PAYMENT_NOT_FOUND'));
    await expect(thief.api.call(spendCredit, { params: { id: owner.id } })).rejects.toEqual(
      refused(404, 'OPTIMIZATION_NOT_FOUND'),
    );
    expect((await thief.fetch(`/api/download/resume/${owner.id}`)).status).toBe(404);
  });
});

describe('the endpoint for a provider’s events', () => {
  const send = (body: string, signature?: string) =>
    server.app.inject({
      method: 'POST',
      url: paymentWebhook.path,
      headers: { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) },
      payload: body,
    });

  test('rejects what is unsigned, forged or stale', async () => {
    const { browser, id, view } = await customer('forged', '192.0.2.75');
    const { user } = await browser.api.call(getMe, {});
    const body = JSON.stringify({
      userId: user.id,
      events: [{ kind: 'payment_succeeded', id: 'x', at: 1, payment: 'x', paymentType: 'unlimited', cents: 9900 }],
    });
    const forged = [undefined, signDelivery(body, new Date(), 'another key'), 't=1,v1=00', 'nonsense'];
    for (const signature of forged) {
      const answer = await send(body, signature);
      expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 400, code: 'BAD_SIGNATURE' });
    }
    expect((await browser.api.call(getMe, {})).membership.plan).toBe('free');
    expect((await view()).locked).toBe(true);
    expect(id).toBeDefined();
  });
});

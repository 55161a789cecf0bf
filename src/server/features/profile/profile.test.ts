import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { optimize, pay, resumeText, signUp } from '#test/support/people.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { linkedinEnhancements } from '../../db/schema/assessments.ts';
import { interviewPreps } from '../../db/schema/optimizations.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

test('a new account has an empty profile', async () => {
  const browser = server.browser();
  await signUp(browser, 'new@example.com');
  const profile = await browser.api.call(api.getProfile, {});
  expect(profile).toEqual({
    user: { name: 'A Reader', email: 'new@example.com', createdAt: expect.any(String) as unknown },
    membership: { plan: 'free', credits: 0, unspent: [] },
    counts: { optimizations: 0, assessments: 0, interviewPreps: 0, linkedinEnhancements: 0, payments: 0 },
    recent: { optimizations: [], assessments: [], linkedinEnhancements: [], interviewPreps: [] },
  });
});

test('a profile shows what the account created and bought, and nothing of others', async () => {
  const [browser, other] = [server.browser(), server.browser()];
  const { user } = await signUp(browser, 'busy@example.com');
  await signUp(other, 'other@example.com');
  await optimize(other);
  const { id, view } = await optimize(browser);
  await pay(browser, 'cover_letter', id);
  await pay(browser, 'pro');
  const assessment = await browser.api.call(api.scoreResume, { body: { resumeText } });
  const { db } = server.database;
  const owner = { userId: user.id, optimizationId: id, jobTitle: 'Warehouse Manager' };
  await db.insert(interviewPreps).values({ ...owner, questions: ['Why?'], status: 'completed' });
  await db.insert(linkedinEnhancements).values({ userId: user.id });

  const { counts, recent, membership } = await browser.api.call(api.getProfile, {});
  expect(counts).toEqual({ optimizations: 1, assessments: 1, interviewPreps: 1, linkedinEnhancements: 1, payments: 2 });
  expect(membership).toMatchObject({ plan: 'pro', expires: expect.any(String) as unknown });
  expect(recent).toMatchObject({
    optimizations: [
      {
        id,
        jobTitle: 'Warehouse Manager',
        jobCompany: 'Fabrikam',
        matchScore: view.matchScore,
        hasCoverLetter: true,
        status: 'completed',
        bought: ['cover_letter'],
      },
    ],
    assessments: [{ id: assessment.id, type: 'resume', overallScore: assessment.scores.overall }],
    interviewPreps: [{ optimizationId: id, hasOutput: true, status: 'completed' }],
    linkedinEnhancements: [{ hasOutput: false, status: 'processing' }],
  });
  expect(recent.interviewPreps[0]).not.toHaveProperty('jobCompany');
});

test('all optimizations and payments of the account can be had page by page', async () => {
  const [browser, other] = [server.browser(), server.browser()];
  await signUp(browser, 'many@example.com');
  await signUp(other, 'few@example.com');
  const made: string[] = [];
  for (let index = 0; index < 3; index++) made.unshift((await optimize(browser)).id);
  const [newest = '', middle = '', oldest = ''] = made;
  await pay(browser, 'cover_letter', middle);
  await pay(browser, 'resume', oldest);
  const page = (query: { limit?: number; offset?: number }) =>
    browser.api.call(api.listProfileOptimizations, { query });
  expect(await page({ limit: 2 })).toMatchObject({ total: 3, optimizations: [{ id: newest }, { id: middle }] });
  const last = await page({ limit: 2, offset: 2 });
  expect(last).toMatchObject({ total: 3, optimizations: [{ id: oldest, bought: ['resume'] }] });
  expect(last.optimizations).toEqual((await browser.api.call(api.getProfile, {})).recent.optimizations.slice(2));
  expect(await other.api.call(api.listProfileOptimizations, {})).toEqual({ total: 0, optimizations: [] });

  const payments = (asking: typeof browser, offset: number) =>
    asking.api.call(api.listPayments, { query: { limit: 1, offset } });
  expect(await payments(browser, 0)).toMatchObject([{ optimizationId: oldest, paymentType: 'resume', amount: 499 }]);
  expect(await payments(browser, 1)).toMatchObject([{ optimizationId: middle, paymentType: 'cover_letter' }]);
  expect(await payments(other, 0)).toEqual([]);
});

describe('the name', () => {
  test('is changed, trimmed, for the account alone', async () => {
    const browser = server.browser();
    await signUp(browser, 'renamed@example.com');
    const { user } = await browser.api.call(api.updateProfile, { body: { name: '  Robin Q. Example ' } });
    expect(user.name).toBe('Robin Q. Example');
    expect((await browser.api.call(api.getMe, {})).user.name).toBe('Robin Q. Example');
  });

  test.each([
    ['R', 'Name must be at least 2 characters'],
    [`${' '.repeat(5)}R `, 'Name must be at least 2 characters'],
    ['R'.repeat(81), 'Name must be less than 80 characters'],
  ])('%j is refused in the specified words', async (name, sentence) => {
    const browser = server.browser();
    await signUp(browser, `${name.length}@example.com`);
    await expect(browser.api.call(api.updateProfile, { body: { name } })).rejects.toMatchObject({
      status: 400,
      details: { error: sentence },
    });
  });
});

describe('deleting an optimization', () => {
  test('removes it from every list, says what was bought for it, and keeps the payment', async () => {
    const browser = server.browser();
    await signUp(browser, 'tidy@example.com');
    const { id } = await optimize(browser);
    const { paymentIntentId } = await pay(browser, 'resume', id);
    expect(await browser.api.call(api.deleteOptimization, { params: { id } })).toEqual({
      ok: true,
      bought: ['resume'],
    });
    expect(await browser.api.call(api.listOptimizations, {})).toEqual([]);
    await expect(browser.api.call(api.getOptimization, { params: { id } })).rejects.toMatchObject({ status: 404 });
    const { counts } = await browser.api.call(api.getProfile, {});
    expect(counts).toMatchObject({ optimizations: 0, payments: 1 });
    expect(await browser.api.call(api.getPaymentDetails, { params: { paymentIntentId } })).toMatchObject({
      status: 'succeeded',
      optimizationId: null,
    });
  });

  test('does not prevent the next payment', async () => {
    const browser = server.browser();
    await signUp(browser, 'again@example.com');
    const { id } = await optimize(browser);
    await pay(browser, 'complete', id);
    await browser.api.call(api.deleteOptimization, { params: { id } });
    await pay(browser, 'pro');
    const { membership } = await browser.api.call(api.getMe, {});
    expect(membership).toMatchObject({ plan: 'pro', credits: 0 });
  });

  test("does not find another account's", async () => {
    const [owner, stranger] = [server.browser(), server.browser()];
    await signUp(owner, 'owner@example.com');
    await signUp(stranger, 'stranger@example.com');
    const { id } = await optimize(owner);
    await expect(stranger.api.call(api.deleteOptimization, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(owner.api.call(api.getOptimization, { params: { id } })).resolves.toMatchObject({ id });
    await expect(owner.api.call(api.deleteOptimization, { params: { id: 'x' } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { claim, optimize, pay, signUp } from '#test/support/people.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

test('an optimization is scored for its job: the source while locked, the outcome once open', async () => {
  const browser = server.browser();
  await signUp(browser, 'owner@example.com');
  const { id: optimizationId } = await optimize(browser);
  const score = () => browser.api.call(api.scoreResume, { body: { optimizationId } });
  const locked = await score();
  expect(locked.scored).toBe('original');
  expect(locked.scores.keywords).not.toBeNull();
  expect(locked.detail.lines.map(({ text }) => text)).toContain(
    'Responsible for managing a team of 14 pickers across two shifts',
  );
  await pay(browser, 'resume', optimizationId);
  await expect.poll(async () => (await score()).scored, { timeout: 30_000 }).toBe('optimized');
  const texts = (await score()).detail.lines.map(({ text }) => text);
  expect(texts).not.toContain('Responsible for managing a team of 14 pickers across two shifts');
});

test('another’s optimization is not found', async () => {
  const [visitor, stranger] = [server.browser(), server.browser()];
  const { id: optimizationId, claimToken = '' } = await optimize(visitor);
  await signUp(stranger, 'stranger@example.com');
  const asked = () => stranger.api.call(api.scoreResume, { body: { optimizationId } });
  await expect(asked()).rejects.toMatchObject({ status: 404, details: { code: 'OPTIMIZATION_NOT_FOUND' } });
  await claim(stranger, claimToken);
  await expect(asked()).resolves.toMatchObject({ scored: 'original' });
});

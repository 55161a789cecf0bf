import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { pay, signUp } from '#test/support/people.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';

const doing = new AsyncLocalStorage<string[]>();
let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    watch: (statement, run) => {
      doing.getStore()?.push(statement);
      return run();
    },
  });
});
afterAll(() => server.close());

/** The statements that come of an action, not those of the jobs that run beside it. */
async function statementsOf(action: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  await doing.run(statements, action);
  return statements;
}

test('who is signed in, and what the account holds, is one statement', async () => {
  const browser = server.browser();
  const { user } = await signUp(browser, `me-${randomUUID()}@example.com`);
  await pay(browser, 'pro');
  const ask = () => browser.api.call(api.getMe, {});
  await expect(ask()).resolves.toMatchObject({ user, membership: { plan: 'pro', renews: true } });
  expect(await statementsOf(ask)).toHaveLength(1);
});

test('an account without payments, one of two, is told as itself', async () => {
  const [one, other] = [server.browser(), server.browser()];
  await signUp(other, `me-${randomUUID()}@example.com`);
  await pay(other, 'pro');
  const { user } = await signUp(one, `me-${randomUUID()}@example.com`);
  await expect(one.api.call(api.getMe, {})).resolves.toEqual({
    user,
    membership: { plan: 'free', credits: 0, unspent: [] },
  });
});

test('a visitor, a session that has ended and none are refused', async () => {
  const [visitor, ended] = [server.browser(), server.browser()];
  await signUp(ended, `me-${randomUUID()}@example.com`);
  const kept = new Map(ended.cookies);
  await ended.api.call(api.logout, {});
  for (const [name, value] of kept) ended.cookies.set(name, value);
  for (const browser of [server.browser(), visitor, ended])
    await expect(browser.api.call(api.getMe, {})).rejects.toMatchObject({ status: 401 });
});

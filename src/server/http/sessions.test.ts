import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Browser } from '#test/support/browser.ts';
import { sampleAdvert, sampleResumeText } from '#test/support/sample-resume-text.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { sessions } from '../db/schema/accounts.ts';

const day = 24 * 3600 * 1000;
let later = 0;
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ clock: { now: () => new Date(Date.now() + later) } });
});
beforeEach(() => {
  later = 0;
});
afterAll(() => server.close());

const optimize = (browser: Browser) =>
  browser.api.call(api.optimizeResume, {
    body: {
      originalFileName: 'resume.txt',
      originalContent: sampleResumeText,
      jobTitle: 'Warehouse Manager',
      jobDescription: sampleAdvert,
    },
  });
const view = (browser: Browser, id: string) => browser.api.call(api.getOptimization, { params: { id } });
const stored = () => server.database.db.$count(sessions);

test('browsing stores nothing; the first stored data creates the session', async () => {
  const before = await stored();
  const browser = server.browser();
  await browser.api.call(api.getCsrfToken, {});
  await browser.fetch('/api/optimization/x');
  expect(await stored()).toBe(before);
  await Promise.all([optimize(browser), optimize(browser)]);
  expect(await stored()).toBe(before + 1);
});

test('a session lives for 30 days after its last use', async () => {
  const browser = server.browser();
  const { optimizationId } = await optimize(browser);
  for (const days of [20, 40, 60]) {
    later = days * day;
    await expect(view(browser, optimizationId)).resolves.toMatchObject({ id: optimizationId });
  }
  later = 91 * day;
  await expect(view(browser, optimizationId)).rejects.toMatchObject({ status: 404 });
});

test('the database contains no token', async () => {
  const browser = server.browser();
  await optimize(browser);
  const cookie = decodeURIComponent(browser.cookies.get('foothold') ?? '');
  const rows = JSON.stringify(await server.database.db.select().from(sessions));
  expect(cookie.length).toBeGreaterThan(43);
  expect(rows).not.toContain(cookie.split('.')[0]);
});

test('a token that was not created here is rejected', async () => {
  const browser = server.browser();
  const { optimizationId } = await optimize(browser);
  const [token] = (browser.cookies.get('foothold') ?? '').split('.');
  browser.cookies.set('foothold', `${token}.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`);
  await expect(view(browser, optimizationId)).rejects.toMatchObject({ status: 404 });
});

test('an account does not come back with an expired session', async () => {
  const browser = server.browser();
  await browser.api.call(api.register, { body: { email: 'jo@example.com', password: 'a good password', name: 'Jo' } });
  await expect(browser.api.call(api.getMe, {})).resolves.toMatchObject({ user: { name: 'Jo' } });
  later = 31 * day;
  // Once it learns that it's signed out, it goes on as a visitor's.
  await expect(optimize(browser)).rejects.toMatchObject({ status: 401 });
  await optimize(browser);
  await expect(browser.api.call(api.getMe, {})).rejects.toMatchObject({ status: 401 });
});

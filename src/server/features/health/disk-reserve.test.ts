import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { login, logout } from '#contract/accounts.ts';
import { api } from '#contract/api.ts';
import { listOptimizations, optimizeResume } from '#contract/optimizations.ts';
import { needsRoom } from '#contract/route.ts';
import { job, password, resumeText, signUp } from '#test/support/people.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { createDiskReserve } from './disk-reserve.ts';

const MB = 1024 * 1024;
let server: TestApp;
let free = 500 * MB;
beforeAll(async () => {
  server = await testApp({ disk: { freeBytes: async () => free } });
});
afterAll(() => server.close());

test('while the disk is almost full, what stores much is refused in a sentence; reading, signing in and deleting go on', async () => {
  const browser = server.browser();
  await signUp(browser, 'almost-full@example.com');
  free = 255 * MB;
  const tailor = { originalFileName: 'resume.txt', originalContent: resumeText, ...job };
  await expect(browser.api.call(optimizeResume, { body: tailor })).rejects.toMatchObject({
    status: 503,
    details: {
      code: 'DISK_FULL',
      error: expect.stringMatching(/disk is almost full\. Everything you’ve saved is safe/) as unknown,
    },
  });
  await expect(signUp(server.browser(), 'new@example.com')).rejects.toMatchObject({ details: { code: 'DISK_FULL' } });
  expect(await browser.api.call(listOptimizations, {})).toEqual([]);
  await browser.api.call(logout, {});
  await browser.api.call(login, { body: { email: 'almost-full@example.com', password } });
  free = 256 * MB;
  await expect(browser.api.call(optimizeResume, { body: tailor })).resolves.toHaveProperty('optimizationId');
});

test('every route that may store much is refused; those that do not read or delete are a list to think about', () => {
  const goOn = Object.values(api).filter((route) => !['GET', 'DELETE'].includes(route.method) && !needsRoom(route));
  expect(goOn.map(({ path }) => path).toSorted()).toEqual([
    '/api/auth/change-password',
    '/api/auth/forgot-password',
    '/api/auth/login',
    '/api/auth/logout',
    '/api/auth/passkey',
    '/api/auth/passkey/options',
    '/api/auth/reset-password',
    '/api/auth/send-verification',
    '/api/auth/sign-out-everywhere',
    '/api/auth/verify-email',
    '/api/check-text',
    '/api/jobs/mails/stop',
    '/api/passkeys/{id}/remove',
    '/api/read-text',
    '/api/realtime/ats-evaluate',
    '/api/second-factors/authenticator/remove',
    '/api/stripe/webhook',
  ]);
});

test('a disk that cannot be asked has room', async () => {
  const reserve = createDiskReserve({ disk: { freeBytes: () => Promise.reject(new Error('none')) }, bytes: MB });
  expect(await reserve.isUsed()).toBe(false);
});

test('what fails when there is room again is done again at the next look, and nothing twice', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    let left = 0;
    const done: string[] = [];
    const reserve = createDiskReserve({ disk: { freeBytes: async () => left }, bytes: MB });
    const stop = reserve.watch({
      begin: async () => void done.push('begin'),
      async end() {
        done.push('end');
        if (done.filter((each) => each === 'end').length === 1) throw new Error('the database is away');
      },
    });
    for (const free of [0, 0, MB, MB, MB]) {
      left = free;
      await vi.advanceTimersByTimeAsync(2_000);
    }
    stop();
    expect(done).toEqual(['begin', 'end', 'end']);
  } finally {
    vi.useRealTimers();
  }
});

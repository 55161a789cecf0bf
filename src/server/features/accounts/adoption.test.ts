import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getMe, login, logout } from '#contract/accounts.ts';
import { getOptimization, listOptimizations, optimizeResume } from '#contract/optimizations.ts';
import { listUploads, uploadResume } from '#contract/uploads.ts';
import { documentFromText } from '#domain/document/plain-text.ts';
import type { Browser } from '#test/support/browser.ts';
import { claim, job, optimize, password, pay, resumeText, signUp } from '#test/support/people.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { testEngine } from '#test/support/test-engine.ts';
import type { Engine } from '../../engine/tasks.ts';
import type { DocumentReader } from '../../adapters/documents/port.ts';

/** Reads every file as text. */
const reader: DocumentReader = {
  read: async ({ bytes }) => ({ ok: true, document: documentFromText(new TextDecoder().decode(bytes)) }),
  pictures: async () => [],
  close: async () => undefined,
};

/** What every text waits for before it is read. */
let held = Promise.resolve();
const threads = testEngine();
const engine: Engine = {
  ...threads,
  run: async (task, request) => {
    if (task === 'parseText') await held;
    return threads.run(task, request);
  },
};

let server: TestApp;
let later = 0;
beforeAll(async () => {
  server = await testApp({ reader, engine, clock: { now: () => new Date(Date.now() + later) } });
});
afterAll(() => server.close());

const refused = (status: number, code: string) =>
  expect.objectContaining({ status, details: expect.objectContaining({ code }) });

const signIn = (browser: Browser, email: string) => browser.api.call(login, { body: { email, password } });
const idsOf = async (browser: Browser) => (await browser.api.call(listOptimizations, {})).map(({ id }) => id);
const uploadsOf = async (browser: Browser) => (await browser.api.call(listUploads, {})).map(({ uploadId }) => uploadId);
const upload = (browser: Browser) =>
  browser.api.call(uploadResume, { file: new File([resumeText], 'resume.txt', { type: 'text/plain' }) });
const start = (browser: Browser) =>
  browser.api.call(optimizeResume, {
    body: { originalFileName: 'resume.txt', originalContent: resumeText, ...job },
  });

let addresses = 0;
const open = () => server.browser(`203.0.113.${(addresses += 1)}`);

describe('what a visitor made', () => {
  test('is the account’s that is made on the same session, and the answer says so', async () => {
    const visitor = open();
    const { id, claimToken = '' } = await optimize(visitor);
    const { uploadId } = await upload(visitor);
    const { adopted } = await signUp(visitor, 'makes@example.com');
    expect(adopted).toEqual({ optimizations: [id], uploads: 1 });
    expect(await idsOf(visitor)).toEqual([id]);
    expect(await uploadsOf(visitor)).toEqual([uploadId]);
    // The preview's link says the same again.
    expect(await claim(visitor, claimToken)).toEqual({ ok: true, optimizationId: id });
    const other = open();
    await signUp(other, 'not-the-maker@example.com');
    await expect(claim(other, claimToken)).rejects.toEqual(refused(409, 'CLAIM_TAKEN'));
    expect(await idsOf(other)).toEqual([]);
    // It is theirs wherever they sign in.
    const elsewhere = open();
    expect((await signIn(elsewhere, 'makes@example.com')).adopted).toEqual({ optimizations: [], uploads: 0 });
    expect(await elsewhere.api.call(getOptimization, { params: { id } })).toMatchObject({ id, locked: true });
  });

  test('is the account’s that signs in on it, and open to a Pro', async () => {
    const browser = open();
    await signUp(browser, 'pro-before@example.com');
    await pay(browser, 'pro');
    await browser.api.call(logout, {});
    const { id, view } = await optimize(browser);
    expect(view.locked).toBe(true);
    expect((await signIn(browser, 'pro-before@example.com')).adopted).toMatchObject({ optimizations: [id] });
    expect(await browser.api.call(getOptimization, { params: { id } })).toMatchObject({ locked: false });
    expect((await browser.fetch(`/api/download/resume/${id}`)).status).toBe(200);
  });

  test('before an account’s Pro ended, and comes into it afterwards, was never Pro’s', async () => {
    const browser = open();
    await signUp(browser, 'pro-once@example.com');
    await pay(browser, 'pro');
    const own = await optimize(browser);
    await browser.api.call(logout, {});
    const day = 24 * 3600 * 1000;
    try {
      const { id } = await optimize(browser);
      for (const days of [20, 40]) {
        later = days * day;
        await browser.api.call(getOptimization, { params: { id } });
      }
      expect((await signIn(browser, 'pro-once@example.com')).adopted).toMatchObject({ optimizations: [id] });
      expect(await browser.api.call(getOptimization, { params: { id } })).toMatchObject({ locked: true });
      expect(await browser.api.call(getOptimization, { params: { id: own.id } })).toMatchObject({ locked: false });
    } finally {
      later = 0;
    }
  });

  test('is taken along while it is still being made', async () => {
    const visitor = open();
    const first = await start(visitor);
    let letGo = () => {};
    held = new Promise((resolve) => {
      letGo = resolve;
    });
    const started = start(visitor);
    const { adopted } = await signUp(visitor, 'hasty@example.com');
    letGo();
    const second = await started;
    expect(adopted.optimizations).toEqual([first.optimizationId]);
    expect(second.claimToken).toBeUndefined();
    expect(await idsOf(visitor)).toEqual([second.optimizationId, first.optimizationId]);
  });

  test('stays out of an account that was signed out before it was made', async () => {
    const browser = open();
    await signUp(browser, 'shares@example.com');
    const own = (await start(browser)).optimizationId;
    await browser.api.call(logout, {});
    const visitors = (await start(browser)).optimizationId;
    await expect(browser.api.call(getOptimization, { params: { id: own } })).rejects.toEqual(
      refused(404, 'OPTIMIZATION_NOT_FOUND'),
    );
    const { adopted } = await signUp(browser, 'shares-too@example.com');
    expect(adopted.optimizations).toEqual([visitors]);
    expect(await idsOf(browser)).toEqual([visitors]);
    await browser.api.call(logout, {});
    expect((await signIn(browser, 'shares@example.com')).adopted).toEqual({ optimizations: [], uploads: 0 });
    expect(await idsOf(browser)).toEqual([own]);
  });

  test('of one account does not go to another that signs in over it', async () => {
    const browser = open();
    await signUp(browser, 'first-tab@example.com');
    const { optimizationId } = await start(browser);
    const { uploadId } = await upload(browser);
    const { adopted } = await signUp(browser, 'second-tab@example.com');
    expect(adopted).toEqual({ optimizations: [], uploads: 0 });
    expect(await idsOf(browser)).toEqual([]);
    expect(await uploadsOf(browser)).toEqual([]);
    await signIn(browser, 'first-tab@example.com');
    expect(await idsOf(browser)).toEqual([optimizationId]);
    expect(await uploadsOf(browser)).toEqual([uploadId]);
  });

  test('in a session that has run out goes to nobody', async () => {
    const browser = open();
    await start(browser);
    later = 31 * 24 * 3600 * 1000;
    expect((await signUp(browser, 'late@example.com')).adopted).toEqual({ optimizations: [], uploads: 0 });
    expect(await idsOf(browser)).toEqual([]);
    later = 0;
  });

  test('is as it was after a sign-in that failed', async () => {
    const visitor = open();
    const { id } = await optimize(visitor);
    await expect(signIn(visitor, 'nobody-has-this@example.com')).rejects.toEqual(refused(401, 'WRONG_CREDENTIALS'));
    expect(await visitor.api.call(getOptimization, { params: { id } })).toMatchObject({ id });
    await expect(visitor.api.call(getMe, {})).rejects.toEqual(refused(401, 'NOT_SIGNED_IN'));
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { compose } from '#server/compose/compose.ts';
import { openOutside } from '#server/compose/outside.ts';
import { readConfig } from '#server/settings/config.ts';
import { createLog } from '#server/logging/log.ts';
import { openOperatorSocket } from '#server/operator/operator-socket.ts';
import { filesHolding } from '#test/support/files-holding.ts';
import { optimize, password, resumeText, signUp } from '#test/support/people.ts';
import { openBrowser } from '#test/support/browser.ts';
import { runInShell } from '#test/support/shell.ts';
import { softwareAuthenticator } from '#test/support/software-authenticator.ts';
import { confirmAddress } from '#test/support/verified.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'foothold-cli-'));
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('DATABASE_URL', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dataDir, { recursive: true, force: true });
});

async function run(...args: string[]) {
  const { code, printed, notices } = await runInShell(args);
  return { code, printed, notices };
}

async function startServer() {
  const config = readConfig();
  const log = createLog({ logLevel: 'silent' });
  const outside = await openOutside(config, log);
  const server = await compose(config, outside);
  const socket = await openOperatorSocket({ ...config, ...server, log });
  return {
    ...server,
    db: outside.database.db,
    async close() {
      await socket.close();
      await server.close();
    },
  };
}

test('an account is exported and erased by the running server, and on the database when none runs', async () => {
  const server = await startServer();
  if (!server.app) throw new Error('Nothing is served.');
  await signUp(openBrowser(server.app), 'first@example.com');
  await signUp(openBrowser(server.app), 'second@example.com');

  const asked = await run('account', 'export', 'First@example.com');
  expect(asked).toMatchObject({ code: 0, printed: [{ tables: { users: [{ email: 'first@example.com' }] } }] });
  expect(await run('account', 'erase', 'first@example.com')).toMatchObject({
    code: 0,
    printed: [{ erased: { users: 1, sessions: 1 } }],
  });
  await server.close();

  const gone = await run('account', 'export', 'first@example.com');
  expect(gone).toEqual({ code: 2, printed: [], notices: 'There’s no account with that email address.' });
  expect(await run('account', 'export', 'second@example.com')).toMatchObject({ code: 0 });
});

test('whoever signs an account out is told what still signs in, and which command removes it', async () => {
  const server = await startServer();
  if (!server.app) throw new Error('Nothing is served.');
  const email = 'taken@example.com';
  const browser = openBrowser(server.app);
  await signUp(browser, email);
  await confirmAddress(server.db, email);
  const { options } = await browser.api.call(api.beginPasskey, { body: { currentPassword: password } });
  const body = { name: 'A thief’s', credential: softwareAuthenticator().create(options) };
  await browser.api.call(api.addPasskey, { body });
  const signedOut = await run('account', 'sign-out', email);
  expect(signedOut).toMatchObject({
    code: 0,
    printed: [{ ended: { sessions: 1, apiKeys: 0 }, remaining: { passkeys: 1, authenticator: false } }],
  });
  expect(signedOut.notices).toMatch(
    /^The account still has 1 passkey\b.*foothold account second-step-off taken@example\.com/,
  );
  expect(await run('account', 'second-step-off', email)).toMatchObject({
    code: 0,
    printed: [{ turnedOff: false, passkeysRemoved: 1 }],
  });
  expect(await run('account', 'sign-out', email)).toMatchObject({ code: 0, notices: '' });
  await server.close();
});

test('no file of the data folder holds anything of an erased account', async () => {
  const mark = 'Quillfeather';
  const server = await startServer();
  if (!server.app) throw new Error('Nothing is served.');
  const browser = openBrowser(server.app);
  await browser.api.call(api.register, {
    body: { email: `${mark}@example.com`, password: `${mark} 123`, name: mark },
  });
  const resume = {
    basics: { name: mark, summary: mark },
    work: [{ name: mark, position: 'Clerk', highlights: [mark] }],
  };
  const file = new File([JSON.stringify(resume)], `${mark}.json`, { type: 'application/json' });
  const { uploadId } = await browser.api.call(api.uploadResume, { file });
  expect(uploadId).toBeDefined();
  await optimize(browser, `${mark}\n${resumeText}`);
  await browser.api.call(api.forgotPassword, { body: { email: `${mark}@example.com` } });
  await browser.api.call(api.sendContactMessage, {
    body: { firstName: mark, lastName: 'x', email: `${mark}@example.com`, subject: mark, message: mark },
  });
  await expect.poll(() => filesHolding(dataDir, mark).length, { timeout: 60_000 }).toBeGreaterThan(1);

  expect(await run('account', 'erase', `${mark}@example.com`)).toMatchObject({ code: 0 });
  expect(filesHolding(dataDir, mark)).toEqual([]);
  expect(filesHolding(dataDir, mark.toLowerCase())).toEqual([]);
  await server.close();
  expect(filesHolding(dataDir, mark)).toEqual([]);
});

test.each([[[]], [['export']], [['forget', 'a@example.com']], [['erase', 'a@example.com', 'b@example.com']]])(
  'account %j is bad input',
  async (args) => {
    const { code, printed, notices } = await run('account', ...args);
    expect({ code, printed, lines: notices.split('\n').length }).toEqual({ code: 2, printed: [], lines: 1 });
  },
);

test('jobs are synced, searched and matched by the running server, and matched on the database when none runs', async () => {
  vi.stubEnv('JOB_SOURCES', 'sample');
  const server = await startServer();
  expect(await run('jobs', 'sync')).toMatchObject({ code: 0 });
  expect(await run('jobs', 'sync', 'sample', 'remotive')).toMatchObject({ code: 1 });
  const found = await run('jobs', 'search', 'accountant', '--limit', '2');
  expect(found).toMatchObject({ code: 0, printed: [{ jobs: [{ source: 'sample' }, { source: 'sample' }] }] });
  const file = join(import.meta.dirname, '../../test/fixtures/ranking/persons/agency-account-manager.txt');
  const matched = await run('jobs', 'match', file, '--limit', '3');
  const listed = { jobListing: { source: 'sample' } };
  expect(matched).toMatchObject({ code: 0, printed: [[listed, listed, listed]] });
  await server.close();
  expect(await run('jobs', 'match', file, '--limit', '3')).toEqual(matched);
  expect(await run('jobs', 'match')).toMatchObject({ code: 2, printed: [] });
});

test('jobs are searched on the database where no server runs, and a search without words or with a wrong limit is bad input', async () => {
  vi.stubEnv('JOB_SOURCES', 'sample');
  expect(await run('migrate')).toMatchObject({ code: 0 });
  expect(await run('jobs', 'search', 'nothingiscalledthis', '--limit', '2')).toMatchObject({
    code: 0,
    printed: [{ jobs: [], total: 0 }],
  });
  expect(await run('jobs', 'search')).toMatchObject({ code: 2, printed: [] });
  expect(await run('jobs', 'search', 'nurse', '--limit', 'many')).toMatchObject({ code: 2, printed: [] });
});

test('the operator is told how visitors use the site, in JSON and in lines', async () => {
  const server = await startServer();
  if (!server.app) throw new Error('Nothing is served.');
  const events = [
    { name: 'page_view', path: '/score', properties: { path: '/score' } },
    { name: 'conversion_step', path: '/optimize', properties: { step: 'upload' } },
    { name: 'purchase', path: '/optimize', properties: { value: 6.99, currency: 'USD', paymentType: 'complete' } },
    { name: 'web_vital', path: '/score', properties: { metric: 'CLS', value: 0.02, rating: 'good' } },
  ] as const;
  await openBrowser(server.app).api.call(api.reportEvents, {
    body: { visitor: crypto.randomUUID(), events: [...events] },
  });
  const { code, printed, notices } = await run('stats', '--days', '7');
  expect({ code, printed }).toMatchObject({
    code: 0,
    printed: [{ days: 7, visitors: 1, purchases: { dollars: 6.99 } }],
  });
  expect(notices.split('\n')).toEqual([
    '1 visitor who agreed to be counted, in the last 7 days.',
    'Page /score: 1 view by 1 visitor',
    'Step “Upload a resume”: 1 visitor',
    'Accounts created: 0',
    'Purchases: 1, $6.99 in all',
    'Layout shift (CLS): 0.020 or better on three of four page loads (good, 1 sample)',
  ]);
  await server.close();
  expect(await run('stats', '--days', 'many')).toMatchObject({ code: 2, printed: [] });
  expect(await run('stats', 'today')).toMatchObject({ code: 2, printed: [] });
});

import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { HttpError } from '#web/api/http-error.ts';
import type { Browser } from '#test/support/browser.ts';
import { optimize, pay, signUp } from '#test/support/people.ts';
import { tcpProxy } from '#test/support/tcp-proxy.ts';
import { testPostgresUrl } from '#test/support/template-database.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { createTypstWriter } from '../adapters/documents/document-writer.ts';
import { isDatabaseAway } from '../db/database-away.ts';
import { openPostgres } from '../db/postgres.ts';
import { projectRoot } from '../root.ts';

/** No time is left for documents, so each of them seems to hang. */
const writer = createTypstWriter({ processPath: join(projectRoot(), 'build/workers/typst.js'), timeLimit: 1 });

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ writer });
});
afterAll(() => server.close());

/** The database as it is while its server is stopped, for as long as `act` takes. */
async function withoutDatabase<T>(act: () => Promise<T>): Promise<T> {
  const refusal = () => {
    throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  };
  const { db } = server.database;
  const spies = (['select', 'insert', 'update', 'delete', 'execute', 'transaction'] as const).map((name) =>
    vi.spyOn(db, name).mockImplementation(refusal),
  );
  try {
    return await act();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof HttpError ? { status: error.status, code: error.details?.code } : error),
  );
const busy = { status: 503, code: 'BUSY' };

describe('a form that is none', () => {
  const send = async (browser: Browser, body: string, type = 'multipart/form-data; boundary=x') => {
    const { csrfToken } = await browser.api.call(api.getCsrfToken, {});
    const headers = { 'content-type': type, 'x-csrf-token': csrfToken };
    return browser.fetch(api.uploadResume.path, { method: 'POST', body, headers });
  };
  const head = '--x\r\nContent-Disposition: form-data; name="resume"; filename="resume.pdf"\r\n';

  test.each([
    ['breaks off in its file', `${head}Content-Type: application/pdf\r\n\r\n%PDF-1.7`],
    ['breaks off in a head', head],
    ['is empty', ''],
    ['is something else', 'not a form at all'],
    ['has a head that is none', '--x\r\nnonsense\r\n\r\nmore\r\n--x--\r\n'],
    ['has too many parts', `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(40)}--x--\r\n`],
    [
      'has a name without end',
      `--x\r\nContent-Disposition: form-data; name="${'a'.repeat(100_000)}"\r\n\r\nb\r\n--x--\r\n`,
    ],
  ])('%s: 4xx', async (_, body) => {
    const answer = await send(server.browser(), body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await answer.json()).toMatchObject({ error: expect.stringMatching(/\.$/), code: expect.any(String) });
  });

  test.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/mixed; boundary=x'])(
    'of the type %s: 4xx',
    async (type) => {
      const answer = await send(server.browser(), '--x--', type);
      expect([400, 415]).toContain(answer.status);
    },
  );
});

test('a document that hangs is 503 with the seconds to wait', { timeout: 600_000 }, async () => {
  const browser = server.browser('192.0.2.90');
  const preview = await browser.fetch('/api/template-preview/modern');
  expect(preview.status).toBe(503);
  expect(Number(preview.headers.get('retry-after'))).toBeGreaterThan(0);
  await signUp(browser, 'hangs@example.com');
  const { id } = await optimize(browser);
  await pay(browser, 'pro');
  const download = await browser.fetch(`/api/download/resume/${id}`);
  expect({ status: download.status, body: await download.json() }).toMatchObject({
    status: 503,
    body: { code: 'BUSY' },
  });
});

describe('while the database is stopped', () => {
  test('every answer is 503 with the seconds to wait, and all goes on when it is back', async () => {
    const browser = server.browser('192.0.2.91');
    await signUp(browser, 'waits@example.com');
    await browser.api.call(api.getCsrfToken, {});
    const calls = () => [
      browser.api.call(api.getMe, {}),
      browser.api.call(api.getProfile, {}),
      browser.api.call(api.listOptimizations, {}),
      browser.api.call(api.getHealth, {}),
      browser.api.call(api.login, { body: { email: 'waits@example.com', password: 'whatever it is' } }),
      browser.api.call(api.createPaymentIntent, { body: { paymentType: 'complete' } }),
      browser.api.call(api.getOptimization, { params: { id: '00000000-0000-4000-8000-000000000000' } }),
    ];
    const refusals = await withoutDatabase(() => Promise.all(calls().map(refusalOf)));
    expect(refusals).toEqual(refusals.map(() => busy));
    const answer = await withoutDatabase(() => browser.fetch(api.getMe.path));
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await browser.api.call(api.getMe, {})).toMatchObject({ user: { email: 'waits@example.com' } });
  });

  test('nobody is signed out, here or there, and can sign out when it is back', async () => {
    const browser = server.browser('192.0.2.92');
    await signUp(browser, 'stays@example.com');
    await browser.api.call(api.getCsrfToken, {});
    const before = new Map(browser.cookies);
    expect(await withoutDatabase(() => refusalOf(browser.api.call(api.logout, {})))).toEqual(busy);
    expect(browser.cookies).toEqual(before);
    // The next load shows the truth at the server.
    expect(await browser.api.call(api.getMe, {})).toMatchObject({ user: { email: 'stays@example.com' } });
    await browser.api.call(api.logout, {});
    expect(await refusalOf(browser.api.call(api.getMe, {}))).toEqual({ status: 401, code: 'NOT_SIGNED_IN' });
    // Once more, from a tab that has not heard: it is done.
    expect(await browser.api.call(api.logout, {})).toEqual({ ok: true });
    for (const [name, value] of before) browser.cookies.set(name, value);
    expect(await browser.api.call(api.logout, {})).toEqual({ ok: true });
    expect(await refusalOf(browser.api.call(api.getMe, {}))).toEqual({ status: 401, code: 'NOT_SIGNED_IN' });
  });

  // The driver's real error when the connection to the server is cut.
  test.skipIf(testPostgresUrl === undefined)('the driver’s own errors are known for that', async () => {
    const target = new URL(testPostgresUrl ?? '');
    const line = await tcpProxy({ host: target.hostname, port: Number(target.port || 5432) });
    const through = new URL(target);
    through.hostname = '127.0.0.1';
    through.port = String(line.port);
    const database = await openPostgres(through.href);
    const under = database.db.execute('select pg_sleep(20)').then(
      () => undefined,
      (error: unknown) => error,
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    await line.cut();
    expect(isDatabaseAway(await under)).toBe(true);
    const after = await database.db.execute('select 1').then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(isDatabaseAway(after)).toBe(true);
    await database.close();
  });
});

test('an error of the query’s own is no sign that the database is away', () => {
  expect(isDatabaseAway(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(false);
  expect(isDatabaseAway(new Error('Failed query', { cause: Object.assign(new Error('x'), { code: '57P01' }) }))).toBe(
    true,
  );
});

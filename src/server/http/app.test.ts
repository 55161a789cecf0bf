import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportedEntries } from '#contract/account-data.ts';
import { api } from '#contract/api.ts';
import { limits } from '#contract/limits.ts';
import { makePdf, textAt } from '#test/support/make-pdf.ts';
import { sampleResumeText } from '#test/support/sample-resume-text.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { createSharedLimits } from './shared-limits.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const score = api.scoreResume.path;
const body = JSON.stringify({ resumeText: sampleResumeText });
const json = { 'content-type': 'application/json' };

async function visitor(address?: string) {
  const browser = server.browser(address);
  const { csrfToken } = await browser.api.call(api.getCsrfToken, {});
  const post = async (url: string, content: string, headers: Record<string, string> = {}) => {
    const response = await browser.fetch(url, {
      method: 'POST',
      body: content,
      headers: { ...json, 'x-csrf-token': csrfToken, ...headers },
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Record<string, unknown>,
    };
  };
  return { browser, csrfToken, post };
}

describe('the CSRF token', () => {
  test('belongs to the browser it was given to', async () => {
    const one = await visitor();
    const other = await visitor();
    expect((await one.post(score, body)).status).toBe(200);
    const crossed = await one.post(score, body, { 'x-csrf-token': other.csrfToken });
    expect(crossed).toMatchObject({ status: 403, body: { code: 'BAD_CSRF_TOKEN' } });
    expect((await one.post(score, body, { 'x-csrf-token': '' })).status).toBe(403);
  });

  test('is rejected without its cookie, or with a cookie that was not signed here', async () => {
    const { browser, post } = await visitor();
    browser.cookies.set('csrf', 'forged');
    expect((await post(score, body)).status).toBe(403);
    browser.cookies.delete('csrf');
    expect((await post(score, body)).status).toBe(403);
  });

  test('is of no use to a session that was given another’s secret', async () => {
    const one = await visitor();
    const other = await visitor();
    other.browser.cookies.set('csrf', one.browser.cookies.get('csrf') ?? '');
    expect((await other.post(score, body, { 'x-csrf-token': one.csrfToken })).status).toBe(403);
  });

  test('is renewed by making an account, signing out and signing in, which the page’s own client follows', async () => {
    const person = { email: 'renewed@example.com', password: 'a good password' };
    const { browser } = await visitor();
    const held = async () => (await browser.api.call(api.getCsrfToken, {})).csrfToken;
    const worth = async (token: string) =>
      (await browser.fetch(score, { method: 'POST', body, headers: { ...json, 'x-csrf-token': token } })).status;
    const steps = [
      () => browser.api.call(api.register, { body: { ...person, name: 'Renewed' } }),
      () => browser.api.call(api.logout, {}),
      () => browser.api.call(api.login, { body: person }),
    ];
    for (const step of steps) {
      const before = await held();
      expect(await worth(before)).toBe(200);
      await step();
      expect(await worth(before)).toBe(403);
      // The client that took the step knows, and asks for another one automatically.
      await expect(
        browser.api.call(api.scoreResume, { body: { resumeText: sampleResumeText } }),
      ).resolves.toBeDefined();
    }
  });

  test('stays good for later pages of the same browser', async () => {
    const { browser, post } = await visitor();
    await browser.api.call(api.getCsrfToken, {});
    expect((await post(score, body)).status).toBe(200);
  });
});

describe('a limit', () => {
  test('holds for an account across its sessions', async () => {
    const person = { email: 'two-browsers@example.com', password: 'a good password' };
    const one = server.browser('192.0.2.201');
    const other = server.browser('192.0.2.202');
    await one.api.call(api.register, { body: { ...person, name: 'Two Browsers' } });
    await other.api.call(api.login, { body: person });
    const statuses: number[] = [];
    for (let call = 0; call < 34; call += 1) {
      const browser = call % 2 === 0 ? one : other;
      const { csrfToken } = await browser.api.call(api.getCsrfToken, {});
      const headers = { ...json, 'x-csrf-token': csrfToken };
      statuses.push((await browser.fetch(api.evaluateLive.path, { method: 'POST', body: '{}', headers })).status);
    }
    expect(statuses).toEqual([...Array<number>(30).fill(400), ...Array<number>(4).fill(429)]);
  });

  test('of exporting leaves room for thousands of entries in one go, and for no more', async () => {
    const browser = server.browser('192.0.2.203');
    const person = { email: 'exports@example.com', password: 'a good password', name: 'Exports' };
    const { user } = await browser.api.call(api.register, { body: person });
    const statusAt = async (query: string) => (await browser.fetch(`${api.exportAccount.path}?${query}`)).status;
    const { max, windowSeconds } = limits.dataExport;
    expect(max * exportedEntries).toBeGreaterThanOrEqual(10_000);
    expect(await statusAt(`offset=${exportedEntries}`)).toBe(200);
    const counts = createSharedLimits({ db: server.database.db, clock: { now: () => new Date() } });
    const who = `max account ${user.id}`;
    await counts.add({ name: 'dataExport', who, max, windowSeconds, amount: max - 2 });
    expect(await statusAt('offset=0')).toBe(200);
    expect(await statusAt('offset=0')).toBe(429);
  });
});

describe('the session cookie', () => {
  test('is inaccessible to scripts, sent to this site alone, and lives 30 days', async () => {
    const answer = await server.app.inject({ url: api.getCsrfToken.path });
    const cookie = [answer.headers['set-cookie'] ?? []].flat().find((line) => line.startsWith('foothold='));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).toMatch(/Max-Age=2592000/);
    expect(cookie).not.toMatch(/Secure/);
  });

  test('is bound to https and to this host where people use https', async () => {
    const secure = await testApp({ config: { publicUrl: new URL('https://foothold.example.org') } });
    const answer = await secure.app.inject({ url: api.getCsrfToken.path });
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
      expect(cookie).toMatch(/^__Host-/);
      expect(cookie).toMatch(/Secure/);
    }
    expect(answer.headers['strict-transport-security']).toBeDefined();
    await secure.close();
  });
});

describe('every answer', () => {
  test('has its own request id, and the security headers', async () => {
    const [first, second] = await Promise.all([server.app.inject('/api/health'), server.app.inject('/api/health')]);
    expect(first.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
    expect(first.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
      'permissions-policy': expect.stringContaining('camera=(), '),
    });
  });
});

describe('whatever is asked for', () => {
  test.each([
    ['GET', '/robots.txt'],
    ['GET', '/healthz'],
    ['GET', '/api/openapi.json'],
    ['GET', '/api/docs'],
    ['GET', '/.git/config'],
    ['GET', '/.env'],
    ['GET', '/assets/'],
    ['GET', '/%2e%2e/package.json'],
    ['GET', '/api/optimization/%00'],
    ['POST', '/'],
    ['TRACE', '/api/health'],
    ['OPTIONS', '/api/me'],
  ])('%s %s is answered with the security headers, and not read by other sites', async (method, url) => {
    const headers = { origin: 'https://evil.example', 'x-probe': 'echoed' };
    const answer = await server.app.inject({ method: method as 'GET', url, headers });
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-type': expect.stringMatching(/; charset=utf-8$/),
      'cross-origin-resource-policy': 'same-origin',
    });
    const policy = answer.headers['content-security-policy'];
    for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.body).not.toContain('echoed');
    if (/^\/\.|assets|%/.test(url) || method !== 'GET') expect(answer.statusCode).toBe(404);
  });
});

describe('invalid requests are refused, never answered with a 500', () => {
  test.each([
    ['half a JSON', '{"resumeText": "', 400],
    ['JSON of another shape', '[1, 2]', 400],
    ['a prototype in disguise', '{"__proto__": {"x": 1}, "resumeText": "x"}', 400],
    ['text of another type', '{"resumeText": 5}', 400],
    ['nothing at all', '', 400],
  ])('%s', async (_, content, status) => {
    const { post } = await visitor();
    const answer = await post(score, content);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ error: expect.any(String), code: expect.any(String) });
  });

  test('another media type', async () => {
    const { post } = await visitor();
    expect(await post(score, body, { 'content-type': 'text/plain' })).toMatchObject({
      status: 415,
      body: { code: 'UNSUPPORTED_MEDIA_TYPE' },
    });
  });

  test('a body that is too long', async () => {
    const { post } = await visitor();
    const answer = await post(score, JSON.stringify({ resumeText: 'x'.repeat(3_000_000) }));
    expect(answer).toMatchObject({ status: 413, body: { code: 'BODY_TOO_LARGE' } });
  });

  test('text that no database stores', async () => {
    const { post } = await visitor();
    const answer = await post(
      api.optimizeResume.path,
      JSON.stringify({
        originalFileName: 'a\u0000.pdf',
        originalContent: `${sampleResumeText}\uD800`,
        jobTitle: 'Manager\u0000',
        jobDescription: 'A warehouse manager with experience in SAP.\uDC00',
      }),
    );
    expect(answer.status).toBe(200);
  });

  test('a parameter that comes twice', async () => {
    const answer = await server.app.inject({ method: 'POST', url: `${api.stopJobMails.path}?token=a&token=b` });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT' });
  });

  test('a malformed address', async () => {
    for (const url of [
      '/api/optimization/%00',
      '/api/optimization/%E0%A4%A',
      `/api/optimization/${'x'.repeat(5000)}`,
    ]) {
      const answer = await server.app.inject({ url });
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.json()).toMatchObject({ error: expect.any(String), code: expect.stringMatching(/^(?!FST_)/) });
    }
  });

  test('an unknown route or method of the API', async () => {
    const { browser, csrfToken } = await visitor();
    for (const [method, url] of [
      ['GET', '/api/nothing'],
      ['POST', '/api/nothing'],
      ['DELETE', '/api/health'],
    ] as const) {
      const response = await browser.fetch(url, { method, headers: { 'x-csrf-token': csrfToken } });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});

describe('limits', () => {
  test('a session with too many requests learns when to come back; another is not affected', async () => {
    const eager = await visitor('203.0.113.1');
    const params = '/api/optimization/00000000-0000-4000-8000-000000000000/retry';
    const statuses = [];
    for (let index = 0; index < limits.optimize.max; index++) statuses.push((await eager.post(params, '')).status);
    expect(new Set(statuses)).toEqual(new Set([404]));
    const refused = await eager.post(params, '');
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.body['error']).toMatch(/wait \d+ minutes/);
    const other = await visitor('203.0.113.1');
    expect((await other.post(params, '')).status).toBe(404);
  });

  test('an address with ever new sessions is limited, with its whole IPv6 network', async () => {
    const statuses: number[] = [];
    for (let index = 0; index <= limits.login.perAddress; index++) {
      const { post } = await visitor(`2001:db8::${(index + 1).toString(16)}`);
      statuses.push((await post(api.login.path, '{}')).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.at(-2)).toBe(400);
    const elsewhere = await visitor('2001:db8:0:1::1');
    expect((await elsewhere.post(api.login.path, '{}')).status).toBe(400);
  });
});

test('an answer has nothing that its contract does not name', async () => {
  const browser = server.browser();
  const file = new File(
    [Uint8Array.from(makePdf({ pages: [{ content: textAt(72, 700, 'Jane Roe') }] }))],
    'resume.pdf',
  );
  const { uploadId } = await browser.api.call(api.uploadResume, { file });
  await server.database.db.execute(sql`update uploads set parsed = parsed || '{"internal": "not for others"}'::jsonb`);
  const answer = await browser.fetch(`/api/uploads/${uploadId}`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain('not for others');
});

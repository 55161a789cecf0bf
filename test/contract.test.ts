import { randomUUID } from 'node:crypto';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { api } from '#contract/api.ts';
import { errorBodySchema, errorStatus } from '#contract/errors.ts';
import { bodyBytes } from '#contract/limits.ts';
import type { RouteShape } from '#contract/route.ts';
import { copyFor } from '#copy/copy-for.ts';
import { openApi } from '#server/http/openapi.ts';
import type { Browser } from './support/browser.ts';
import { signUp } from './support/people.ts';
import { sampleAdvert, sampleResumeText } from './support/sample-resume-text.ts';
import { testApp, type TestApp } from './support/test-app.ts';

const routes: [string, RouteShape][] = Object.entries(api);
const named = (holds: (route: RouteShape) => boolean) => routes.filter(([, route]) => holds(route));

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

/** The route's address with every parameter set to an id that nothing has. */
const addressOf = ({ path }: RouteShape): string => path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');

async function send(route: RouteShape, { token, body }: { token: boolean; body?: unknown }) {
  const browser = server.browser();
  const { csrfToken } = await browser.api.call(api.getCsrfToken, {});
  const response = await browser.fetch(addressOf(route), {
    method: route.method,
    headers: {
      ...(token ? { 'x-csrf-token': csrfToken } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

describe.each(named((route) => route.method !== 'GET' && route.kind !== 'raw' && !route.byToken))('%s', (_, route) => {
  test('is refused without the CSRF token', async () => {
    const answer = await send(route, { token: false, body: {} });
    expect(answer.status).toBe(403);
    expect(errorBodySchema.parse(answer.body).code).toBe('BAD_CSRF_TOKEN');
  });
});

describe.each(named((route) => route.method !== 'GET' && route.kind !== 'upload'))('%s', (_, route) => {
  test('takes no longer body than what it is for, signed out or in', async () => {
    const signedIn = server.browser();
    await signUp(signedIn, `long-body-${randomUUID()}@example.com`);
    const limit = bodyBytes[route.bodySize ?? 'fields'];
    const frame = JSON.stringify({ long: '' }).length;
    const statusOf = async (browser: Browser, length: number) => {
      const { csrfToken } = await browser.api.call(api.getCsrfToken, {});
      const answer = await browser.fetch(addressOf(route), {
        method: route.method,
        headers: { 'x-csrf-token': csrfToken, 'content-type': 'application/json' },
        body: JSON.stringify({ long: 'x'.repeat(length - frame) }),
      });
      const { code } = errorBodySchema.partial().parse(await answer.json());
      return { status: answer.status, code };
    };
    const refused = { status: 413, code: 'BODY_TOO_LARGE' };
    expect(await statusOf(signedIn, limit + 1)).toEqual(refused);
    // Strangers get that error first.
    const toStranger = route.access === 'user' ? { status: 401, code: 'NOT_SIGNED_IN' } : refused;
    expect(await statusOf(server.browser(), limit + 1)).toEqual(toStranger);
    expect(await statusOf(signedIn, limit)).not.toMatchObject({ status: 413 });
  });
});

describe.each(named((route) => route.access === 'user'))('%s', (_, route) => {
  test('is for signed-in users alone', async () => {
    const answer = await send(route, { token: true, body: route.method === 'GET' ? undefined : {} });
    expect(answer.status).toBe(401);
    expect(errorBodySchema.parse(answer.body).code).toBe('NOT_SIGNED_IN');
  });
});

describe.each(named((route) => route.access !== 'user' && route.body !== undefined && route.kind === 'json'))(
  '%s',
  (_, route) => {
    test('refuses input of another shape, naming the fields', async () => {
      const answer = await send(route, { token: true, body: {} });
      expect(answer.status).toBe(400);
      const { code, issues = [] } = errorBodySchema.parse(answer.body);
      expect(code).toBe('INVALID_INPUT');
      expect(issues.length).toBeGreaterThan(0);
    });
  },
);

describe.each(named((route) => route.access !== 'user' && route.path.includes('{')))('%s', (_, route) => {
  test('reveals nothing to a stranger', async () => {
    const answer = await send(route, { token: true });
    expect([400, 404]).toContain(answer.status);
    errorBodySchema.parse(answer.body);
  });
});

describe.each(named((route) => route.owned === true))('%s', (_, route) => {
  test('makes nothing in a visitor’s name for a browser whose session was ended elsewhere', async () => {
    const address = '192.0.2.78';
    const person = { email: `ended-${randomUUID()}@example.com`, password: 'correct horse' };
    const here = server.browser(address);
    const elsewhere = server.browser(address);
    await here.api.call(api.register, { body: { ...person, name: 'Ended' } });
    await elsewhere.api.call(api.login, { body: person });
    await elsewhere.api.call(api.signOutEverywhere, {});
    const { csrfToken } = await here.api.call(api.getCsrfToken, {});
    const ask = async () => {
      const headers = { 'x-csrf-token': csrfToken, 'content-type': 'application/json' };
      const response = await here.fetch(addressOf(route), { method: route.method, headers, body: '{}' });
      return errorBodySchema.parse(await response.json()).code;
    };
    expect(here.cookies.get('foothold-signed-in')).toBe('1');
    expect(await ask()).toBe('NOT_SIGNED_IN');
    // Now it knows, and goes on as a visitor's.
    expect(here.cookies.has('foothold-signed-in')).toBe(false);
    expect(await ask()).not.toBe('NOT_SIGNED_IN');
  });
});

test('a browser that lost the note that it is signed in gets it again', async () => {
  const browser = server.browser('192.0.2.79');
  await signUp(browser, `unnoted-${randomUUID()}@example.com`);
  browser.cookies.delete('foothold-signed-in');
  await browser.api.call(api.getMe, {});
  expect(browser.cookies.get('foothold-signed-in')).toBe('1');
});

/** Parameters that nothing has: NUL, bytes that are no character, half an escape, half a surrogate pair, a way up, a long one. */
const malformed = ['%00', 'a%00b', '%ff', '%', '%ED%A0%80', '..%2f', 'x'.repeat(5000)];

describe.each(named((route) => route.path.includes('{')))('%s', (_, route) => {
  test('refuses a malformed address in our own words', async () => {
    const browser = server.browser('192.0.2.77');
    await signUp(browser, `malformed-${randomUUID()}@example.com`);
    const { csrfToken } = await browser.api.call(api.getCsrfToken, {});
    for (const parameter of malformed) {
      const response = await browser.fetch(route.path.replace(/\{\w+\}/g, parameter), {
        method: route.method,
        headers: { 'x-csrf-token': csrfToken, 'content-type': 'application/json' },
        ...(route.method === 'GET' ? {} : { body: '{}' }),
      });
      expect({ parameter, refused: [400, 404].includes(response.status) }).toEqual({ parameter, refused: true });
      const { code } = errorBodySchema.strict().parse(await response.json());
      expect(Object.keys(errorStatus)).toContain(code);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

test('a field that a route does not declare is not in its answer', async () => {
  const browser = server.browser();
  const { optimizationId } = await browser.api.call(api.optimizeResume, {
    body: {
      originalFileName: 'resume.txt',
      originalContent: sampleResumeText,
      jobTitle: 'Warehouse Manager',
      jobDescription: sampleAdvert,
    },
  });
  const answer = await browser.api.call(api.getOptimization, { params: { id: optimizationId } });
  const declared = Object.keys((api.getOptimization.response as z.ZodObject).shape);
  expect(Object.keys(answer).filter((key) => !declared.includes(key))).toEqual([]);
  expect(JSON.stringify(answer)).not.toMatch(/sessionId|claimToken|source|tailoring/);
});

test('every error has a status and a sentence that ends', () => {
  expect(Object.keys(errorStatus).toSorted()).toEqual(Object.keys(copyFor('en').errorSentences).toSorted());
});

describe('OpenAPI', () => {
  test('lists every route, and is served', async () => {
    const { paths } = (await server.app.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>();
    for (const [, route] of routes) expect(paths[route.path]).toHaveProperty(route.method.toLowerCase());
    expect(Object.keys(paths).length).toBe(new Set(routes.map(([, route]) => route.path)).size);
  });

  test('is valid OpenAPI 3.1', async () => {
    const document = openApi(api, new URL('http://localhost:3000'), copyFor('en'));
    const outcome = await new Validator().validate(JSON.parse(JSON.stringify(document)) as Record<string, unknown>);
    expect(outcome).toMatchObject({ valid: true });
  });

  test('can be read by people, on a page that runs no script', async () => {
    const answer = await server.app.inject('/api/docs');
    for (const [, route] of routes) expect(answer.body).toContain(route.path);
    expect(answer.body).not.toMatch(/<script/);
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
  });
});

import { PassThrough } from 'node:stream';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiKeyPrefix, maxApiKeys } from '#contract/api-keys.ts';
import { apiScopes, type ApiScope } from '#contract/api-scopes.ts';
import { api } from '#contract/api.ts';
import { errorBodySchema } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { openToAll, type RouteShape } from '#contract/route.ts';
import { urlOf } from '#web/api/api-client.ts';
import type { Browser } from '#test/support/browser.ts';
import { job, optimize, password, resumeText, signUp } from '#test/support/people.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { users } from '../../db/schema/accounts.ts';
import { apiKeys } from '../../db/schema/api-keys.ts';
import { loggable } from '../../logging/log.ts';

const start = new Date('2026-05-04T12:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;

let now = start;
const logged: string[] = [];
let server: TestApp;
beforeAll(async () => {
  const lines = new PassThrough();
  lines.on('data', (chunk: Buffer) => logged.push(chunk.toString()));
  server = await testApp({
    clock: { now: () => now },
    log: pino({ level: 'trace', serializers: { err: loggable } }, lines),
  });
});
afterAll(() => server.close());

let people = 0;
async function person(): Promise<Browser> {
  people += 1;
  const browser = server.browser(`198.51.100.${people}`);
  await signUp(browser, `keys-${people}@example.com`);
  return browser;
}

const create = (browser: Browser, scopes: ApiScope[], more: { expiresInDays?: 30; name?: string } = {}) =>
  browser.api.call(api.createApiKey, { body: { name: 'A script', scopes, currentPassword: password, ...more } });

/** Calls as a program does: no cookie, no CSRF token. */
async function call(
  secret: string | undefined,
  route: RouteShape,
  { at = route.path, body }: { at?: string; body?: unknown } = {},
) {
  const answer = await server.app.inject({
    method: route.method,
    url: at,
    remoteAddress: '203.0.113.9',
    headers: {
      ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return answer;
}
const codeOf = (answer: { body: string }) => errorBodySchema.parse(JSON.parse(answer.body)).code;

test('a key is told once, is stored as a hash, and acts for its account without cookies', async () => {
  const browser = await person();
  const { secret, apiKey } = await create(browser, ['resumes:read', 'resumes:write']);
  expect(secret).toMatch(new RegExp(`^${apiKeyPrefix}[\\w-]{43}$`));
  expect(secret.startsWith(apiKey.start)).toBe(true);
  expect(apiKey.start.length).toBeLessThan(12);
  const [stored] = await server.database.db.select().from(apiKeys).where(eq(apiKeys.id, apiKey.id));
  expect(JSON.stringify(stored)).not.toContain(secret.slice(apiKey.start.length));
  const listed = await browser.api.call(api.listApiKeys, {});
  expect(listed).toEqual({ apiKeys: [apiKey] });

  const scored = await call(secret, api.scoreResume, { body: { resumeText } });
  expect(scored.statusCode).toBe(200);
  expect(scored.headers['set-cookie']).toBeUndefined();
  const own = await browser.api.call(api.listScores, {});
  expect(own.map(({ id }) => id)).toEqual([scored.json<{ id: string }>().id]);
});

test('a key is made with the password alone, and only so many', async () => {
  const browser = await person();
  const wrong = browser.api.call(api.createApiKey, {
    body: { name: 'x', scopes: ['jobs:read'], currentPassword: 'another horse' },
  });
  await expect(wrong).rejects.toMatchObject({ details: { code: 'WRONG_PASSWORD' } });
  const { user } = await browser.api.call(api.getMe, {});
  const row = (index: number) => ({
    userId: user.id,
    name: 'x',
    keyHash: `${user.id} ${index}`,
    start: 'fh_',
    scopes: ['jobs:read'] as ApiScope[],
    createdAt: now,
  });
  await server.database.db.insert(apiKeys).values(Array.from({ length: maxApiKeys - 1 }, (_, index) => row(index)));
  // Two at once: one of them is the last.
  const outcomes = await Promise.allSettled([create(browser, ['jobs:read']), create(browser, ['jobs:read'])]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { details: { code: 'API_KEYS_FULL' } },
  });
});

test('an unknown, a revoked and an expired key are refused with 401, and the answer says how', async () => {
  const browser = await person();
  const revoked = await create(browser, ['profile:read']);
  const expiring = await create(browser, ['profile:read'], { expiresInDays: 30 });
  expect((await call(revoked.secret, api.getProfile)).statusCode).toBe(200);
  await browser.api.call(api.revokeApiKey, { params: { id: revoked.apiKey.id } });
  now = new Date(start.getTime() + 31 * day);
  for (const secret of [`${apiKeyPrefix}${'a'.repeat(43)}`, 'x'.repeat(9000), revoked.secret, expiring.secret]) {
    const answer = await call(secret, api.getProfile);
    expect(answer.statusCode).toBe(401);
    expect(codeOf(answer)).toBe('API_KEY_INVALID');
    expect(answer.headers['www-authenticate']).toContain('error="invalid_token"');
  }
  now = start;
  expect((await call(expiring.secret, api.getProfile)).statusCode).toBe(200);
});

test('a key beside a session counts for itself: what the session may do, it may not', async () => {
  const browser = await person();
  const { secret } = await create(browser, ['jobs:read']);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, authorization: `Bearer ${secret}` };
  const answer = await server.app.inject({ url: api.getProfile.path, headers });
  expect(answer.statusCode).toBe(403);
  const unknown = { cookie, authorization: 'Bearer fh_unknown' };
  expect((await server.app.inject({ url: api.getProfile.path, headers: unknown })).statusCode).toBe(401);
  // Another scheme is not ours: a proxy in front may ask for it.
  const basic = { cookie, authorization: 'Basic eDp5' };
  expect((await server.app.inject({ url: api.getProfile.path, headers: basic })).statusCode).toBe(200);
});

describe('every route', () => {
  const routes: [string, RouteShape][] = Object.entries(api);
  let all: string;
  let none: Record<ApiScope, string>;
  beforeAll(async () => {
    all = (await create(await person(), [...apiScopes])).secret;
    const browser = await person();
    const made: [ApiScope, string][] = [];
    for (const scope of apiScopes) {
      const others = apiScopes.filter((each) => each !== scope);
      made.push([scope, (await create(browser, others)).secret]);
    }
    none = Object.fromEntries(made) as Record<ApiScope, string>;
  });
  const bodyFor = (route: RouteShape) => (route.method === 'GET' ? {} : { body: {} });

  test.each(routes.filter(([, { scope }]) => scope !== undefined))('%s needs its scope', async (_, route) => {
    const refused = await call(route.scope && none[route.scope], route, bodyFor(route));
    expect(refused.statusCode).toBe(403);
    expect(codeOf(refused)).toBe('API_KEY_LACKS_SCOPE');
    expect(refused.headers['www-authenticate']).toContain(`scope="${route.scope}"`);
    const taken = await call(all, route, bodyFor(route));
    expect(taken.body).not.toMatch(/API_KEY|BAD_CSRF_TOKEN|NOT_SIGNED_IN/);
  });

  test.each(routes.filter(([, route]) => route.scope === undefined && !openToAll(route)))(
    '%s is closed to every key',
    async (_, route) => {
      const refused = await call(all, route, bodyFor(route));
      expect(refused.statusCode).toBe(403);
      expect(codeOf(refused)).toBe('API_KEY_NOT_ALLOWED');
    },
  );

  test('accounts, sessions, payments and keys are among the closed ones', () => {
    const open = routes.filter(([, { scope }]) => scope !== undefined).map(([, { path }]) => path);
    const closed = /\/api\/(?:auth|session|csrf|api-keys|me\b|payment|stripe|billing|sandbox|credit|profile\/export)/;
    expect(open.filter((path) => closed.test(path))).toEqual([]);
  });
});

test('the limits of a route hold for a key, together with its account', async () => {
  const browser = await person();
  const { secret } = await create(browser, ['resumes:read']);
  const { secret: second } = await create(browser, ['resumes:read']);
  const body = { resumeContent: '', jobTitle: '', jobDescription: '' };
  const ask = (each: string) => call(each, api.evaluateLive, { body });
  for (let count = 0; count < limits.liveScore.max; count += 1)
    expect((await ask(count % 2 === 0 ? secret : second)).statusCode).toBe(400);
  expect((await ask(secret)).statusCode).toBe(429);
  expect((await ask(second)).statusCode).toBe(429);
});

test('its last use is noted, and not at every request', async () => {
  const browser = await person();
  const { secret, apiKey } = await create(browser, ['profile:read']);
  expect(apiKey.lastUsedAt).toBeNull();
  const lastUse = async () => (await browser.api.call(api.listApiKeys, {})).apiKeys[0]?.lastUsedAt;
  await call(secret, api.getProfile);
  expect(await lastUse()).toBe(start.toISOString());
  now = new Date(start.getTime() + minute);
  await call(secret, api.getProfile);
  expect(await lastUse()).toBe(start.toISOString());
  now = new Date(start.getTime() + 10 * minute);
  await call(secret, api.getProfile);
  expect(await lastUse()).toBe(now.toISOString());
  now = start;
});

test('a key reads nothing of another account, and of an unpaid optimization no more than its owner', async () => {
  const [owner, other] = [await person(), await person()];
  const { id } = await optimize(owner);
  const { secret } = await create(other, [...apiScopes]);
  for (const route of [api.getOptimization, api.getSheet, api.listQuestions, api.listVersions]) {
    const answer = await call(secret, route, { at: urlOf(route, { id }) });
    expect(answer.statusCode).toBe(404);
  }
  const { apiKey: others } = await create(owner, ['jobs:read']);
  const revoking = other.api.call(api.revokeApiKey, { params: { id: others.id } });
  await expect(revoking).rejects.toMatchObject({ details: { code: 'API_KEY_NOT_FOUND' } });
  const own = await create(owner, [...apiScopes]);
  const byKey = await call(own.secret, api.getOptimization, { at: urlOf(api.getOptimization, { id }) });
  expect(byKey.json()).toEqual(await owner.api.call(api.getOptimization, { params: { id } }));
  expect(byKey.json()).toMatchObject({ locked: true });
  const download = await call(own.secret, api.downloadResume, {
    at: urlOf(api.downloadResume, { optimizationId: id }),
  });
  expect(download.statusCode).toBe(403);
});

test('what a key makes is its account’s, also what is made by a worker', async () => {
  const browser = await person();
  const { secret } = await create(browser, ['optimizations:write']);
  const body = { originalFileName: 'resume.txt', originalContent: resumeText, ...job };
  const begun = await call(secret, api.optimizeResume, { body });
  expect(begun.statusCode).toBe(200);
  const { optimizationId: id, claimToken } = begun.json<{ optimizationId: string; claimToken?: string }>();
  expect(claimToken).toBeUndefined();
  const view = () => browser.api.call(api.getOptimization, { params: { id } });
  await expect.poll(async () => (await view()).status, { timeout: 60_000 }).toBe('completed');
});

test('a new password revokes all keys', async () => {
  const browser = await person();
  const { secret } = await create(browser, ['profile:read']);
  const body = { currentPassword: password, newPassword: 'a newer horse' };
  await browser.api.call(api.changePassword, { body });
  expect((await call(secret, api.getProfile)).statusCode).toBe(401);
});

test('an export lists keys without their hashes, and an erasure removes them', async () => {
  const browser = await person();
  const { secret, apiKey } = await create(browser, ['jobs:read'], { name: 'Exported' });
  const { user } = await browser.api.call(api.getMe, {});
  expect((await browser.api.call(api.exportAccount, {})).apiKeys).toEqual([apiKey]);
  const [stored] = await server.database.db.select().from(apiKeys).where(eq(apiKeys.id, apiKey.id));
  const whole = JSON.stringify(
    await server.operator.run({ command: 'account export', payload: { email: user.email } }),
  );
  expect(whole).toContain('Exported');
  expect(whole).not.toContain(stored?.keyHash);
  await server.operator.run({ command: 'account erase', payload: { email: user.email } });
  expect(await server.database.db.$count(apiKeys, eq(apiKeys.userId, user.id))).toBe(0);
  expect(await server.database.db.$count(users, eq(users.id, user.id))).toBe(0);
  expect((await call(secret, api.listSavedJobs)).statusCode).toBe(401);
});

test('no key is logged, neither one that works nor one that does not', async () => {
  const browser = await person();
  const { secret } = await create(browser, ['profile:read']);
  await call(secret, api.getProfile);
  await call(secret, api.searchJobs, { body: {} });
  await call(`${apiKeyPrefix}unknown-but-secret`, api.getProfile);
  const all = logged.join('');
  expect(all).toContain(api.getProfile.path);
  expect(all).not.toContain(secret);
  expect(all).not.toContain('unknown-but-secret');
});

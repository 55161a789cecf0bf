import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import type { RouteShape } from '#contract/route.ts';
import { statementWatch } from '#server/watch/watch-statements.ts';
import { createCurrentWork } from '#server/watch/current-work.ts';
import { noTracer } from '#server/adapters/tracing/no-tracer.ts';
import type { Browser } from './support/browser.ts';
import { keptLog } from './support/kept-log.ts';
import { startLyingModel, type LyingModel } from './support/models/lying-model.ts';
import { cards, job, pay, resumeText } from './support/people.ts';
import { callsOf, type Known } from './support/route-inputs.ts';
import { testApp, type TestApp } from './support/test-app.ts';

/** Stands in everything that a person enters, and in nothing else. */
const planted = 'zqplanted';
const person = { email: `${planted}@example.com`, name: `Robin ${planted}`, password: `a ${planted} password` };
const content = resumeText.replace('Robin Example', `Robin ${planted}`).replaceAll('picking', planted);
const advert = `${job.jobDescription}\nWrite to ${planted} about ${planted}.`;

const log = keptLog();
const current = createCurrentWork();
/** What was made on the way and opens something: cookies, tokens, keys. */
const secrets = new Set<string>([planted, ...Object.values(cards), cards.good.replaceAll(' ', '')]);
let model: LyingModel;
let server: TestApp;
let member: Browser;
let known: Record<string, string> = {};

/** Mail servers name in their refusals whom the mail was to, and what was wrong with it. */
const refusingMailer = {
  send: async ({ to, text }: { to: string; text: string }) => {
    secrets.add(/token=([\w-]{20,})/.exec(text)?.[1] ?? planted);
    throw Object.assign(new Error(`Message failed: 550 <${to}> said ${text}`), { responseCode: 550, rejected: [to] });
  },
  keptFor: async () => [],
  removeFor: async () => 0,
};

function keepSecrets(browser: Browser): void {
  for (const [name, value] of browser.cookies)
    if (!/signed-in|mark/.test(name)) secrets.add(decodeURIComponent(value).split('.')[0] ?? planted);
}

beforeAll(async () => {
  model = await startLyingModel();
  // A failing provider quotes what it was sent.
  model.behave(({ raw }) => ({ status: 500, body: JSON.stringify({ error: { message: raw } }) }));
  const house = { provider: 'openai', model: 'm', key: `sk-${planted}`, baseUrl: model.url, price: undefined } as const;
  server = await testApp({
    log: log.log,
    current,
    // Every statement is slow enough to be logged.
    watch: statementWatch({ slowMs: 0.000_001, tracer: noTracer, current, log: log.log }) ?? ((_, run) => run()),
    mailer: refusingMailer,
    config: { models: { house, dailyBudgetUsd: undefined, forVisitors: true }, metricsToken: `${planted} for figures` },
  });
  member = server.browser('192.0.2.10');
  await member.api.call(api.register, { body: person });
  await pay(member, 'pro');
  const body = { originalFileName: `${planted}.txt`, originalContent: content, ...job, jobDescription: advert };
  const made = await member.api.call(api.optimizeResume, { body });
  const isMade = async () => {
    const { status } = await member.api.call(api.getOptimization, { params: { id: made.optimizationId } });
    if (status !== 'completed') throw new Error(status);
  };
  await vi.waitFor(isMade, { timeout: 120_000, interval: 200 });
  const visitor = server.browser('192.0.2.11');
  const visited = await visitor.api.call(api.optimizeResume, { body });
  const key = await member.api.call(api.createApiKey, {
    body: { name: planted, scopes: ['optimizations:read'], currentPassword: person.password },
  });
  for (const each of [made, visited, key])
    for (const [name, value] of Object.entries(each))
      if (/token|secret/i.test(name) && typeof value === 'string') secrets.add(value);
  known = { ...person, id: made.optimizationId, optimizationId: made.optimizationId };
  keepSecrets(member);
  keepSecrets(visitor);
});
afterAll(async () => {
  await server.close();
  await model.close();
});

/** Calls that end the session are skipped, so that the person stays the same. */
const endsSession = /logout|sign-out|change-password|reset-password/;
const texts = /content|text|description|title|message|name|answer|notes|query|location|note|cover|about|headline/i;
const filled: Known = (name) =>
  known[name] ?? (texts.test(name) ? (/content|resume/i.test(name) ? content : planted) : undefined);

/** A few ways to call a route: with the least, with the most, and with something of another form. */
function waysTo(route: RouteShape): { path: string; body: string | undefined }[] {
  const calls = callsOf(route, filled);
  const some = [calls[0], calls.at(-1)].flatMap((call) => call ?? []);
  const ways = some.map(({ params, query, body }) => {
    const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? planted));
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    return { path: `${path}?${search}&token=${planted}`, body: JSON.stringify(body ?? {}) };
  });
  const path = route.path.replace(/\{\w+\}/g, planted);
  return [...ways, { path, body: `{"password":"${planted}` }, { path, body: JSON.stringify({ [planted]: planted }) }];
}

async function callAll(browser: Browser, ways = waysTo): Promise<number> {
  const { csrfToken } = await browser.api.call(api.getCsrfToken, {});
  secrets.add(csrfToken);
  let failed = 0;
  for (const route of Object.values<RouteShape>(api)) {
    if (endsSession.test(route.path) || (route.path.includes('account') && route.method === 'DELETE')) continue;
    for (const { path, body } of ways(route)) {
      const answer = await browser.fetch(path, {
        method: route.method,
        headers: {
          'x-csrf-token': csrfToken,
          'stripe-signature': `t=1,v1=${planted}`,
          ...(route.method === 'GET' ? {} : { 'content-type': 'application/json' }),
        },
        ...(route.method === 'GET' ? {} : { body }),
      });
      if (answer.status >= 500) failed++;
    }
  }
  return failed;
}

/** The lines that hold something that nobody may read there. */
function leaks(): string[] {
  const hidden = [...secrets].filter((secret) => secret.length > 5);
  return log
    .text()
    .split('\n')
    .filter((line) => hidden.some((secret) => line.includes(secret)));
}

test('every route that is called, with what it takes and with what it does not, by whoever, logs nothing of it', async () => {
  await callAll(member);
  await callAll(server.browser('192.0.2.12'), (route) => waysTo(route).slice(1));
  const withKey = [...secrets].find((secret) => secret.startsWith('fh_')) ?? '';
  expect(withKey).not.toBe('');
  for (const authorization of [`Bearer ${withKey}`, `Bearer fh_${planted}`, `Basic ${planted}`]) {
    await server.app.inject({ url: '/api/optimizations', headers: { authorization } });
    await server.app.inject({ method: 'POST', url: '/mcp', headers: { authorization }, payload: { method: planted } });
    await server.app.inject({ url: '/metrics', headers: { authorization } });
  }
  await server.app.inject({ url: `/${planted}?${planted}`, headers: { host: planted } });
  expect(log.lines().length).toBeGreaterThan(500);
  expect(leaks()).toEqual([]);
});

test('nor does a mail that is refused, whose job fails', async () => {
  await server.browser('192.0.2.13').api.call(api.forgotPassword, { body: { email: person.email } });
  const failed = () =>
    log.lines().some((line) => line['msg'] === 'job failed' && line['job'] === 'send-password-reset');
  await expect.poll(failed, { timeout: 20_000 }).toBe(true);
  expect(leaks()).toEqual([]);
});

test('nor does a database that refuses statements, in words that quote them', async () => {
  const { db } = server.database;
  const before = log.lines().filter(({ level }) => level === 'error').length;
  const tables = ['users', 'resume_optimizations', 'uploads', 'payments', 'job_listings', 'saved_jobs', 'limit_counts'];
  for (const table of tables) await db.execute(sql.raw(`alter table ${table} rename to ${table}_away`));
  try {
    const ways = (route: RouteShape) => waysTo(route).slice(0, 2);
    expect(await callAll(member, ways)).toBeGreaterThan(10);
    expect(await callAll(server.browser('192.0.2.14'), ways)).toBeGreaterThan(5);
  } finally {
    for (const table of tables) await db.execute(sql.raw(`alter table ${table}_away rename to ${table}`));
  }
  expect(log.lines().filter(({ level }) => level === 'error').length).toBeGreaterThan(before + 10);
  expect(leaks()).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError } from './config-error.ts';
import { readConfig, settings } from './config.ts';
import { projectRoot } from '../root.ts';

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_PRO: 'price_1',
};
const read = (env: Record<string, string>) => readConfig({}, env);

test('without settings the server is for this machine alone, with everything embedded', () => {
  expect(read({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    role: 'all',
    trustProxy: false,
    logLevel: 'info',
  });
  expect(read({}).publicUrl.origin).toBe('http://localhost:3000');
});

test('an empty variable counts as unset', () => {
  expect(read({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test('a model is configured by its provider and key; its prices are known, or set', () => {
  expect(read({}).models).toEqual({ house: undefined, dailyBudgetUsd: undefined, forVisitors: false });
  const openai = { AI_PROVIDER: 'openai', AI_API_KEY: 'sk-1', AI_DAILY_BUDGET_USD: '2.5', AI_FOR_VISITORS: 'on' };
  const house = { provider: 'openai', model: 'gpt-5-mini', key: 'sk-1', baseUrl: undefined };
  expect(read(openai).models).toEqual({
    house: { ...house, price: { input: 0.25, output: 2 } },
    dailyBudgetUsd: 2.5,
    forVisitors: true,
  });
  expect(read({ ...openai, AI_MODEL: 'gpt-5-mini-2025-08-07' }).models.house?.price).toEqual({
    input: 0.25,
    output: 2,
  });
  const own = { ...openai, AI_MODEL: 'new-model', AI_PRICE_INPUT: '1', AI_PRICE_OUTPUT: '0' };
  expect(read(own).models.house?.price).toEqual({ input: 1, output: 0 });
  const local = { AI_PROVIDER: 'compatible', AI_MODEL: 'llama3.2', AI_BASE_URL: 'http://localhost:11434/v1' };
  expect(read(local).models.house).toMatchObject({ key: undefined, price: undefined });
});

test('a budget for a model whose prices are not known stops the start with one sentence', () => {
  const env = { AI_PROVIDER: 'openai', AI_API_KEY: 'sk-1', AI_MODEL: 'new-model', AI_DAILY_BUDGET_USD: '2' };
  expect(() => read(env)).toThrow(
    'AI_DAILY_BUDGET_USD needs prices for new-model: set AI_PRICE_INPUT and AI_PRICE_OUTPUT, in US dollars per million tokens.',
  );
});

test.each([
  ['AI_PROVIDER', { AI_PROVIDER: 'clippy' }],
  ['AI_API_KEY', { AI_PROVIDER: 'anthropic' }],
  ['AI_BASE_URL', { AI_PROVIDER: 'compatible', AI_MODEL: 'llama3.2' }],
  ['AI_MODEL', { AI_PROVIDER: 'compatible', AI_BASE_URL: 'http://localhost:11434/v1' }],
  ['AI_PRICE_OUTPUT', { AI_PROVIDER: 'openai', AI_API_KEY: 'sk-1', AI_PRICE_INPUT: '1' }],
  ['AI_DAILY_BUDGET_USD', { AI_DAILY_BUDGET_USD: '-1' }],
  ['AI_FOR_VISITORS', { AI_FOR_VISITORS: 'yes' }],
  ['PORT', { PORT: 'http' }],
  ['PORT', { PORT: '70000' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'example.org' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://example.org/foothold' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
  ['ROLE', { ROLE: 'both' }],
  ['ROLE', { ROLE: 'web' }],
  ['SESSION_SECRET', { SESSION_SECRET: 'short' }],
  ['SESSION_SECRET', { DATABASE_URL: 'postgres://localhost/x' }],
  ['STRIPE_SECRET_KEY', { ...stripe, STRIPE_SECRET_KEY: 'pk_test_1' }],
  ['STRIPE_PUBLISHABLE_KEY', { ...stripe, STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }],
  ['STRIPE_WEBHOOK_SECRET', { ...stripe, STRIPE_WEBHOOK_SECRET: '' }],
  ['STRIPE_PRICE_PRO', { ...stripe, STRIPE_PRICE_PRO: '' }],
  ['STRIPE_SECRET_KEY', { STRIPE_API_BASE: 'http://127.0.0.1:12111' }],
  ['STRIPE_API_BASE', { ...stripe, STRIPE_API_BASE: 'nowhere' }],
  ['PAYMENTS', { ...stripe, PAYMENTS: 'sandbox' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'the load balancer' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
  ['ALLOWED_HOSTS', { ALLOWED_HOSTS: 'https://example.org' }],
  ['ALLOWED_HOSTS', { ALLOWED_HOSTS: 'example.org:3000' }],
  ['ALLOWED_HOSTS', { ALLOWED_HOSTS: '*' }],
  ['SLOW_QUERY_MS', { SLOW_QUERY_MS: '-1' }],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' }],
  ['OTEL_TRACES_SAMPLER_ARG', { OTEL_TRACES_SAMPLER_ARG: '2' }],
  [
    'OTEL_EXPORTER_OTLP_HEADERS',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', OTEL_EXPORTER_OTLP_HEADERS: 'a key' },
  ],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['JOB_SOURCES', { JOB_SOURCES: 'remotive, indeed' }],
  ['JOB_SOURCES', { JOB_SOURCES: 'own' }],
  ['JOB_BOARDS', { JOB_BOARDS: 'greenhouse:acme, acme' }],
  ['JOB_BOARDS', { JOB_BOARDS: 'lever:../x' }],
  ['ADZUNA_APP_KEY', { ADZUNA_APP_ID: 'id' }],
  ['ADZUNA_APP_ID', { ADZUNA_APP_KEY: 'key' }],
  ['ADZUNA_APP_ID', { JOB_SOURCES: 'adzuna' }],
  ['ADZUNA_COUNTRY', { ADZUNA_COUNTRY: 'atlantis' }],
  ['ZIPRECRUITER_API_KEY', { JOB_SOURCES: 'ziprecruiter' }],
  ['LEVER_BASE_URL', { LEVER_BASE_URL: 'file:///etc/passwd' }],
  ['PRIVACY_EMAIL', { PRIVACY_EMAIL: 'the privacy desk' }],
  ['OPERATOR_NAME', { HOST: '0.0.0.0' }],
  ['SUPPORT_EMAIL', { PUBLIC_URL: 'https://example.org', OPERATOR_NAME: 'Example Ltd' }],
  ['PRIVACY_EMAIL', { HOST: '::', OPERATOR_NAME: 'Example Ltd', SUPPORT_EMAIL: 'help@example.org' }],
])('a wrong %s is refused in one sentence that names it', (name, env) => {
  const refusal = (() => {
    try {
      return read(env);
    } catch (error) {
      return error;
    }
  })();
  expect(refusal).toBeInstanceOf(ConfigError);
  const { message } = refusal as ConfigError;
  expect(message.startsWith(name)).toBe(true);
  expect(message).toMatch(/^[^\n]+\.$/);
});

test('job sources are on that need no key, those whose key is set, or the ones that are named', () => {
  const usual = read({}).jobSources;
  expect(usual.sources).toEqual(expect.arrayContaining(['remotive', 'greenhouse', 'workingnomads', 'sample']));
  expect(usual.sources).not.toContain('adzuna');
  expect(usual.sampleIsNamed).toBe(false);
  const keyed = read({ ADZUNA_APP_ID: 'id', ADZUNA_APP_KEY: 'key', ADZUNA_COUNTRY: 'GB', ZIPRECRUITER_API_KEY: 'zip' });
  expect(keyed.jobSources).toMatchObject({ adzuna: { country: 'gb' }, ziprecruiter: { apiKey: 'zip' } });
  expect(keyed.jobSources.sources).toEqual(expect.arrayContaining(['adzuna', 'ziprecruiter']));
  const named = read({ JOB_SOURCES: 'Remotive, sample', JOB_BOARDS: 'lever: Globex, greenhouse:acme' }).jobSources;
  expect(named.sources).toEqual(['remotive', 'sample', 'lever', 'greenhouse']);
  expect(named.sampleIsNamed).toBe(true);
  expect(named.boards).toEqual([
    { provider: 'lever', slug: 'Globex' },
    { provider: 'greenhouse', slug: 'acme' },
  ]);
  const address = 'http://localhost:9/{board}';
  expect(read({ RECRUITEE_BASE_URL: address }).jobSources.baseUrls).toEqual({ recruitee: address });
});

test('the sandbox stands where people pay by nothing else, on this machine alone', () => {
  expect(read({}).payments).toEqual({ provider: 'sandbox', onlyHere: true });
  expect(read(stripe).payments).toMatchObject({ provider: 'stripe', secretKey: 'sk_test_1', pricePro: 'price_1' });
  const reachable = {
    HOST: '0.0.0.0',
    OPERATOR_NAME: 'O',
    SUPPORT_EMAIL: 's@example.org',
    PRIVACY_EMAIL: 'p@example.org',
  };
  expect(read(reachable).payments).toBeUndefined();
  expect(read({ ...reachable, PAYMENTS: 'sandbox' }).payments).toEqual({ provider: 'sandbox', onlyHere: false });
});

test.each([
  ['1', 1],
  ['false', false],
  ['10.0.0.0/8, loopback', ['10.0.0.0/8', 'loopback']],
])('TRUST_PROXY=%s is understood', (text, value) => {
  expect(read({ TRUST_PROXY: text }).trustProxy).toEqual(value);
});

const operator = {
  OPERATOR_NAME: 'Example Ltd',
  SUPPORT_EMAIL: 'help@example.org',
  PRIVACY_EMAIL: 'dpo@example.org',
};

test("the site's operator is named as set, or by its address on this machine", () => {
  expect(read({ HOST: '0.0.0.0', ...operator }).site).toMatchObject({
    operatorName: 'Example Ltd',
    supportEmail: 'help@example.org',
    privacyEmail: 'dpo@example.org',
  });
  expect(read({}).site.privacyEmail).toBe('privacy@localhost');
});

test('.env.example lists every setting, and no other', () => {
  const example = readFileSync(join(projectRoot(), '.env.example'), 'utf8');
  const listed = [...example.matchAll(/^([A-Z\d_]+)=/gm)].map(([, name]) => name);
  expect(new Set(listed)).toEqual(new Set(Object.keys(settings.shape)));
});

test('.env.example shows the defaults', () => {
  const example = readFileSync(join(projectRoot(), '.env.example'), 'utf8');
  const env = Object.fromEntries([...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
  expect(read(env as Record<string, string>)).toEqual(read({}));
});

test('claims are made where nobody else reads them, and elsewhere when the operator stands up for them', () => {
  expect(read({}).site.claims).toBe(true);
  expect(read({ MARKETING_CLAIMS: 'off' }).site.claims).toBe(false);
  expect(read({ HOST: '0.0.0.0', ...operator }).site.claims).toBe(false);
  expect(read({ PUBLIC_URL: 'https://example.org', ...operator }).site.claims).toBe(false);
  expect(read({ HOST: '0.0.0.0', ...operator, MARKETING_CLAIMS: 'on' }).site.claims).toBe(true);
});

test.each<Record<string, string>>([{ ANALYTICS_ID: 'UA-1' }, { ADS_CONVERSION_ID: 'AW-12' }])(
  '%o is refused by its name',
  (setting) => {
    expect(() => read(setting)).toThrow(Object.keys(setting)[0]);
  },
);

test('whoever watches is told by settings of their own', () => {
  expect(read({}).watch).toEqual({ slowQueryMs: 500, collector: undefined });
  const env = {
    SLOW_QUERY_MS: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318/otlp',
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20key, tenant = x=1',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  };
  expect(read(env).watch).toEqual({
    slowQueryMs: 0,
    collector: {
      endpoint: new URL('http://collector.example:4318/otlp'),
      headers: { 'api-key': 'a key', tenant: 'x=1' },
      service: 'foothold',
      share: 0.25,
    },
  });
});

test('for a reserve that is too small to be one, the least is kept', () => {
  expect(read({ DISK_RESERVE_MB: '8' })).toMatchObject({ diskReserveBytes: 24 * 1024 * 1024, smallReserveMb: 8 });
  expect(read({}).smallReserveMb).toBeUndefined();
  expect(read({ DISK_RESERVE_MB: '24' }).diskReserveBytes).toBe(24 * 1024 * 1024);
  expect(read({ DISK_RESERVE_MB: '0' }).diskReserveBytes).toBe(0);
});

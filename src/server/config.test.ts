import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig, settings } from './config.ts';
import { projectRoot } from './root.ts';

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

test.each([
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
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
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
  ['true', true],
  ['false', false],
  ['10.0.0.0/8, loopback', ['10.0.0.0/8', 'loopback']],
])('TRUST_PROXY=%s is understood', (text, value) => {
  expect(read({ TRUST_PROXY: text }).trustProxy).toEqual(value);
});

test("the site's operator is named as set, or by its address on this machine", () => {
  const operator = {
    OPERATOR_NAME: 'Example Ltd',
    SUPPORT_EMAIL: 'help@example.org',
    PRIVACY_EMAIL: 'dpo@example.org',
  };
  expect(read({ HOST: '0.0.0.0', ...operator }).operator).toEqual({
    operatorName: 'Example Ltd',
    supportEmail: 'help@example.org',
    privacyEmail: 'dpo@example.org',
  });
  expect(read({}).operator.privacyEmail).toBe('privacy@localhost');
});

test('.env.example lists every setting, and no other', () => {
  const example = readFileSync(join(projectRoot(), '.env.example'), 'utf8');
  const listed = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(new Set(listed)).toEqual(new Set(Object.keys(settings.shape)));
});

test('.env.example shows the defaults', () => {
  const example = readFileSync(join(projectRoot(), '.env.example'), 'utf8');
  const env = Object.fromEntries([...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
  expect(read(env as Record<string, string>)).toEqual(read({}));
});

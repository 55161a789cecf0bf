import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorBodySchema } from '#contract/errors.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { readConfig } from '../settings/config.ts';
import { isKnownHost } from './known-hosts.ts';

const operator = { OPERATOR_NAME: 'Op', SUPPORT_EMAIL: 's@example.org', PRIVACY_EMAIL: 'p@example.org' };
const hostsOf = (env: Record<string, string>) => readConfig({}, { ...operator, ...env }).hosts;

/** Host names of other people's sites that point here, and names that aren't hosts at all. */
const foreign = [
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example',
  '127.0.0.1.evil.example:3000',
  'evil.example#localhost',
  'localhost@evil.example',
  'localhost/evil.example',
  'localhost evil.example',
  'localhost:3000:80',
  '[::1]evil.example',
  '[localhost]',
  '',
  undefined,
];

describe('on this machine', () => {
  const hosts = hostsOf({});
  test.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST:5173',
    'localhost.',
    '127.0.0.1:4000',
    '127.1.2.3',
    '[::1]:3000',
  ])('it is %s', (host) => expect(isKnownHost(host, hosts)).toBe(true));
  test.each(foreign)('it is not %s', (host) => expect(isKnownHost(host, hosts)).toBe(false));
});

describe('at an address of its own', () => {
  const hosts = hostsOf({
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://resumes.example',
    ALLOWED_HOSTS: 'Other.example, [fd00::1]',
  });
  test.each(['resumes.example', 'Resumes.Example:443', 'other.example', '[fd00::1]:3000'])('it is %s', (host) =>
    expect(isKnownHost(host, hosts)).toBe(true),
  );
  test.each([...foreign, 'localhost', '127.0.0.1', '192.0.2.1', 'www.resumes.example'])('it is not %s', (host) =>
    expect(isKnownHost(host, hosts)).toBe(false),
  );
});

test('without an address of its own, open to a network, it is whatever address that has, and no foreign name', () => {
  const hosts = hostsOf({ HOST: '0.0.0.0' });
  for (const host of ['192.0.2.7:3000', '[2001:db8::7]:3000', 'localhost:3000'])
    expect(isKnownHost(host, hosts)).toBe(true);
  for (const host of foreign) expect(isKnownHost(host, hosts)).toBe(false);
});

describe('the server', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp({ config: { metricsToken: 'a token for figures' } });
  });
  afterAll(() => server.close());
  const ask = (url: string, host: string) => server.app.inject({ url, headers: { host } });

  test.each(['/', '/api/csrf-token', '/api/me', '/mcp', '/api/openapi.json', '/nothing', '/%ff', '/healthz/'])(
    'refuses %s under another name, without a cookie',
    async (url) => {
      const answer = await ask(url, 'evil.example:3000');
      expect(answer.statusCode).toBe(421);
      expect(errorBodySchema.parse(answer.json()).code).toBe('HOST_UNKNOWN');
      expect(answer.headers['set-cookie']).toBeUndefined();
    },
  );

  test('answers under its own', async () => {
    expect((await ask('/api/csrf-token', '127.0.0.1:3000')).statusCode).toBe(200);
  });

  test.each(['/healthz', '/readyz', '/readyz?from=balancer'])('answers %s under any', async (url) => {
    expect((await ask(url, '10.0.0.5:3000')).statusCode).toBe(200);
  });

  test('asks for the token of its figures under any', async () => {
    expect((await ask('/metrics', '10.0.0.5:3000')).statusCode).toBe(401);
  });
});

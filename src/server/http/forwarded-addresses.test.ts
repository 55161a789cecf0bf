import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { limits } from '#contract/limits.ts';
import { testApp } from '#test/support/test-app.ts';
import { readConfig, type Config } from '../settings/config.ts';

/** Where a request counts as coming from that came by `connection` and says that it was forwarded. */
async function addressOf(trustProxy: Config['trustProxy'], connection: string, forwarded: string): Promise<string> {
  const server = await testApp({ config: { trustProxy } });
  const seen: string[] = [];
  server.app.addHook('onRequest', (request, _, done) => {
    seen.push(request.ip);
    done();
  });
  await server.app.inject({
    url: '/healthz',
    remoteAddress: connection,
    headers: { 'x-forwarded-for': forwarded, forwarded: 'for=198.51.100.9', 'x-real-ip': '198.51.100.9' },
  });
  await server.close();
  return seen[0] ?? '';
}

const invented = '198.51.100.1';
const visitor = '203.0.113.7';
const proxy = '10.0.0.1';

test('without proxies nobody chooses the address they come from', async () => {
  expect(await addressOf(false, visitor, invented)).toBe(visitor);
});

test('behind one proxy it is the one that the proxy saw, whatever the visitor wrote in front of it', async () => {
  expect(await addressOf(1, proxy, `${invented}, ${visitor}`)).toBe(visitor);
});

test('behind two it is the one that the outer proxy saw', async () => {
  expect(await addressOf(2, proxy, `${invented}, ${visitor}, 10.0.0.2`)).toBe(visitor);
});

test('by a list of proxies it is the first that is none of them, and whoever is none is not believed', async () => {
  expect(await addressOf(['10.0.0.0/8'], proxy, `${invented}, ${visitor}, 10.0.0.2`)).toBe(visitor);
  expect(await addressOf(['10.0.0.0/8'], visitor, invented)).toBe(visitor);
});

test.each(['true', '0.0.0.0/0', '::/0', '10.0.0.0/33', '999.1.1.1', 'everybody', '10.0.0.1/8/8', '-1', '1.5'])(
  'TRUST_PROXY=%s stops the start',
  (value) => {
    expect(() => readConfig({}, { TRUST_PROXY: value })).toThrow(/^TRUST_PROXY /);
  },
);

test.each([
  ['false', false],
  ['0', 0],
  ['2', 2],
  ['10.0.0.1, fd00::/8,loopback', ['10.0.0.1', 'fd00::/8', 'loopback']],
])('TRUST_PROXY=%s is taken', (value, trustProxy) => {
  expect(readConfig({}, { TRUST_PROXY: value }).trustProxy).toEqual(trustProxy);
});

test('who invents an address for each request is limited like anybody', async () => {
  const server = await testApp({ config: { trustProxy: 1 } });
  const { perAddress } = limits.reset;
  const statuses: number[] = [];
  for (let at = 0; at <= perAddress; at++) {
    const browser = server.browser(proxy);
    const { csrfToken } = await browser.api.call(api.getCsrfToken, {});
    const answer = await browser.fetch(api.forgotPassword.path, {
      method: 'POST',
      headers: {
        'x-csrf-token': csrfToken,
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.100.${at}, ${visitor}`,
      },
      body: JSON.stringify({ email: `nobody-${at}@example.com` }),
    });
    statuses.push(answer.status);
  }
  expect(statuses.slice(0, -1)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
  await server.close();
});

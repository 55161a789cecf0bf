import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prometheusMetrics } from '../adapters/metrics/prometheus.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { createProbeApp } from './probes.ts';

let server: TestApp;
let port: number;
beforeAll(async () => {
  server = await testApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** All that comes back on a connection on which this is sent. */
async function answerTo(port: number, sent: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (piece: string) => (received += piece));
  socket.write(sent);
  await once(socket, 'close');
  return received;
}

test.each([
  ['a method nobody knows', 'get /api/health HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'BAD_REQUEST'],
  ['a length below zero', 'POST /api/events HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n', 400, 'BAD_REQUEST'],
  ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
])('%s is refused in the form of all errors', async (_, sent, status, code) => {
  const [head = '', body = ''] = (await answerTo(port, sent)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain('Connection: close');
  expect(JSON.parse(body)).toEqual({ error: expect.stringMatching(/^[A-Z].*\.$/), code });
});

test.each(['/', '/api/health', '/healthz'])('two hosts are refused, also the same one twice: %s', async (path) => {
  const sent = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nhost: localhost\r\nConnection: close\r\n\r\n`;
  const [head = '', body = ''] = (await answerTo(port, sent)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 400 /);
  expect(body).toContain('"code":"BAD_REQUEST"');
});

test('a worker’s probes refuse two hosts as well', async () => {
  const probes = createProbeApp({
    health: { check: async () => undefined, unready: async () => [], stop: () => undefined },
    metrics: prometheusMetrics(),
    metricsToken: undefined,
  });
  await probes.listen({ port: 0, host: '127.0.0.1' });
  const own = (probes.server.address() as AddressInfo).port;
  const asking = (hosts: string) => `GET /readyz HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`;
  expect(await answerTo(own, asking('Host: a\r\n'))).toMatch(/^HTTP\/1\.1 200 /);
  expect(await answerTo(own, asking('Host: a\r\nHost: b\r\n'))).toMatch(/^HTTP\/1\.1 400 /);
  await probes.close();
});

test('an expectation nobody knows doesn’t keep the request from being answered', async () => {
  const received = await answerTo(
    port,
    'GET /api/health HTTP/1.1\r\nHost: localhost\r\nExpect: 200-ok\r\nConnection: close\r\n\r\n',
  );
  expect(received).toMatch(/^HTTP\/1\.1 200 /);
});

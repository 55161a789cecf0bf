import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { keptLog } from '#test/support/kept-log.ts';
import { signUp } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { createCurrentWork } from '../../watch/current-work.ts';
import { statementWatch } from '../../watch/watch-statements.ts';
import type { OtlpSpan } from './otlp-json.ts';
import { otlpTracer } from './otlp-tracer.ts';

interface Sent {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: { resourceSpans: { resource: { attributes: unknown[] }; scopeSpans: { spans: OtlpSpan[] }[] }[] };
}

/** A collector that accepts what it's sent, or answers as instructed. */
async function collector() {
  const sent: Sent[] = [];
  const state = { status: 200, hangs: false };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      sent.push({ url: request.url, headers: request.headers, body: JSON.parse(text) as Sent['body'] });
      if (!state.hangs) response.writeHead(state.status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const spans = () =>
    sent.flatMap(({ body }) =>
      body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
  return { endpoint: new URL(`http://127.0.0.1:${port}`), sent, state, spans };
}

const opened: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

function tracerTo(endpoint: URL, more: { share?: number; everyMs?: number } = {}) {
  const log = keptLog();
  const current = createCurrentWork();
  const headers = { 'api-key': 'a planted key' };
  const tracer = otlpTracer({
    endpoint,
    headers,
    service: 'foothold',
    share: 1,
    version: '1.2.3',
    everyMs: 20,
    current,
    log: log.log,
    ...more,
  });
  opened.push(() => tracer.close());
  return { tracer, current, log };
}

const attributesOf = ({ attributes }: OtlpSpan): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

test('a span is sent as OTLP has it, with the collector’s key and within the span that it was told', async () => {
  const { endpoint, sent, spans } = await collector();
  const { tracer } = tracerTo(endpoint);
  const before = Date.now();
  const span = tracer.begin({ name: 'GET /x', kind: 'server', parent: traceparent, attributes: { a: 'b', n: 2 } });
  span.end({ failed: true, attributes: { 'http.response.status_code': 500 } });
  span.end();
  await expect.poll(spans).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    url: '/v1/traces',
    headers: { 'content-type': 'application/json', 'api-key': 'a planted key' },
  });
  const [resource] = sent[0]?.body.resourceSpans ?? [];
  expect(resource?.resource.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'foothold' } });
  const [told] = spans();
  expect(told).toMatchObject({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
    spanId: expect.stringMatching(/^[\da-f]{16}$/),
    name: 'GET /x',
    kind: 2,
    status: { code: 2 },
  });
  expect(told?.attributes).toContainEqual({ key: 'n', value: { intValue: '2' } });
  expect(span.traceparent).toBe(`00-${told?.traceId}-${told?.spanId}-01`);
  expect(Math.abs(Number(BigInt(told?.startTimeUnixNano ?? 0) / 1_000_000n) - before)).toBeLessThan(60_000);
});

test.each([
  undefined,
  '',
  'nonsense',
  '00-00000000000000000000000000000000-b7ad6b7169203331-01',
  `${traceparent}-more`,
  'ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  traceparent.toUpperCase(),
])('a parent that is none (%s) begins a trace of its own', async (parent) => {
  const { endpoint, spans } = await collector();
  tracerTo(endpoint).tracer.begin({ name: 'x', kind: 'server', parent }).end();
  await expect.poll(spans).toHaveLength(1);
  expect(spans()[0]).not.toHaveProperty('parentSpanId');
  expect(spans()[0]?.traceId).toMatch(/^(?!0af7)[\da-f]{32}$/);
});

test('what whoever asks does not tell of is not told, nor is what is left out by share', async () => {
  const { endpoint, spans } = await collector();
  const { tracer } = tracerTo(endpoint, { share: 0 });
  const unsampled = tracer.begin({ name: 'x', kind: 'server', parent: traceparent.replace(/01$/, '00') });
  expect(unsampled.traceparent).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-[\da-f]{16}-00$/);
  unsampled.end();
  tracer.begin({ name: 'y', kind: 'server' }).end();
  tracer.begin({ name: 'told', kind: 'server', parent: traceparent }).end();
  await expect.poll(() => spans().map(({ name }) => name)).toEqual(['told']);
});

test('a clock that is set back makes no span end before it begins', async () => {
  const { endpoint, spans } = await collector();
  const { tracer } = tracerTo(endpoint);
  const span = tracer.begin({ name: 'x', kind: 'server' });
  const clock = vi.spyOn(Date, 'now').mockReturnValue(0);
  span.end();
  clock.mockRestore();
  await expect.poll(spans).toHaveLength(1);
  const [told] = spans();
  expect(BigInt(told?.endTimeUnixNano ?? 0)).toBeGreaterThanOrEqual(BigInt(told?.startTimeUnixNano ?? 1));
});

test('a collector that is down for a moment gets all of it later, and the log two lines', async () => {
  const { endpoint, sent, state, spans } = await collector();
  state.status = 503;
  const { tracer, log } = tracerTo(endpoint);
  tracer.begin({ name: 'first', kind: 'server' }).end();
  await expect.poll(() => sent.length).toBeGreaterThan(3);
  state.status = 200;
  sent.length = 0;
  await expect.poll(() => spans().map(({ name }) => name)).toEqual(['first']);
  await expect.poll(() => log.lines().map(({ msg }) => msg)).toContain('the collector takes spans again');
  expect(log.lines().filter(({ msg }) => msg === 'the collector does not take spans')).toHaveLength(1);
  expect(log.text()).not.toContain('planted');
});

test('a collector that refuses is not asked again for the same, and one that hangs holds up nothing', async () => {
  const { endpoint, sent, state, spans } = await collector();
  state.status = 400;
  const { tracer } = tracerTo(endpoint);
  tracer.begin({ name: 'refused', kind: 'server' }).end();
  await expect.poll(spans).toHaveLength(1);
  state.hangs = true;
  for (let at = 0; at < 10_000; at++) tracer.begin({ name: 'many', kind: 'server' }).end();
  await expect.poll(() => sent.length).toBe(2);
  expect(spans().length).toBeLessThanOrEqual(1 + 512);
  const began = performance.now();
  await tracer.close();
  expect(performance.now() - began).toBeLessThan(4_000);
});

test('a request, its statements and what it asks of others are one trace, with nothing that people wrote', async () => {
  const { endpoint, spans } = await collector();
  const { tracer, current, log } = tracerTo(endpoint);
  const outside = await collector();
  const server = await testApp({
    tracer,
    current,
    watch: statementWatch({ slowMs: 0, tracer, current, log: log.log }) ?? ((_, run) => run()),
  });
  opened.push(() => server.close());
  server.app.get('/asks-outside/:id', async () => {
    const answer = await fetch(new URL('/path?q=planted', outside.endpoint), {
      method: 'POST',
      body: '{"resourceSpans":[]}',
    });
    return { status: answer.status };
  });
  const browser = server.browser();
  await signUp(browser, 'planted@example.com');
  const [name, id] = ['GET /api/me', 'GET /asks-outside/:id'];
  await browser.fetch('/api/me?token=planted', { headers: { traceparent } });
  await browser.fetch('/asks-outside/planted', { headers: { traceparent } });
  await browser.api.call(api.forgotPassword, { body: { email: 'planted@example.com' } });
  await expect
    .poll(() => spans().map((span) => span.name), { timeout: 15_000 })
    .toEqual(expect.arrayContaining([name, id, 'send-password-reset']));
  const spanOf = (wanted: string) => spans().find((span) => span.name === wanted);
  const me = spanOf(name);
  expect(me).toMatchObject({ traceId: traceparent.split('-')[1], parentSpanId: traceparent.split('-')[2], kind: 2 });
  expect(attributesOf(me as OtlpSpan)).toMatchObject({ 'http.route': '/api/me', 'http.response.status_code': '200' });
  const statements = spans().filter(({ parentSpanId }) => parentSpanId === me?.spanId);
  expect(statements.map((span) => attributesOf(span)['db.query.text'])).toEqual([
    expect.stringMatching(/^select .*\$1/),
  ]);
  // The callee learns which span it's part of.
  const asking = spans().find(({ parentSpanId }) => parentSpanId === spanOf(id)?.spanId);
  expect(asking).toMatchObject({ name: 'POST 127.0.0.1', kind: 3 });
  expect(outside.sent[0]?.headers['traceparent']).toBe(`00-${asking?.traceId}-${asking?.spanId}-01`);
  // The job, in whichever process it ran, is part of the request that queued it.
  const reset = spanOf('POST /api/auth/forgot-password');
  expect(spanOf('send-password-reset')).toMatchObject({
    traceId: reset?.traceId,
    parentSpanId: reset?.spanId,
    kind: 5,
  });
  expect(JSON.stringify(spans())).not.toContain('planted');
});

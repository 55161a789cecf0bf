import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { apiScopes } from '#contract/api-scopes.ts';
import { bodiesInFlight, bodyBytes, mcpBodyBytes } from '#contract/limits.ts';
import { password, signUp } from '#test/support/people.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { createBodiesInFlight } from './bodies-in-flight.ts';
import { answerError } from './errors.ts';
import { mcpPath } from './mcp.ts';

let server: TestApp;
let port: number;
beforeAll(async () => {
  server = await testApp({ config: { trustProxy: 1 } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
  server.app.server.on('request', (request, response) => {
    // Refused bodies are read too, but only after the answer, and thrown away.
    request.once('resume', () => {
      if (!response.headersSent) begun.add(Number(request.headers['x-number']));
    });
  });
});
afterAll(() => server.close());

const open = new Set<Socket>();
/** The requests whose bodies are being read. */
const begun = new Set<number>();
let sentRequests = 0;
/** Nothing of a test is on its way in the next. */
afterEach(async () => {
  const closing = [...open].filter(({ closed }) => !closed).map((socket) => once(socket, 'close'));
  for (const socket of open) socket.destroy();
  await Promise.all(closing);
  open.clear();
  await vi.waitUntil(async () => (await connections()) === 0, { timeout: 20_000 });
});
const connections = () =>
  new Promise<number>((resolve) => void server.app.server.getConnections((_, count) => resolve(count)));

interface Sent {
  url: string;
  from: string;
  /** How long the body is said to be; in pieces of no said length where it is undefined. */
  length?: number | undefined;
  headers?: Record<string, string>;
}

const headOf = ({ url, from, length, headers = {} }: Sent, method = 'POST'): string =>
  [
    `${method} ${url} HTTP/1.1`,
    'Host: localhost',
    `X-Forwarded-For: ${from}`,
    'Content-Type: application/json',
    'Accept: application/json, text/event-stream',
    length === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');

/** A connection, with what has come back on it so far. */
function connected(to = port) {
  const socket = connect(to, '127.0.0.1');
  open.add(socket);
  const held = { socket, received: '' };
  socket.setEncoding('utf8').on('data', (piece: string) => (held.received += piece));
  socket.on('error', () => undefined);
  return held;
}
type Connection = ReturnType<typeof connected>;

const statusOf = ({ received }: Connection) => Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? 0);
const answered = async (connection: Connection) => {
  await expect.poll(() => statusOf(connection), { timeout: 20_000 }).toBeGreaterThan(0);
};

/** Begins a request whose body never ends, and waits until it has its place or is refused. */
async function withhold(sent: Sent): Promise<Connection> {
  const connection = connected();
  sentRequests += 1;
  const number = sentRequests;
  const numbered = { ...sent, headers: { ...sent.headers, 'X-Number': String(number) } };
  connection.socket.write(`${headOf(numbered)}${sent.length === undefined ? '1\r\n{\r\n' : '{'}`);
  await expect.poll(() => begun.has(number) || statusOf(connection) > 0, { timeout: 20_000 }).toBe(true);
  return connection;
}

/** What comes back on a body that is sent in full. */
async function complete(sent: Omit<Sent, 'length'>, body: string | Buffer): Promise<Connection> {
  const connection = connected();
  connection.socket.write(headOf({ ...sent, length: Buffer.byteLength(body) }));
  connection.socket.write(body);
  await answered(connection);
  return connection;
}

let people = 0;
async function keysOfSomebody(count: number): Promise<Record<string, string>[]> {
  people += 1;
  const browser = server.browser();
  await signUp(browser, `bodies-${people}@example.com`);
  const body = { name: 'A program', scopes: [...apiScopes], currentPassword: password };
  return inTurn(count, async () => {
    const { secret } = await browser.api.call(api.createApiKey, { body });
    return { Authorization: `Bearer ${secret}` };
  });
}
const keyOfSomebody = async () => (await keysOfSomebody(1))[0] ?? {};

const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
const long = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: { long: 'x'.repeat(100_000) } });
const statuses = (connections: readonly Connection[]) => connections.map(statusOf);
const inTurn = async <T>(count: number, each: (index: number) => Promise<T>): Promise<T[]> => {
  const all: T[] = [];
  for (let index = 0; index < count; index += 1) all.push(await each(index));
  return all;
};

describe('at /mcp', () => {
  test('an account has two of the longest bodies on their way, with all of its keys, and small ones beside', async () => {
    const [headers = {}, second = {}] = await keysOfSomebody(2);
    const sent = { url: mcpPath, headers, from: '198.51.100.1' };
    const held = await inTurn(3, () => withhold({ ...sent, length: mcpBodyBytes }));
    expect(statuses(held)).toEqual([0, 0, 429]);
    expect(held[2]?.received).toMatch(new RegExp(`^retry-after: ${bodiesInFlight.retrySeconds}\r$`, 'm'));
    expect(held[2]?.received).toContain('"code":"TOO_MANY_REQUESTS"');
    // It's the same account from another address, with another key, or with a shorter body.
    const elsewhere = { ...sent, headers: second, from: '198.51.100.2' };
    expect(statusOf(await withhold({ ...elsewhere, length: 100_000 }))).toBe(429);
    expect(statusOf(await complete(sent, list))).toBe(200);
    const others = { ...sent, headers: await keyOfSomebody() };
    expect(statusOf(await complete(others, long))).toBe(200);
  });

  test('a body whose length is not said, or that is compressed, counts as the longest', async () => {
    const headers = await keyOfSomebody();
    const sent = { url: mcpPath, headers, from: '198.51.100.3' };
    const packed = { ...headers, 'Content-Encoding': 'gzip' };
    expect(statusOf(await withhold(sent))).toBe(0);
    expect(statusOf(await withhold({ ...sent, headers: packed, length: 5_000 }))).toBe(0);
    expect(statusOf(await complete({ ...sent, headers: packed }, gzipSync(list)))).toBe(429);
  });

  test('strangers who fill all places keep out no small body, and none of what has no body', async () => {
    const addresses = ['198.51.100.11', '198.51.100.12', '198.51.100.13'];
    const full = await inTurn(8, async (index) =>
      withhold({
        url: mcpPath,
        headers: await keyOfSomebody(),
        from: addresses[Math.floor(index / 4)] ?? '',
        length: mcpBodyBytes,
      }),
    );
    expect(statuses(full)).toEqual(Array(8).fill(0));
    const headers = await keyOfSomebody();
    const late = { url: mcpPath, headers, from: '198.51.100.13' };
    const refused = await complete(late, long);
    expect(statusOf(refused)).toBe(503);
    expect(refused.received).toMatch(/^retry-after: 5\r$/m);
    expect(statusOf(await complete(late, list))).toBe(200);
    const get = connected();
    get.socket.write(headOf({ ...late, length: 0 }, 'GET'));
    await answered(get);
    expect(statusOf(get)).toBe(405);
    full[0]?.socket.destroy();
    await expect.poll(async () => statusOf(await complete(late, long)), { timeout: 20_000 }).toBe(200);
  });

  test('one address holds half of the places, whoever’s keys it has', async () => {
    const held = await inTurn(5, async () =>
      withhold({ url: mcpPath, headers: await keyOfSomebody(), from: '198.51.100.21', length: mcpBodyBytes }),
    );
    expect(statuses(held)).toEqual([0, 0, 0, 0, 429]);
  });

  test('a place is given back with the answer, and with the connection', async () => {
    const headers = await keyOfSomebody();
    const sent = { url: mcpPath, headers, from: '198.51.100.31' };
    const longest = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: { long: '' } });
    const full = longest.replace('""', `"${'x'.repeat(mcpBodyBytes - longest.length)}"`);
    // More often than there are places, kept alive.
    const all = await inTurn(4, () => complete(sent, full));
    expect(statuses(all)).toEqual([200, 200, 200, 200]);
    for (let round = 0; round < 4; round += 1) {
      const held = await withhold({ ...sent, length: mcpBodyBytes });
      expect(statusOf(held)).toBe(0);
      held.socket.destroy();
      await once(held.socket, 'close');
    }
    // Requests that are refused after they got their place.
    const spoiled = await inTurn(4, () => complete(sent, long.replace('{', '{{')));
    expect(statuses(spoiled)).toEqual([400, 400, 400, 400]);
  });
});

describe('at the webhook', () => {
  const url = api.paymentWebhook.path;
  test('long bodies are few at a time, from an address and in all, and an event of the usual length gets through', async () => {
    const length = bodyBytes.event;
    const of = (address: number) => ({ url, from: `203.0.113.${address}` });
    const one = await inTurn(5, () => withhold({ ...of(1), length }));
    expect(statuses(one)).toEqual([0, 0, 0, 0, 429]);
    const rest = await inTurn(12, (index) => withhold({ ...of(2 + Math.floor(index / 4)), length }));
    expect(statuses(rest)).toEqual(Array(12).fill(0));
    expect(statusOf(await withhold(of(5)))).toBe(503);
    expect(statusOf(await complete(of(5), JSON.stringify({ long: 'x'.repeat(20_000) })))).toBe(503);
    // Unsigned, but read.
    expect(statusOf(await complete(of(5), JSON.stringify({ long: 'x'.repeat(10_000) })))).toBe(400);
  });
});

describe('at routes that take texts', () => {
  test('a visitor’s long bodies are bounded, and small ones come beside', async () => {
    const from = '203.0.113.31';
    const browser = server.browser(from);
    const { csrfToken } = await browser.api.call(api.getCsrfToken, {});
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = { url: api.scoreResume.path, from, headers: { Cookie: cookie, 'X-CSRF-Token': csrfToken } };
    const held = await inTurn(13, () => withhold({ ...sent, length: bodyBytes.texts }));
    expect(statuses(held)).toEqual([...Array<number>(12).fill(0), 429]);
    expect(statusOf(await complete(sent, '{}'))).toBe(400);
  });
});

describe('the work on a body', () => {
  /** A server with a route that takes events and works on them until told to stop. */
  async function slowServer() {
    const app = Fastify({ bodyLimit: bodyBytes.event });
    const bodies = createBodiesInFlight('events');
    const ends: (() => void)[] = [];
    app.setErrorHandler(answerError);
    app.post(
      '/events',
      { onRequest: (request, reply) => bodies.hold(request, reply, bodyBytes.event) },
      async (request) => bodies.whileWorking(request, () => new Promise<void>((resolve) => void ends.push(resolve))),
    );
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const sent = { url: '/events', from: '127.0.0.1' };
    const body = `"${'x'.repeat(bodyBytes.event - 2)}"`;
    const post = `${headOf({ ...sent, length: body.length })}${body}`;
    const send = (text: string) => {
      const connection = connected(port);
      connection.socket.write(text);
      return connection;
    };
    const isWorkedOn = async (count: number) => {
      await expect.poll(() => ends.length, { timeout: 20_000 }).toBe(count);
    };
    const statusOfOneMore = async () => {
      const before = ends.length;
      const one = send(post);
      await expect.poll(() => ends.length > before || statusOf(one) > 0, { timeout: 20_000 }).toBe(true);
      return statusOf(one);
    };
    return { app, ends, post, sent, send, isWorkedOn, statusOfOneMore };
  }

  test('keeps its place after its sender has hung up, and gives it back when it ends', async () => {
    const { app, ends, post, send, isWorkedOn, statusOfOneMore } = await slowServer();
    const all = Array.from({ length: 4 }, () => send(post));
    await isWorkedOn(4);
    expect(await statusOfOneMore()).toBe(429);
    for (const { socket } of all) socket.destroy();
    await sleep(100);
    expect(await statusOfOneMore()).toBe(429);
    for (const end of ends) end();
    await expect.poll(statusOfOneMore, { timeout: 20_000 }).toBe(0);
    for (const end of ends) end();
    await app.close();
  });

  test('before it begins: the place is given back where the connection breaks while the answer waits behind another', async () => {
    const { app, ends, sent, post, send, isWorkedOn, statusOfOneMore } = await slowServer();
    const small = `${headOf({ ...sent, length: 2 })}{}`;
    const behind = Array.from({ length: 4 }, () => send(`${small}${post.slice(0, -1)}`));
    await isWorkedOn(4);
    await expect.poll(statusOfOneMore, { timeout: 20_000 }).toBe(429);
    for (const { socket } of behind) socket.destroy();
    await expect.poll(statusOfOneMore, { timeout: 20_000 }).toBe(0);
    for (const end of ends) end();
    await app.close();
  });
});

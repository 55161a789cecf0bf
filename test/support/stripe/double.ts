import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signDelivery } from '#server/adapters/payments/delivery-signature.ts';
import { openStripeBooks, type StripeBooks, type StripeEvent } from './books.ts';
import { Refusal, stripeRoutes } from './routes.ts';

/** What Stripe does with one request instead of answering it properly. `hang` and `fails after` have carried out the request all the same. */
export type Trouble = 'hang' | 'fails before' | 'fails after' | 'too many' | 'another shape';

export interface Write {
  method: string;
  path: string;
  version: string | undefined;
  key: string | undefined;
  params: Record<string, unknown>;
}

export interface StripeDouble {
  url: string;
  books: StripeBooks;
  /** Every write that arrived, answered or not. */
  writes: Write[];
  /** What happens to the next requests that write, in turn. */
  troubles: Trouble[];
  /** While set, nothing is answered: the connection is cut. */
  away: boolean;
  /** Idempotency keys are kept for a day. */
  forgetKeys(): void;
  /** The events created since the last call. */
  takeEvents(): StripeEvent[];
  /** An event as it is posted: its body, and its signature. */
  delivery(event: StripeEvent): { body: string; signature: string };
  close(): Promise<void>;
}

export const webhookSecret = 'whsec_of_the_double';

/** `metadata[user]=1&expand[0]=a` as the object that it encodes. */
export function readForm(text: string): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    let place = result;
    for (const part of path.slice(0, -1)) place = (place[part] ??= {}) as Record<string, unknown>;
    place[path.at(-1) ?? ''] = value;
  }
  return arrayed(result) as Record<string, unknown>;
}

/** Objects with the keys 0, 1, 2 ... are lists. */
function arrayed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, arrayed(inner)] as const);
  return entries.length > 0 && entries.every(([key], index) => key === String(index))
    ? entries.map(([, inner]) => inner)
    : Object.fromEntries(entries);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

const refusalBody = (code: string) => ({ error: { type: 'invalid_request_error', code, message: code } });

/**
 * A server that imitates Stripe: it knows the parameters of each request and refuses others, answers a repeated idempotency key as it did the first time, and
 * can be slow, busy or broken.
 */
export async function openStripeDouble(
  clock: { now(): Date },
  version: string,
  { monthlyCents = 1199 } = {},
): Promise<StripeDouble> {
  const books = openStripeBooks(clock, monthlyCents);
  const writes: Write[] = [];
  const troubles: Trouble[] = [];
  const answered = new Map<string, { asked: string; status: number; body: unknown }>();
  const state = { away: false };

  const perform = (method: string, url: URL, params: Record<string, unknown>): { status: number; body: unknown } => {
    const route = stripeRoutes.find((known) => known.method === method && known.path.test(url.pathname));
    if (!route) return { status: 404, body: refusalBody('url_invalid') };
    const unknown = Object.keys(params).find((name) => !route.params.includes(name));
    if (unknown !== undefined) return { status: 400, body: refusalBody('parameter_unknown') };
    try {
      return { status: 200, body: route.answer(books, params, route.path.exec(url.pathname)?.[1] ?? '') };
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, body: refusalBody(error.code) };
      throw error;
    }
  };

  /** A key always gets its first answer; the key with other parameters is refused. */
  const performOnce = (write: Write, url: URL) => {
    const { method, path, key, params } = write;
    if (write.version !== version) return { status: 400, body: refusalBody('version_invalid') };
    if (key === undefined) return { status: 400, body: refusalBody('idempotency_key_missing') };
    const asked = JSON.stringify([method, path, params]);
    const before = answered.get(key);
    if (before && before.asked !== asked) return { status: 400, body: refusalBody('idempotency_key_in_use') };
    const outcome = before ?? perform(method, url, params);
    answered.set(key, { asked, ...outcome });
    return outcome;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://double');
    const text = await bodyOf(request);
    const reply = ({ status, body }: { status: number; body: unknown }) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' });
      response.end(JSON.stringify(body));
    };
    if (state.away) return void request.socket.destroy();
    const method = request.method ?? 'GET';
    const params = readForm(text || url.search.slice(1));
    if (method === 'GET') return reply(perform(method, url, params));
    const header = (name: string) => request.headers[name] as string | undefined;
    const write = {
      method,
      path: url.pathname,
      version: header('stripe-version'),
      key: header('idempotency-key'),
      params,
    };
    writes.push(write);
    const trouble = troubles.shift();
    if (trouble === 'too many') return reply({ status: 429, body: refusalBody('rate_limit') });
    if (trouble === 'fails before') return reply({ status: 500, body: { error: { type: 'api_error', message: 'x' } } });
    if (trouble === 'another shape') return reply({ status: 200, body: { object: 'list', data: [] } });
    const outcome = performOnce(write, url);
    if (trouble === 'hang') return;
    if (trouble === 'fails after') return reply({ status: 500, body: { error: { type: 'api_error', message: 'x' } } });
    reply(outcome);
  };

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    books,
    writes,
    troubles,
    get away() {
      return state.away;
    },
    set away(value: boolean) {
      state.away = value;
    },
    forgetKeys: () => answered.clear(),
    takeEvents: () => books.outbox.splice(0),
    delivery(event) {
      const body = JSON.stringify({ object: 'event', api_version: version, livemode: false, ...event });
      return { body, signature: signDelivery(body, clock.now(), webhookSecret) };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

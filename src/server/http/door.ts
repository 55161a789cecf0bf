import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { errorStatus, type ErrorBody } from '#contract/errors.ts';
import { ConfigError } from '../settings/config-error.ts';
import { defaultCopy } from '../default-copy.ts';
import { answerUnreadable } from './unreadable-requests.ts';

/** The server's port, taken before anything else is done: nobody else can take it while the server starts. */
export interface Door {
  port: number;
  /** From now on the app answers what comes. */
  handOver(app: FastifyInstance): Promise<void>;
}

/** An answer for each kind of asker: a probe, a program, and a browser, which retries automatically. */
function answerStarting(path: string): { status: number; type: string; body: string } {
  const { starting: sentence } = defaultCopy().probes;
  const json = { status: errorStatus.BUSY, type: 'application/json; charset=utf-8' };
  if (path === '/healthz') return { ...json, status: 200, body: JSON.stringify({ status: 'alive' }) };
  if (path === '/readyz')
    return { ...json, body: JSON.stringify({ status: 'not ready', reasons: [{ code: 'starting', sentence }] }) };
  if (path.startsWith('/api/') || path === '/mcp')
    return { ...json, body: JSON.stringify({ error: sentence, code: 'BUSY' } satisfies ErrorBody) };
  return { status: errorStatus.BUSY, type: 'text/plain; charset=utf-8', body: `${sentence}\n` };
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { status, type, body } = answerStarting((request.url ?? '').split('?')[0] ?? '');
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // The next request is for the app, which listens on new connections.
    connection: 'close',
    ...(status === 200 ? {} : { 'retry-after': '2', refresh: '2' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Takes the port, and answers that the server is starting. Throws a `ConfigError` if the port can't be taken. */
export async function openDoor({ host, port }: { host: string; port: number }): Promise<Door> {
  const waiting = createServer({ requestTimeout: 10_000, headersTimeout: 10_000 }, answer);
  waiting.on('clientError', answerUnreadable);
  waiting.listen({ host, port });
  await once(waiting, 'listening').catch((error: unknown) => {
    throw refusalOf(error, { host, port }) ?? error;
  });
  return {
    port: (waiting.address() as AddressInfo).port,
    async handOver(app) {
      await app.ready();
      // Node listens on the socket of another server: it is never closed in between, and what has come and waits is answered by the app.
      app.server.listen(waiting);
      await once(app.server, 'listening');
    },
  };
}

/** What the operator can do about it. */
function refusalOf(error: unknown, { host, port }: { host: string; port: number }): ConfigError | undefined {
  const words = defaultCopy().settings;
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return new ConfigError(words.portInUse(port));
    case 'EACCES':
      return new ConfigError(words.portNotAllowed(port));
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ConfigError(words.hostNotHere(host));
    default:
      return undefined;
  }
}

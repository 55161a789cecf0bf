import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a double answers; `body` is sent as JSON unless it is text. */
export interface DoubleAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** Delay before the answer in milliseconds; a closing double doesn't wait. */
  afterMs?: number;
}

/** A request that the double was sent. */
export interface SeenRequest {
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
}

export interface BoardDouble {
  /** `http://127.0.0.1:PORT`. */
  url: string;
  seen: SeenRequest[];
  close(): Promise<void>;
}

/** A board over HTTP on this machine that gives the answers it's set up with and records the requests. */
export async function boardDouble(answer: (request: SeenRequest) => DoubleAnswer): Promise<BoardDouble> {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://double');
    const asked = { path: pathname, query: Object.fromEntries(searchParams), headers: request.headers };
    seen.push(asked);
    const given = answer(asked);
    setTimeout(() => send(response, given), given.afterMs ?? 0).unref();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, { status = 200, headers = {}, body = '' }: DoubleAnswer): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const type = typeof body === 'string' ? 'text/plain' : 'application/json';
  response.writeHead(status, { 'content-type': type, ...headers });
  response.end(text);
}

import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { errorStatus, type ErrorBody, type ErrorCode } from '#contract/errors.ts';
import { defaultCopy } from '../default-copy.ts';

const codes: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TOO_SLOW',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
};

/** What Node's parser gives up on never becomes a request: it's answered on its connection, in the form of all our errors. */
export const answerUnreadable: NonNullable<FastifyServerOptions['clientErrorHandler']> = (error, socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const code = codes[error.code] ?? 'BAD_REQUEST';
  const body = JSON.stringify({ error: defaultCopy().errorSentences[code], code } satisfies ErrorBody);
  const head = [
    `HTTP/1.1 ${errorStatus[code]} ${STATUS_CODES[errorStatus[code]]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  // An answer that has already begun can't be followed by another on the same connection.
  if (socket.writable && !hasBegun(socket)) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
};

/** Whether the connection's current request is already being answered: Node notes the response on its socket, and has no other way to tell. */
const hasBegun = (socket: object): boolean =>
  (Reflect.get(socket, '_httpMessage') as ServerResponse | null | undefined)?.headersSent === true;

/** An Expect that nobody knows is answered as if it weren't there (RFC 9110, 10.1.1), not by an empty 417. */
export function ignoreExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    app.server.emit('request', request, response);
  });
}

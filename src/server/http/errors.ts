import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { errorStatus, type ErrorBody, type ErrorCode } from '#contract/errors.ts';
import { copyFor } from '#copy/copy-for.ts';
import type { Copy } from '#copy/copy.ts';
import { AppError } from '../app-error.ts';
import { isDatabaseAway, isDatabaseFull } from '../db/database-away.ts';
import { EngineBusy } from '../engine/tasks.ts';
import { BlobsAway } from '../adapters/blobs/port.ts';
import { QueueFull } from '../queue/queue-full.ts';
import { requestLocale } from './request-locale.ts';
import { unfitInputBody } from './unfit-input.ts';

/** Errors of the framework and its plugins, as our codes. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_REQ_FILE_TOO_LARGE: 'FILE_TOO_LARGE',
  FST_ERR_HANDLER_TIMEOUT: 'BUSY',
  FST_CSRF_MISSING_SECRET: 'BAD_CSRF_TOKEN',
  FST_CSRF_INVALID_TOKEN: 'BAD_CSRF_TOKEN',
};

type Details = Record<string, string | number>;

/** A code's sentence with its facts filled in. */
export function sentenceFor(copy: Copy, code: ErrorCode, details: Details = {}): string {
  // Facts that are codes themselves: the type that a file's name indicates, and its real one.
  const named: Record<string, Record<string, string>> = { claimed: copy.claimedFiles, actual: copy.fileContents };
  return copy.errorSentences[code].replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'wait') return copy.waitingTime(Number(details['seconds'] ?? 0));
    const fact = String(details[name] ?? '');
    return named[name]?.[fact] ?? fact;
  });
}

/** The header that tells a program what's wrong with its API key (RFC 6750, 3). */
function bearerChallenge(code: ErrorCode, { scope = '' }: Details): string | undefined {
  if (code === 'API_KEY_REQUIRED') return 'Bearer realm="Foothold"';
  if (code === 'API_KEY_INVALID') return 'Bearer realm="Foothold", error="invalid_token"';
  if (code === 'API_KEY_LACKS_SCOPE') return `Bearer realm="Foothold", error="insufficient_scope", scope="${scope}"`;
  return undefined;
}

function codeOf(error: FastifyError): ErrorCode {
  const known = frameworkCodes[error.code];
  if (known !== undefined) return known;
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? 'BAD_REQUEST' : 'INTERNAL';
}

/** After how many seconds it is worth trying again; undefined where it is not for want of something that comes back. */
function retryAfter(code: ErrorCode, error: unknown): number | undefined {
  if (code === 'DISK_FULL' || error instanceof QueueFull) return 60;
  return code === 'BUSY' ? 5 : undefined;
}

/** The cause of an error, in the words of whatever noticed it. */
function reasonOf({ cause, message }: Error): string {
  if (typeof cause === 'string') return cause;
  return cause instanceof Error ? cause.message : message;
}

/** The only place where an error becomes an answer. Our own errors are logged, and reported without details. */
export async function answerError(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store');
  const copy = copyFor(requestLocale(request));
  if (hasZodFastifySchemaValidationErrors(error)) return reply.status(400).send(unfitInputBody(error.validation, copy));
  // A client that hangs up mid-request isn't a broken database connection, though Node names both the same.
  const hungUp = request.raw.destroyed && !request.raw.complete;
  const away = !hungUp && !(error instanceof AppError) && isDatabaseAway(error);
  if (away) request.log.error({ err: error }, 'the database does not answer');
  const blobsAway = error instanceof BlobsAway;
  if (blobsAway) request.log.error({ err: error }, 'the place for files does not answer');
  const busy = away || blobsAway || error instanceof EngineBusy || error instanceof QueueFull;
  const full = !(error instanceof AppError) && isDatabaseFull(error);
  const unforeseen = full ? 'DISK_FULL' : busy ? 'BUSY' : hungUp ? 'BAD_REQUEST' : codeOf(error);
  const code = error instanceof AppError ? error.code : unforeseen;
  const details = error instanceof AppError ? error.details : {};
  if (code === 'INTERNAL') request.log.error({ err: error }, 'request failed');
  // Tells the operator which limit was reached.
  if (code === 'BUSY') request.log.warn({ reason: reasonOf(error) }, 'answered that the server is too busy');
  const seconds = details['seconds'] ?? retryAfter(code, error);
  if (seconds !== undefined) reply.header('retry-after', String(seconds));
  const challenge = bearerChallenge(code, details);
  if (challenge !== undefined) reply.header('www-authenticate', challenge);
  const body: ErrorBody = { error: sentenceFor(copy, code, details), code };
  return reply.status(errorStatus[code]).send(body);
}

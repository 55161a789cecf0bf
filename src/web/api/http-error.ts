import type { ErrorBody } from '#contract/errors.ts';

/** Whether an answer is one of our own errors, by its sentence and code; checked by hand, since a schema would bring its library to every page. */
const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' &&
  body !== null &&
  'error' in body &&
  typeof body.error === 'string' &&
  'code' in body &&
  typeof body.code === 'string';

const parsedBody = (body: string): ErrorBody | undefined => {
  try {
    const parsed: unknown = JSON.parse(body);
    return isErrorBody(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
};

/** An answer that is not 2xx. The message is `status: body`, with the status text where the body is empty. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly statusText: string;
  /** The error's code and sentence, when the body is one of ours. */
  readonly details: ErrorBody | undefined;
  /** What an answer that is not ours comes from, such as a proxy's that is too busy, as far as its status says. */
  readonly reason: string | undefined;

  constructor(status: number, statusText: string, body: string, reason?: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.statusText = statusText;
    this.details = parsedBody(body);
    this.reason = reason;
  }
}

/** No answer at all: the browser is offline, or the server cannot be reached. The message says which. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** A sentence after another; the first may be a title without its full stop. */
const afterwards = (first: string, second: string): string => `${first}${/[.!?]$/.test(first) ? '' : '.'} ${second}`;

/** What a person reads of an error: the server's sentence where it sent one, otherwise `fallback`, with the cause where it is known. */
export function sentenceOf(error: unknown, fallback: string): string {
  if (error instanceof UnreachableError) return afterwards(fallback, error.message);
  if (!(error instanceof HttpError)) return fallback;
  return error.details?.error ?? (error.reason === undefined ? fallback : afterwards(fallback, error.reason));
}

export const isStatus = (error: unknown, status: number): boolean =>
  error instanceof HttpError && error.status === status;

/** The code of one of our own errors. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof HttpError ? error.details?.code : undefined;

import { errorBodySchema, type ErrorBody } from '#contract/errors.ts';

const parsedBody = (body: string): ErrorBody | undefined => {
  try {
    return errorBodySchema.safeParse(JSON.parse(body)).data;
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

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.statusText = statusText;
    this.details = parsedBody(body);
  }
}

/** The sentence that a person reads for an error: the server's if it sent one, otherwise `fallback`. */
export const sentenceOf = (error: unknown, fallback: string): string =>
  (error instanceof HttpError ? error.details?.error : undefined) ?? fallback;

export const isStatus = (error: unknown, status: number): boolean =>
  error instanceof HttpError && error.status === status;

/** The code of one of our own errors. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof HttpError ? error.details?.code : undefined;

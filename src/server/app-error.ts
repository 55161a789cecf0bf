import type { ErrorCode } from '#contract/errors.ts';

/** The only error that the server answers with: a code, and the facts for its sentence. Rendered once, in `http/errors.ts`. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Record<string, string | number>;

  constructor(code: ErrorCode, details: Record<string, string | number> = {}, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.details = details;
  }
}

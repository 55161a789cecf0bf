import { z } from 'zod';
import type { Copy } from '#copy/copy.ts';

/** Every error's code with its HTTP status. The sentence for each is in `copy/en/errors.ts`. */
export const errorStatus = {
  BAD_REQUEST: 400,
  INVALID_INPUT: 400,
  NO_FILE: 400,
  NOT_SIGNED_IN: 401,
  WRONG_CREDENTIALS: 401,
  TOO_MANY_PASSWORDS: 429,
  WRONG_PASSWORD: 400,
  EMAIL_TAKEN: 409,
  ACCOUNT_UNKNOWN: 404,
  CLAIM_UNKNOWN: 404,
  CLAIM_TAKEN: 409,
  RESET_UNKNOWN: 404,
  ALREADY_UNLOCKED: 409,
  ALREADY_SUBSCRIBED: 409,
  PLAN_OPENS_ALL: 409,
  CREDIT_HELD: 409,
  NO_CREDIT: 409,
  NOT_READY: 409,
  PAYMENT_NOT_FOUND: 404,
  PAYMENT_PROVIDER_FAILED: 503,
  PAYMENT_PROCESSING: 409,
  NOTHING_TO_REFUND: 409,
  REFUND_TOO_LARGE: 400,
  NO_SUBSCRIPTION: 409,
  CARD_INVALID: 400,
  BAD_SIGNATURE: 400,
  PAYMENTS_OFF: 503,
  PAYMENT_REQUIRED: 403,
  BAD_CSRF_TOKEN: 403,
  NOT_FOUND: 404,
  OPTIMIZATION_NOT_FOUND: 404,
  ASSESSMENT_NOT_FOUND: 404,
  UPLOAD_NOT_FOUND: 404,
  CORRECTION_UNFIT: 400,
  QUESTION_NOT_FOUND: 404,
  OPTIMIZATION_NOT_FAILED: 409,
  TAILORING_FAILED: 500,
  FILE_TOO_LARGE: 413,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_FILE: 415,
  UNSUPPORTED_MEDIA_TYPE: 415,
  FILE_EMPTY: 422,
  FILE_TYPE_MISMATCH: 422,
  FILE_ENCRYPTED: 422,
  FILE_DAMAGED: 422,
  FILE_NO_TEXT: 422,
  FILE_TOO_MANY_PAGES: 422,
  FILE_TOO_MUCH_TEXT: 422,
  FILE_TOO_SLOW: 422,
  FILE_TOO_COMPLEX: 422,
  RESUME_UNREADABLE: 422,
  PROFILE_BLOCKED: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  BUSY: 503,
} as const satisfies Record<keyof Copy['errorSentences'], number>;

export type ErrorCode = keyof typeof errorStatus;

/** The codes that any route can return. */
export const commonErrors = [
  'BAD_REQUEST',
  'INVALID_INPUT',
  'BAD_CSRF_TOKEN',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'BUSY',
] as const satisfies readonly ErrorCode[];

/** The body of every answer that is not 2xx. `error` is a sentence that says what to do. */
export const errorBodySchema = z.object({
  error: z.string(),
  code: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

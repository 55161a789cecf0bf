import type { ReadingFailure } from '#server/ports.ts';

/** Something is wrong with the file; its code selects the sentence that a person sees. */
export class ReadingError extends Error {
  readonly failure: ReadingFailure;

  constructor(code: ReadingFailure['code'], details?: ReadingFailure['details']) {
    super(code);
    this.failure = { code, ...(details && { details }) };
  }
}

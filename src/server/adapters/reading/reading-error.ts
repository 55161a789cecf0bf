import type { ReadingFailure } from '#server/ports.ts';

/** Something is wrong with the file, in words a person gets to see by its code. */
export class ReadingError extends Error {
  readonly failure: ReadingFailure;

  constructor(code: ReadingFailure['code'], details?: ReadingFailure['details']) {
    super(code);
    this.failure = { code, ...(details && { details }) };
  }
}

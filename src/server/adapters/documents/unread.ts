import type { Reading } from '#documents/reading/read-document.ts';
import { AppError } from '#server/app-error.ts';
import { Unanswered } from '#server/supervision/unanswered.ts';

/** Too many files are waiting to be read: the caller has to come back. */
export class ReaderBusyError extends AppError {
  constructor(cause: Error) {
    super('BUSY', {}, { cause });
  }
}

export const tooComplex: Reading = { ok: false, failure: { code: 'FILE_TOO_COMPLEX' } };

/** A file whose process ran out of time or memory gets an answer, too; one that no process started, or that got less than its share, does not. */
export function unread(error: unknown, fairShare: number): Reading {
  if (!(error instanceof Unanswered)) throw error;
  switch (error.reason) {
    case 'late':
      if ((error.processorShare ?? 1) < fairShare) throw new ReaderBusyError(error);
      return { ok: false, failure: { code: 'FILE_TOO_SLOW' } };
    case 'crashed':
      return tooComplex;
    default:
      throw new ReaderBusyError(error);
  }
}

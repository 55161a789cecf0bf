import { availableParallelism } from 'node:os';
import { AppError } from '#server/app-error.ts';
import type { DocumentReader } from '#server/ports.ts';
import { startThread } from '#server/supervision/channel.ts';
import { createSupervisor } from '#server/supervision/supervisor.ts';
import { Unanswered } from '#server/supervision/unanswered.ts';
import type { Reading } from './read-document.ts';

/** What a worker is asked. */
export interface ReadingJob {
  /** What the file holds, or what its pages look like. */
  wanted: 'document' | 'pictures';
  bytes: Uint8Array;
  name: string;
}

/** What a worker answers. */
export interface ReadingResult {
  reading?: Reading;
  pictures?: Uint8Array[];
  /** An error of the reader's own, for the log. */
  unexpected: string | undefined;
}

export interface DocumentReaderSettings {
  /** The built worker: `build/workers/reading.js`. */
  workerPath: string;
  /** How long one file may be read. */
  timeoutMs?: number;
  /** How many files are read at the same time. */
  concurrency?: number;
  /** How long a file waits for its turn before {@link ReaderBusyError}. */
  maxWaitMs?: number;
  /** Told of errors that are the reader's own fault. */
  onUnexpected?: (message: string) => void;
}

/** Too many files wait to be read: the caller is asked to come back. */
export class ReaderBusyError extends AppError {
  constructor() {
    super('BUSY');
  }
}

/** What pages look like is worth less of a wait. */
const paintingMs = 4_000;

const bounds = {
  /** Waiting and reading together, so that every answer comes within 12 s. */
  answerWithinMs: 11_500,
  maxWaiting: 200,
  /** A worker that holds on to more, or has read so many files, is replaced: memory of a WASM module never shrinks. */
  maxMemoryBytes: 72 * 1024 * 1024,
  recycleAfter: 200,
  /** A quiet server is a small one. */
  idleMs: 10_000,
  spareIdleMs: 1_000,
};
const heap = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, codeRangeSizeMb: 64 };

/** Reads files in threads that are ended when a file takes too long or too much memory. Threads start when they are needed. */
export function createDocumentReader({
  workerPath,
  timeoutMs = 10_000,
  concurrency = Math.max(2, Math.min(4, availableParallelism() - 1)),
  maxWaitMs = 4_000,
  onUnexpected = () => undefined,
}: DocumentReaderSettings): DocumentReader {
  const threads = createSupervisor<ReadingJob, ReadingResult>({
    start: () => startThread(workerPath, heap),
    deadlineMs: timeoutMs,
    concurrency,
    maxWaitMs,
    ...bounds,
  });

  const ask = async (job: ReadingJob, deadlineMs = timeoutMs): Promise<ReadingResult> => {
    try {
      const result = await threads.ask(job, { deadlineMs });
      if (result.unexpected !== undefined) onUnexpected(result.unexpected);
      return result;
    } catch (error) {
      return { reading: unread(error), unexpected: undefined };
    }
  };

  return {
    async read({ bytes, name }) {
      const { reading } = await ask({ wanted: 'document', bytes, name });
      return reading ?? tooComplex;
    },
    async pictures({ bytes, name }) {
      const { pictures } = await ask({ wanted: 'pictures', bytes, name }, Math.min(timeoutMs, paintingMs));
      return pictures ?? [];
    },
    close: () => threads.close(),
  };
}

const tooComplex: Reading = { ok: false, failure: { code: 'FILE_TOO_COMPLEX' } };

/** A file whose thread ran out of time or memory has an answer, too; one that nobody took up has none. */
function unread(error: unknown): Reading {
  if (!(error instanceof Unanswered)) throw error;
  switch (error.reason) {
    case 'late':
      return { ok: false, failure: { code: 'FILE_TOO_SLOW' } };
    case 'crashed':
      return tooComplex;
    default:
      throw new ReaderBusyError();
  }
}

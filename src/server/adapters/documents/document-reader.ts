import { availableParallelism } from 'node:os';
import { AppError } from '#server/app-error.ts';
import type { DocumentReader } from './port.ts';
import { startProcess } from '#server/supervision/channel.ts';
import { createSupervisor } from '#server/supervision/supervisor.ts';
import { Unanswered } from '#server/supervision/unanswered.ts';
import type { Reading } from '#documents/reading/read-document.ts';

/** A request to a worker. */
export interface ReadingJob {
  /** Whether to read the file, or to paint its pages. */
  wanted: 'document' | 'pictures';
  bytes: Uint8Array;
  name: string;
}

/** A worker's answer. */
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
  /** Called with errors that are the reader's own fault. */
  onUnexpected?: (kindAndFrames: string) => void;
  /**
   * The share of a processor below which a file that wasn't read in time is not to blame, as the machine had other work: it is answered by
   * {@link ReaderBusyError}. Zero, the default, always blames the file.
   */
  fairShare?: number;
}

/** Too many files are waiting to be read: the caller has to come back. */
export class ReaderBusyError extends AppError {
  constructor(cause: Error) {
    super('BUSY', {}, { cause });
  }
}

const bounds = {
  /** Waiting and reading together, so that every answer comes within 12 s. */
  answerWithinMs: 11_500,
  maxWaiting: 200,
  /** A worker that keeps more memory, or has read this many files, is replaced: memory of a WASM module never shrinks. */
  maxMemoryBytes: 72 * 1024 * 1024,
  recycleAfter: 200,
  /** Keeps an idle server small. */
  idleMs: 10_000,
  spareIdleMs: 1_000,
};
const heap = { maxOldGenerationSizeMb: 256 };

/**
 * Reads files in processes that are ended when a file takes too long or too much memory. They start when they are needed. Processes, as a thread that runs out
 * of memory can take the server along.
 */
export function createDocumentReader({
  workerPath,
  timeoutMs = 10_000,
  concurrency = Math.max(2, Math.min(4, availableParallelism() - 1)),
  maxWaitMs = 4_000,
  onUnexpected = () => undefined,
  fairShare = 0,
}: DocumentReaderSettings): DocumentReader {
  const processes = createSupervisor<ReadingJob, ReadingResult>({
    start: () => startProcess(workerPath, [], heap),
    deadlineMs: timeoutMs,
    concurrency,
    maxWaitMs,
    ...bounds,
  });

  const ask = async (job: ReadingJob): Promise<ReadingResult> => {
    try {
      const result = await processes.ask(job);
      if (result.unexpected !== undefined) onUnexpected(result.unexpected);
      return result;
    } catch (error) {
      return { reading: unread(error, fairShare), unexpected: undefined };
    }
  };

  return {
    async read({ bytes, name }) {
      const { reading } = await ask({ wanted: 'document', bytes, name });
      return reading ?? tooComplex;
    },
    async pictures({ bytes, name }) {
      const { pictures } = await ask({ wanted: 'pictures', bytes, name });
      return pictures ?? [];
    },
    close: () => processes.close(),
  };
}

const tooComplex: Reading = { ok: false, failure: { code: 'FILE_TOO_COMPLEX' } };

/** A file that uses up its process's time or memory still gets an answer; one that no process started on, or that got less than its share, doesn't. */
function unread(error: unknown, fairShare: number): Reading {
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

import { availableParallelism } from 'node:os';
import type { DocumentReader } from './port.ts';
import { startProcess } from '#server/supervision/channel.ts';
import { createSupervisor } from '#server/supervision/supervisor.ts';
import type { Reading } from '#documents/reading/read-document.ts';
import type { ScanRecognizer } from './scan-recognizer.ts';
import { tooComplex, unread } from './unread.ts';

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
  /** Who recognizes the text in pictures; without one, scans have no text. */
  scans?: ScanRecognizer;
  /** How long one file may be read. */
  timeoutMs?: number;
  /** How many files are read at the same time. */
  concurrency?: number;
  /** How long a file waits for its turn before `ReaderBusyError`. */
  maxWaitMs?: number;
  /** Called with errors that are the reader's own fault. */
  onUnexpected?: (kindAndFrames: string) => void;
  /**
   * The share of a processor below which a file that wasn't read in time is not to blame, as the machine had other work: it is answered by
   * `ReaderBusyError`. Zero, the default, always blames the file.
   */
  fairShare?: number;
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
  scans,
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
    async read({ bytes, name }, scanning) {
      const { reading } = await ask({ wanted: 'document', bytes, name });
      const { scan, ...read } = reading ?? tooComplex;
      return scan && scans && scanning ? scans.recognize(bytes, scan, scanning) : read;
    },
    async pictures({ bytes, name }) {
      const { pictures } = await ask({ wanted: 'pictures', bytes, name });
      return pictures ?? [];
    },
    close: async () => {
      await Promise.all([processes.close(), scans?.close()]);
    },
  };
}

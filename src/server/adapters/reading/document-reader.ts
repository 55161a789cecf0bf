import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { AppError } from '#server/app-error.ts';
import type { DocumentReader } from '#server/ports.ts';
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
  /** What the thread holds on to, in bytes: its heap and the memory of its PDF module. */
  memoryBytes: number;
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

/** Waiting and reading together, so that every answer comes within 12 s. */
const answerWithinMs = 11_500;
const maxWaiting = 200;

/** A worker that holds on to more, or has read so many files, is replaced: memory of a WASM module never shrinks. */
const maxKeptBytes = 72 * 1024 * 1024;
const maxReads = 200;
/** The last worker without work is ended after this time and others sooner, so that a quiet server is a small one. */
const idleMs = 10_000;
const spareIdleMs = 1_000;
const heap = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, codeRangeSizeMb: 64 };

interface Waiting {
  job: ReadingJob;
  since: number;
  timer: NodeJS.Timeout;
  limitMs: number;
  resolve(result: ReadingResult): void;
  reject(error: ReaderBusyError): void;
}

interface Kept {
  worker: Worker;
  reads: number;
  idleTimer?: NodeJS.Timeout | undefined;
}

/** Reads files in threads that are ended when a file takes too long or too much memory. Threads start when they are needed. */
export function createDocumentReader({
  workerPath,
  timeoutMs = 10_000,
  concurrency = Math.max(1, Math.min(4, availableParallelism() - 1)),
  maxWaitMs = 4_000,
  onUnexpected = () => undefined,
}: DocumentReaderSettings): DocumentReader {
  const idle: Kept[] = [];
  const running = new Set<Worker>();
  const waiting: Waiting[] = [];
  let closed = false;

  const start = async (item: Waiting): Promise<void> => {
    const kept = idle.pop() ?? { worker: new Worker(workerPath, { resourceLimits: heap, env: {} }), reads: 0 };
    clearTimeout(kept.idleTimer);
    kept.worker.ref();
    running.add(kept.worker);
    const limit = Math.min(item.limitMs, answerWithinMs - (performance.now() - item.since));
    const result = await answerOf(kept.worker, item.job, limit);
    running.delete(kept.worker);
    if (result.unexpected !== undefined) onUnexpected(result.unexpected);
    await release(kept, result.memoryBytes);
    item.resolve(result);
    next();
  };

  /** Keeps the worker for the next file, or ends it when it is spent. */
  const release = async (kept: Kept, memoryBytes: number): Promise<void> => {
    kept.reads++;
    if (closed || memoryBytes > maxKeptBytes || kept.reads >= maxReads) {
      await kept.worker.terminate();
      return;
    }
    kept.worker.unref();
    idle.push(kept);
    kept.idleTimer = setTimeout(
      () => {
        idle.splice(idle.indexOf(kept), 1);
        void kept.worker.terminate();
      },
      idle.length > 1 ? spareIdleMs : idleMs,
    ).unref();
  };

  const next = (): void => {
    if (running.size >= concurrency) return;
    const first = waiting.shift();
    if (!first) return;
    clearTimeout(first.timer);
    void start(first);
  };

  /** Hands the file to a worker as soon as one is free. */
  const ask = ({ bytes, ...asked }: ReadingJob, limitMs: number): Promise<ReadingResult> =>
    new Promise((resolve, reject) => {
      if (closed || waiting.length >= maxWaiting) {
        reject(new ReaderBusyError());
        return;
      }
      // A copy, because handing it over takes it away from the caller.
      const job = { ...asked, bytes: Uint8Array.from(bytes) };
      const item: Waiting = {
        job,
        limitMs,
        since: performance.now(),
        resolve,
        reject,
        timer: setTimeout(() => giveUp(item), maxWaitMs),
      };
      waiting.push(item);
      next();
    });

  return {
    async read({ bytes, name }) {
      const { reading } = await ask({ wanted: 'document', bytes, name }, timeoutMs);
      return reading ?? tooComplex;
    },
    async pictures({ bytes, name }) {
      try {
        const { pictures } = await ask({ wanted: 'pictures', bytes, name }, Math.min(timeoutMs, paintingMs));
        return pictures ?? [];
      } catch (error) {
        if (error instanceof ReaderBusyError) return [];
        throw error;
      }
    },
    close: async () => {
      closed = true;
      for (const item of waiting.splice(0)) refuse(item);
      for (const kept of idle) clearTimeout(kept.idleTimer);
      await Promise.all([...idle.map(({ worker }) => worker), ...running].map((worker) => worker.terminate()));
      idle.length = 0;
    },
  };

  function giveUp(item: Waiting): void {
    waiting.splice(waiting.indexOf(item), 1);
    refuse(item);
  }
}

function refuse(item: Waiting): void {
  clearTimeout(item.timer);
  item.reject(new ReaderBusyError());
}

const tooComplex: Reading = { ok: false, failure: { code: 'FILE_TOO_COMPLEX' } };

/** Infinite memory: a worker that died or had to be ended is not kept. */
const failed = (code: 'FILE_TOO_SLOW' | 'FILE_TOO_COMPLEX'): ReadingResult => ({
  reading: { ok: false, failure: { code } },
  memoryBytes: Infinity,
  unexpected: undefined,
});

/** One file's answer; a worker that runs out of time or memory answers with a failure. */
function answerOf(worker: Worker, job: ReadingJob, limitMs: number): Promise<ReadingResult> {
  return new Promise((resolve) => {
    const settle = (result: ReadingResult) => {
      clearTimeout(timer);
      worker.off('message', settle);
      worker.off('error', onDeath);
      worker.off('exit', onDeath);
      // An error after the answer is of a worker that is being ended.
      worker.on('error', ignore);
      resolve(result);
    };
    const onDeath = () => settle(failed('FILE_TOO_COMPLEX'));
    const timer = setTimeout(() => settle(failed('FILE_TOO_SLOW')), limitMs);
    worker.off('error', ignore);
    worker.on('message', settle);
    worker.on('error', onDeath);
    worker.on('exit', onDeath);
    worker.postMessage(job, [job.bytes.buffer as ArrayBuffer]);
  });
}

const ignore = (): void => undefined;

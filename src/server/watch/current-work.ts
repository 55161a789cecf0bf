import { AsyncLocalStorage } from 'node:async_hooks';

/** The work in progress: a request or a job. */
export interface Work {
  requestId?: string | undefined;
  jobId?: string | undefined;
  /** Its span, the parent of the spans of whatever it starts (W3C Trace Context). */
  traceparent?: string | undefined;
  /** The process is starting, which may make or change tables: its statements take as long as they take. */
  isStart?: boolean;
}

/**
 * What the code that runs right now is working on, without it being handed from function to function. Nothing is decided by it but what the log says
 * and names, and spans.
 */
export interface CurrentWork {
  get(): Work | undefined;
  run<T>(work: Work, doing: () => T): T;
  /** The process starts: whatever is worked on until that is over waits for it. */
  start<T>(doing: () => Promise<T>): Promise<T>;
}

export function createCurrentWork(): CurrentWork {
  const storage = new AsyncLocalStorage<Work>();
  let isStart = false;
  return {
    get: () => (isStart ? { ...storage.getStore(), isStart } : storage.getStore()),
    run: (work, doing) => storage.run(work, doing),
    async start(doing) {
      isStart = true;
      try {
        return await doing();
      } finally {
        isStart = false;
      }
    },
  };
}

import type { Channel } from './channel.ts';
import { superviseWorker, type SupervisedWorker } from './supervised-worker.ts';
import { Unanswered } from './unanswered.ts';

export interface SupervisorSettings {
  /** Starts a worker; called when there is work and none is free. */
  start(): Channel;
  /** The maximum time for one request, in milliseconds, including the start of a worker. */
  deadlineMs: number;
  /** How long an idle worker is kept, in milliseconds: ending it frees its memory. */
  idleMs: number;
  /** The same for an idle worker that is not the only one; defaults to the above. */
  spareIdleMs?: number;
  /** How many idle workers are started before they are needed, while more may work, and kept: nobody waits for one to start. */
  keptReady?: number;
  /** How many work at the same time; defaults to one. */
  concurrency?: number;
  /** How many requests may wait; more are refused. */
  maxWaiting: number;
  /** How long a request may wait for its turn, in milliseconds. */
  maxWaitMs?: number;
  /** Waiting and work together, in milliseconds. */
  answerWithinMs?: number;
  /** A worker that was given this many requests is replaced. */
  recycleAfter?: number;
  /** So is one that reports using more than this many bytes. */
  maxMemoryBytes?: number;
  /** Whether a request is retried once on a new worker if its worker died: earlier requests may have caused the death. */
  retryAfterCrash?: boolean;
}

export interface Supervisor<Request, Answer> {
  /**
   * Throws `Unanswered`, or what the worker threw. Requests with a lower `rank` (default 0) go first; `onProgress` hears the worker's progress, from the start
   * again if the request is retried.
   */
  ask(
    request: Request,
    options?: { rank?: number; onProgress?: ((progress: unknown) => void) | undefined },
  ): Promise<Answer>;
  /** Ends every worker, whatever it is doing; waiting and later requests are refused. */
  close(): Promise<void>;
}

interface Job<Request, Answer> {
  request: Request;
  rank: number;
  onProgress: ((progress: unknown) => void) | undefined;
  since: number;
  /** Set while its wait is limited. */
  timer?: NodeJS.Timeout | undefined;
  crashes: number;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** Manages workers that do one thing at a time and may hang, crash or grow. They are started when they are needed. */
export function createSupervisor<Request, Answer>(settings: SupervisorSettings): Supervisor<Request, Answer> {
  type Worker = SupervisedWorker<Request, Answer>;
  const { start, concurrency = 1, keptReady = 0, answerWithinMs = Infinity, retryAfterCrash = false } = settings;
  const { recycleAfter = Infinity, maxMemoryBytes = Infinity, idleMs, spareIdleMs = idleMs } = settings;
  const waiting: Job<Request, Answer>[] = [];
  /** With the timer that will end them; the one used last comes last. */
  const idle = new Map<Worker, NodeJS.Timeout>();
  const busy = new Set<Worker>();
  let closed = false;

  const startWorker = (): Worker => {
    const worker = superviseWorker<Request, Answer>(start());
    void worker.channel.ended.then(() => stopIdling(worker));
    return worker;
  };

  const stopIdling = (worker: Worker): void => {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  };

  const letIdle = (worker: Worker): void => {
    busy.delete(worker);
    worker.channel.hold(false);
    const ms = idle.size > 0 ? spareIdleMs : idleMs;
    const endIdle = () => {
      if (idle.size <= keptReady) return;
      stopIdling(worker);
      void worker.channel.end();
    };
    idle.set(worker, setTimeout(endIdle, ms).unref());
  };

  const takeWorker = (): Worker => {
    const worker = [...idle.keys()].at(-1) ?? startWorker();
    stopIdling(worker);
    worker.channel.hold(true);
    busy.add(worker);
    makeReady();
    return worker;
  };

  const makeReady = (): void => {
    while (idle.size < keptReady && idle.size + busy.size < concurrency) letIdle(startWorker());
  };

  /** Passes the result of the job on; returns whether the worker can take another. */
  const outcome = async (worker: Worker, job: Job<Request, Answer>): Promise<{ settle(): void; good: boolean }> => {
    try {
      const limitMs = Math.min(settings.deadlineMs, answerWithinMs - (performance.now() - job.since));
      const answered = await worker.ask(job.request, limitMs, job.onProgress);
      return {
        settle: () => ('error' in answered ? job.reject(answered.error) : job.resolve(answered.answer)),
        good: worker.asked() < recycleAfter && (answered.memoryBytes ?? 0) <= maxMemoryBytes,
      };
    } catch (error) {
      if (!(error instanceof Unanswered)) return { settle: () => job.reject(error), good: true };
      if (closed) return { settle: () => job.reject(new Unanswered('closed', { cause: error })), good: false };
      const again = error.reason === 'crashed' && retryAfterCrash && job.crashes++ === 0;
      return { settle: () => void (again ? waiting.unshift(job) : job.reject(error)), good: false };
    }
  };

  const work = async (job: Job<Request, Answer>): Promise<void> => {
    clearTimeout(job.timer);
    const worker = takeWorker();
    const { settle, good } = await outcome(worker, job);
    if (good && !closed) {
      // Free before the answer is passed on: a caller that asks again at once needs no second worker.
      letIdle(worker);
      settle();
    } else {
      settle();
      await worker.channel.end();
      // Its place is freed only now, so that there are never more workers than allowed.
      busy.delete(worker);
    }
    next();
  };

  const next = (): void => {
    while (busy.size < concurrency) {
      const job = waiting.shift();
      if (!job) return;
      work(job).catch(job.reject);
    }
  };

  makeReady();

  return {
    ask: (request, { rank = 0, onProgress } = {}) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Unanswered('closed'));
        if (busy.size >= concurrency && waiting.length >= settings.maxWaiting) return reject(new Unanswered('busy'));
        const job: Job<Request, Answer> = {
          request,
          rank,
          onProgress,
          since: performance.now(),
          crashes: 0,
          resolve,
          reject,
        };
        const maxWaitMs = Math.min(settings.maxWaitMs ?? Infinity, answerWithinMs);
        const giveUp = () => {
          waiting.splice(waiting.indexOf(job), 1);
          reject(new Unanswered('busy'));
        };
        if (maxWaitMs < Infinity) job.timer = setTimeout(giveUp, maxWaitMs);
        const place = waiting.findIndex((other) => other.rank > rank);
        waiting.splice(place < 0 ? waiting.length : place, 0, job);
        next();
      }),
    async close() {
      closed = true;
      for (const job of waiting.splice(0)) {
        clearTimeout(job.timer);
        job.reject(new Unanswered('closed'));
      }
      const workers = [...idle.keys(), ...busy];
      for (const worker of idle.keys()) stopIdling(worker);
      await Promise.all(workers.map(({ channel }) => channel.end()));
    },
  };
}

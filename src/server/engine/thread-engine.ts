import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import { EngineBusy, type Engine, type EngineTasks, type TaskName } from './tasks.ts';

export interface ThreadEngineOptions {
  /** The built thread: `build/workers/engine.js`. */
  workerPath: string;
  /** The longest that what a person waits for may take, in milliseconds, waiting included. */
  interactiveLimit?: number;
  /** How many threads do what a person waits for. */
  interactiveThreads?: number;
  /** The longest that a tailoring may take, in milliseconds. */
  tailoringLimit?: number;
}

/** A thread that needs more memory than this is ended, and its task with it; the server lives on. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

/** Whether an error says that the time was up, the queue full, or the thread ended by its memory limit. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' ||
    error.name === 'TimeoutError' ||
    /queue/i.test(error.message) ||
    ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));

/**
 * The engine in threads: what a person waits for in one pool, tailoring in another, so that neither holds up the other or
 * the requests. A thread that takes too long is killed and replaced.
 */
export function createThreadEngine(options: ThreadEngineOptions): Engine {
  const { workerPath, interactiveLimit = 10_000, interactiveThreads = 2, tailoringLimit = 60_000 } = options;
  const tailorings = Math.min(4, Math.max(1, availableParallelism() - 1));
  const settings = { filename: pathToFileURL(workerPath).href, resourceLimits, idleTimeout: 60_000 };
  const interactive = new Piscina({ ...settings, minThreads: 1, maxThreads: interactiveThreads, maxQueue: 200 });
  const tailoring = new Piscina({ ...settings, minThreads: 0, maxThreads: tailorings, maxQueue: 16 });
  return {
    tailorings,
    async run<Name extends TaskName>(task: Name, input: Parameters<EngineTasks[Name]>[0]) {
      const [pool, limit] = task === 'tailor' ? [tailoring, tailoringLimit] : [interactive, interactiveLimit];
      try {
        return (await pool.run({ task, input }, { signal: AbortSignal.timeout(limit) })) as ReturnType<
          EngineTasks[Name]
        >;
      } catch (error) {
        throw isBusy(error) ? new EngineBusy(`${task} took too long`, { cause: error }) : error;
      }
    },
    async close() {
      await Promise.all([interactive.destroy(), tailoring.destroy()]);
    },
  };
}

import { availableParallelism } from 'node:os';
import type { OnProgress } from '#domain/tailoring/tailoring-progress.ts';
import { startThread } from '../supervision/channel.ts';
import { createSupervisor } from '../supervision/supervisor.ts';
import { Unanswered } from '../supervision/unanswered.ts';
import type { EngineRequest } from './engine-worker.ts';
import { EngineBusy, type Engine, type EngineTasks, type TaskName } from './tasks.ts';

export interface ThreadEngineOptions {
  /** The built thread: `build/workers/engine.js`. */
  workerPath: string;
  /** The maximum time for tasks that a person waits for, in milliseconds, waiting included. */
  interactiveLimit?: number;
  /** How many threads run tasks that a person waits for. */
  interactiveThreads?: number;
  /** The maximum time for a tailoring, in milliseconds, waiting included. */
  tailoringLimit?: number;
}

/** A thread that needs more memory than this is ended, and its task with it; the server keeps running. */
const heap = { maxOldGenerationSizeMb: 512 };
const idleMs = 60_000;

/** What the queue's jobs ask for: it may take long, and nobody's request waits for it. */
const jobTasks: ReadonlySet<TaskName> = new Set(['tailor', 'writeBriefs', 'prepareInterview', 'enhanceProfile']);

/** Whether an error means that the time was up, the queue full, or the thread ended by its memory limit. */
const isBusy = (error: unknown): error is Unanswered =>
  error instanceof Unanswered &&
  (error.reason !== 'crashed' ||
    (error.cause instanceof Error && 'code' in error.cause && error.cause.code === 'ERR_WORKER_OUT_OF_MEMORY'));

/**
 * The engine in threads: some for tasks that a person waits for, others for tailoring, so that neither delays the other or the requests. A thread that takes
 * too long is killed and replaced.
 */
export function createThreadEngine(options: ThreadEngineOptions): Engine {
  const {
    workerPath,
    interactiveLimit = 10_000,
    interactiveThreads = Math.min(8, Math.max(2, availableParallelism())),
    tailoringLimit = 60_000,
  } = options;
  const tailorings = Math.min(4, Math.max(1, availableParallelism() - 1));
  const threads = (limitMs: number, more: { concurrency: number; maxWaiting: number; keptReady?: number }) =>
    createSupervisor<EngineRequest, unknown>({
      start: () => startThread(workerPath, heap),
      deadlineMs: limitMs,
      answerWithinMs: limitMs,
      idleMs,
      ...more,
    });
  const interactive = threads(interactiveLimit, {
    // Reading a file takes no place away from other requests.
    concurrency: interactiveThreads + 1,
    maxWaiting: 200,
    keptReady: 1,
  });
  const tailoring = threads(tailoringLimit, { concurrency: tailorings, maxWaiting: 16 });
  const limitOf = (task: TaskName): number => (jobTasks.has(task) ? tailoringLimit : interactiveLimit);
  return {
    interactive: interactiveThreads,
    tailorings,
    async run<Name extends TaskName>(task: Name, input: Parameters<EngineTasks[Name]>[0], onProgress?: OnProgress) {
      try {
        return (await (jobTasks.has(task) ? tailoring : interactive).ask(
          { task, input },
          { onProgress: onProgress as ((progress: unknown) => void) | undefined },
        )) as ReturnType<EngineTasks[Name]>;
      } catch (error) {
        if (!isBusy(error)) throw error;
        const isOwnFault =
          error.reason === 'crashed' || (error.reason === 'late' && (error.workedMs ?? 0) >= limitOf(task) / 2);
        throw new EngineBusy(`${task} took too long`, { cause: error, isOwnFault });
      }
    },
    async close() {
      await Promise.all([interactive.close(), tailoring.close()]);
    },
  };
}

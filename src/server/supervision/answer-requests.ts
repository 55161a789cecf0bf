import { parentPort } from 'node:worker_threads';

/** A supervisor's request. The number links the answer to it. */
export interface WorkerRequest<Request> {
  id: number;
  request: Request;
}

/** Progress that a worker reports on its current request. */
export interface Progress {
  id: number;
  progress: unknown;
}

/** A worker's answer. */
export type Answered<Answer> = {
  id: number;
  /** The memory that the worker uses, in bytes. */
  memoryBytes?: number;
} & ({ answer: Answer } | { error: unknown });

/**
 * The worker's side: answers each request of the supervisor that started this thread or process with the result of `answer`, which may tell of its progress
 * until then.
 */
export function answerRequests(
  answer: (request: never, tell: (progress: unknown) => void) => unknown,
  memoryBytes?: () => number,
): void {
  const port = parentPort;
  const send = (answered: Answered<unknown> | Progress) => {
    if (port) port.postMessage(answered, []);
    else process.send?.(answered);
  };
  const receive = async ({ id, request }: WorkerRequest<never>): Promise<void> => {
    let outcome: { answer: unknown } | { error: unknown };
    try {
      outcome = { answer: await answer(request, (progress) => send({ id, progress })) };
    } catch (error) {
      outcome = { error };
    }
    send({ id, ...(memoryBytes && { memoryBytes: memoryBytes() }), ...outcome });
  };
  if (port) port.on('message', (asked: WorkerRequest<never>) => void receive(asked));
  else {
    // Returns to the event loop between requests: native memory is only freed then.
    process.on('message', (asked: WorkerRequest<never>) => setImmediate(() => void receive(asked)));
    // Without its parent it has nothing to do.
    process.on('disconnect', () => process.exit(0));
  }
}

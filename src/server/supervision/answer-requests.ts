import { parentPort } from 'node:worker_threads';

/** What a supervisor sends. The number ties the answer to it. */
export interface Asked<Request> {
  id: number;
  request: Request;
}

/** What a worker sends back. */
export type Answered<Answer> = {
  id: number;
  /** What the worker holds on to, in bytes. */
  memoryBytes?: number;
} & ({ answer: Answer } | { error: unknown });

/** A worker's own side: answers each request of the supervisor that started this thread or process with what `answer` makes of it. */
export function answerRequests(answer: (request: never) => unknown, memoryBytes?: () => number): void {
  const port = parentPort;
  const send = (answered: Answered<unknown>) => {
    if (port) port.postMessage(answered, []);
    else process.send?.(answered);
  };
  const receive = async ({ id, request }: Asked<never>): Promise<void> => {
    let outcome: { answer: unknown } | { error: unknown };
    try {
      outcome = { answer: await answer(request) };
    } catch (error) {
      outcome = { error };
    }
    send({ id, ...(memoryBytes && { memoryBytes: memoryBytes() }), ...outcome });
  };
  if (port) port.on('message', (asked: Asked<never>) => void receive(asked));
  else {
    // The event loop turns between requests: what native code holds is only freed then.
    process.on('message', (asked: Asked<never>) => setImmediate(() => void receive(asked)));
    // Without its parent it has nothing to do.
    process.on('disconnect', () => process.exit(0));
  }
}

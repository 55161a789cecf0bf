import type { Results } from '@electric-sql/pglite';
import type { Answered, Progress } from '../../supervision/answer-requests.ts';
import type { Channel } from '../../supervision/channel.ts';
import { EmbeddedDatabaseAway } from './database-away-error.ts';
import type { Failure, ThreadAnswer, ThreadRequest } from './thread-requests.ts';

interface Pending {
  limitMs: number;
  resolve(results: Results[]): void;
  reject(error: Error): void;
}

/** One thread with an open database. */
export interface DatabaseLine {
  /** Asks behind everything that was asked before. `limitMs` is how long the thread may work on it. Throws PostgreSQL's errors and `EmbeddedDatabaseAway`. */
  ask(request: ThreadRequest, limitMs: number, onProgress?: (progress: string) => void): Promise<Results[]>;
  /** Ends the thread, whatever it is doing. What was asked fails. */
  end(): Promise<void>;
}

const errorOf = ({ message, fields }: Failure): Error => Object.assign(new Error(message), fields);

/**
 * Asks a thread several things at once, which it does in order, and ends it when it takes too long for one of them. `onBroken` hears at once when it can't be
 * asked any more, with why and when it has ended completely.
 */
export function askInLine(channel: Channel, onBroken: (cause: unknown, ended: Promise<unknown>) => void): DatabaseLine {
  const pending = new Map<number, Pending>();
  const listening = new Map<number, (progress: string) => void>();
  let asked = 0;
  let timer: NodeJS.Timeout | undefined;
  let isBroken = false;

  const breakOff = (cause: unknown): void => {
    if (isBroken) return;
    isBroken = true;
    clearTimeout(timer);
    const lost = [...pending.values()];
    pending.clear();
    // Before the callers hear of it: their next requests go to another thread.
    onBroken(cause, channel.end());
    for (const { reject } of lost) reject(new EmbeddedDatabaseAway({ cause }));
  };

  /** Only the first one is being worked on: the others' time has not begun. */
  const watchFirst = (): void => {
    clearTimeout(timer);
    const [first] = pending.values();
    channel.hold(first !== undefined);
    if (!first) return;
    const late = () => breakOff(new Error(`A statement took longer than ${first.limitMs} ms.`));
    timer = setTimeout(late, first.limitMs);
  };

  channel.onMessage((message) => {
    const said = message as Answered<ThreadAnswer> | Progress;
    if ('progress' in said) return listening.get(said.id)?.(String(said.progress));
    const answered = pending.get(said.id);
    pending.delete(said.id);
    if (!answered) return;
    watchFirst();
    const answer: ThreadAnswer =
      'answer' in said ? said.answer : { failure: { message: String(said.error), fields: {}, fatal: true } };
    if ('results' in answer) return answered.resolve(answer.results);
    if (!answer.failure.fatal) return answered.reject(errorOf(answer.failure));
    const cause = errorOf(answer.failure);
    breakOff(cause);
    answered.reject(new EmbeddedDatabaseAway({ cause }));
  });
  void channel.ended.then((cause) => breakOff(cause ?? new Error('The thread of the database ended.')));

  return {
    ask: (request, limitMs, onProgress) =>
      new Promise((resolve, reject) => {
        if (isBroken) return reject(new EmbeddedDatabaseAway());
        const id = ++asked;
        // Throws where a value cannot be sent, before it is waited for.
        channel.send({ id, request });
        if (onProgress) listening.set(id, onProgress);
        pending.set(id, { limitMs, resolve, reject });
        if (pending.size === 1) watchFirst();
      }),
    async end() {
      breakOff(new Error('The database was closed.'));
      await channel.end();
    },
  };
}

import { AppError } from '../app-error.ts';
import { createRecentWork } from './recent-work.ts';

/** Whose work it is. */
export interface Asker {
  session: string | undefined;
  address: string;
}

export interface Task<T> extends Asker {
  /** Set where the input is so big that it will take long, whoever sent it. */
  big: boolean;
  /** `leave` gives its place to the next task before this one has ended, when the rest of it needs no processor of this kind of work. */
  work(leave: () => void): Promise<T>;
  /** Aborted when nobody waits for the answer any more. */
  gone?: AbortSignal;
}

export interface TurnSettings {
  /** How many tasks run at a time; one place is kept for quick ones. */
  running: number;
  /** How much of it one of them may have, and how much may wait beside. */
  perSession: { running: number; waiting: number };
  perAddress: { running: number; waiting: number };
  /** How much may wait at all. */
  waiting: number;
  /** How long a turn is waited for, in milliseconds; for ever where it is not said. */
  maxWaitMs?: number | undefined;
}

/** Work that takes a processor, done in turns: who has had the least of late goes first, and nobody holds all of it. */
export interface Turns {
  /** Throws TOO_MANY_REQUESTS where the session or the address has too much waiting, BUSY where everybody has. */
  take<T>(task: Task<T>): Promise<T>;
}

interface Waiting extends Asker {
  big: boolean;
  since: number;
  start(): void;
  refuse(error: AppError): void;
}

/** How long who has too much waiting is asked to wait, in seconds. */
const retrySeconds = 2;

const sessionOf = ({ session, address }: Asker): string => session ?? address;

export function createTurns(settings: TurnSettings, now: () => number = () => performance.now()): Turns {
  const waiting: Waiting[] = [];
  const running = new Set<Waiting>();
  const recent = createRecentWork(now);
  // By its size alone: how long a piece took before says as much of the machine as of who sent it.
  const isLong = ({ big }: Waiting): boolean => big;
  const count = (tasks: Iterable<Waiting>, same: (task: Waiting) => boolean) => [...tasks].filter(same).length;

  const mayStart = (task: Waiting): boolean =>
    count(running, ({ address }) => address === task.address) < settings.perAddress.running &&
    count(running, (other) => sessionOf(other) === sessionOf(task)) < settings.perSession.running &&
    (!isLong(task) || count(running, isLong) < Math.max(1, settings.running - 1));

  const addressWork = ({ address }: Waiting): number => recent.workOf(address);
  /** Less work of late first; of one address the sessions among themselves; then who came first. */
  const before = (a: Waiting, b: Waiting): number => {
    const workOf = a.address === b.address ? (task: Waiting) => recent.workOf(sessionOf(task)) : addressWork;
    // Of the same asker by the time alone: what lies back counts less with each look at it.
    const same = a.address === b.address && sessionOf(a) === sessionOf(b);
    return (same ? 0 : workOf(a) - workOf(b)) || a.since - b.since;
  };

  const next = (): void => {
    while (running.size < settings.running) {
      const [first] = waiting.filter(mayStart).toSorted(before);
      if (!first) return;
      waiting.splice(waiting.indexOf(first), 1);
      running.add(first);
      first.start();
    }
  };

  const run = async <T>(entry: Waiting, work: Task<T>['work']): Promise<T> => {
    const began = now();
    const leave = () => {
      if (!running.delete(entry)) return;
      const ms = now() - began;
      for (const key of new Set([entry.address, sessionOf(entry)])) recent.note(key, ms);
      next();
    };
    try {
      return await work(leave);
    } finally {
      leave();
    }
  };

  /** When the queue is full, whoever has the most tasks waiting loses their last one; the new task is refused if that one is it. */
  const makeRoom = (task: Asker, among: (other: Waiting) => boolean, most: number, refusal: AppError): void => {
    const there = waiting.filter(among);
    if (there.length < most) return;
    const ofSession = (session: string) => count(there, (other) => sessionOf(other) === session);
    const [greediest] = there.toSorted(
      (a, b) => ofSession(sessionOf(b)) - ofSession(sessionOf(a)) || b.since - a.since,
    );
    if (!greediest || ofSession(sessionOf(greediest)) <= ofSession(sessionOf(task)) + 1) throw refusal;
    greediest.refuse(refusal);
  };

  const admit = (task: Asker): void => {
    const tooMany = new AppError('TOO_MANY_REQUESTS', { seconds: retrySeconds });
    const own = count(waiting, (other) => sessionOf(other) === sessionOf(task));
    if (own >= settings.perSession.waiting) throw tooMany;
    makeRoom(task, ({ address }) => address === task.address, settings.perAddress.waiting, tooMany);
    makeRoom(task, () => true, settings.waiting, new AppError('BUSY', {}, { cause: 'Too much waits.' }));
  };

  return {
    take: ({ work, gone, ...task }) =>
      new Promise((resolve, reject) => {
        if (gone?.aborted) throw new AppError('BUSY', {}, { cause: 'Nobody waits any more.' });
        admit(task);
        const leave = (error: AppError): void => {
          const place = waiting.indexOf(entry);
          if (place < 0) return;
          waiting.splice(place, 1);
          settled();
          reject(error);
        };
        const leaveUnheard = () => leave(new AppError('BUSY', {}, { cause: 'No turn came.' }));
        const { maxWaitMs } = settings;
        const timer = maxWaitMs === undefined ? undefined : setTimeout(leaveUnheard, maxWaitMs);
        const settled = () => {
          clearTimeout(timer);
          gone?.removeEventListener('abort', leaveUnheard);
        };
        const entry: Waiting = {
          ...task,
          since: now(),
          refuse: leave,
          start: () => {
            settled();
            run(entry, work).then(resolve, reject);
          },
        };
        gone?.addEventListener('abort', leaveUnheard);
        waiting.push(entry);
        next();
      }),
  };
}

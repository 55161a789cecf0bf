import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../clock.ts';
import type { Queue } from '../../queue/queue.ts';
import type { DiskReserve } from './disk-reserve.ts';
import { hasAllMigrations, pingDatabase } from './store.ts';

/** Why a process is not to be sent requests now. */
export type Unready = 'stopping' | 'database' | 'migrations' | 'queue' | 'disk';

export interface Health {
  /** Throws BUSY where the database does not answer. */
  check(): Promise<void>;
  /** Why the process is not ready, in the order above; nothing where it is. */
  unready(): Promise<Unready[]>;
  /** From now on it is not. */
  stop(): void;
}

/** How long each part may take before it counts as away, in milliseconds. */
const patienceMs = 3_000;
/** An answer is passed on for so long: probes of many balancers cost one look. */
const keptMs = 1_000;

interface Deps {
  db: Database;
  queue: Pick<Queue, 'waiting'>;
  reserve: Pick<DiskReserve, 'isUsed'>;
  clock: Clock;
}

async function inTime<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), patienceMs);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

const isTrue = (asked: Promise<boolean>): Promise<boolean> => inTime(asked).catch(() => false);
const answers = (asked: Promise<unknown>): Promise<boolean> => isTrue(asked.then(() => true));

export function createHealth({ db, queue, reserve, clock }: Deps): Health {
  const state: { stopping: boolean; last?: { at: number; found: Promise<Unready[]> } } = { stopping: false };
  const look = async (): Promise<Unready[]> => {
    const hasRoom = isTrue(reserve.isUsed().then((used) => !used));
    if (!(await answers(pingDatabase(db)))) return ['database', ...((await hasRoom) ? [] : (['disk'] as const))];
    const parts: [Unready, Promise<boolean>][] = [
      ['migrations', isTrue(hasAllMigrations(db))],
      ['queue', answers(queue.waiting())],
      ['disk', hasRoom],
    ];
    const seen = await Promise.all(parts.map(async ([part, good]) => ({ part, good: await good })));
    return seen.flatMap(({ part, good }) => (good ? [] : [part]));
  };
  return {
    async check() {
      if (!(await answers(pingDatabase(db)))) throw new AppError('BUSY');
    },
    async unready() {
      const now = clock.now().getTime();
      // One of a later time than now was seen before the clock was set back.
      const isFresh = state.last !== undefined && state.last.at <= now && now - state.last.at < keptMs;
      if (!state.last || !isFresh) state.last = { at: now, found: look() };
      const found = await state.last.found;
      return state.stopping ? ['stopping', ...found] : found;
    },
    stop() {
      state.stopping = true;
    },
  };
}

import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { loggable, type Log } from '../../logging/log.ts';
import type { Owner } from '../../http/visit.ts';
import type { Enqueuer } from '../../queue/queue.ts';
import { keepFirst } from '../versions/store.ts';
import { optimizeJob } from './jobs.ts';
import type { Outcomes } from './outcomes.ts';
import { countUnfinished, lockOwned, saveInputs, type Inputs, type StoredOptimization } from './store.ts';

/** The new input of an optimization, and whether it changes the outcome. */
export interface Changed extends Partial<Inputs> {
  redo: boolean;
}

export interface Changing {
  /**
   * Changes the input of an optimization, and redoes it at once. Simultaneous changes run one after the other. Throws OPTIMIZATION_NOT_FOUND,
   * and what `changed` throws; then nothing has changed.
   */
  change(
    owner: Owner | undefined,
    id: string,
    changed: (stored: StoredOptimization, tx: Database) => Changed | Promise<Changed>,
  ): Promise<void>;
}

interface Deps {
  db: Database;
  queue: Enqueuer;
  outcomes: Outcomes;
  log: Log;
}

/** How long the queue leaves it to the request: then the process that answered it must have ended. */
const graceSeconds = 10;

export function createChanging({ db, queue, outcomes, log }: Deps): Changing {
  return {
    async change(owner, id, changed) {
      const redo = await db.transaction(async (tx) => {
        const stored = owner && (await lockOwned(tx, owner, id));
        if (!stored) throw new AppError('OPTIMIZATION_NOT_FOUND');
        const { redo: isChanged, ...inputs } = await changed(stored, tx);
        if (isChanged) await keepFirst(tx, stored);
        await saveInputs(tx, stored, inputs, isChanged);
        if (!isChanged) return false;
        const by = stored.userId === null ? { sessionId: stored.sessionId ?? '' } : { userId: stored.userId };
        const round = await countUnfinished(tx, by, id);
        await queue.enqueue(optimizeJob, { optimizationId: id, startedBy: {} }, tx, {
          round,
          afterSeconds: graceSeconds,
        });
        return true;
      });
      if (!redo) return;
      // What fails here is done by the queue.
      await outcomes
        .make(id)
        .catch((error: unknown) => log.warn({ error: loggable(error), optimizationId: id }, 'not made at once'));
    },
  };
}

import { isDatabaseAway } from '../db/database-away.ts';
import { EngineBusy } from '../engine/tasks.ts';

/**
 * Whether a job that failed with this error may succeed when the queue runs it again: the engine was busy or closing, or the database was
 * unreachable. If the engine itself can't do the job, it would only fail again.
 */
export const isWorthAnotherRun = (error: unknown): boolean =>
  (error instanceof EngineBusy && !error.isOwnFault) || isDatabaseAway(error);

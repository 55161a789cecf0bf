import { isDatabaseAway } from '../db/database-away.ts';
import { EngineBusy } from '../engine/tasks.ts';

/**
 * Whether a job that ended by this error may end otherwise when the queue runs it again: the engine had other work or was being closed, or the database was
 * away. What the engine cannot do would fail again.
 */
export const isWorthAnotherRun = (error: unknown): boolean =>
  (error instanceof EngineBusy && !error.isOwnFault) || isDatabaseAway(error);

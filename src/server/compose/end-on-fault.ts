import type { Log } from '../logging/log.ts';

/**
 * Ends the process on an uncaught error, with one line in the log. Node itself would print the error with everything attached to it: for a database
 * error, that's the values of the statement, which are people's resumes.
 */
export function endOnFault(log: Log): void {
  const end = (error: unknown) => {
    log.fatal({ err: error }, 'ended by a fault');
    process.exit(1);
  };
  process.once('uncaughtException', end);
  process.once('unhandledRejection', end);
}

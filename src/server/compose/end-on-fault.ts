import type { Log } from '../logging/log.ts';

/**
 * Ends the process on an error that nobody caught, with one line in the log. Node itself would print the error with all that belongs to it: of a database
 * error, the values of the statement, which are people's resumes.
 */
export function endOnFault(log: Log): void {
  const end = (error: unknown) => {
    log.fatal({ err: error }, 'ended by a fault');
    process.exit(1);
  };
  process.once('uncaughtException', end);
  process.once('unhandledRejection', end);
}

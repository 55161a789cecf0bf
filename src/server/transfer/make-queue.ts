import { databaseJobs } from '../compose/database-jobs.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openPostgres } from '../db/postgres.ts';
import type { Log } from '../logging/log.ts';
import { startQueue } from '../queue/queue.ts';

/** Makes the queue's tables where they are missing, as a start of the server does. */
export async function makeQueue({ db, driver }: Pick<OpenDatabase, 'db' | 'driver'>, log: Log): Promise<void> {
  await (await startQueue({ db, driver, jobs: databaseJobs, working: false, log })).stop();
}

export async function makeQueueAt(url: string, log: Log): Promise<void> {
  const database = await openPostgres(url);
  try {
    await makeQueue(database, log);
  } finally {
    await database.close();
  }
}

import { ConfigError } from '#server/settings/config-error.ts';
import { readConfig } from '#server/settings/config.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { FolderInUseError } from '#server/db/folder-lock.ts';
import { databaseJobs } from '#server/compose/database-jobs.ts';
import { createLog } from '#server/logging/log.ts';
import { startQueue } from '#server/queue/queue.ts';
import { runServer } from '#server/compose/run-server.ts';
import { noArguments } from '../arguments.ts';
import { BadInput } from '../bad-input.ts';
import type { Command } from '../command.ts';

const untilEnded = () => new Promise<0>(() => undefined);

/** `serve`: the server, as `npm start` runs it. */
export const serve: Command = async (args) => {
  noArguments(args);
  await runServer();
  return untilEnded();
};

/** `worker`: the queue's worker alone; needs DATABASE_URL. */
export const worker: Command = async (args) => {
  noArguments(args);
  await runServer({ override: { ROLE: 'worker' } });
  return untilEnded();
};

/** `migrate`: migrates the database. A running embedded server has done so when it started. */
export const migrate: Command = async (args, { notify }) => {
  noArguments(args);
  try {
    const config = readConfig();
    const database = await openDatabase(config);
    await database.migrate();
    const queue = await startQueue({
      db: database.db,
      driver: database.driver,
      jobs: databaseJobs,
      working: false,
      log: createLog(config, 'stderr'),
    });
    await queue.stop();
    await database.close();
    notify('The database is up to date.');
    return 0;
  } catch (error) {
    if (error instanceof ConfigError) throw new BadInput(error.message);
    if (!(error instanceof FolderInUseError)) throw error;
    notify('A server is running on this data folder, and brought its database up to date when it started.');
    return 0;
  }
};

import { join } from 'node:path';
import { readConfig } from '#server/settings/config.ts';
import { orDamaged } from '#server/db/embedded/damaged-database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { FolderInUseError } from '#server/db/folder-lock.ts';
import { createLog } from '#server/logging/log.ts';
import { runServer } from '#server/compose/run-server.ts';
import { makeQueue } from '#server/transfer/make-queue.ts';
import { noArguments } from '../arguments.ts';
import type { Command, ExitCode } from '../command.ts';
import { orBadInput } from '../transfer-refusals.ts';

const untilEnded = () => new Promise<0>(() => undefined);

/** `serve`: the server, as `npm start` runs it. */
export const serve: Command = async (args) => {
  noArguments(args);
  await runServer();
  return untilEnded();
};

/** `worker`: only the queue's worker; needs DATABASE_URL. */
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
    const update = async () => {
      await database.migrate();
      await makeQueue(database, createLog(config, 'stderr'));
    };
    await (config.databaseUrl === undefined ? orDamaged(join(config.dataDir, 'database'), update) : update());
    await database.close();
    notify('The database is up to date.');
    return 0;
  } catch (error) {
    if (!(error instanceof FolderInUseError)) return orBadInput<ExitCode>(() => Promise.reject(error));
    notify('A server is running on this data folder, and brought its database up to date when it started.');
    return 0;
  }
};

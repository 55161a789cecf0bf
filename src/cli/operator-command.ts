import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '#server/compose/start-server.ts';
import { readConfig, type Config } from '#server/settings/config.ts';
import { requireDatabase } from '#server/db/embedded/database-folder.ts';
import { FolderInUseError } from '#server/db/folder-lock.ts';
import { createLog, type Log } from '#server/logging/log.ts';
import type { OperatorAnswer, OperatorRequest } from '#server/operator/operator.ts';
import { askOperator, OperatorUnreachable } from '#server/operator/operator-socket.ts';
import { BadInput } from './bad-input.ts';
import type { Console } from './command.ts';
import { orBadInput } from './transfer-refusals.ts';

/** How often, a quarter of a second apart, a locked folder that does not answer is tried: its server is starting or ending. */
const tries = 40;

/**
 * Runs one command of the operator and prints its answer: through the server that has the embedded database open, or on the database itself where no server
 * does. Throws `BadInput` for what was refused. `linesOf` words the result for people, on standard error.
 */
export async function runOperatorCommand(
  request: OperatorRequest,
  { print, notify }: Console,
  linesOf: (result: unknown) => readonly string[] = () => [],
): Promise<0 | 1> {
  const answer = await orBadInput(() => {
    const config = readConfig();
    const log = createLog({ logLevel: 'warn' }, 'stderr');
    return hereOrByServer(config, request, () => answerHere(request, config, log));
  });
  if (answer.outcome === 'done') {
    print(answer.result);
    for (const line of linesOf(answer.result)) notify(line);
    return 0;
  }
  if (answer.outcome === 'refused') throw new BadInput(answer.sentence);
  notify(answer.sentence);
  return 1;
}

/** Does something on the embedded database where no server has it open, and has the server answer a request where one does. Throws `BadInput`. */
export async function hereOrByServer<T>(
  { dataDir }: Pick<Config, 'dataDir'>,
  request: OperatorRequest,
  here: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T | OperatorAnswer> {
  for (let left = tries; ; left--) {
    signal?.throwIfAborted();
    try {
      return await here();
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
    }
    try {
      return await askOperator(dataDir, request, signal);
    } catch (error) {
      if (!(error instanceof OperatorUnreachable)) throw error;
      if (!error.passing || left === 0) throw new BadInput(error.message);
    }
    await sleep(250);
  }
}

/** Throws `FolderInUseError` when a server has the database open. */
async function answerHere(request: OperatorRequest, config: Config, log: Log): Promise<OperatorAnswer> {
  if (config.databaseUrl === undefined) await requireDatabase(config.dataDir);
  const server = await startServer(config, log, { serving: false });
  try {
    return await server.operator.run(request);
  } finally {
    await server.close();
  }
}

import { ConfigError } from '#server/settings/config-error.ts';
import { DataFolderError } from '#server/data-folder.ts';
import { DamagedDatabaseError } from '#server/db/embedded/damaged-database.ts';
import { FolderInUseError } from '#server/db/folder-lock.ts';
import { TransferRefused } from '#server/db/transfer/transfer-refused.ts';
import { BadInput } from './bad-input.ts';

const refusals = [ConfigError, DamagedDatabaseError, DataFolderError, FolderInUseError, TransferRefused];

/** Runs what uses a whole database; what the operator can correct is bad input, in its own sentence. */
export async function orBadInput<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const isRefusal = refusals.some((kind) => error instanceof kind);
    if (isRefusal && error instanceof Error) throw new BadInput(error.message);
    throw error;
  }
}

import { ConfigError } from '#server/settings/config-error.ts';
import { DataFolderError } from '#server/data-folder.ts';
import { FolderInUseError } from '#server/db/folder-lock.ts';
import { TransferRefused } from '#server/db/transfer/transfer-refused.ts';
import { BadInput } from './bad-input.ts';
import type { ExitCode } from './command.ts';

/** Runs what moves whole databases; what the operator can correct is bad input, in its own sentence. */
export async function orBadInput(run: () => Promise<ExitCode>): Promise<ExitCode> {
  try {
    return await run();
  } catch (error) {
    const isRefusal = [ConfigError, DataFolderError, FolderInUseError, TransferRefused].some(
      (kind) => error instanceof kind,
    );
    if (isRefusal && error instanceof Error) throw new BadInput(error.message);
    throw error;
  }
}

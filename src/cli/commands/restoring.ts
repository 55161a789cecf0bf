import { resolve } from 'node:path';
import { readStorageConfig } from '#server/settings/config.ts';
import { defaultCopy } from '#server/default-copy.ts';
import { createLog } from '#server/logging/log.ts';
import { restore } from '#server/transfer/restore.ts';
import { onlyFile, readArguments } from '../arguments.ts';
import type { Command, ExitCode } from '../command.ts';
import { orBadInput } from '../transfer-refusals.ts';
import { untilInterrupted } from '../until-interrupted.ts';

/** `restore FILE`: a backup into DATA_DIR, or into the database at DATABASE_URL, where there is nothing yet. */
export const restoreBackup: Command = async (args, { print, notify }) => {
  const { restoring: words, transferring } = defaultCopy();
  const file = resolve(onlyFile(readArguments(args, {}), words.what));
  return untilInterrupted({ notify }, (signal) =>
    orBadInput<ExitCode>(async () => {
      const config = readStorageConfig();
      const restored = await restore({
        file,
        signal,
        config,
        log: createLog(config, 'stderr'),
        onTable: ({ table, rows }) => {
          if (rows > 0) notify(transferring.table(table, rows));
        },
      });
      print(restored);
      notify(words.all(restored.rows, restored.seconds, restored.madeAt));
      const next = Object.entries(restored.next);
      notify(next.length > 0 ? words.next(next) : words.nextAsNow);
      if (restored.secretDiffers) notify(words.secretDiffers);
      return 0;
    }),
  );
};

import { readStorageConfig } from '#server/settings/config.ts';
import { defaultCopy } from '#server/default-copy.ts';
import { createLog } from '#server/logging/log.ts';
import { moveToPostgres } from '#server/transfer/move-to-postgres.ts';
import { readArguments } from '../arguments.ts';
import { BadInput } from '../bad-input.ts';
import type { Command, ExitCode } from '../command.ts';
import { shell } from '../shell-words.ts';
import { orBadInput } from '../transfer-refusals.ts';
import { untilInterrupted } from '../until-interrupted.ts';

/** `move --to URL`: the embedded database to PostgreSQL. No server may be running on the data folder. */
export const move: Command = async (args, { print, notify }) => {
  const { moving: words, transferring } = defaultCopy();
  const { positionals, options } = readArguments(args, { options: ['to'] });
  if (positionals.length > 0) throw new BadInput(shell.noArguments(positionals));
  const { to } = options;
  if (!to) throw new BadInput(words.toMissing);
  if (!/^postgres(ql)?:\/\//.test(to) || !URL.canParse(to)) throw new BadInput(words.notPostgres);
  return untilInterrupted({ notify }, (signal) =>
    orBadInput<ExitCode>(async () => {
      // Whoever has named the new database in the settings already still moves the embedded one.
      const config = readStorageConfig();
      const moved = await moveToPostgres({
        signal,
        dataDir: config.dataDir,
        to,
        hasOwnSecret: config.sessionSecret !== undefined,
        log: createLog(config, 'stderr'),
        onTable: ({ table, rows }) => {
          if (rows > 0) notify(transferring.table(table, rows));
        },
      });
      print(moved);
      notify(words.all(moved.rows, moved.seconds));
      notify(words.next(moved.next.DATABASE_URL, moved.next.SESSION_SECRET));
      return 0;
    }),
  );
};

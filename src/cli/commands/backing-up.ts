import { resolve } from 'node:path';
import { readStorageConfig, type StorageConfig } from '#server/settings/config.ts';
import { FolderInUseError } from '#server/db/folder-lock.ts';
import { defaultCopy } from '#server/default-copy.ts';
import {
  backUpFolder,
  backUpServer,
  backUpSnapshot,
  refuseImpossible,
  refuseWithoutRoom,
  type BackedUp,
  type BackupAsked,
} from '#server/transfer/back-up.ts';
import { snapshotSchema } from '#server/transfer/snapshots.ts';
import { onlyFile, readArguments } from '../arguments.ts';
import { BadInput } from '../bad-input.ts';
import type { Command, ExitCode } from '../command.ts';
import { hereOrByServer } from '../operator-command.ts';
import { orBadInput } from '../transfer-refusals.ts';
import { untilInterrupted } from '../until-interrupted.ts';

/** `backup FILE [--force]`: all of the database into a file, whether or not a server runs on it. */
export const backup: Command = async (args, { print, notify }) => {
  const { backingUp: words, transferring } = defaultCopy();
  const given = readArguments(args, { flags: ['force'] });
  const file = { path: resolve(onlyFile(given, words.what)), force: given.flags.has('force') };
  return untilInterrupted({ notify }, (signal) =>
    orBadInput<ExitCode>(async () => {
      const asked: BackupAsked = {
        file,
        signal,
        onTable: ({ table, rows }) => {
          if (rows > 0) notify(transferring.table(table, rows));
        },
      };
      const config = readStorageConfig();
      const made = await (config.databaseUrl === undefined
        ? backUpEmbedded(config, asked)
        : backUpServer(config.databaseUrl, { ...asked, bucket: config.s3?.bucket ?? null }));
      if (typeof made === 'string') {
        notify(made);
        return 1;
      }
      print(made);
      notify(words.wrote(made.file, made.rows, made.seconds));
      notify(made.holdsSecret ? words.secretIn : words.secretOut);
      if (made.bucket !== null) notify(words.bucketOut(made.bucket));
      return 0;
    }),
  );
};

/** A server that has the database open takes a snapshot of it, from which this process reads. Answers with the server's sentence where it could not. */
async function backUpEmbedded(config: StorageConfig, asked: BackupAsked): Promise<BackedUp | string> {
  const { dataDir, sessionSecret, s3 } = config;
  await refuseImpossible(dataDir, asked);
  const here = { ...asked, usesKeptSecret: sessionSecret === undefined, bucket: s3?.bucket ?? null };
  const done = await hereOrByServer(
    config,
    { command: 'snapshot', payload: {} },
    async () => {
      try {
        return await backUpFolder(dataDir, here);
      } catch (error) {
        if (error instanceof FolderInUseError) await refuseWithoutRoom(dataDir, asked.file);
        throw error;
      }
    },
    asked.signal,
  );
  if (!('outcome' in done)) return done;
  if (done.outcome === 'done') return backUpSnapshot(dataDir, { ...asked, ...snapshotSchema.parse(done.result) });
  if (done.outcome === 'refused') throw new BadInput(done.sentence);
  return done.sentence;
}

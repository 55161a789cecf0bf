import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderDisk } from '../adapters/disk/folder-disk.ts';
import type { StorageConfig } from '../settings/config.ts';
import { guardDataFolder } from '../data-folder.ts';
import { openEmbeddedFolder } from '../db/embedded/open-embedded.ts';
import { restoringIn } from '../db/embedded/database-folder.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { askEmbedded, connectServer } from '../db/transfer/connections.ts';
import { loadRows, type LoadedTable } from '../db/transfer/load-rows.ts';
import { beginsWith, ownMigrations } from '../db/transfer/migrations.ts';
import { TransferRefused } from '../db/transfer/transfer-refused.ts';
import { defaultCopy } from '../default-copy.ts';
import type { Log } from '../logging/log.ts';
import { interruptible } from './interruptible.ts';
import { makeQueue, makeQueueAt } from './make-queue.ts';
import { withoutPassword } from './move-to-postgres.ts';
import { openBackup, type Backup } from './read-backup.ts';

export interface Restored {
  /** The folder, or the database without its password. */
  restoredTo: string;
  madeAt: string;
  tables: LoadedTable[];
  rows: number;
  seconds: number;
  /** Every row in the database has the content that it had when the backup was made. */
  verified: true;
  /** The settings that the next start needs. */
  next: { DATABASE_URL?: string; SESSION_SECRET?: string; S3_BUCKET?: string };
  /** Whether SESSION_SECRET is set to another than the backup's. */
  secretDiffers: boolean;
}

interface Asked {
  file: string;
  config: Pick<StorageConfig, 'dataDir' | 'databaseUrl' | 'sessionSecret'>;
  log: Log;
  /** Once it is aborted, what was begun is taken back and its reason thrown. */
  signal?: AbortSignal;
  onTable?: (loaded: LoadedTable) => void;
}

const words = () => defaultCopy().restoring;

/**
 * Restores a backup where there is nothing yet: into the data folder, or into the database at DATABASE_URL. The file is read to its end before anything is
 * made. Throws `TransferRefused`, `DataFolderError` and `FolderInUseError`, and leaves nothing behind then.
 */
export async function restore(asked: Asked): Promise<Restored> {
  const { file, config } = asked;
  const began = performance.now();
  const opened = await openBackup(file);
  const { header } = opened;
  const backup = { ...opened, source: interruptible(opened.source, asked.signal) };
  if (!beginsWith(ownMigrations(), header.migrations)) throw new TransferRefused(words().newer(file, header.version));
  const { databaseUrl: url } = config;
  const tables = await (url === undefined ? intoFolder(asked, backup) : intoServer(url, asked, backup));
  return {
    restoredTo: url === undefined ? config.dataDir : withoutPassword(url),
    madeAt: header.madeAt,
    tables,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    seconds: Math.round((performance.now() - began) / 100) / 10,
    verified: true,
    next: {
      ...(url !== undefined && { DATABASE_URL: withoutPassword(url) }),
      ...secretSetting(asked, backup),
      ...(header.bucket !== null && { S3_BUCKET: header.bucket }),
    },
    secretDiffers: config.sessionSecret !== undefined && isOther(config.sessionSecret, backup),
  };
}

const isOther = (secret: string, backup: Backup): boolean => backup.secret !== undefined && backup.secret !== secret;

/** An embedded server finds it in the data folder automatically. */
function secretSetting({ config }: Asked, { secret }: Backup): { SESSION_SECRET?: string } {
  const { transferring } = defaultCopy();
  if (secret === undefined) return { SESSION_SECRET: words().ownSecret };
  if (secret === config.sessionSecret) return { SESSION_SECRET: transferring.sameSecret };
  return config.databaseUrl === undefined
    ? {}
    : { SESSION_SECRET: transferring.secretFile(secretPath(config.dataDir)) };
}

async function intoFolder({ config: { dataDir }, log, onTable }: Asked, backup: Backup): Promise<LoadedTable[]> {
  await guardDataFolder(dataDir, { disk: folderDisk(dataDir), log });
  const lock = await lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'database');
    const found = await readdir(folder).catch(() => []);
    if (found.length > 0) throw new TransferRefused(words().databaseThere(dataDir));
    await refuseWithoutRoom(dataDir, backup);
    await readWhole(backup);
    await refuseOtherSecret(dataDir, backup);
    const part = restoringIn(dataDir);
    try {
      await rm(part, { recursive: true, force: true });
      const tables = await fillFolder(part, backup, { log, onTable });
      // Last, so that nothing but that folder is left by a process that is killed.
      return await keepingSecret(dataDir, backup, async () => {
        await rename(part, folder);
        return tables;
      });
    } catch (error) {
      await rm(part, { recursive: true, force: true });
      throw error;
    }
  } finally {
    await lock.release();
  }
}

async function fillFolder(
  folder: string,
  { source }: Backup,
  { log, onTable }: { log: Log; onTable: Asked['onTable'] },
): Promise<LoadedTable[]> {
  const database = await openEmbeddedFolder(folder);
  try {
    return await loadRows({
      target: askEmbedded(database),
      source,
      migrations: ownMigrations(),
      makeQueue: () => makeQueue(database, log),
      onTable,
    });
  } finally {
    await database.close();
  }
}

async function intoServer(url: string, { config, log, onTable }: Asked, backup: Backup): Promise<LoadedTable[]> {
  const { ask, close } = await connectServer(url);
  try {
    await readWhole(backup);
    const load = () =>
      loadRows({
        target: ask,
        source: backup.source,
        migrations: ownMigrations(),
        makeQueue: () => makeQueueAt(url, log),
        onTable,
      });
    if (backup.secret === undefined || backup.secret === config.sessionSecret) return await load();
    await guardDataFolder(config.dataDir, { disk: folderDisk(config.dataDir), log });
    return await keepingSecret(config.dataDir, backup, load);
  } finally {
    await close();
  }
}

/** To the end, where a file that was cut off or altered is known for one. */
async function readWhole({ source }: Backup): Promise<void> {
  for await (const _ of source.parts());
}

/** Until everything is loaded, all of it is in the write-ahead log as well. */
const whileLoading = 2.5;

async function refuseWithoutRoom(dataDir: string, { header }: Backup): Promise<void> {
  const needed = header.bytes * whileLoading;
  const free = await folderDisk(dataDir).freeBytes();
  if (free !== undefined && free < needed) throw new TransferRefused(words().noRoom(dataDir, needed, free));
}

const secretPath = (dataDir: string): string => join(dataDir, 'session-secret');

/** Whether the data folder has the backup's secret already. Throws `TransferRefused` where it has another. */
async function refuseOtherSecret(dataDir: string, { secret }: Pick<Backup, 'secret'>): Promise<boolean> {
  const path = secretPath(dataDir);
  const found = (await readFile(path, 'utf8').catch(() => '')).trim();
  if (secret !== undefined && found !== '' && found !== secret) throw new TransferRefused(words().otherSecret(path));
  return found === secret;
}

/** Puts the backup's secret into the data folder, and takes it away again where what follows fails. */
async function keepingSecret<T>(
  dataDir: string,
  { secret }: Pick<Backup, 'secret'>,
  run: () => Promise<T>,
): Promise<T> {
  if (secret === undefined || (await refuseOtherSecret(dataDir, { secret }))) return run();
  const path = secretPath(dataDir);
  await writeFile(path, secret, { mode: 0o600, flush: true });
  try {
    return await run();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

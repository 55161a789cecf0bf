import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { folderDisk } from '../adapters/disk/folder-disk.ts';
import { orDamaged } from '../db/embedded/damaged-database.ts';
import { holdsDatabase } from '../db/embedded/database-folder.ts';
import { openEmbedded, openEmbeddedFolder } from '../db/embedded/open-embedded.ts';
import { lockFolder } from '../db/folder-lock.ts';
import type { Ask } from '../db/transfer/catalog.ts';
import { askEmbedded, connectServer } from '../db/transfer/connections.ts';
import type { LoadedTable } from '../db/transfer/load-rows.ts';
import { readRows } from '../db/transfer/read-rows.ts';
import { TransferRefused } from '../db/transfer/transfer-refused.ts';
import { defaultCopy } from '../default-copy.ts';
import { projectVersion } from '../root.ts';
import type { BackupHeader } from './backup-format.ts';
import { interruptible } from './interruptible.ts';
import { removeLeftIn, type Snapshot } from './snapshots.ts';
import { refuseTakenPath, writeBackup, type BackupFile } from './write-backup.ts';

export interface BackedUp {
  file: string;
  bytes: number;
  from: BackupHeader['from'];
  madeAt: string;
  tables: LoadedTable[];
  rows: number;
  seconds: number;
  /** Every row in the file has the content that the database says it has. */
  verified: true;
  holdsSecret: boolean;
  /** The bucket with files that are not in the backup. */
  bucket: string | null;
}

export interface BackupAsked {
  file: BackupFile;
  /** Once it is aborted, what was begun is taken back and its reason thrown. */
  signal?: AbortSignal;
  onTable?: (written: LoadedTable) => void;
}

const words = () => defaultCopy().backingUp;
const megabyte = 1024 * 1024;

/** Refuses, before anybody is kept waiting, what could only fail. */
export async function refuseImpossible(dataDir: string, { file }: BackupAsked): Promise<void> {
  if (!(await holdsDatabase(join(dataDir, 'database')))) throw new TransferRefused(words().nothingToBackUp(dataDir));
  await refuseTakenPath(file);
}

/** Backs up a PostgreSQL database while others use it. Throws `TransferRefused`. */
export async function backUpServer(
  url: string,
  { bucket, ...asked }: BackupAsked & { bucket: string | null },
): Promise<BackedUp> {
  await refuseTakenPath(asked.file);
  const { ask, close } = await connectServer(url);
  try {
    return await backUp(ask, asked, { from: 'postgres', bucket, secret: undefined });
  } finally {
    await close();
  }
}

/** Backs up the embedded database of a folder that no server uses, and none can meanwhile. Throws `FolderInUseError` and `TransferRefused`. */
export async function backUpFolder(
  dataDir: string,
  { usesKeptSecret, bucket, ...asked }: BackupAsked & Omit<Snapshot, 'folder'>,
): Promise<BackedUp> {
  const embedded = await openEmbedded(dataDir);
  try {
    await removeLeftIn(dataDir);
    const secret = usesKeptSecret ? await keptSecret(dataDir) : undefined;
    const facts = { from: 'embedded', bucket, secret } as const;
    return await orDamaged(join(dataDir, 'database'), () => backUp(askEmbedded(embedded), asked, facts));
  } finally {
    await embedded.close();
  }
}

/** Backs up from a snapshot that a server has taken, and removes it. Throws `TransferRefused`. */
export async function backUpSnapshot(
  dataDir: string,
  { folder, usesKeptSecret, bucket, ...asked }: BackupAsked & Snapshot,
): Promise<BackedUp> {
  const lock = await lockFolder(folder);
  try {
    const embedded = await openEmbeddedFolder(folder);
    try {
      const secret = usesKeptSecret ? await keptSecret(dataDir) : undefined;
      const facts = { from: 'embedded', bucket, secret } as const;
      return await orDamaged(join(dataDir, 'database'), () => backUp(askEmbedded(embedded), asked, facts));
    } finally {
      await embedded.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
    await lock.release();
  }
}

async function backUp(
  ask: Ask,
  { file, signal, onTable }: BackupAsked,
  facts: { from: BackupHeader['from']; bucket: string | null; secret: string | undefined },
): Promise<BackedUp> {
  const began = performance.now();
  const madeAt = new Date().toISOString();
  const tables = await readRows(ask, (source) =>
    writeBackup({
      file,
      source: interruptible(source, signal),
      facts: { ...facts, version: projectVersion(), madeAt },
      onTable,
    }),
  );
  return {
    file: file.path,
    bytes: (await stat(file.path)).size,
    from: facts.from,
    madeAt,
    tables,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    seconds: Math.round((performance.now() - began) / 100) / 10,
    verified: true,
    holdsSecret: facts.secret !== undefined,
    bucket: facts.bucket,
  };
}

/** A database that no server has used yet has none. */
const keptSecret = async (dataDir: string): Promise<string | undefined> =>
  (await readFile(join(dataDir, 'session-secret'), 'utf8').catch(() => '')).trim() || undefined;

/** What a server's data folder needs beside a snapshot, to stay ready. */
const leftForServer = 256 * megabyte;
/** A file with what compresses least, pictures as hexadecimal digits, is hardly larger than the database. */
const largestFile = 1.2;

/** Refuses a snapshot and a file that the disks have no room for. */
export async function refuseWithoutRoom(dataDir: string, { path }: BackupFile): Promise<void> {
  const database = await bytesIn(join(dataDir, 'database'));
  const file = database * largestFile;
  const folder = dirname(path);
  const [ofData, ofFile] = await Promise.all([stat(dataDir), stat(folder).catch(() => undefined)]);
  const together = ofData.dev === ofFile?.dev;
  await refuseFull(dataDir, database + leftForServer + (together ? file : 0));
  if (ofFile && !together) await refuseFull(folder, file);
}

async function refuseFull(folder: string, needed: number): Promise<void> {
  const free = await folderDisk(folder).freeBytes();
  if (free !== undefined && free < needed) throw new TransferRefused(words().noRoom(folder, needed, free));
}

/** Rows deleted during this check don't count. */
async function bytesIn(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    bytes += await stat(join(entry.parentPath, entry.name)).then(
      ({ size }) => size,
      () => 0,
    );
  }
  return bytes;
}

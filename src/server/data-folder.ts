import { existsSync } from 'node:fs';
import { chmod, lstat, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { umask } from 'node:process';
import { defaultCopy } from './default-copy.ts';
import type { Log } from './logging/log.ts';
import type { Disk } from './adapters/disk/port.ts';

/** What the server keeps in the data folder; an operator may keep other things beside it, which are not ours to change. */
const kept = [
  'database',
  'database.part',
  'database.pid',
  'database.restoring',
  'incoming',
  'mail',
  'operator.sock',
  'session-secret',
  'snapshots',
];

/** With less room a start would fail halfway: an empty embedded database takes 40 MB. */
const leastToStart = 64 * 1024 * 1024;

/** Nothing can be kept in the data folder; the message is one sentence for the operator. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/** Anybody but the owner. */
const others = 0o077;
/** A folder that many share by design, such as /tmp. */
const sticky = 0o1000;

/**
 * Creates the data folder if it's missing, and makes it and everything in it accessible to its owner only, because it contains people's resumes. Whatever this
 * process writes from now on, including PGlite's files, is private from the start.
 */
export async function guardDataFolder(dataDir: string, { disk, log }: { disk: Disk; log: Log }): Promise<void> {
  umask(others);
  await tryWriting(dataDir).catch((error: unknown) => {
    throw sentenceOf(error, dataDir) ?? error;
  });
  // An existing database is opened with any room: what it has can be read and deleted.
  const isThere = existsSync(join(dataDir, 'database', 'PG_VERSION'));
  const free = isThere ? undefined : await disk.freeBytes().catch(() => undefined);
  if (free !== undefined && free < leastToStart) throw new DataFolderError(defaultCopy().starting.diskFull(dataDir));
  await closeKept(dataDir, log);
}

async function closeKept(dataDir: string, log: Log): Promise<void> {
  const { mode } = await lstat(dataDir);
  if ((mode & sticky) === 0) await closeToOthers(dataDir, log);
  for (const name of kept) await closeAll(join(dataDir, name), log);
}

/** What a start can only fail on later, and then with the words of a database. */
async function tryWriting(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const probe = join(dataDir, `write-test-${process.pid}`);
  try {
    await writeFile(probe, 'Foothold can write here.', { flush: true });
  } finally {
    await rm(probe, { force: true });
  }
}

function sentenceOf(error: unknown, dataDir: string): DataFolderError | undefined {
  const words = defaultCopy().starting;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (['ENOSPC', 'EDQUOT'].includes(code)) return new DataFolderError(words.diskFull(dataDir));
  if (['EROFS', 'EACCES', 'EPERM'].includes(code)) return new DataFolderError(words.readOnly(dataDir));
  if (['ENOTDIR', 'EEXIST', 'ENOENT', 'ENAMETOOLONG'].includes(code))
    return new DataFolderError(words.noFolder(dataDir));
  return undefined;
}

async function closeToOthers(path: string, log: Log): Promise<void> {
  const { mode } = await lstat(path);
  if ((mode & others) === 0) return;
  // A folder that is another user's: what lies in it is closed all the same.
  await chmod(path, mode & 0o7700).catch((error: unknown) =>
    log.warn({ err: error }, 'others may look into the data folder: it could not be closed to them'),
  );
}

/** What an earlier version left open. */
async function closeAll(path: string, log: Log): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  if (!found || found.isSymbolicLink()) return;
  await closeToOthers(path, log);
  if (found.isDirectory()) for (const name of await readableNames(path)) await closeAll(join(path, name), log);
}

const readableNames = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    const isForbidden = error instanceof Error && 'code' in error && error.code === 'EACCES';
    throw isForbidden ? new DataFolderError(defaultCopy().starting.noAccess(folder)) : error;
  });

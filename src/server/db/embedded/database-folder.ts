import { constants, existsSync } from 'node:fs';
import { access, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DataFolderError } from '../../data-folder.ts';
import { defaultCopy } from '../../default-copy.ts';
import { DamagedDatabaseError } from './damaged-database.ts';
import { contentsOf } from './folder-contents.ts';
import { lacksTransactions } from './transaction-status.ts';

const words = () => defaultCopy().starting;
const databaseIn = (dataDir: string): string => join(dataDir, 'database');

/** Where `foothold restore` fills a database, until all of it is there. */
export const restoringIn = (dataDir: string): string => join(dataDir, 'database.restoring');

const isForbidden = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['EACCES', 'EPERM'].includes(String(error.code));

/**
 * Whether a folder contains a database rather than nothing. Changes nothing. Throws `DamagedDatabaseError` if it has files without the one that makes them a
 * database, and `DataFolderError` if this user may not look.
 */
export async function holdsDatabase(folder: string): Promise<boolean> {
  const contents = await contentsOf(folder).catch(async (error: unknown) => {
    if (!isForbidden(error)) throw new DamagedDatabaseError(folder, { cause: error });
    throw new DataFolderError(words().noAccess((await mayEnter(dirname(folder))) ? folder : dirname(folder)));
  });
  if (contents === 'remains') throw new DamagedDatabaseError(folder);
  return contents === 'database';
}

/** Throws `DataFolderError` where a data folder has no database, `DamagedDatabaseError` where what it has is none any more. */
export async function requireDatabase(dataDir: string): Promise<void> {
  if (!(await holdsDatabase(databaseIn(dataDir)))) throw new DataFolderError(words().noDatabase(dataDir));
}

/** Refuses a database that could only be opened to lose what is in it. Throws `DataFolderError` and `DamagedDatabaseError`. */
export async function refuseUnsound(folder: string): Promise<void> {
  const closed = await firstClosed(folder);
  if (closed !== undefined) throw new DataFolderError(words().noAccess(closed));
  if (await lacksTransactions(folder)) throw new DamagedDatabaseError(folder);
}

/** What a data folder has only once there was a database: all of it is made after. */
const madeLater = ['session-secret', 'mail', 'snapshots'];

/** Refuses to begin with an empty database where there was another. Throws `DataFolderError`. */
export async function refuseUsed(dataDir: string): Promise<void> {
  const restoring = restoringIn(dataDir);
  if (existsSync(restoring)) throw new DataFolderError(words().unfinishedRestore(restoring));
  const names = await readdir(dataDir);
  const kept = madeLater.find((name) => names.includes(name));
  if (kept !== undefined) throw new DataFolderError(words().databaseGone(databaseIn(dataDir), join(dataDir, kept)));
}

const mayEnter = (folder: string): Promise<boolean> =>
  access(folder, constants.R_OK | constants.X_OK).then(
    () => true,
    () => false,
  );

/** The first path that this user may not read and write. */
async function firstClosed(path: string): Promise<string | undefined> {
  const entries = await readdir(path, { withFileTypes: true }).catch((error: unknown) => {
    if (isForbidden(error)) return undefined;
    throw error;
  });
  if (entries === undefined || (await isClosed(path, constants.W_OK | constants.X_OK))) return path;
  const found = await Promise.all(
    entries.map(async (entry) => {
      const within = join(path, entry.name);
      if (entry.isDirectory()) return firstClosed(within);
      return entry.isFile() && (await isClosed(within, constants.R_OK | constants.W_OK)) ? within : undefined;
    }),
  );
  return found.find((each) => each !== undefined);
}

const isClosed = (path: string, mode: number): Promise<boolean> => access(path, mode).then(() => false, isForbidden);

import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DataFolderError } from '../../data-folder.ts';
import { defaultCopy } from '../../default-copy.ts';

/** The database's folder can't be opened; the message says in one sentence what to do. */
export class DamagedDatabaseError extends Error {
  override readonly name = 'DamagedDatabaseError';

  constructor(folder: string, options?: ErrorOptions) {
    super(defaultCopy().starting.damagedDatabase(folder), options);
  }
}

/** A file of the write-ahead log and a little more: with less room, what can't be opened may be sound. */
const leastToOpen = 20 * 1024 * 1024;

/** Why a database's folder can't be opened: a full disk, or its files. */
export async function unopenable(folder: string, cause: unknown): Promise<Error> {
  const { bavail, bsize, blocks } = await statfs(dirname(folder));
  const isFull = blocks > 0 && bavail * bsize < leastToOpen;
  return isFull
    ? new DataFolderError(defaultCopy().starting.diskFull(folder))
    : new DamagedDatabaseError(folder, { cause });
}

/**
 * What PostgreSQL says of files that are damaged or missing: `data_corrupted`, `index_corrupted`, `undefined_file`, `internal_error`; and, of tables that are
 * to be made though they are there, that the list of migrations is gone.
 */
const damageCodes = ['XX001', 'XX002', '58P01', 'XX000', '42P07', '42710'];

function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && damageCodes.includes(String(error.code))) || isDamage(error.cause);
}

/** Does what a start does with the embedded database, and nobody's request. What fails for damaged files throws `DamagedDatabaseError`. */
export async function orDamaged<T>(folder: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw isDamage(error) ? await unopenable(folder, error) : error;
  }
}

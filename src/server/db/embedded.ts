import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { copyFolder } from './copy-folder.ts';
import type { OpenDatabase, WatchStatement } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { PrivateFiles } from './private-files.ts';
import { watchedPglite } from './watched-clients.ts';

/**
 * Opens the embedded database in `<dataDir>/database`, created when it does not exist. The folder is locked for this process first: PGlite has no lock of its
 * own, and two processes on one folder destroy its data. Throws `FolderInUseError`.
 */
export async function openEmbedded(dataDir: string, watch?: WatchStatement): Promise<OpenDatabase> {
  const folder = join(dataDir, 'database');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(dataDir);
  try {
    if (!existsSync(join(folder, 'PG_VERSION'))) await makeFolder(folder);
    const database = await openEmbeddedFolder(folder, watch);
    return {
      ...database,
      async close() {
        await database.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Opens a folder of a database that nobody else has open: nothing locks it. */
export async function openEmbeddedFolder(folder: string, watch?: WatchStatement): Promise<OpenDatabase> {
  const pglite = await PGlite.create({
    fs: new PrivateFiles(folder),
    startParams: [...PGlite.defaultStartParams, ...settings],
  });
  return fromPglite(pglite, watch, folder);
}

/**
 * 16 MB of shared buffers instead of 128 are a third less memory, and opened in a quarter of a second. A used file of the write-ahead log is deleted instead of
 * being used again: it would hold what was written there until it is overwritten.
 */
const settings = ['shared_buffers=16MB', 'wal_recycle=off', 'min_wal_size=32MB'].flatMap((each) => ['-c', each]);

/** What PostgreSQL's background processes would do, of which PGlite has none: without checkpoints the write-ahead log only grows. */
const reclaiming = ['VACUUM', 'CHECKPOINT'];

/**
 * Tables and indexes are written anew without what was deleted. Statistics hold samples of values, also of tables that are empty by now. The log of all this
 * goes to a file of its own, so that the checkpoint deletes those before it.
 */
const scrubbing = [
  'DELETE FROM pg_catalog.pg_statistic',
  'VACUUM FULL',
  'SELECT pg_switch_wal()',
  'CHECKPOINT',
  'ANALYZE',
];

/** Creates the folder completely or not at all: a process that dies during its first start leaves nothing that cannot be opened. */
async function makeFolder(folder: string): Promise<void> {
  const part = partOf(folder);
  await makeEmptyFolder(part);
  await rename(part, folder);
}

/** Where a folder is made until it is whole; what is found there was left by a process that died. */
export const partOf = (folder: string): string => `${folder}.part`;

/** Makes the folder of an empty database, in place of whatever is there. */
export async function makeEmptyFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const pglite = await PGlite.create({ fs: new PrivateFiles(folder) });
  await pglite.close();
}

/** The database of an open PGlite; without a folder it is in memory. */
export function fromPglite(pglite: PGlite, watch?: WatchStatement, folder?: string): OpenDatabase {
  const db = drizzle({ client: watch ? watchedPglite(pglite, watch) : pglite });
  return {
    db,
    driver: { kind: 'embedded', pglite, copyTo: (copy) => copyFiles(pglite, folder, copy) },
    migrate: () => migrate(db, { migrationsFolder: migrationsFolder() }),
    reclaim: () => runAll(pglite, reclaiming),
    scrub: () => runAll(pglite, scrubbing),
    close: () => pglite.close(),
  };
}

/**
 * Copies the files as they are between two transactions: a copy that is opened recovers like the folder of a killed process. Everything else waits meanwhile.
 */
async function copyFiles(pglite: PGlite, folder: string | undefined, copy: string): Promise<void> {
  if (folder === undefined) throw new Error('A database in memory has no files.');
  await pglite.transaction(async (tx) => {
    await tx.exec('CHECKPOINT');
    await copyFolder(folder, copy);
  });
}

/** One by one: none of these may run within a transaction. */
async function runAll(pglite: PGlite, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await pglite.exec(statement);
}

import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { DataFolderError } from '../../data-folder.ts';
import { projectRoot } from '../../root.ts';
import { startThread } from '../../supervision/channel.ts';
import type { Database, OpenDatabase, WatchStatement } from '../database.ts';
import { lockFolder } from '../folder-lock.ts';
import { migrationsFolder } from '../migrations-folder.ts';
import { watchedEmbedded } from '../watched-clients.ts';
import { DamagedDatabaseError, unopenable } from './damaged-database.ts';
import { holdsDatabase, refuseUnsound, refuseUsed } from './database-folder.ts';
import { superviseEmbedded, type EmbeddedClient, type Limits, type SupervisedClient } from './embedded-client.ts';

/** Called when a database was ended and reopened. */
export interface EmbeddedWatch {
  ended(cause: unknown): void;
  openedAgain(): void;
}

interface Opening {
  watch?: WatchStatement | undefined;
  supervision?: EmbeddedWatch | undefined;
  limits?: Partial<Limits>;
}

/** The memory of the thread's JavaScript: results on their way. The database's own is WebAssembly's, at most 2 GB. */
const resourceLimits = { maxOldGenerationSizeMb: 1024 };

/**
 * Opens the embedded database in `<dataDir>/database`, created when it does not exist. The folder is locked for this process first: PGlite has no lock of its
 * own, and two processes on one folder destroy its data. Throws `FolderInUseError`, `DataFolderError` and `DamagedDatabaseError`.
 */
export async function openEmbedded(dataDir: string, opening: Opening = {}): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(dataDir);
  const folder = join(dataDir, 'database');
  try {
    if (!(await holdsDatabase(folder))) await refuseUsed(dataDir);
    const database = await openEmbeddedFolder(folder, opening);
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

/** Opens a database's folder, created when it does not exist, without locking it: it must be nobody else's. Throws as above. */
export async function openEmbeddedFolder(folder: string, opening: Opening = {}): Promise<OpenDatabase> {
  const client = await openFolder(folder, opening);
  return { ...fromEmbedded(client, opening.watch), close: client.close };
}

/** Opens it in a thread. */
export async function openFolder(
  folder: string,
  { supervision, limits = {} }: Opening = {},
): Promise<SupervisedClient> {
  const worker = join(projectRoot(), 'build/workers/database.js');
  await access(worker);
  const start = () => startThread(worker, resourceLimits);
  try {
    if (await holdsDatabase(folder)) await refuseUnsound(folder);
    return await superviseEmbedded({ folder, start, limits, ...(supervision && { watch: supervision }) });
  } catch (error) {
    const isSaid = error instanceof DataFolderError || error instanceof DamagedDatabaseError;
    throw isSaid ? error : await unopenable(folder, error);
  }
}

/** What PostgreSQL's background processes would do, of which PGlite has none: without checkpoints the write-ahead log only grows. */
const reclaiming = ['VACUUM', 'CHECKPOINT'];

/**
 * Rewrites tables and indexes without deleted rows. Statistics hold samples of values, even of tables that are empty by now. The log of all this goes to a new
 * file, so that the checkpoint deletes the older ones.
 */
const scrubbing = [
  'DELETE FROM pg_catalog.pg_statistic',
  'VACUUM FULL',
  'SELECT pg_switch_wal()',
  'CHECKPOINT',
  'ANALYZE',
];

/** The beginning of every table and index, in milliseconds: files that are gone or overwritten are found by a start, and not by the first who needs them. */
const touchAll = `
  do $$ declare name regclass; begin
    for name in select oid from pg_class where relkind = 'r' and oid >= 16384 loop
      execute format('select from %s limit 1', name);
    end loop;
  end $$`;

/** Drizzle asks for no more of PGlite than this client has. */
const drizzleOf = (client: EmbeddedClient): Database => drizzle({ client: client as unknown as PGlite });

/** The database of a client. */
export function fromEmbedded(
  client: Omit<SupervisedClient, 'close'>,
  watch?: WatchStatement,
): Omit<OpenDatabase, 'close'> {
  const { patient, copyTo } = client;
  return {
    db: drizzleOf(watch ? watchedEmbedded(client, watch) : client),
    driver: { kind: 'embedded', client, patient, copyTo },
    async migrate() {
      await patient.exec(touchAll);
      await migrate(drizzle({ client: patient as unknown as PGlite }), { migrationsFolder: migrationsFolder() });
    },
    reclaim: () => runAll(patient, reclaiming),
    scrub: () => runAll(patient, scrubbing),
  };
}

/** One by one: none of these may run within a transaction. */
async function runAll(client: EmbeddedClient, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await client.exec(statement);
}

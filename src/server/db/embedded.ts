import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { PrivateFiles } from './private-files.ts';

/**
 * Opens the embedded database in `<dataDir>/database`, created when it does not exist. The folder is locked for this process first: PGlite has no lock of its
 * own, and two processes on one folder destroy its data. Throws `FolderInUseError`.
 */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const folder = join(dataDir, 'database');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(dataDir);
  try {
    if (!existsSync(join(folder, 'PG_VERSION'))) await makeFolder(folder);
    // 16 MB of shared buffers instead of 128: a third less memory, and opened in a quarter of a second.
    const pglite = await PGlite.create({
      fs: new PrivateFiles(folder),
      startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
    });
    return {
      ...fromPglite(pglite),
      async close() {
        await pglite.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Creates the folder completely or not at all: a process that dies during its first start leaves nothing that cannot be opened. */
async function makeFolder(folder: string): Promise<void> {
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  const pglite = await PGlite.create({ fs: new PrivateFiles(part) });
  await pglite.close();
  await rename(part, folder);
}

/** The database of an open PGlite. */
export function fromPglite(pglite: PGlite): OpenDatabase {
  const db = drizzle(pglite);
  return {
    db,
    driver: { kind: 'embedded', pglite },
    migrate: () => migrate(db, { migrationsFolder: migrationsFolder() }),
    close: () => pglite.close(),
  };
}

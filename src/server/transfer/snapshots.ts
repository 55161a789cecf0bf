import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { OpenDatabase } from '../db/database.ts';
import { FolderInUseError, lockFolder } from '../db/folder-lock.ts';

/** A copy of the embedded database's files, and what only its server knows for certain. */
export const snapshotSchema = z.object({
  folder: z.string(),
  /** Whether the server uses the session secret in the data folder. */
  usesKeptSecret: z.boolean(),
  /** The bucket with the files that are not in the database. */
  bucket: z.string().nullable(),
});
export type Snapshot = z.infer<typeof snapshotSchema>;

/** Whoever was given a snapshot locks it at once; after so long nobody will. */
const unlockedMs = 60_000;

export interface Snapshots {
  /**
   * Copies the database's files, for which everything else waits a moment. Whoever asked locks the folder, and removes it afterwards; the copy of who
   * is `gone` by then is removed here.
   */
  take(gone?: AbortSignal): Promise<Snapshot>;
  /** Removes what processes left that were killed before they could. */
  removeLeft(): Promise<void>;
}

/** Snapshots of the database that this process has open. Everybody's data is in them: they are the owner's alone, and short-lived. */
export function createSnapshots(deps: {
  dataDir: string;
  driver: OpenDatabase['driver'];
  usesKeptSecret: boolean;
  bucket: string | null;
}): Snapshots {
  const { dataDir, driver, usesKeptSecret, bucket } = deps;
  const all = snapshotsIn(dataDir);
  /** Until when each that was taken here may lack a lock; none of an earlier process may. */
  const unlockedUntil = new Map<string, number>();
  const removeLeft = () => removeLeftIn(dataDir, (name) => performance.now() < (unlockedUntil.get(name) ?? 0));
  return {
    removeLeft,
    async take(gone) {
      if (driver.kind !== 'embedded') throw new Error('A PostgreSQL server is read while it runs.');
      await removeLeft();
      const name = randomUUID();
      const folder = join(all, name);
      unlockedUntil.set(name, Infinity);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        await driver.copyTo(folder);
        gone?.throwIfAborted();
      } catch (error) {
        await rm(folder, { recursive: true, force: true });
        throw error;
      }
      unlockedUntil.set(name, performance.now() + unlockedMs);
      return { folder, usesKeptSecret, bucket };
    },
  };
}

const snapshotsIn = (dataDir: string): string => join(dataDir, 'snapshots');

/** Removes unlocked snapshots in a data folder; `isExpected` says which ones may still get a lock. */
export async function removeLeftIn(
  dataDir: string,
  isExpected: (name: string) => boolean = () => false,
): Promise<void> {
  for (const name of await readdir(snapshotsIn(dataDir)).catch(() => []))
    if (!isExpected(name)) await removeUnlocked(join(snapshotsIn(dataDir), name));
}

async function removeUnlocked(folder: string): Promise<void> {
  try {
    const lock = await lockFolder(folder);
    await rm(folder, { recursive: true, force: true });
    await lock.release();
  } catch (error) {
    // Removed, or in use.
    const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isGone && !(error instanceof FolderInUseError)) throw error;
  }
}

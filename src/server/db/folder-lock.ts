import { createHash } from 'node:crypto';
import { link, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { platform } from 'node:process';
import { defaultCopy } from '../default-copy.ts';

/** Another process has locked the data folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  readonly folder: string;

  constructor(folder: string) {
    super(defaultCopy().starting.folderInUse(folder));
    this.folder = folder;
  }
}

export interface FolderLock {
  release(): Promise<void>;
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Locks a folder for this process until it releases the lock or ends, however it ends. Throws `FolderInUseError`. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = await realpath(folder);
  return platform === 'linux' ? lockBySocket(path) : lockByPidFile(path);
}

/**
 * An abstract socket has no file: the kernel frees it with the process, even after kill -9. Its name has at most 107 bytes, so the path is hashed. It is
 * visible within one network namespace: two containers on one volume do not see each other's.
 */
async function lockBySocket(folder: string): Promise<FolderLock> {
  const name = `\0foothold:${createHash('sha256').update(folder).digest('hex')}`;
  const server = createServer((connection) => connection.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(codeOf(error) === 'EADDRINUSE' ? new FolderInUseError(folder) : error));
    server.listen(name, resolve);
  });
  // The lock alone must not keep a process alive.
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** On other systems: a file with the process's id, taken over when that process is dead. */
export async function lockByPidFile(folder: string): Promise<FolderLock> {
  const path = join(folder, 'database.pid');
  const own = `${path}.${process.pid}`;
  await writeFile(own, String(process.pid));
  try {
    for (let attempt = 0; attempt < 3; attempt++) {
      // A link appears atomically: nobody reads a lock file without its id.
      const taken = await link(own, path).then(
        () => true,
        (error: unknown) => {
          if (codeOf(error) === 'EEXIST') return false;
          throw error;
        },
      );
      if (taken) return { release: () => rm(path, { force: true }) };
      if (await isAlive(path)) throw new FolderInUseError(folder);
      await rm(path, { force: true });
    }
    throw new FolderInUseError(folder);
  } finally {
    await rm(own, { force: true });
  }
}

async function isAlive(pidFile: string): Promise<boolean> {
  const id = Number(await readFile(pidFile, 'utf8').catch(() => ''));
  if (!Number.isInteger(id) || id <= 0) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

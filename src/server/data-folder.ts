import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { umask } from 'node:process';
import type { Log } from './log.ts';

/** What the server keeps in the data folder; an operator may keep other things beside it, which are not ours to change. */
const kept = ['database', 'database.part', 'database.pid', 'mail', 'operator.sock', 'session-secret'];

/** Anybody but the owner. */
const others = 0o077;
/** A folder that many share by design, such as /tmp. */
const sticky = 0o1000;

/**
 * Makes the data folder where there is none, and it and all that is kept there the owner's alone, whoever made it: people's resumes lie
 * in it. What this process writes from now on, PGlite's files too, is the owner's from its first moment.
 */
export async function guardDataFolder(dataDir: string, log: Log): Promise<void> {
  umask(others);
  await mkdir(dataDir, { recursive: true });
  const { mode } = await lstat(dataDir);
  if ((mode & sticky) === 0) await closeToOthers(dataDir, log);
  for (const name of kept) await closeAll(join(dataDir, name), log);
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
  if (found.isDirectory()) for (const name of await readdir(path)) await closeAll(join(path, name), log);
}

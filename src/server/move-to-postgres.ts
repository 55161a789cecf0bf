import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { databaseJobs } from './database-jobs.ts';
import { openEmbedded } from './db/embedded/open-embedded.ts';
import { askEmbedded, connectTarget } from './db/moving/connections.ts';
import { MoveRefused } from './db/moving/move-refused.ts';
import { moveRows, refuseUsedTarget, type MovedTable } from './db/moving/move-rows.ts';
import { openPostgres } from './db/postgres.ts';
import { defaultCopy } from './default-copy.ts';
import type { Log } from './log.ts';
import { startQueue } from './queue/queue.ts';

interface Moved {
  /** The target, without its password. */
  movedTo: string;
  tables: MovedTable[];
  rows: number;
  seconds: number;
  /** Every table has as many rows on both sides, and every row the same content. */
  verified: true;
  /** The settings that the next start needs. */
  next: { DATABASE_URL: string; SESSION_SECRET: string };
}

interface Asked {
  dataDir: string;
  /** The PostgreSQL database to fill. */
  to: string;
  /** Whether the operator has set a session secret; the data folder's is used otherwise. */
  hasOwnSecret: boolean;
  log: Log;
  onTable?: (moved: MovedTable) => void;
}

/**
 * Moves the embedded database to PostgreSQL and leaves it as it is. The data folder is locked meanwhile: throws `FolderInUseError` where a server runs on
 * it, and `MoveRefused` where there is nothing to move, the target holds anything, or both sides differ afterwards; then the target has no row of it.
 */
export async function moveToPostgres({ dataDir, to, hasOwnSecret, log, onTable }: Asked): Promise<Moved> {
  const words = defaultCopy().moving;
  const began = performance.now();
  if (!existsSync(join(dataDir, 'database', 'PG_VERSION'))) throw new MoveRefused(words.nothingToMove(dataDir));
  const embedded = await openEmbedded(dataDir);
  try {
    const source = askEmbedded(embedded);
    const target = await connectTarget(to);
    try {
      await refuseUsedTarget(target.ask, source);
      await makeTables(to, log);
      const tables = await moveRows({ source, target: target.ask, ...(onTable ? { onTable } : {}) });
      return {
        movedTo: withoutPassword(to),
        tables,
        rows: tables.reduce((sum, { rows }) => sum + rows, 0),
        seconds: Math.round((performance.now() - began) / 100) / 10,
        verified: true,
        next: {
          DATABASE_URL: withoutPassword(to),
          SESSION_SECRET: hasOwnSecret ? words.sameSecret : words.secretFile(join(dataDir, 'session-secret')),
        },
      };
    } finally {
      await target.close();
    }
  } finally {
    await embedded.close();
  }
}

/** PostgreSQL's code for what its user may not do: since version 15, not everybody may make tables in a database. */
const insufficientPrivilege = '42501';
const codeOf = (error: unknown): unknown =>
  error instanceof Error ? ('code' in error ? error.code : codeOf(error.cause)) : undefined;

/** As `foothold migrate` does. */
async function makeTables(url: string, log: Log): Promise<void> {
  const database = await openPostgres(url);
  try {
    await database.migrate();
    const { db, driver } = database;
    await (await startQueue({ db, driver, jobs: databaseJobs, working: false, log })).stop();
  } catch (error) {
    if (codeOf(error) === insufficientPrivilege) throw new MoveRefused(defaultCopy().moving.notAllowed);
    throw error;
  } finally {
    await database.close();
  }
}

/** An address of a database as it may be shown. */
export function withoutPassword(url: string): string {
  const shown = new URL(url);
  if (shown.password !== '') shown.password = '***';
  // The driver takes it from the query as well, where it may stand more than once.
  for (const name of new Set(shown.searchParams.keys()))
    if (/password/i.test(name)) shown.searchParams.set(name, '***');
  return shown.href;
}

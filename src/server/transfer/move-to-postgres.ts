import { join } from 'node:path';
import { holdsDatabase } from '../db/embedded/database-folder.ts';
import { openEmbedded } from '../db/embedded/open-embedded.ts';
import { askEmbedded, connectServer } from '../db/transfer/connections.ts';
import { loadRows, type LoadedTable } from '../db/transfer/load-rows.ts';
import { ownMigrations } from '../db/transfer/migrations.ts';
import { readRows } from '../db/transfer/read-rows.ts';
import { TransferRefused } from '../db/transfer/transfer-refused.ts';
import { defaultCopy } from '../default-copy.ts';
import type { Log } from '../logging/log.ts';
import { interruptible } from './interruptible.ts';
import { makeQueueAt } from './make-queue.ts';

interface Moved {
  /** The target, without its password. */
  movedTo: string;
  tables: LoadedTable[];
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
  /** Once it is aborted, what was begun is taken back and its reason thrown. */
  signal?: AbortSignal;
  onTable?: (moved: LoadedTable) => void;
}

/**
 * Moves the embedded database to PostgreSQL and leaves it as it is. The data folder is locked meanwhile: throws `FolderInUseError` where a server runs on
 * it, and `TransferRefused` where there is nothing to move, the target holds anything, or both sides differ afterwards; then the target has no row of it.
 */
export async function moveToPostgres({ dataDir, to, hasOwnSecret, log, signal, onTable }: Asked): Promise<Moved> {
  const { moving: words, transferring } = defaultCopy();
  const began = performance.now();
  if (!(await holdsDatabase(join(dataDir, 'database')))) throw new TransferRefused(words.nothingToMove(dataDir));
  const embedded = await openEmbedded(dataDir);
  try {
    const { ask, close } = await connectServer(to);
    try {
      const tables = await readRows(askEmbedded(embedded), (source) =>
        loadRows({
          target: ask,
          source: interruptible(source, signal),
          migrations: ownMigrations(),
          makeQueue: () => makeQueueAt(to, log),
          onTable,
        }),
      );
      return {
        movedTo: withoutPassword(to),
        tables,
        rows: tables.reduce((sum, { rows }) => sum + rows, 0),
        seconds: Math.round((performance.now() - began) / 100) / 10,
        verified: true,
        next: {
          DATABASE_URL: withoutPassword(to),
          SESSION_SECRET: hasOwnSecret
            ? transferring.sameSecret
            : transferring.secretFile(join(dataDir, 'session-secret')),
        },
      };
    } finally {
      await close();
    }
  } finally {
    await embedded.close();
  }
}

/** An address of a database as it may be shown. */
export function withoutPassword(url: string): string {
  const shown = new URL(url);
  if (shown.password !== '') shown.password = '***';
  // The driver also takes it from the query, which may contain it more than once.
  for (const name of new Set(shown.searchParams.keys()))
    if (/password/i.test(name)) shown.searchParams.set(name, '***');
  return shown.href;
}

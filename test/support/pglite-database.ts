import type { PGlite } from '@electric-sql/pglite';
import type { OpenDatabase, WatchStatement } from '#server/db/database.ts';
import type { EmbeddedClient, SupervisedClient } from '#server/db/embedded/embedded-client.ts';
import { fromEmbedded } from '#server/db/embedded/open-embedded.ts';

/** The database of a PGlite in this thread, in memory. */
export function databaseInMemory(
  client: EmbeddedClient,
  close: () => Promise<void>,
  watch?: WatchStatement,
): OpenDatabase {
  const noFiles = () => Promise.reject(new Error('A database in memory has no files.'));
  const supervised: Omit<SupervisedClient, 'close'> = {
    query: (...asked) => client.query(...asked),
    exec: (statements) => client.exec(statements),
    transaction: (run) => client.transaction(run),
    listen: (channel, hear) => client.listen(channel, hear),
    patient: client,
    copyTo: noFiles,
  };
  return { ...fromEmbedded(supervised, watch), close };
}

export const fromPglite = (pglite: PGlite): OpenDatabase => databaseInMemory(pglite, () => pglite.close());

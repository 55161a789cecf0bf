import type { Config } from '../settings/config.ts';
import type { OpenDatabase, WatchStatement } from './database.ts';
import { openEmbedded, type EmbeddedWatch } from './embedded/open-embedded.ts';
import { openPostgres } from './postgres.ts';

/** Opens the database of the settings: PostgreSQL by DATABASE_URL, otherwise the embedded one in DATA_DIR. */
export function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { watch, supervision }: { watch?: WatchStatement; supervision?: EmbeddedWatch } = {},
): Promise<OpenDatabase> {
  return databaseUrl === undefined
    ? openEmbedded(dataDir, { watch, supervision })
    : openPostgres(databaseUrl, { watch });
}

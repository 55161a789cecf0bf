import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Config } from '../config.ts';
import { openEmbedded, type EmbeddedDriver } from './embedded.ts';
import { openPostgres, type PostgresDriver } from './postgres.ts';

/** A handle that queries run on: the database, or a transaction in it. Stores take it as an argument. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database. `driver` is what the queue builds its own connection from. */
export interface OpenDatabase {
  db: Database;
  driver: EmbeddedDriver | PostgresDriver;
  /** Brings the tables up to date. Safe to call from several processes at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the database that the settings name: PostgreSQL by DATABASE_URL, otherwise the embedded one in DATA_DIR. */
export function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  return config.databaseUrl === undefined ? openEmbedded(config.dataDir) : openPostgres(config.databaseUrl);
}

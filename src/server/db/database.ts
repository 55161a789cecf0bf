import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A handle that queries run on: the database, or a transaction in it. Stores take it as an argument. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** PostgreSQL within this process. */
export interface EmbeddedDriver {
  kind: 'embedded';
  pglite: PGlite;
}

/** A PostgreSQL server. */
export interface PostgresDriver {
  kind: 'postgres';
  connectionString: string;
}

/** An open database. `driver` is what the queue builds its own connection from. */
export interface OpenDatabase {
  db: Database;
  driver: EmbeddedDriver | PostgresDriver;
  /** Migrates the tables. Safe to call from several processes at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { EmbeddedClient } from './embedded/embedded-client.ts';

/** A handle that queries run on: the database, or a transaction in it. Stores take it as an argument. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Runs a statement, and notes its text and how long it took. The text has placeholders; values are not handed over. */
export type WatchStatement = <T>(statement: string, run: () => Promise<T>) => Promise<T>;

/** PostgreSQL within this process. */
interface EmbeddedDriver {
  kind: 'embedded';
  client: EmbeddedClient;
  /** The same session for statements that may take longer. */
  patient: EmbeddedClient;
  /** Copies the database's files into a folder that doesn't exist yet or is empty, at a moment between transactions; fails where they are in memory. */
  copyTo(folder: string): Promise<void>;
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
  /** Frees the space of deleted rows, so that the files don't keep growing. A PostgreSQL server does so automatically. */
  reclaim(): Promise<void>;
  /**
   * Rewrites the files so that nothing of a deleted row is left in them; everything else waits meanwhile. A PostgreSQL server's files are its operator's: they
   * are left to it.
   */
  scrub(): Promise<void>;
  /** How many connections there are, of PostgreSQL alone. */
  connections?(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}

import type { CatalogTable } from './catalog.ts';
import type { TableContent } from './table-content.ts';

/** A migration that has been applied, as the migrator records it. */
export interface AppliedMigration {
  hash: string;
  /** Milliseconds since 1970, as text. */
  createdAt: string;
}

/** What has to be known about a database before its rows. */
export interface DatabaseDescription {
  /** All that were applied, oldest first. */
  migrations: AppliedMigration[];
  /** Of the queue's own schema; null where there is no queue. */
  queueVersion: number | null;
  /** The tables with rows to follow, each after those that it refers to. */
  tables: string[];
  /** What the database takes on its disk. */
  bytes: number;
}

/**
 * A table begins with its columns. Its rows follow, some at a time: each is a JSON array of its values' texts, which are exact for all types under
 * `sameWriting`. Then what the source itself says they are. Sequences come last.
 */
export type Part =
  | { table: CatalogTable }
  | { rows: string[] }
  | { content: TableContent }
  | { sequence: { name: string; last: string } };

/** Where rows come from, as they were at one moment: a database or a file. */
export interface RowSource {
  description: DatabaseDescription;
  parts(): AsyncIterable<Part>;
}

/** How much is held in memory at once, but for a single row that is longer. */
export const rowsAtOnce = { rows: 500, bytes: 4 * 1024 * 1024 };

/** The queue's own bookkeeping is made again; its jobs, and queues that only the source knows, are taken along. */
export const queueTables = { schema: 'pgboss', version: 'pgboss.version', queues: 'pgboss.queue', jobs: 'pgboss.job' };

/** Where our own tables are. */
export const ourSchemas = ['public'];

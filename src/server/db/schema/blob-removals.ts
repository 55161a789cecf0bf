import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Bytes outside the database that must be removed. A trigger adds an entry when a row that refers to such bytes is deleted, for whatever reason. Bytes are also
 * entered before they're stored, and the transaction that stores their row takes the entry out again.
 */
export const blobRemovals = pgTable(
  'blob_removals',
  {
    key: text('key').primaryKey(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('blob_removals_due').on(table.dueAt)],
);

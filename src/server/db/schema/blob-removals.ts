import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Bytes outside the database that must be removed. A row whose bytes are elsewhere adds itself when it is deleted, however that comes about
 * (a trigger); what is about to be stored is entered ahead, and taken out again by the transaction that stores its row.
 */
export const blobRemovals = pgTable(
  'blob_removals',
  {
    key: text('key').primaryKey(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('blob_removals_due').on(table.dueAt)],
);

import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counts for limits that all processes share: requests, wrong passwords, uploaded bytes. */
export const limitCounts = pgTable(
  'limit_counts',
  {
    /** A hash of the limit's name and of whom it counts for: an address, an account. */
    key: text('key').primaryKey(),
    count: bigint('count', { mode: 'number' }).notNull(),
    /** Starts over after this. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('limit_counts_ends').on(table.endsAt)],
);

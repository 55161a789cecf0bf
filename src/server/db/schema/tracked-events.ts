import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { TrackedEventName } from '#contract/tracked-events.ts';

/**
 * What visitors who agreed to it did, for the operator's own counts. A row names no account and no address: `visitor` is a random name that the
 * browser made when it was agreed, and forgets when the agreement is taken back.
 */
export const trackedEvents = pgTable(
  'tracked_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').$type<TrackedEventName>().notNull(),
    properties: jsonb('properties').$type<Record<string, string | number>>().notNull(),
    /** The page's path, without its query. */
    path: text('path').notNull(),
    visitor: uuid('visitor').notNull(),
    /** When the browser sent it, by the server's clock. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('tracked_events_created').on(table.createdAt, table.name)],
);

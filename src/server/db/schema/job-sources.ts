import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { JobSourceName } from '#contract/job-sources.ts';
import type { SourceFailure } from '../../adapters/job-boards/port.ts';

/** What a source was asked, and when, so that answers are kept while they're valid and limits survive restarts. */
export const jobFetches = pgTable(
  'job_fetches',
  {
    source: text('source').$type<JobSourceName>().notNull(),
    /** What was requested: a search's hash, a board's slug; empty for a source's whole list, and for the state of a source that searches. */
    asked: text('asked').notNull(),
    /** The last answer, and how many listings it held. */
    fetchedAt: timestamp('fetched_at', { withTimezone: true }),
    listings: integer('listings').notNull().default(0),
    /** There are more than are taken of one board. */
    isCut: boolean('is_cut').notNull().default(false),
    triedAt: timestamp('tried_at', { withTimezone: true }).notNull(),
    /** Failures since the last answer: each makes the next wait longer. */
    failures: integer('failures').notNull().default(0),
    /** A code of `SourceFailure`, of the last try where it failed. */
    failure: text('failure').$type<SourceFailure>(),
    /** Why, in the source's words. */
    said: text('said'),
    /** Not to be asked before. */
    waitUntil: timestamp('wait_until', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.source, table.asked] })],
);

/** The calls that a source has had, each with its time, for as long as its limits count it: so that no window of theirs holds more than they allow. */
export const jobCalls = pgTable(
  'job_calls',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    source: text('source').$type<JobSourceName>().notNull(),
    calledAt: timestamp('called_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('job_calls_source').on(table.source, table.calledAt)],
);

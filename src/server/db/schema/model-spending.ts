import { boolean, doublePrecision, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** What the operator's model was asked, and what it cost: the daily budget and the daily caps are reckoned from it. */
export const modelSpending = pgTable(
  'model_spending',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** UTC, `YYYY-MM-DD`. */
    day: text('day').notNull(),
    /** Absent for a visitor's. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** A mark of the address that it was asked from; the address itself is not kept. */
    address: text('address'),
    /** Whether the account had paid for anything. */
    paying: boolean('paying').notNull(),
    /** In US dollars: what it may cost at most, until it is known what it cost; 0 where prices are not known. */
    usd: doublePrecision('usd').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('model_spending_day').on(table.day), index('model_spending_user').on(table.userId)],
);

import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { BrowserName, SystemName } from '#contract/devices.ts';
import type { SecurityEventKind } from '#contract/security-events.ts';
import { users } from './accounts.ts';

/** What happened to accounts' security, by whom and from where: apart from the request log, which names neither. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<SecurityEventKind>().notNull(),
    /** Null where there is no account: a sign-in with an address that has none, an account that was erased. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    address: text('address'),
    browser: text('browser').$type<BrowserName>(),
    system: text('system').$type<SystemName>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('security_events_user').on(table.userId, table.createdAt),
    index('security_events_created').on(table.createdAt),
  ],
);

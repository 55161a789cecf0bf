import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ApiScope } from '#contract/api-scopes.ts';
import { users } from './accounts.ts';

/** The personal API keys of accounts. Only a key's SHA-256 is stored; a revoked key is deleted. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull().unique(),
    /** Its first characters, by which its owner recognizes it. */
    start: text('start').notNull(),
    scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [index('api_keys_user').on(table.userId)],
);

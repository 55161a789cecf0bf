import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { BrowserName, SystemName } from '#contract/devices.ts';

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    stripeCustomerId: text('stripe_customer_id'),
    stripeSubscriptionId: text('stripe_subscription_id'),
    /** From when on the payment provider should be asked about the account's subscriptions; never when absent. */
    askProviderAt: timestamp('ask_provider_at', { withTimezone: true }),
    /** When its person showed that the address is theirs, by opening what was mailed to it. */
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    /** When that was first asked, at registration; null for accounts from before it was asked, which are mailed as they always were. */
    verificationAskedAt: timestamp('verification_asked_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('users_customer').on(table.stripeCustomerId), index('users_ask_provider').on(table.askProviderAt)],
);

/** A browser that has stored something here. Only the SHA-256 of the cookie's token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The person's own key for a model, encrypted; it ends with the session. */
    modelKey: text('model_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Null for visitors, and for who signed in before it was noted: then the session's own beginning counts. */
    signedInAt: timestamp('signed_in_at', { withTimezone: true }),
    /** To within a day; null where nothing was noted yet. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    /** The device it was last used with, as far as the user agent says. */
    browser: text('browser').$type<BrowserName>(),
    system: text('system').$type<SystemName>(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

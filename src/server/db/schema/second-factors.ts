import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** The authenticator app that an account's sign-in asks for. */
export const authenticators = pgTable('authenticators', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The secret behind its codes, encrypted: the database alone isn't enough to make them. */
  secret: text('secret').notNull(),
  /** The half minute of the last accepted code: neither that code nor an older one is accepted again. */
  lastStep: integer('last_step').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** Backup codes for a lost authenticator app. Only their SHA-256 is stored; a used code is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** The passkeys with which an account signs in without a password. A public key opens nothing. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The authenticator's own name for it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** As COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it signed, if it counts: a count that goes back means a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** Whether it is on all of its owner's devices. */
    synced: boolean('synced').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** The authenticator app that an account's sign-in asks for. */
export const authenticators = pgTable('authenticators', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** What its codes are made from, encrypted: whoever reads the database alone cannot make them. */
  secret: text('secret').notNull(),
  /** The half minute whose code was taken last: neither that code nor an older one is taken again. */
  lastStep: integer('last_step').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** The codes that stand in for an authenticator app that was lost. Only their SHA-256 is stored; one that is used is deleted. */
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
    /** How often it signed, where it counts: one that goes back was copied. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** Whether it is on all of its owner's devices. */
    synced: boolean('synced').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

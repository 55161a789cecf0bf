import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uuid, jsonb } from 'drizzle-orm/pg-core';
import type { BillingEvent } from '#domain/billing/events.ts';
import type { PaymentType } from '#domain/billing/prices.ts';
import { users } from './accounts.ts';

/** Every event of the payment provider, by its id: entitlements are always computed again from all of an account's events. */
export const billingEvents = pgTable(
  'billing_events',
  {
    /** The provider's name and its id of the event. */
    id: text('id').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    event: jsonb('event').$type<BillingEvent>().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true })
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('billing_events_user').on(table.userId)],
);

/** What a provider reported of payments and invoices that belong to no known account yet; it is processed when an account has them. */
export const unclaimedBillingEvents = pgTable(
  'unclaimed_billing_events',
  {
    id: text('id').primaryKey(),
    /** The provider's id of the payment or invoice. */
    about: text('about').notNull(),
    event: jsonb('event').$type<BillingEvent>().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('unclaimed_billing_events_about').on(table.about)],
);

export const sandboxPaymentStatuses = ['open', 'confirming', 'paid', 'canceled'] as const;

/** The sandbox's own records: what a payment provider would store on its side. */
export const sandboxPayments = pgTable('sandbox_payments', {
  id: text('id').primaryKey(),
  /** The client secret's SHA-256. */
  secretHash: text('secret_hash').notNull().unique(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  userId: uuid('user_id').notNull(),
  paymentType: text('payment_type').$type<PaymentType>().notNull(),
  cents: integer('cents').notNull(),
  optimizationId: uuid('optimization_id'),
  subscriptionId: text('subscription_id'),
  status: text('status', { enum: sandboxPaymentStatuses }).notNull().default('open'),
  refundedCents: integer('refunded_cents').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const sandboxSubscriptions = pgTable(
  'sandbox_subscriptions',
  {
    id: text('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    status: text('status', { enum: ['active', 'past_due', 'canceled'] }).notNull(),
    /** How many months were paid; the current period is the last of them, counted from `startedAt`. */
    months: integer('months').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    periodEnd: timestamp('period_end', { withTimezone: true }).notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** Whether the card takes renewals. */
    cardPays: boolean('card_pays').notNull(),
    /** When a renewal is tried (again). */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sandbox_subscriptions_due').on(table.nextAttemptAt)],
);

/** Deliveries of the sandbox, until they were received. */
export const sandboxEvents = pgTable('sandbox_events', {
  id: text('id').primaryKey(),
  /** Absent in rows older than this column; they were delivered long ago. */
  userId: uuid('user_id'),
  body: text('body').notNull(),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

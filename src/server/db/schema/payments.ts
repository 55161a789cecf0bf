import { index, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { resumeOptimizations } from './optimizations.ts';

/** Kept when an account or an optimization is deleted: payment records have to be kept for years. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    optimizationId: uuid('optimization_id').references(() => resumeOptimizations.id, { onDelete: 'set null' }),
    amount: numeric('amount', { precision: 10, scale: 2 }).notNull(),
    currency: text('currency').notNull().default('usd'),
    paymentType: text('payment_type').notNull(),
    stripePaymentIntentId: text('stripe_payment_intent_id'),
    status: text('status').notNull().default('pending'),
    /** When the payment provider was last asked about it, while it is pending. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
    receiptSentAt: timestamp('receipt_sent_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('payments_user').on(table.userId),
    index('payments_optimization').on(table.optimizationId),
    index('payments_intent').on(table.stripePaymentIntentId),
    index('payments_status').on(table.status, table.createdAt),
  ],
);

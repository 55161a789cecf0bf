import { and, asc, eq, isNull, lte, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sandboxEvents, sandboxPayments, sandboxSubscriptions } from '../../db/schema/billing.ts';

export type SandboxPayment = typeof sandboxPayments.$inferSelect;
export type SandboxSubscription = typeof sandboxSubscriptions.$inferSelect;

/** Stores a new payment; returns the existing one with the same idempotency key if there is one. */
export async function keepPayment(db: Database, payment: typeof sandboxPayments.$inferInsert): Promise<SandboxPayment> {
  await db.insert(sandboxPayments).values(payment).onConflictDoNothing({ target: sandboxPayments.idempotencyKey });
  const [kept] = await db
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.idempotencyKey, payment.idempotencyKey));
  if (!kept) throw new Error('A sandbox payment was not kept.');
  return kept;
}

/** A payment, locked until the transaction ends: by its id, or the account's payment for a client secret. */
export async function lockPayment(
  tx: Database,
  by: { secretHash: string; userId: string } | { id: string },
): Promise<SandboxPayment | undefined> {
  const named =
    'id' in by
      ? eq(sandboxPayments.id, by.id)
      : and(eq(sandboxPayments.secretHash, by.secretHash), eq(sandboxPayments.userId, by.userId));
  const [payment] = await tx.select().from(sandboxPayments).where(named).for('update');
  return payment;
}

/** The account's payment that a client secret opens. */
export async function findPayment(
  db: Database,
  { secretHash, userId }: { secretHash: string; userId: string },
): Promise<SandboxPayment | undefined> {
  const [payment] = await db
    .select()
    .from(sandboxPayments)
    .where(and(eq(sandboxPayments.secretHash, secretHash), eq(sandboxPayments.userId, userId)));
  return payment;
}

export async function updatePayment(
  db: Database,
  id: string,
  set: Partial<Pick<SandboxPayment, 'status' | 'refundedCents'>>,
): Promise<void> {
  await db.update(sandboxPayments).set(set).where(eq(sandboxPayments.id, id));
}

export async function keepSubscription(db: Database, subscription: SandboxSubscription): Promise<void> {
  await db.insert(sandboxSubscriptions).values(subscription);
}

/** A subscription that has not ended, locked until the transaction ends: by its id, or an account's. */
export async function lockSubscription(
  tx: Database,
  by: { id: string } | { userId: string },
): Promise<SandboxSubscription | undefined> {
  const named = 'id' in by ? eq(sandboxSubscriptions.id, by.id) : eq(sandboxSubscriptions.userId, by.userId);
  const [subscription] = await tx
    .select()
    .from(sandboxSubscriptions)
    .where(and(named, ne(sandboxSubscriptions.status, 'canceled')))
    .for('update');
  return subscription;
}

export async function updateSubscription(db: Database, id: string, set: Partial<SandboxSubscription>): Promise<void> {
  await db.update(sandboxSubscriptions).set(set).where(eq(sandboxSubscriptions.id, id));
}

/** The subscriptions to renew. */
export async function dueSubscriptions(db: Database, now: Date): Promise<string[]> {
  const due = await db
    .select({ id: sandboxSubscriptions.id })
    .from(sandboxSubscriptions)
    .where(and(ne(sandboxSubscriptions.status, 'canceled'), lte(sandboxSubscriptions.nextAttemptAt, now)))
    .orderBy(asc(sandboxSubscriptions.nextAttemptAt));
  return due.map(({ id }) => id);
}

export async function keepEvent(db: Database, event: typeof sandboxEvents.$inferInsert): Promise<void> {
  await db.insert(sandboxEvents).values(event);
}

/** The bodies of all deliveries about an account, in the order they were sent. */
export async function deliveryBodies(db: Database, userId: string): Promise<string[]> {
  const events = await db
    .select({ body: sandboxEvents.body })
    .from(sandboxEvents)
    .where(eq(sandboxEvents.userId, userId))
    .orderBy(asc(sandboxEvents.createdAt));
  return events.map(({ body }) => body);
}

export async function undeliveredEvent(db: Database, id: string): Promise<{ id: string; body: string } | undefined> {
  const [event] = await db
    .select({ id: sandboxEvents.id, body: sandboxEvents.body })
    .from(sandboxEvents)
    .where(and(eq(sandboxEvents.id, id), isNull(sandboxEvents.deliveredAt)));
  return event;
}

export async function markDelivered(db: Database, id: string, deliveredAt: Date): Promise<void> {
  await db.update(sandboxEvents).set({ deliveredAt }).where(eq(sandboxEvents.id, id));
}

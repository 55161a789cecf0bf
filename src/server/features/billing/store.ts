import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { BillingEvent } from '#domain/billing/events.ts';
import type { PaymentType } from '#domain/billing/prices.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { billingEvents, unclaimedBillingEvents } from '../../db/schema/billing.ts';
import { resumeOptimizations } from '../../db/schema/optimizations.ts';
import { payments } from '../../db/schema/payments.ts';
import { isUuid } from '../../db/uuid.ts';

export type StoredPayment = typeof payments.$inferSelect;
export type NewPayment = typeof payments.$inferInsert;

export async function eventsOf(db: Database, userId: string): Promise<BillingEvent[]> {
  const rows = await db
    .select({ event: billingEvents.event })
    .from(billingEvents)
    .where(eq(billingEvents.userId, userId));
  return rows.map(({ event }) => event);
}

/** Stores the events that are new; returns their ids. */
export async function keepEvents(db: Database, userId: string, events: BillingEvent[]): Promise<string[]> {
  if (events.length === 0) return [];
  const kept = await db
    .insert(billingEvents)
    .values(events.map((event) => ({ id: event.id, userId, event })))
    .onConflictDoNothing()
    .returning({ id: billingEvents.id });
  return kept.map(({ id }) => id);
}

/** What an event is about, where no account is known: a payment or invoice that may later turn out to belong to one. */
const aboutOf = (event: BillingEvent): string | undefined =>
  event.kind === 'invoice_settled' ? event.invoice : 'payment' in event ? event.payment : undefined;

/** Stores events of no known account until one is known. */
export async function keepUnclaimed(db: Database, events: readonly BillingEvent[]): Promise<void> {
  const rows = events.flatMap((event) => {
    const about = aboutOf(event);
    return about === undefined ? [] : [{ id: event.id, about, event }];
  });
  if (rows.length > 0) await db.insert(unclaimedBillingEvents).values(rows).onConflictDoNothing();
}

/** Removes and returns the events that are about these payments and invoices. */
export async function claimEvents(db: Database, about: string[]): Promise<BillingEvent[]> {
  if (about.length === 0) return [];
  const claimed = await db
    .delete(unclaimedBillingEvents)
    .where(inArray(unclaimedBillingEvents.about, about))
    .returning({ event: unclaimedBillingEvents.event });
  return claimed.map(({ event }) => event);
}

/** Deletes events that belong to no account: payments of something else that is sold through the same provider account. */
export async function purgeUnclaimed(db: Database, before: Date): Promise<void> {
  await db.delete(unclaimedBillingEvents).where(lt(unclaimedBillingEvents.receivedAt, before));
}

/** Deletes the records of payments of accounts that are closed. */
export async function purgeRecords(db: Database, before: Date): Promise<void> {
  await db.delete(payments).where(and(isNull(payments.userId), lt(payments.createdAt, before)));
  await db.delete(billingEvents).where(and(isNull(billingEvents.userId), lt(billingEvents.receivedAt, before)));
}

/** The account's payment that was started and not paid for the same thing, newest first. */
export async function findOpenPayment(
  db: Database,
  of: { userId: string; paymentTypes: string[]; optimizationId: string | undefined },
): Promise<StoredPayment | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.userId, of.userId),
        inArray(payments.paymentType, of.paymentTypes),
        of.optimizationId === undefined
          ? isNull(payments.optimizationId)
          : eq(payments.optimizationId, of.optimizationId),
        or(eq(payments.status, 'pending'), eq(payments.status, 'failed')),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return payment;
}

/** What the account has begun and not paid. */
export async function openOrders(db: Database, userId: string): Promise<StoredPayment[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), inArray(payments.status, ['pending', 'failed'])));
}

/** These must not be paid any more. */
export async function markWithdrawn(tx: Database, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx.update(payments).set({ status: 'withdrawn' }).where(inArray(payments.id, ids));
}

/** Notes the provider's payment of an order, which waits for a card; false where the order was withdrawn meanwhile. */
export async function noteBegun(db: Database, id: string, stripePaymentIntentId: string): Promise<boolean> {
  const [noted] = await db
    .update(payments)
    .set({
      stripePaymentIntentId,
      status: sql`case when ${payments.status} = 'withdrawn' then 'withdrawn' else 'pending' end`,
    })
    .where(eq(payments.id, id))
    .returning({ status: payments.status });
  return noted?.status === 'pending';
}

export async function insertPayment(db: Database, payment: NewPayment): Promise<StoredPayment> {
  const [saved] = await db.insert(payments).values(payment).returning();
  if (!saved) throw new Error('A payment was not saved.');
  return saved;
}

export async function paymentsOf(db: Database, userId: string): Promise<StoredPayment[]> {
  return db.select().from(payments).where(eq(payments.userId, userId)).orderBy(desc(payments.createdAt));
}

export async function findPayment(db: Database, userId: string, intentId: string): Promise<StoredPayment | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.stripePaymentIntentId, intentId)));
  return payment;
}

/** A part of the account's payments, newest first. */
export const listedPayments = (db: Database, userId: string, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select()
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit)
    .offset(offset);

/** A payment by its id or the provider's, for the operator. */
export async function findPaymentBy(db: Database, reference: string): Promise<StoredPayment | undefined> {
  const by = isUuid(reference) ? eq(payments.id, reference) : eq(payments.stripePaymentIntentId, reference);
  const [payment] = await db.select().from(payments).where(by);
  return payment;
}

export async function updatePayment(db: Database, id: string, set: Partial<NewPayment>): Promise<void> {
  await db.update(payments).set(set).where(eq(payments.id, id));
}

/** The account's purchases for single optimizations, by their ids. */
export async function boughtFor(db: Database, userId: string): Promise<Map<string, PaymentType[]>> {
  const rows = await db
    .select({ id: payments.optimizationId, paymentType: payments.paymentType })
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.status, 'succeeded'), isNotNull(payments.optimizationId)));
  const bought = new Map<string, PaymentType[]>();
  for (const { id, paymentType } of rows) {
    if (id !== null) bought.set(id, [...(bought.get(id) ?? []), paymentType as PaymentType]);
  }
  return bought;
}

/** Which of these optimizations are still in the account: a person may have deleted one that was paid for. */
export async function standing(db: Database, userId: string, ids: string[]): Promise<Set<string>> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return new Set();
  const rows = await db
    .select({ id: resumeOptimizations.id })
    .from(resumeOptimizations)
    .where(and(inArray(resumeOptimizations.id, known), eq(resumeOptimizations.userId, userId)));
  return new Set(rows.map(({ id }) => id));
}

/** The provider's ids of the account's payments that were paid as far as was known. */
export async function settledPayments(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: payments.stripePaymentIntentId })
    .from(payments)
    .where(and(eq(payments.userId, userId), inArray(payments.status, ['succeeded', 'refunded', 'disputed'])));
  return rows.flatMap(({ id }) => id ?? []);
}

/** Since when an optimization is its account's, in milliseconds since 1970 UTC. */
export const ownedSince = ({ createdAt, adoptedAt }: { createdAt: Date; adoptedAt: Date | null }): number =>
  (adoptedAt ?? createdAt).getTime();

/** Since when one of the account's optimizations is its own. */
export async function findOwnOptimization(
  db: Database,
  userId: string,
  id: string,
): Promise<{ id: string; ownedSince: number } | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await db
    .select({ createdAt: resumeOptimizations.createdAt, adoptedAt: resumeOptimizations.adoptedAt })
    .from(resumeOptimizations)
    .where(and(eq(resumeOptimizations.id, id), eq(resumeOptimizations.userId, userId)));
  return found && { id, ownedSince: ownedSince(found) };
}

export interface OwedReceipt {
  payment: StoredPayment;
  email: string;
  /** The title of the job that the optimization it opened is for. */
  job: string | null;
}

/** The payment and whom its receipt goes to, unless it was sent. */
export async function takeReceipt(db: Database, paymentId: string): Promise<OwedReceipt | undefined> {
  const [row] = await db
    .select({ payment: payments, email: users.email, job: resumeOptimizations.jobTitle })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .leftJoin(resumeOptimizations, eq(resumeOptimizations.id, payments.optimizationId))
    .where(and(eq(payments.id, paymentId), isNull(payments.receiptSentAt)));
  return row;
}

/** Notes that a receipt was sent, unless what it says has changed meanwhile: then another is on its way. */
export async function markReceiptSent(
  db: Database,
  { id, optimizationId }: Pick<StoredPayment, 'id' | 'optimizationId'>,
): Promise<void> {
  const same = optimizationId === null ? isNull(payments.optimizationId) : eq(payments.optimizationId, optimizationId);
  await db
    .update(payments)
    .set({ receiptSentAt: sql`now()` })
    .where(and(eq(payments.id, id), same));
}

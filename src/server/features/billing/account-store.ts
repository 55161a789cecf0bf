import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { payments } from '../../db/schema/payments.ts';

/** The data by which a payment provider knows an account. */
export interface Payer {
  email: string;
  stripeCustomerId: string | null;
  stripeSubscriptionId: string | null;
}

export async function findPayer(db: Database, userId: string): Promise<Payer | undefined> {
  const [payer] = await db
    .select({
      email: users.email,
      stripeCustomerId: users.stripeCustomerId,
      stripeSubscriptionId: users.stripeSubscriptionId,
    })
    .from(users)
    .where(eq(users.id, userId));
  return payer;
}

/** Stores the provider's customer; the first one stored is kept. */
export async function nameCustomer(db: Database, userId: string, stripeCustomerId: string): Promise<string> {
  await db
    .update(users)
    .set({ stripeCustomerId })
    .where(and(eq(users.id, userId), isNull(users.stripeCustomerId)));
  return (await findPayer(db, userId))?.stripeCustomerId ?? stripeCustomerId;
}

export async function nameSubscription(db: Database, userId: string, stripeSubscriptionId: string): Promise<void> {
  await db.update(users).set({ stripeSubscriptionId }).where(eq(users.id, userId));
}

/** The account of a payment, or of a provider's customer. */
export async function accountOf(
  db: Database,
  by: { payment: string } | { customer: string },
): Promise<string | undefined> {
  if ('customer' in by) {
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.stripeCustomerId, by.customer));
    return user?.id;
  }
  const [payment] = await db
    .select({ userId: payments.userId })
    .from(payments)
    .where(eq(payments.stripePaymentIntentId, by.payment));
  return payment?.userId ?? undefined;
}

export async function askProviderAt(db: Database, userId: string, at: Date | null): Promise<void> {
  await db.update(users).set({ askProviderAt: at }).where(eq(users.id, userId));
}

const isOpen = and(
  inArray(payments.status, ['pending', 'failed', 'withdrawn']),
  isNotNull(payments.stripePaymentIntentId),
  isNotNull(payments.userId),
);

/** The provider's ids of the account's payments that were started and, as far as known, not paid. */
export async function openPaymentsOf(db: Database, userId: string): Promise<string[]> {
  const open = await db
    .select({ id: payments.stripePaymentIntentId })
    .from(payments)
    .where(and(eq(payments.userId, userId), isOpen));
  return open.flatMap(({ id }) => id ?? []);
}

/**
 * Accounts that the provider should be asked about: because of their subscriptions, or because of a payment open since before `startedBefore` that is due for
 * another query. The intervals between queries of one payment grow, but the queries never stop.
 */
export async function accountsToAsk(
  db: Database,
  { now, startedBefore, limit }: { now: Date; startedBefore: Date; limit: number },
): Promise<string[]> {
  const bySubscription = await db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.askProviderAt, now))
    .orderBy(asc(users.askProviderAt))
    .limit(limit);
  const byPayment = await db
    .selectDistinct({ id: payments.userId })
    .from(payments)
    .where(
      and(
        isOpen,
        lt(payments.createdAt, startedBefore),
        or(
          isNull(payments.askedAt),
          sql`${now.toISOString()}::timestamptz - ${payments.askedAt} > ${payments.askedAt} - ${payments.createdAt}`,
        ),
      ),
    )
    .limit(limit);
  return [...new Set([...bySubscription, ...byPayment].flatMap(({ id }) => id ?? []))];
}

/** Records that the provider was asked about an account, and when to ask about its subscriptions again. */
export async function noteAsked(
  db: Database,
  userId: string,
  { now, askAgainAt }: { now: Date; askAgainAt: Date | null },
): Promise<void> {
  await db
    .update(payments)
    .set({ askedAt: now })
    .where(and(eq(payments.userId, userId), isOpen));
  await db.update(users).set({ askProviderAt: askAgainAt }).where(eq(users.id, userId));
}

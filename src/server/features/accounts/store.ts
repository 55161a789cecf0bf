import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { BillingEvent } from '#domain/billing/events.ts';
import type { Database } from '../../db/database.ts';
import { lockAccounts } from '../../db/lock-account.ts';
import { sessions, users } from '../../db/schema/accounts.ts';
import { billingEvents } from '../../db/schema/billing.ts';
import { apiKeys } from '../../db/schema/api-keys.ts';
import { resumeOptimizations } from '../../db/schema/optimizations.ts';
import { passwordResets } from '../../db/schema/password-resets.ts';
import { runningSessions, sessionColumns } from '../../http/session-store.ts';
import type { StoredSession } from '../../http/visit.ts';

export type StoredUser = typeof users.$inferSelect;

/** A session as it was found, with whom it is signed in for. */
interface SignedInAccount extends StoredSession {
  user: StoredUser | null;
  events: BillingEvent[];
}

/** Creates an account; returns nothing when the address has one. */
export async function insertUser(
  db: Database,
  user: { email: string; name: string; passwordHash: string; verificationAskedAt: Date },
): Promise<StoredUser | undefined> {
  const [made] = await db.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning();
  return made;
}

export async function findUserByEmail(db: Database, email: string): Promise<StoredUser | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
}

export async function findUser(db: Database, id: string): Promise<StoredUser | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** Sessions with the accounts that are signed in on them and all events of their payment providers, by one statement; by the hashes of their tokens. */
export async function findSignedIn(
  db: Database,
  tokenHashes: readonly string[],
  now: Date,
): Promise<Map<string, SignedInAccount>> {
  const rows = await db
    .select({ tokenHash: sessions.tokenHash, session: sessionColumns, user: users, event: billingEvents.event })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.userId))
    .leftJoin(billingEvents, eq(billingEvents.userId, users.id))
    .where(runningSessions(tokenHashes, now));
  const found = new Map<string, SignedInAccount>();
  for (const { tokenHash, session, user, event } of rows) {
    const account = found.get(tokenHash) ?? { ...session, user, events: [] };
    if (event !== null) account.events.push(event);
    found.set(tokenHash, account);
  }
  return found;
}

/** Whether the account's password is the one with this hash. Held until the transaction ends: what sets another comes before or after. */
export async function holdPassword(tx: Database, userId: string, passwordHash: string): Promise<boolean> {
  const [held] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('share');
  return held?.passwordHash === passwordHash;
}

export async function savePassword(db: Database, userId: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** Ends all of an account's sessions except the one named; how many there were. */
export async function endSessions(db: Database, userId: string, except?: string): Promise<number> {
  const ofUser = eq(sessions.userId, userId);
  const others = except === undefined ? ofUser : and(ofUser, ne(sessions.id, except));
  return (await db.delete(sessions).where(others).returning({ id: sessions.id })).length;
}

/** How many there were. */
export async function revokeKeys(db: Database, userId: string): Promise<number> {
  return (await db.delete(apiKeys).where(eq(apiKeys.userId, userId)).returning({ id: apiKeys.id })).length;
}

export async function insertReset(
  db: Database,
  reset: { tokenHash: string; userId: string; expiresAt: Date },
): Promise<void> {
  await db.insert(passwordResets).values(reset);
}

/** How many of an account's links run out after `after`. */
export const countResets = (db: Database, userId: string, after: Date): Promise<number> =>
  db.$count(passwordResets, and(eq(passwordResets.userId, userId), gt(passwordResets.expiresAt, after)));

/**
 * Deletes the token, so that it works only once; returns its account if it was still valid. The account is locked first, because two of its links used at the
 * same moment would wait for each other.
 */
export async function takeReset(tx: Database, tokenHash: string, now: Date): Promise<string | undefined> {
  const isIt = and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now));
  await lockAccounts(tx, tx.select({ userId: passwordResets.userId }).from(passwordResets).where(isIt));
  const [taken] = await tx.delete(passwordResets).where(isIt).returning({ userId: passwordResets.userId });
  return taken?.userId;
}

export async function dropResets(db: Database, userId: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

export async function purgeResets(db: Database, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
}

/** Gives an unowned optimization to the account, or finds it there already; otherwise returns the row by its token. */
export async function claimByToken(
  db: Database,
  claim: { tokenHash: string; userId: string; now: Date },
): Promise<{ id: string } | 'taken' | undefined> {
  const byToken = and(
    eq(resumeOptimizations.claimToken, claim.tokenHash),
    gt(resumeOptimizations.claimExpiresAt, claim.now),
  );
  const free = or(isNull(resumeOptimizations.userId), eq(resumeOptimizations.userId, claim.userId));
  const [claimed] = await db
    .update(resumeOptimizations)
    .set({
      userId: claim.userId,
      sessionId: null,
      adoptedAt: sql`case when ${resumeOptimizations.userId} is null then ${claim.now.toISOString()}::timestamptz else ${resumeOptimizations.adoptedAt} end`,
    })
    .where(and(byToken, free))
    .returning({ id: resumeOptimizations.id });
  if (claimed) return claimed;
  const [other] = await db.select({ id: resumeOptimizations.id }).from(resumeOptimizations).where(byToken);
  return other ? 'taken' : undefined;
}

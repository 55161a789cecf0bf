import { and, eq, gt, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lockAccounts } from '../../db/lock-account.ts';
import { users } from '../../db/schema/accounts.ts';
import { emailVerifications as table } from '../../db/schema/email-verifications.ts';

/**
 * Whether an account gets mail that it didn't request just now: job mails, reminders, finished documents. Its address must be verified, unless the account is
 * older than that rule.
 */
export const isMailable: SQL | undefined = or(isNotNull(users.emailVerifiedAt), isNull(users.verificationAskedAt));

export async function findAddress(
  db: Database,
  userId: string,
): Promise<{ email: string; emailVerifiedAt: Date | null; verificationAskedAt: Date | null } | undefined> {
  const { email, emailVerifiedAt, verificationAskedAt } = users;
  const [found] = await db
    .select({ email, emailVerifiedAt, verificationAskedAt })
    .from(users)
    .where(eq(users.id, userId));
  return found;
}

export async function insertVerification(
  db: Database,
  verification: { tokenHash: string; userId: string; expiresAt: Date },
): Promise<void> {
  await db.insert(table).values(verification);
}

/** Takes the token out, so that it works once; the account it was for, when it was still valid. The account is locked first, as where its password is reset. */
export async function takeVerification(tx: Database, tokenHash: string, now: Date): Promise<string | undefined> {
  const isIt = and(eq(table.tokenHash, tokenHash), gt(table.expiresAt, now));
  await lockAccounts(tx, tx.select({ userId: table.userId }).from(table).where(isIt));
  const [taken] = await tx.delete(table).where(isIt).returning({ userId: table.userId });
  return taken?.userId;
}

/** Notes that the address is its person's, and drops all other links to show it; false where that was noted before. */
export async function noteVerified(tx: Database, userId: string, now: Date): Promise<boolean> {
  await tx.delete(table).where(eq(table.userId, userId));
  const unverified = and(eq(users.id, userId), isNull(users.emailVerifiedAt));
  const noted = await tx.update(users).set({ emailVerifiedAt: now }).where(unverified).returning({ id: users.id });
  return noted.length > 0;
}

export async function purgeVerifications(db: Database, now: Date): Promise<void> {
  await db.delete(table).where(lt(table.expiresAt, now));
}

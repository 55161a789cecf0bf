import { and, desc, eq, isNotNull, lt, ne, type SQL } from 'drizzle-orm';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { lockAccount } from '../../db/lock-account.ts';
import { sessions, users } from '../../db/schema/accounts.ts';
import { authenticators, passkeys, recoveryCodes } from '../../db/schema/second-factors.ts';
import { isUuid } from '../../db/uuid.ts';
import { holdSignedIn } from '../../http/session-store.ts';
import type { SignedInOn } from '../../http/visit.ts';

export type StoredAuthenticator = typeof authenticators.$inferSelect;
export type StoredPasskey = typeof passkeys.$inferSelect;

/**
 * Locks the account and the session of somebody who changes how the account is signed in to, or makes a key for it. Throws NOT_SIGNED_IN if the session was
 * ended since the request was let in, as a password reset does. The account is locked first, as there: the later of the two sees all of the other.
 */
export async function lockSignedIn(
  tx: Database,
  { userId, sessionId }: SignedInOn,
  { now, endOthers = false }: { now: Date; endOthers?: boolean },
): Promise<void> {
  if (!(await lockAccount(tx, userId))) throw new AppError('NOT_SIGNED_IN');
  // Before the session is locked: another request that ends all sessions would wait for it, while holding one that this one waits for.
  if (endOthers) await endOtherSessions(tx, userId, sessionId);
  if (!(await holdSignedIn(tx, { userId, sessionId }, now))) throw new AppError('NOT_SIGNED_IN');
}

/**
 * Throws EMAIL_UNVERIFIED if the account's address isn't verified: otherwise, registering with somebody else's address and adding a factor could keep its owner
 * out. See docs/decisions/0052-factors-need-a-confirmed-address.md.
 */
export async function requireVerified(db: Database, userId: string): Promise<void> {
  const verified = and(eq(users.id, userId), isNotNull(users.emailVerifiedAt));
  if ((await db.$count(users, verified)) === 0) throw new AppError('EMAIL_UNVERIFIED');
}

export async function findAccount(db: Database, email: string): Promise<string | undefined> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id;
}

export async function findAddress(db: Database, userId: string, only?: SQL): Promise<string | undefined> {
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), only));
  return user?.email;
}

export async function findAuthenticator(db: Database, userId: string): Promise<StoredAuthenticator | undefined> {
  const [held] = await db.select().from(authenticators).where(eq(authenticators.userId, userId));
  return held;
}

/** False where the account has one. */
export async function insertAuthenticator(tx: Database, made: StoredAuthenticator): Promise<boolean> {
  const inserted = await tx
    .insert(authenticators)
    .values(made)
    .onConflictDoNothing()
    .returning({ userId: authenticators.userId });
  return inserted.length > 0;
}

/** Takes a code by its step, once: false where it, or a later one, was taken before. Of two requests at once, one gets it. */
export async function takeStep(db: Database, userId: string, step: number): Promise<boolean> {
  const unused = and(eq(authenticators.userId, userId), lt(authenticators.lastStep, step));
  const taken = await db
    .update(authenticators)
    .set({ lastStep: step })
    .where(unused)
    .returning({ userId: authenticators.userId });
  return taken.length > 0;
}

/** Takes the authenticator away, with its recovery codes; false where there is none. */
export async function removeAuthenticator(tx: Database, userId: string): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const removed = await tx
    .delete(authenticators)
    .where(eq(authenticators.userId, userId))
    .returning({ userId: authenticators.userId });
  return removed.length > 0;
}

/** What an account is signed in with besides its password. */
export interface HeldFactors {
  authenticator: boolean;
  passkeys: number;
}

export async function countFactors(db: Database, userId: string): Promise<HeldFactors> {
  const authenticator = (await findAuthenticator(db, userId)) !== undefined;
  return { authenticator, passkeys: await db.$count(passkeys, eq(passkeys.userId, userId)) };
}

export async function replaceRecoveryCodes(tx: Database, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Takes one of the account's codes out, so that it works once; false where there is no such code. */
export async function takeRecoveryCode(tx: Database, userId: string, codeHash: string): Promise<boolean> {
  const own = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash));
  return (await tx.delete(recoveryCodes).where(own).returning({ userId: recoveryCodes.userId })).length > 0;
}

export const countRecoveryCodes = (db: Database, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));

/** Ends the account's sessions but one. */
async function endOtherSessions(tx: Database, userId: string, except: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, except)));
}

/** The account's, newest first. */
export const passkeysOf = (db: Database, userId: string): Promise<StoredPasskey[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.createdAt), desc(passkeys.id));

export async function findPasskey(db: Database, credentialId: string): Promise<StoredPasskey | undefined> {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return found;
}

/** Nothing where a passkey of that name of the authenticator's exists. */
export async function insertPasskey(
  tx: Database,
  made: typeof passkeys.$inferInsert,
): Promise<StoredPasskey | undefined> {
  const [inserted] = await tx.insert(passkeys).values(made).onConflictDoNothing().returning();
  return inserted;
}

/** Notes a use; false where the passkey was removed meanwhile, or signed once more than was known. */
export async function noteUse(
  db: Database,
  { id, counter: known }: StoredPasskey,
  use: { counter: number; synced: boolean; lastUsedAt: Date },
): Promise<boolean> {
  const unchanged = and(eq(passkeys.id, id), eq(passkeys.counter, known));
  return (await db.update(passkeys).set(use).where(unchanged).returning({ id: passkeys.id })).length > 0;
}

/** Deletes all of the account's; their names. */
export async function removePasskeys(tx: Database, userId: string): Promise<string[]> {
  const removed = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ name: passkeys.name });
  return removed.map(({ name }) => name);
}

/** Deletes one of the account's; its name, or nothing where there is none. */
export async function removePasskey(tx: Database, userId: string, id: string): Promise<string | undefined> {
  if (!isUuid(id)) return undefined;
  const own = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
  const [removed] = await tx.delete(passkeys).where(own).returning({ name: passkeys.name });
  return removed?.name;
}

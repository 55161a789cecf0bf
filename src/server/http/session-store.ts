import { and, eq, inArray, lt, not, sql, type SQL } from 'drizzle-orm';
import type { Device } from '#contract/devices.ts';
import type { Database } from '../db/database.ts';
import { sessions } from '../db/schema/accounts.ts';
import { AppError } from '../app-error.ts';
import { signedInDays } from './session-cookie.ts';
import type { Owner, StoredSession } from './visit.ts';

/** Of sessions from before it was noted, their beginning: none of them is older than it says. */
export const signedInAt = sql<Date>`coalesce(${sessions.signedInAt}, ${sessions.createdAt})`.mapWith(
  sessions.createdAt,
);

export const sessionColumns = {
  id: sessions.id,
  userId: sessions.userId,
  signedInAt,
  lastUsedAt: sessions.lastUsedAt,
  expiresAt: sessions.expiresAt,
};

const dayMs = 24 * 3600 * 1000;

/** When a signed-in session ends at the latest. */
export const lastMoment = (signedIn: Date): Date => new Date(signedIn.getTime() + signedInDays * dayMs);

/** Neither unused for too long nor, where an account is signed in, signed in for too long. */
export function isRunning(now: Date): SQL {
  const longAgo = new Date(now.getTime() - signedInDays * dayMs).toISOString();
  return sql`(${sessions.expiresAt} > ${now.toISOString()} and (${sessions.userId} is null or ${signedInAt} > ${longAgo}))`;
}

/** The sessions of these tokens, unless they have ended. */
export const runningSessions = (tokenHashes: readonly string[], now: Date) =>
  and(inArray(sessions.tokenHash, [...tokenHashes]), isRunning(now));

/** By the hashes of their tokens. */
export async function findSessions(
  db: Database,
  tokenHashes: readonly string[],
  now: Date,
): Promise<Map<string, StoredSession>> {
  const rows = await db
    .select({ tokenHash: sessions.tokenHash, session: sessionColumns })
    .from(sessions)
    .where(runningSessions(tokenHashes, now));
  return new Map(rows.map(({ tokenHash, session }) => [tokenHash, session]));
}

/** The same, held until the transaction ends: what others store for it comes before or after. */
export async function lockSession(tx: Database, tokenHash: string, now: Date): Promise<StoredSession | undefined> {
  const [session] = await tx
    .select(sessionColumns)
    .from(sessions)
    .where(runningSessions([tokenHash], now))
    .for('update');
  return session;
}

/**
 * The current owner of what a request stores: a visitor may have signed in since the request came, and then it belongs to the account. Locks the session until
 * the transaction ends, so that signing in takes along everything stored before. Throws BAD_CSRF_TOKEN if the session was ended meanwhile; its sentence says
 * that the session has changed.
 */
export async function lockOwner(tx: Database, owner: Owner): Promise<Owner> {
  if (owner.userId !== undefined) return owner;
  const [session] = await tx.select(sessionColumns).from(sessions).where(eq(sessions.id, owner.sessionId)).for('share');
  if (!session) throw new AppError('BAD_CSRF_TOKEN');
  return { sessionId: session.id, userId: session.userId ?? undefined };
}

/**
 * Whether the account is still signed in on the session that a request was let in with: its body may have come minutes later. Holds the session until the
 * transaction ends, so that ending it comes before or after. One that another transaction is ending counts as ended and is not waited for: that transaction
 * may be waiting for what this one holds.
 */
export async function holdSignedIn(
  tx: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<boolean> {
  const held = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isRunning(now)))
    .for('key share', { skipLocked: true });
  return held.length > 0;
}

/**
 * Creates the session; two requests of one browser may do so at once. The row of an expired one with the same token is deleted first: its account must not come
 * back with it.
 */
export async function saveSession(
  db: Database,
  tokenHash: string,
  { expiresAt, now }: { expiresAt: Date; now: Date },
): Promise<StoredSession> {
  await db.delete(sessions).where(and(eq(sessions.tokenHash, tokenHash), not(isRunning(now))));
  const [session] = await db
    .insert(sessions)
    .values({ tokenHash, expiresAt, lastUsedAt: now })
    .onConflictDoUpdate({ target: sessions.tokenHash, set: { expiresAt } })
    .returning(sessionColumns);
  if (!session) throw new Error('A session was not saved.');
  return session;
}

export async function extendSession(
  db: Database,
  id: string,
  set: { expiresAt: Date; lastUsedAt: Date } & Partial<Device>,
): Promise<void> {
  await db.update(sessions).set(set).where(eq(sessions.id, id));
}

/** How an account signs in: the session's new token, and what the list of the account's sessions shows of it. */
interface SignIn extends Device {
  userId: string;
  tokenHash: string;
  expiresAt: Date;
  signedInAt: Date;
  lastUsedAt: Date;
}

/** Signs an account in on a visitor's session, which gets a new token at the same time: anyone who knew the old one is excluded. */
export async function signInOn(db: Database, id: string, set: SignIn): Promise<void> {
  await db.update(sessions).set(set).where(eq(sessions.id, id));
}

export async function saveSignedIn(db: Database, session: SignIn): Promise<void> {
  await db.insert(sessions).values(session);
}

export async function endSession(db: Database, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/** Deletes ended sessions with everything that only they could reach. */
export async function purgeSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}

import { and, eq, gt, lt, lte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sessions } from '../db/schema/accounts.ts';
import { AppError } from '../app-error.ts';
import type { Owner } from './visit.ts';

interface StoredSession {
  id: string;
  userId: string | null;
  expiresAt: Date;
}

const columns = { id: sessions.id, userId: sessions.userId, expiresAt: sessions.expiresAt };

const running = (tokenHash: string, now: Date) => and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now));

export async function findSession(db: Database, tokenHash: string, now: Date): Promise<StoredSession | undefined> {
  const [session] = await db.select(columns).from(sessions).where(running(tokenHash, now));
  return session;
}

/** The same, held until the transaction ends: what others store for it comes before or after. */
export async function lockSession(tx: Database, tokenHash: string, now: Date): Promise<StoredSession | undefined> {
  const [session] = await tx.select(columns).from(sessions).where(running(tokenHash, now)).for('update');
  return session;
}

/**
 * Who owns what a request stores now: a visitor may have signed in since the request came, and then it is the account's. Holds the
 * session until the transaction ends, so that signing in takes along what is stored before it. Throws BAD_CSRF_TOKEN, whose sentence
 * says that the session has changed, where it was ended meanwhile.
 */
export async function lockOwner(tx: Database, owner: Owner): Promise<Owner> {
  if (owner.userId !== undefined) return owner;
  const [session] = await tx.select(columns).from(sessions).where(eq(sessions.id, owner.sessionId)).for('share');
  if (!session) throw new AppError('BAD_CSRF_TOKEN');
  return { sessionId: session.id, userId: session.userId ?? undefined };
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
  await db.delete(sessions).where(and(eq(sessions.tokenHash, tokenHash), lte(sessions.expiresAt, now)));
  const [session] = await db
    .insert(sessions)
    .values({ tokenHash, expiresAt })
    .onConflictDoUpdate({ target: sessions.tokenHash, set: { expiresAt } })
    .returning(columns);
  if (!session) throw new Error('A session was not saved.');
  return session;
}

export async function extendSession(db: Database, id: string, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.id, id));
}

/** Signs an account in on a visitor's session, which gets a new token at the same time: anyone who knew the old one is excluded. */
export async function signInOn(
  db: Database,
  id: string,
  set: { userId: string; tokenHash: string; expiresAt: Date },
): Promise<void> {
  await db.update(sessions).set(set).where(eq(sessions.id, id));
}

export async function saveSignedIn(
  db: Database,
  session: { userId: string; tokenHash: string; expiresAt: Date },
): Promise<void> {
  await db.insert(sessions).values(session);
}

export async function endSession(db: Database, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/** Deletes ended sessions with everything that only they could reach. */
export async function purgeSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}

import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessions } from '../../db/schema/accounts.ts';

export async function saveKey(db: Database, sessionId: string, sealed: string | null): Promise<void> {
  await db.update(sessions).set({ modelKey: sealed }).where(eq(sessions.id, sessionId));
}

/** Of a session that has not ended. */
export async function findKey(db: Database, sessionId: string, now: Date): Promise<string | undefined> {
  const [session] = await db
    .select({ modelKey: sessions.modelKey })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, now)));
  return session?.modelKey ?? undefined;
}

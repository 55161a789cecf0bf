import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { resumeOptimizations as table } from '../../db/schema/optimizations.ts';
import { isMailable } from '../email-verification/store.ts';

/** Completed, and not looked at since. */
const isUnseen = and(eq(table.status, 'completed'), or(isNull(table.seenAt), lt(table.seenAt, table.completedAt)));

/** Notes that its person knows of an outcome; nothing is written where that is noted already. */
export async function noteSeen(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(table)
    .set({ seenAt: now })
    .where(and(eq(table.id, id), isUnseen));
}

/** An account's completed optimization that nobody has looked at since, and where its person is mailed, if they may be. */
export async function findReady(db: Database, id: string): Promise<{ jobTitle: string; email: string } | undefined> {
  const [found] = await db
    .select({ jobTitle: table.jobTitle, email: users.email })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(and(eq(table.id, id), isUnseen, isMailable));
  return found;
}

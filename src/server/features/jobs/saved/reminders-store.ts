import { and, asc, eq, exists, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/accounts.ts';
import { savedJobs as table } from '../../../db/schema/jobs.ts';
import { isMailable } from '../../email-verification/store.ts';
import type { StoredJob } from './store.ts';

/** Names one reminder: setting it again makes another. */
export interface ReminderKey {
  savedJobId: string;
  reminder: Date;
}

/**
 * Takes some of the reminders that are due, the earliest first, and notes that they were taken: nobody else takes them. Those of people who may not be mailed
 * yet wait for that.
 */
export async function takeDue(tx: Database, now: Date, most: number): Promise<(ReminderKey & { userId: string })[]> {
  const mailable = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, table.userId), isMailable));
  const due = tx
    .select({ id: table.id })
    .from(table)
    .where(and(lte(table.reminder, now), isNull(table.remindedAt), exists(mailable)))
    .orderBy(asc(table.reminder))
    .limit(most)
    .for('update', { skipLocked: true });
  const taken = await tx
    .update(table)
    .set({ remindedAt: now })
    .where(inArray(table.id, due))
    .returning({ savedJobId: table.id, userId: table.userId, reminder: table.reminder });
  return taken.flatMap(({ reminder, ...rest }) => (reminder ? [{ ...rest, reminder }] : []));
}

/** A saved job and the address of its person, unless it was removed or its reminder changed since. */
export async function findTaken(
  db: Database,
  { savedJobId, reminder }: ReminderKey,
): Promise<{ saved: StoredJob; email: string } | undefined> {
  const [found] = await db
    .select({ saved: table, email: users.email })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(and(eq(table.id, savedJobId), eq(table.reminder, reminder)));
  return found;
}

/** Lets a reminder be taken again. */
export async function putBack(db: Database, { savedJobId, reminder }: ReminderKey): Promise<void> {
  await db
    .update(table)
    .set({ remindedAt: null })
    .where(and(eq(table.id, savedJobId), eq(table.reminder, reminder)));
}

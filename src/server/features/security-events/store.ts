import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { securityEvents as table } from '../../db/schema/security-events.ts';

export type StoredEvent = typeof table.$inferSelect;

export async function insertEvent(db: Database, event: typeof table.$inferInsert): Promise<void> {
  await db.insert(table).values(event);
}

const ofAccount = (userId: string, since: Date) => and(eq(table.userId, userId), gte(table.createdAt, since));
const newestFirst = [desc(table.createdAt), desc(table.id)] as const;

export const countEvents = (db: Database, userId: string, since: Date): Promise<number> =>
  db.$count(table, ofAccount(userId, since));

/** A part of the account's, newest first. */
export const eventsOf = (
  db: Database,
  userId: string,
  { since, limit, offset }: { since: Date; limit: number; offset: number },
): Promise<StoredEvent[]> =>
  db
    .select()
    .from(table)
    .where(ofAccount(userId, since))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);

/** Everybody's, or one account's, newest first, with the accounts' addresses. */
export async function eventsSince(
  db: Database,
  { since, email, most }: { since: Date; email: string | undefined; most: number },
): Promise<(StoredEvent & { email: string | null })[]> {
  const wanted = and(gte(table.createdAt, since), email === undefined ? undefined : eq(users.email, email));
  const rows = await db
    .select({ event: table, email: users.email })
    .from(table)
    .leftJoin(users, eq(users.id, table.userId))
    .where(wanted)
    .orderBy(...newestFirst)
    .limit(most);
  return rows.map((row) => ({ ...row.event, email: row.email }));
}

export async function purgeEvents(db: Database, before: Date): Promise<void> {
  await db.delete(table).where(lt(table.createdAt, before));
}

/** Whether an address has an account. */
export async function hasAccount(db: Database, email: string): Promise<boolean> {
  return (await db.$count(users, eq(users.email, email))) > 0;
}

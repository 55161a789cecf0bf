import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessions as table } from '../../db/schema/accounts.ts';
import { isUuid } from '../../db/uuid.ts';
import { isRunning, signedInAt } from '../../http/session-store.ts';

export type AccountsSession = Pick<
  typeof table.$inferSelect,
  'id' | 'lastUsedAt' | 'expiresAt' | 'browser' | 'system'
> & { signedInAt: Date };

/** The account's current sessions: the one named first, then the most recently used. */
export const sessionsOf = (
  db: Database,
  userId: string,
  { first, now, most }: { first: string; now: Date; most: number },
): Promise<AccountsSession[]> =>
  db
    .select({
      id: table.id,
      signedInAt,
      lastUsedAt: table.lastUsedAt,
      expiresAt: table.expiresAt,
      browser: table.browser,
      system: table.system,
    })
    .from(table)
    .where(and(eq(table.userId, userId), isRunning(now)))
    .orderBy(
      sql`${table.id} = ${first} desc`,
      sql`coalesce(${table.lastUsedAt}, ${table.expiresAt} - interval '30 days') desc`,
      desc(table.id),
    )
    .limit(most);

/** Ends one of the account's; false where there is none. */
export async function removeSession(tx: Database, userId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const own = and(eq(table.id, id), eq(table.userId, userId));
  return (await tx.delete(table).where(own).returning({ id: table.id })).length > 0;
}

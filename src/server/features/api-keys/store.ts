import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { apiKeys as table } from '../../db/schema/api-keys.ts';
import { isUuid } from '../../db/uuid.ts';

export type StoredApiKey = typeof table.$inferSelect;

/** The account's, newest first. */
export const keysOf = (db: Database, userId: string): Promise<StoredApiKey[]> =>
  db.select().from(table).where(eq(table.userId, userId)).orderBy(desc(table.createdAt), desc(table.id));

export const countKeys = (db: Database, userId: string): Promise<number> => db.$count(table, eq(table.userId, userId));

export async function insertKey(tx: Database, key: typeof table.$inferInsert): Promise<StoredApiKey> {
  const [made] = await tx.insert(table).values(key).returning();
  if (!made) throw new Error('An API key was not stored.');
  return made;
}

/** Deletes one of the account's; false where there is none. */
export async function removeKey(db: Database, userId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const own = and(eq(table.id, id), eq(table.userId, userId));
  return (await db.delete(table).where(own).returning({ id: table.id })).length > 0;
}

export async function findKey(db: Database, keyHash: string): Promise<StoredApiKey | undefined> {
  const [key] = await db.select().from(table).where(eq(table.keyHash, keyHash));
  return key;
}

/** Notes that it was used now, unless that was noted after `unless` by another request. */
export async function noteUse(db: Database, id: string, { now, unless }: { now: Date; unless: Date }): Promise<void> {
  const due = or(isNull(table.lastUsedAt), lt(table.lastUsedAt, unless));
  await db
    .update(table)
    .set({ lastUsedAt: now })
    .where(and(eq(table.id, id), due));
}

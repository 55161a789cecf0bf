import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/accounts.ts';
import { savedSearches as table } from '../../../db/schema/jobs.ts';
import { isUuid } from '../../../db/uuid.ts';
import { isMailable } from '../../email-verification/store.ts';

export type StoredSearch = typeof table.$inferSelect;

const isOwn = (userId: string, id: string) => and(eq(table.id, id), eq(table.userId, userId));

/** Locks the account until the transaction ends, to mail it; false if it was deleted or its address isn't verified. */
export async function lockMailable(tx: Database, userId: string): Promise<boolean> {
  const mailable = and(eq(users.id, userId), isMailable);
  return (await tx.select({ id: users.id }).from(users).where(mailable).for('no key update')).length > 0;
}

/** The person's, the newest first. */
export const searchesOf = (db: Database, userId: string): Promise<StoredSearch[]> =>
  db.select().from(table).where(eq(table.userId, userId)).orderBy(desc(table.createdAt), desc(table.id));

export async function insertSearch(
  tx: Database,
  { now, ...search }: Pick<StoredSearch, 'userId' | 'name' | 'terms' | 'dailyMail'> & { now: Date },
): Promise<StoredSearch> {
  const [made] = await tx
    .insert(table)
    .values({ ...search, seenAt: now, createdAt: now })
    .returning();
  if (!made) throw new Error('A saved search was not stored.');
  return made;
}

/** Changes one of the person's, as far as anything is given; nothing where there is none. */
export async function changeSearch(
  db: Database,
  userId: string,
  id: string,
  change: Partial<Pick<StoredSearch, 'name' | 'dailyMail' | 'seenAt'>>,
): Promise<StoredSearch | undefined> {
  if (!isUuid(id)) return undefined;
  const [changed] =
    Object.keys(change).length === 0
      ? await db.select().from(table).where(isOwn(userId, id))
      : await db.update(table).set(change).where(isOwn(userId, id)).returning();
  return changed;
}

/** Deletes one of the person's; false where there is none. */
export async function removeSearch(db: Database, userId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  return (await db.delete(table).where(isOwn(userId, id)).returning({ id: table.id })).length > 0;
}

export async function stopMails(db: Database, userId: string): Promise<void> {
  if (isUuid(userId)) await db.update(table).set({ dailyMail: false }).where(eq(table.userId, userId));
}

/** Everybody who has saved a search. */
export async function peopleWithSearches(db: Database): Promise<string[]> {
  const people = await db.selectDistinct({ userId: table.userId }).from(table);
  return people.map(({ userId }) => userId);
}

export async function noteRun(db: Database, id: string, now: Date): Promise<void> {
  await db.update(table).set({ lastRunAt: now }).where(eq(table.id, id));
}

/** Whether any search of the person was mailed after a time. */
export async function wasMailedAfter(db: Database, userId: string, time: Date): Promise<boolean> {
  const [mailed] = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.userId, userId), gt(table.mailedAt, time)))
    .limit(1);
  return mailed !== undefined;
}

/** Stores when searches were mailed; returns the ids of those that still want mail. */
export async function noteMailed(tx: Database, ids: readonly string[], mailedAt: Date): Promise<string[]> {
  const noted = await tx
    .update(table)
    .set({ mailedAt })
    .where(and(inArray(table.id, [...ids]), eq(table.dailyMail, true)))
    .returning({ id: table.id });
  return noted.map(({ id }) => id);
}

/** Takes a note back, where nothing was mailed since. */
export async function takeBackMailed(
  db: Database,
  { id, mailedAt, before }: { id: string; mailedAt: Date; before: Date | null },
): Promise<void> {
  await db
    .update(table)
    .set({ mailedAt: before })
    .where(and(eq(table.id, id), eq(table.mailedAt, mailedAt)));
}

/** A person's address, with those of the searches that still want a mail; nothing where the account was deleted. */
export async function findMailed(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<{ email: string; searches: Pick<StoredSearch, 'id' | 'name'>[] } | undefined> {
  const rows = await db
    .select({ email: users.email, id: table.id, name: table.name })
    .from(users)
    .innerJoin(table, eq(table.userId, users.id))
    .where(and(eq(users.id, userId), inArray(table.id, [...ids]), eq(table.dailyMail, true)));
  const [first] = rows;
  return first && { email: first.email, searches: rows.map(({ id, name }) => ({ id, name })) };
}

import { eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { blobRemovals } from '../../db/schema/blob-removals.ts';

/** How many are removed in one go; the next job takes the rest. */
const atOnce = 1000;

export async function planRemoval(db: Database, key: string, dueAt: Date): Promise<void> {
  await db.insert(blobRemovals).values({ key, dueAt });
}

/** A row has the bytes now; in the transaction that writes it. */
export async function cancelRemovals(tx: Database, keys: readonly (string | null)[]): Promise<void> {
  const known = keys.filter((key) => key !== null);
  if (known.length > 0) await tx.delete(blobRemovals).where(inArray(blobRemovals.key, known));
}

export async function dueRemovals(db: Database, now: Date): Promise<string[]> {
  const due = await db
    .select({ key: blobRemovals.key })
    .from(blobRemovals)
    .where(lte(blobRemovals.dueAt, now))
    .limit(atOnce);
  return due.map(({ key }) => key);
}

export async function forgetRemoval(db: Database, key: string): Promise<void> {
  await db.delete(blobRemovals).where(eq(blobRemovals.key, key));
}

import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { limitCounts } from '../db/schema/limit-counts.ts';

/** The count for one key until its window ends. */
export interface LimitCount {
  count: number;
  endsAt: Date;
}

/** Adds to a count and returns it; starts over once the window has ended. No count is lost when several processes add at once. */
export async function addToCount(
  db: Database,
  key: string,
  { amount, now, endsAt }: { amount: number; now: Date; endsAt: Date },
): Promise<LimitCount> {
  // Drizzle hands a Date to a column as text, and to a bare placeholder as the driver pleases.
  const ended = lt(limitCounts.endsAt, now);
  const [counted] = await db
    .insert(limitCounts)
    .values({ key, count: amount, endsAt })
    .onConflictDoUpdate({
      target: limitCounts.key,
      set: {
        count: sql`case when ${ended} then excluded.count else ${limitCounts.count} + excluded.count end`,
        // A window that ends later than one starting now was started before the clock was set back.
        endsAt: sql`case when ${ended} then excluded.ends_at else least(${limitCounts.endsAt}, excluded.ends_at) end`,
      },
    })
    .returning({ count: limitCounts.count, endsAt: limitCounts.endsAt });
  if (!counted) throw new Error('A count was not kept.');
  return counted;
}

export async function dropCount(db: Database, key: string): Promise<void> {
  await db.delete(limitCounts).where(eq(limitCounts.key, key));
}

export async function purgeCounts(db: Database, now: Date): Promise<void> {
  await db.delete(limitCounts).where(lt(limitCounts.endsAt, now));
}

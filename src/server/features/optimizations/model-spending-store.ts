import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { modelSpending as table } from '../../db/schema/model-spending.ts';

export type NewSpending = Pick<typeof table.$inferInsert, 'day' | 'userId' | 'address' | 'paying' | 'usd'>;

/** What was asked and spent on one day: by all, by those who have not paid, by one account, from one address. */
export interface SpentToday {
  usd: number;
  usdOfFree: number;
  ofAccount: number;
  ofAddress: number;
}

/** The day's sums, which no other reservation changes until the transaction ends. */
export async function lockSpent(
  tx: Database,
  { day, userId, address }: Pick<NewSpending, 'day' | 'userId' | 'address'>,
): Promise<SpentToday> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('model spending'))`);
  const [spent] = await tx
    .select({
      usd: sql<number>`coalesce(sum(${table.usd}), 0)::float8`,
      usdOfFree: sql<number>`coalesce(sum(${table.usd}) filter (where not ${table.paying}), 0)::float8`,
      ofAccount: sql<number>`(count(*) filter (where ${table.userId} = ${userId ?? null}))::int`,
      ofAddress: sql<number>`(count(*) filter (where ${table.address} = ${address ?? null}))::int`,
    })
    .from(table)
    .where(eq(table.day, day));
  return spent ?? { usd: 0, usdOfFree: 0, ofAccount: 0, ofAddress: 0 };
}

export async function insertSpending(tx: Database, spending: NewSpending): Promise<string> {
  const [saved] = await tx.insert(table).values(spending).returning({ id: table.id });
  if (!saved) throw new Error('What a model may cost was not saved.');
  return saved.id;
}

/** Sets what it cost in place of what it might have. */
export async function settleSpending(db: Database, id: string, usd: number): Promise<void> {
  await db.update(table).set({ usd }).where(eq(table.id, id));
}

/** Deletes rows older than a day. */
export async function purgeSpending(db: Database, before: string): Promise<void> {
  await db.delete(table).where(and(lt(table.day, before)));
}

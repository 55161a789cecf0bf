import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { ConversionStep, VitalName } from '#contract/tracked-events.ts';
import type { Database } from '../../db/database.ts';
import { trackedEvents as table } from '../../db/schema/tracked-events.ts';

export type NewEvent = typeof table.$inferInsert;

export async function keepEvents(db: Database, events: NewEvent[]): Promise<void> {
  await db.insert(table).values(events);
}

export async function purgeEvents(db: Database, before: Date): Promise<void> {
  await db.delete(table).where(lt(table.createdAt, before));
}

const count = sql<number>`count(*)::integer`;
const people = sql<number>`count(distinct ${table.visitor})::integer`;
const property = (name: string) => sql`${table.properties} ->> ${sql.raw(`'${name}'`)}`;
const value = sql`(${property('value')})::numeric`;

/** Everybody who was counted, and how often each kind of thing happened. */
export async function countsSince(db: Database, since: Date) {
  const [all] = await db.select({ visitors: people }).from(table).where(gte(table.createdAt, since));
  const events = await db
    .select({ name: table.name, times: count, visitors: people })
    .from(table)
    .where(gte(table.createdAt, since))
    .groupBy(table.name)
    .orderBy(desc(count), table.name);
  return { visitors: all?.visitors ?? 0, events };
}

export const viewsSince = (db: Database, since: Date) =>
  db
    .select({ path: table.path, views: count, visitors: people })
    .from(table)
    .where(and(gte(table.createdAt, since), eq(table.name, 'page_view')))
    .groupBy(table.path)
    .orderBy(desc(count), table.path);

export const stepsSince = (db: Database, since: Date) =>
  db
    .select({ step: sql<ConversionStep>`${property('step')}`, times: count, visitors: people })
    .from(table)
    .where(and(gte(table.createdAt, since), eq(table.name, 'conversion_step')))
    .groupBy(property('step'));

export const purchasesSince = (db: Database, since: Date) =>
  db
    .select({
      paymentType: sql<string>`${property('paymentType')}`,
      times: count,
      dollars: sql<number>`sum(${value})::float8`,
    })
    .from(table)
    .where(and(gte(table.createdAt, since), eq(table.name, 'purchase')))
    .groupBy(property('paymentType'))
    .orderBy(desc(sql`sum(${value})`));

/** The value that three of four page loads stayed within, as Google's thresholds are meant. */
export const vitalsSince = (db: Database, since: Date) =>
  db
    .select({
      metric: sql<VitalName>`${property('metric')}`,
      p75: sql<number>`(percentile_cont(0.75) within group (order by ${value}))::float8`,
      samples: count,
    })
    .from(table)
    .where(and(gte(table.createdAt, since), eq(table.name, 'web_vital')))
    .groupBy(property('metric'));

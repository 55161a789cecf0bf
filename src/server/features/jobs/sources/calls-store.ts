import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { JobSourceName } from '#contract/job-sources.ts';
import type { Database } from '../../../db/database.ts';
import { jobCalls } from '../../../db/schema/job-sources.ts';
import type { JobSource } from '../../../adapters/job-boards/port.ts';

interface Claim {
  source: JobSourceName;
  limits: JobSource['limits'];
  now: Date;
  /** The part of each limit that may be used, from 0 to 1. */
  share: number;
}

/**
 * Counts a call before it's made, and returns its id; undefined if a limit leaves none. Exact with several processes, because claims wait for each other. Each
 * call's own time is kept, so that no window holds more calls than its limit, wherever it starts.
 */
export async function claimCall(db: Database, { source, limits, now, share }: Claim): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('calls of job sources'), hashtext(${source}))`);
    const since = (seconds: number) => new Date(now.getTime() - seconds * 1000);
    const longest = Math.max(0, ...limits.map(({ perSeconds }) => perSeconds));
    await tx.delete(jobCalls).where(and(eq(jobCalls.source, source), lte(jobCalls.calledAt, since(longest))));
    for (const { calls, perSeconds } of limits) {
      const most = Math.floor(calls * share);
      if (most < 1) return undefined;
      const [last] = await tx
        .select({ calledAt: jobCalls.calledAt })
        .from(jobCalls)
        .where(and(eq(jobCalls.source, source), gt(jobCalls.calledAt, since(perSeconds))))
        .orderBy(desc(jobCalls.calledAt))
        .offset(most - 1)
        .limit(1);
      if (last) return undefined;
    }
    const [call] = await tx.insert(jobCalls).values({ source, calledAt: now }).returning({ id: jobCalls.id });
    return call?.id;
  });
}

/** Forgets calls that no limit counts any more, also of sources that are no longer asked. */
export async function forgetCallsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(jobCalls).where(lte(jobCalls.calledAt, before));
}

/** Takes back a call that never came to the source. */
export async function releaseCall(db: Database, id: string): Promise<void> {
  await db.delete(jobCalls).where(eq(jobCalls.id, id));
}

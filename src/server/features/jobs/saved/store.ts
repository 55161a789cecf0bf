import { and, count, desc, eq, gte, lte, ne, or, sql } from 'drizzle-orm';
import type { HideReason, SavedFilter } from '#contract/saved-jobs.ts';
import type { Database } from '../../../db/database.ts';
import { hiddenJobs, jobListings, jobMatches, savedJobs as table } from '../../../db/schema/jobs.ts';
import { isUuid } from '../../../db/uuid.ts';
import { isVisibleTo } from '../listings/visibility-store.ts';

export type StoredJob = typeof table.$inferSelect;

/** The fields that a change writes; absent ones stay as they are. */
type Change = Partial<Pick<StoredJob, 'status' | 'notes' | 'reminder' | 'remindedAt'>>;

/** Whether there is such a listing, and the person may open it. */
export async function isVisible(db: Database, userId: string, listingId: string): Promise<boolean> {
  if (!isUuid(listingId)) return false;
  const [found] = await db
    .select({ id: jobListings.id })
    .from(jobListings)
    .where(and(eq(jobListings.id, listingId), isVisibleTo(userId)));
  return found !== undefined;
}

export async function countSaved(db: Database, userId: string): Promise<number> {
  const [counted] = await db.select({ saved: count() }).from(table).where(eq(table.userId, userId));
  return counted?.saved ?? 0;
}

/** One of the person's, by its own id or its listing's; locked where a change follows. */
export async function findSaved(
  db: Database,
  userId: string,
  id: string,
  { locked = false } = {},
): Promise<StoredJob | undefined> {
  if (!isUuid(id)) return undefined;
  const query = db
    .select()
    .from(table)
    .where(and(eq(table.userId, userId), or(eq(table.id, id), eq(table.jobListingId, id))));
  const [found] = await (locked ? query.for('update') : query);
  return found;
}

/** Saves a listing, where it is not saved already. */
export async function insertSaved(
  tx: Database,
  saved: Pick<StoredJob, 'userId' | 'jobListingId' | 'status'> & { notes: string | null; now: Date },
): Promise<StoredJob | undefined> {
  const { now, ...row } = saved;
  const [made] = await tx
    .insert(table)
    .values({ ...row, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  return made;
}

export async function changeSaved(tx: Database, id: string, change: Change, now: Date): Promise<StoredJob | undefined> {
  const [changed] = await tx
    .update(table)
    .set({ ...change, updatedAt: now })
    .where(eq(table.id, id))
    .returning();
  return changed;
}

/** Removes one of the person's, and its listing where it is an ad of their own; false where there is none. */
export async function removeSaved(tx: Database, userId: string, id: string): Promise<boolean> {
  const found = await findSaved(tx, userId, id, { locked: true });
  if (!found) return false;
  await tx.delete(table).where(eq(table.id, found.id));
  await removeOwnListing(tx, userId, found.jobListingId);
  return true;
}

/** Deletes an ad of the person's own, unless it is saved. */
export async function removeOwnListing(tx: Database, userId: string, listingId: string): Promise<void> {
  await tx
    .delete(jobListings)
    .where(
      and(
        eq(jobListings.id, listingId),
        eq(jobListings.ownerId, userId),
        sql`not exists (select 1 from ${table} where ${table.jobListingId} = ${jobListings.id})`,
      ),
    );
}

/** Stores on all matches of a listing whether the person has applied; an application keeps its date. */
export async function noteApplied(
  tx: Database,
  of: { userId: string; jobListingId: string; isApplied: boolean; now: Date },
): Promise<void> {
  const { userId, jobListingId, isApplied, now } = of;
  await tx
    .update(jobMatches)
    .set({ isApplied, appliedAt: isApplied ? now : null, lastUpdatedAt: now })
    .where(
      and(
        eq(jobMatches.userId, userId),
        eq(jobMatches.jobListingId, jobListingId),
        ne(jobMatches.isApplied, isApplied),
      ),
    );
}

/** A saved job with what its listing is filtered by in words. */
export interface Kept {
  saved: StoredJob;
  location: string | null;
  workplace: string | null;
}

/** The person's, the newest first. With a salary given, only those with an overlapping range. `postedSince` goes by the listing's date. */
export async function savedOf(
  db: Database,
  userId: string,
  { status, source, experienceLevel, jobType, salaryMin, salaryMax, postedSince }: SavedFilter & { postedSince?: Date },
): Promise<Kept[]> {
  const { salaryMin: least, salaryMax: most } = jobListings;
  return db
    .select({ saved: table, location: jobListings.location, workplace: jobListings.workplace })
    .from(table)
    .innerJoin(jobListings, eq(jobListings.id, table.jobListingId))
    .where(
      and(
        eq(table.userId, userId),
        status && eq(table.status, status),
        source && eq(jobListings.source, source),
        experienceLevel && eq(jobListings.experienceLevel, experienceLevel),
        jobType && eq(jobListings.jobType, jobType),
        salaryMin === undefined ? undefined : gte(sql`coalesce(${most}, ${least})`, salaryMin),
        salaryMax === undefined ? undefined : lte(sql`coalesce(${least}, ${most})`, salaryMax),
        postedSince && gte(jobListings.postedDate, postedSince),
      ),
    )
    .orderBy(desc(table.createdAt), desc(table.id));
}

/** Hides a listing; if it's hidden already, a new reason replaces the old one. */
export async function hide(
  db: Database,
  hidden: { userId: string; jobListingId: string; reason: HideReason | undefined; now: Date },
): Promise<void> {
  const { userId, jobListingId, reason, now: createdAt } = hidden;
  const insert = db.insert(hiddenJobs).values({ userId, jobListingId, reason: reason ?? null, createdAt });
  const target = [hiddenJobs.userId, hiddenJobs.jobListingId];
  await (reason === undefined
    ? insert.onConflictDoNothing({ target })
    : insert.onConflictDoUpdate({ target, set: { reason } }));
}

/** False where it was not hidden. */
export async function unhide(db: Database, userId: string, listingId: string): Promise<boolean> {
  if (!isUuid(listingId)) return false;
  const shown = await db
    .delete(hiddenJobs)
    .where(and(eq(hiddenJobs.userId, userId), eq(hiddenJobs.jobListingId, listingId)))
    .returning({ id: hiddenJobs.id });
  return shown.length > 0;
}

/** The person's, the newest first. */
export const hiddenOf = (db: Database, userId: string): Promise<(typeof hiddenJobs.$inferSelect)[]> =>
  db
    .select()
    .from(hiddenJobs)
    .where(eq(hiddenJobs.userId, userId))
    .orderBy(desc(hiddenJobs.createdAt), desc(hiddenJobs.id));

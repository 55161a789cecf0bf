import type { ListingView } from '#contract/job-listings.ts';
import type { postedWithin } from '#contract/job-search.ts';
import type { RouteBody, RouteQuery, RouteResponse } from '#contract/route.ts';
import {
  maxSavedJobs,
  type addOwnJob,
  type hideJob,
  type listHiddenJobs,
  type listSavedJobs,
  type saveJob,
  type SavedJobView,
  type updateSavedJob,
} from '#contract/saved-jobs.ts';
import { copyFor } from '#copy/copy-for.ts';
import type { Locale } from '#copy/locales.ts';
import { plainWords } from '#domain/language/fold.ts';
import { AppError } from '../../../app-error.ts';
import type { Database } from '../../../db/database.ts';
import { lockAccount } from '../../../db/lock-account.ts';
import type { Engine } from '../../../engine/tasks.ts';
import type { FileAnswer } from '../../../http/handler.ts';
import type { Clock } from '../../../clock.ts';
import type { JobListings } from '../listings/service.ts';
import { ownListingOf } from './own-ad.ts';
import { savedTable } from './saved-table.ts';
import * as store from './store.ts';

/** What a person keeps of the listings, and what they do not want to see. */
export interface SavedJobs {
  /** Saves a listing, or changes the saved one. Throws LISTING_NOT_FOUND, SAVED_JOBS_FULL. */
  save(userId: string, body: RouteBody<typeof saveJob>): Promise<SavedJobView>;
  /** The newest first. */
  list(userId: string, filter: RouteQuery<typeof listSavedJobs>): Promise<SavedJobView[]>;
  /** By the saved job's id or its listing's. Throws SAVED_JOB_NOT_FOUND, also for another's, as does `remove`; REMINDER_PAST. */
  update(userId: string, id: string, body: RouteBody<typeof updateSavedJob>): Promise<SavedJobView>;
  /** An own ad goes with it. */
  remove(userId: string, id: string): Promise<void>;
  /** As CSV (RFC 4180), safe to open in a spreadsheet. */
  table(userId: string, locale: Locale): Promise<FileAnswer>;
  /** The same ad twice is saved once. Throws SAVED_JOBS_FULL. */
  addOwn(userId: string, body: RouteBody<typeof addOwnJob>): Promise<SavedJobView>;
  /** Takes a listing out of searches, recommendations and matches; a saved one stays saved. Throws LISTING_NOT_FOUND. Hiding twice is hiding once. */
  hide(userId: string, body: RouteBody<typeof hideJob>): Promise<void>;
  /** Throws LISTING_NOT_FOUND if it isn't hidden. */
  unhide(userId: string, listingId: string): Promise<void>;
  hidden(userId: string): Promise<RouteResponse<typeof listHiddenJobs>['hiddenJobs']>;
}

interface Deps {
  db: Database;
  clock: Clock;
  engine: Pick<Engine, 'run'>;
  listings: Pick<JobListings, 'ingest' | 'views'>;
}

const hour = 3600 * 1000;
const hoursOf = { '24h': 24, '3d': 72, '7d': 168, '30d': 720 } as const satisfies Record<
  (typeof postedWithin)[number],
  number
>;

/** Whether a status says that the person has applied; undefined where it may be either. */
const appliedBy = (status: store.StoredJob['status']): boolean | undefined =>
  status === 'rejected' ? undefined : status !== 'saved' && status !== 'interested';

/** Whether a place that a person wrote is in where a listing's job is. */
const isThere = ({ location, workplace }: store.Kept, asked: string): boolean =>
  plainWords(`${location ?? ''} ${workplace ?? ''}`).includes(plainWords(asked));

const viewOf = (
  { id, jobListingId, status, notes, reminder, createdAt, updatedAt }: store.StoredJob,
  jobListing: ListingView,
): SavedJobView => ({
  id,
  jobListingId,
  jobListing,
  status,
  notes,
  reminder: reminder?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export function createSavedJobs({ db, clock, engine, listings }: Deps): SavedJobs {
  /** With their listings, in the order given; without those that lost their listing meanwhile. */
  const withListings = async <T>(
    userId: string,
    rows: readonly T[],
    listingIdOf: (row: T) => string,
  ): Promise<{ row: T; listing: ListingView }[]> => {
    if (rows.length === 0) return [];
    const views = await listings.views(userId, rows.map(listingIdOf));
    const byId = new Map(views.map((view) => [view.id, view]));
    return rows.flatMap((row) => {
      const listing = byId.get(listingIdOf(row));
      return listing ? [{ row, listing }] : [];
    });
  };
  const viewsOf = async (userId: string, rows: readonly store.StoredJob[]): Promise<SavedJobView[]> =>
    (await withListings(userId, rows, ({ jobListingId }) => jobListingId)).map(({ row, listing }) =>
      viewOf(row, listing),
    );
  const oneView = async (userId: string, row: store.StoredJob): Promise<SavedJobView> => {
    const [view] = await viewsOf(userId, [row]);
    if (!view) throw new AppError('LISTING_NOT_FOUND');
    return view;
  };

  /** Keeps the matches of a listing in step with a status that has changed. */
  const follow = async (tx: Database, before: store.StoredJob['status'] | undefined, after: store.StoredJob) => {
    const [was, isApplied] = [before && appliedBy(before), appliedBy(after.status)];
    // Saving what a match says was applied to takes nothing back: only a status that changes does.
    if (isApplied === undefined || was === isApplied || (!isApplied && was === undefined)) return;
    const { userId, jobListingId } = after;
    await store.noteApplied(tx, { userId, jobListingId, isApplied, now: clock.now() });
  };

  const saveIn = async (
    tx: Database,
    userId: string,
    { jobListingId, status, notes }: RouteBody<typeof saveJob>,
  ): Promise<store.StoredJob> => {
    await lockAccount(tx, userId);
    if (!(await store.isVisible(tx, userId, jobListingId))) throw new AppError('LISTING_NOT_FOUND');
    const before = await store.findSaved(tx, userId, jobListingId, { locked: true });
    const now = clock.now();
    if (before) {
      const change = { ...(status && { status }), ...(notes !== undefined && { notes: notes || null }) };
      const changed = await store.changeSaved(tx, before.id, change, now);
      if (!changed) throw new AppError('LISTING_NOT_FOUND');
      await follow(tx, before.status, changed);
      return changed;
    }
    if ((await store.countSaved(tx, userId)) >= maxSavedJobs)
      throw new AppError('SAVED_JOBS_FULL', { most: maxSavedJobs });
    const made = await store.insertSaved(tx, {
      userId,
      jobListingId,
      status: status ?? 'saved',
      notes: notes || null,
      now,
    });
    if (!made) throw new Error('A saved job was not stored.');
    await follow(tx, undefined, made);
    return made;
  };

  const list: SavedJobs['list'] = async (userId, { datePosted, location, ...filter }) => {
    const postedSince = datePosted && new Date(clock.now().getTime() - hoursOf[datePosted] * hour);
    const kept = await store.savedOf(db, userId, { ...filter, ...(postedSince && { postedSince }) });
    const there = location ? kept.filter((row) => isThere(row, location)) : kept;
    return viewsOf(
      userId,
      there.map(({ saved }) => saved),
    );
  };

  return {
    list,

    async save(userId, body) {
      return oneView(userId, await db.transaction((tx) => saveIn(tx, userId, body)));
    },

    async update(userId, id, { status, notes, reminder }) {
      const changed = await db.transaction(async (tx) => {
        const before = await store.findSaved(tx, userId, id, { locked: true });
        if (!before) throw new AppError('SAVED_JOB_NOT_FOUND');
        const now = clock.now();
        const due = typeof reminder === 'string' ? new Date(reminder) : reminder;
        // A form that sends all of its fields also sends an unchanged reminder, which may have been mailed.
        const isNew = due !== undefined && due?.getTime() !== before.reminder?.getTime();
        if (isNew && due && due <= now) throw new AppError('REMINDER_PAST');
        const after = await store.changeSaved(
          tx,
          before.id,
          {
            ...(status && { status }),
            ...(notes !== undefined && { notes: notes || null }),
            ...(isNew && { reminder: due, remindedAt: null }),
          },
          now,
        );
        if (!after) throw new AppError('SAVED_JOB_NOT_FOUND');
        await follow(tx, before.status, after);
        return after;
      });
      return oneView(userId, changed);
    },

    async remove(userId, id) {
      if (!(await db.transaction((tx) => store.removeSaved(tx, userId, id)))) throw new AppError('SAVED_JOB_NOT_FOUND');
    },

    async table(userId, locale) {
      return {
        bytes: savedTable(await list(userId, {}), copyFor(locale)),
        mediaType: 'text/csv; charset=utf-8',
        fileName: 'foothold-saved-jobs.csv',
        disposition: 'attachment',
      };
    },

    async addOwn(userId, body) {
      if ((await store.countSaved(db, userId)) >= maxSavedJobs)
        throw new AppError('SAVED_JOBS_FULL', { most: maxSavedJobs });
      const { description, title, company } = body;
      const read = description
        ? await engine.run('readPosting', {
            text: description,
            ...(title && { title }),
            ...(company && { employer: company }),
          })
        : undefined;
      const { ids } = await listings.ingest('own', [ownListingOf(userId, body, read)], { ownerId: userId });
      const [jobListingId] = ids;
      if (jobListingId === undefined) throw new AppError('INVALID_INPUT');
      try {
        return await oneView(userId, await db.transaction((tx) => saveIn(tx, userId, { jobListingId })));
      } catch (error) {
        await store.removeOwnListing(db, userId, jobListingId);
        throw error;
      }
    },

    async hide(userId, { jobListingId, reason }) {
      if (!(await store.isVisible(db, userId, jobListingId))) throw new AppError('LISTING_NOT_FOUND');
      await store.hide(db, { userId, jobListingId, reason, now: clock.now() });
    },

    async unhide(userId, listingId) {
      if (!(await store.unhide(db, userId, listingId))) throw new AppError('LISTING_NOT_FOUND');
    },

    async hidden(userId) {
      const rows = await store.hiddenOf(db, userId);
      return (await withListings(userId, rows, ({ jobListingId }) => jobListingId)).map(({ row, listing }) => ({
        jobListing: listing,
        reason: row.reason,
        createdAt: row.createdAt.toISOString(),
      }));
    },
  };
}

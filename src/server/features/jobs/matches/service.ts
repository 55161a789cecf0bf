import type { ListingView } from '#contract/job-listings.ts';
import type {
  compareJobs,
  JobMatchView,
  listMatches,
  listRankedResumes,
  recommendJobs,
  updateMatch,
} from '#contract/job-matches.ts';
import type { RouteBody, RouteQuery, RouteResponse } from '#contract/route.ts';
import { copyFor } from '#copy/copy-for.ts';
import type { Locale } from '#copy/locales.ts';
import type { Reaction } from '#domain/listings/ranking/feedback.ts';
import type { RankedListing } from '#domain/listings/ranking/rank-listings.ts';
import type { RankableListing } from '#domain/listings/ranking/rankable-listing.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import { AppError } from '../../../app-error.ts';
import type { Database } from '../../../db/database.ts';
import type { SignedIn } from '../../../http/visit.ts';
import type { Engine } from '../../../engine/tasks.ts';
import type { Clock } from '../../../clock.ts';
import type { JobListings } from '../listings/service.ts';
import type { JobSourcesService } from '../sources/service.ts';
import { applicationOf } from '../../optimizations/application.ts';
import type { Optimizations } from '../../optimizations/service.ts';
import type { Uploads } from '../../uploads/service.ts';
import { candidateIds, rankable } from './candidates-store.ts';
import { resumesOf } from './resumes-store.ts';
import * as store from './store.ts';
import { cellOf, matchViewOf, type Scored } from './view.ts';

type Basis = RouteResponse<typeof compareJobs>['resumes'][number];

/** A listing with how well a resume fits it. */
type UnstoredMatch = Scored & { jobListing: ListingView };

/** Listings ranked for a person's resume, without hidden ones. */
export interface JobMatches {
  /** Ranks the stored listings and keeps the outcome as matches. Throws OPTIMIZATION_NOT_FOUND, UPLOAD_NOT_FOUND. */
  recommend(
    account: SignedIn,
    query: RouteQuery<typeof recommendJobs>,
    locale: Locale,
  ): Promise<RouteResponse<typeof recommendJobs>>;
  list(
    account: SignedIn,
    query: RouteQuery<typeof listMatches>,
    locale: Locale,
  ): Promise<RouteResponse<typeof listMatches>>;
  /** Throws MATCH_NOT_FOUND, also for another's. */
  update(userId: string, id: string, body: RouteBody<typeof updateMatch>, locale: Locale): Promise<JobMatchView>;
  compare(
    account: SignedIn,
    body: RouteBody<typeof compareJobs>,
    locale: Locale,
  ): Promise<RouteResponse<typeof compareJobs>>;
  /** The same for a resume that belongs to nobody here; nothing of it is stored. */
  matchesOf(parsed: ParsedResume, limit: number, locale: Locale): Promise<UnstoredMatch[]>;
  resumes(account: SignedIn): Promise<RouteResponse<typeof listRankedResumes>>;
}

interface Deps {
  db: Database;
  clock: Clock;
  engine: Pick<Engine, 'run'>;
  listings: Pick<JobListings, 'views' | 'postings'>;
  sources: Pick<JobSourcesService, 'searched'>;
  optimizations: Pick<Optimizations, 'owned'>;
  uploads: Pick<Uploads, 'get' | 'resolve'>;
}

/** A person's resume with what it is called. */
interface RankedResume {
  basis: Basis;
  parsed: ParsedResume;
}

/** How many candidates are compared line by line: this many, or slightly more than requested. More cost time and change nothing at the top. */
const compared = { least: 16, beyondAsked: 6 } as const;

export function createJobMatches(deps: Deps): JobMatches {
  const { db, clock, engine, listings, sources, optimizations, uploads } = deps;
  const today = (): string => clock.now().toISOString().slice(0, 10);

  /** The resume as its person has it: an optimization's source with what they answered, not what was tailored. */
  const resumeOf = async (account: SignedIn, { kind, id }: Pick<Basis, 'kind' | 'id'>): Promise<RankedResume> => {
    if (kind === 'upload') {
      const { content: text, fileName } = await uploads.get(account, id);
      const { parsed } = await uploads.resolve(account, { text, uploadId: id });
      return { basis: { kind, id, name: fileName }, parsed };
    }
    const { stored } = await optimizations.owned(account, id);
    const parsed =
      stored.answers.length === 0
        ? stored.source
        : await engine.run('answeredSource', applicationOf(stored, clock.now()));
    return { basis: { kind, id, name: stored.jobTitle }, parsed };
  };

  /** The resume that is named, or the newest; undefined for a person who has none. */
  const chosen = async (
    account: SignedIn,
    { resumeOptimizationId, uploadId }: { resumeOptimizationId?: string | undefined; uploadId?: string | undefined },
  ): Promise<Pick<Basis, 'kind' | 'id'> | undefined> => {
    if (resumeOptimizationId !== undefined) return { kind: 'optimization', id: resumeOptimizationId };
    if (uploadId !== undefined) return { kind: 'upload', id: uploadId };
    return (await resumesOf(db, account.userId))[0];
  };

  /** The stored listings, ranked for a resume: as many as are compared line by line, the best first. */
  const rankedFor = async (
    userId: string | undefined,
    parsed: ParsedResume,
    limit: number,
  ): Promise<RankedListing[]> => {
    const now = clock.now();
    const [search, reactions, searched] = await Promise.all([
      engine.run('searchOfResume', { parsed, today: today() }),
      userId === undefined ? [] : store.reactionsOf(db, userId),
      sources.searched(),
    ]);
    const ids = await candidateIds(db, search, { userId, sources: searched, now });
    const candidates = await rankable(db, ids);
    const most = Math.max(compared.least, limit + compared.beyondAsked);
    const leading = await engine.run('shortlist', { parsed, listings: candidates, reactions, today: today(), most });
    const [ranked = []] = await matchesFor([parsed], candidates, leading, reactions);
    return ranked.slice(0, most);
  };

  /** Ranks the stored listings and keeps the matches; returns the ids of the listings, the best first. */
  const rank = async ({ userId }: SignedIn, { basis, parsed }: RankedResume, limit: number): Promise<string[]> => {
    const best = await rankedFor(userId, parsed, limit);
    await store.keepMatches(db, userId, basis, best, clock.now());
    return best.slice(0, limit).map(({ id }) => id);
  };

  const matchesFor = async (
    resumes: readonly ParsedResume[],
    candidates: readonly RankableListing[],
    ids: readonly string[],
    reactions: readonly Reaction[],
  ): Promise<RankedListing[][]> => {
    const postings = await listings.postings(ids);
    const known = new Map(candidates.map((each) => [each.id, each]));
    const posted = ids.flatMap((id) => {
      const [listing, posting] = [known.get(id), postings.get(id)];
      return listing && posting ? [{ ...listing, posting }] : [];
    });
    return engine.run('matchesOf', { resumes, listings: posted, reactions, today: today() });
  };

  const viewsOf = async (userId: string, stored: readonly store.StoredMatch[], locale: Locale) => {
    const views = await listings.views(
      userId,
      stored.map(({ jobListingId }) => jobListingId),
    );
    const byId = new Map(views.map((view) => [view.id, view]));
    return stored.flatMap((match) => {
      const listing = byId.get(match.jobListingId);
      return listing && match.details ? [matchViewOf(match, match.details, listing, copyFor(locale))] : [];
    });
  };

  return {
    async recommend(account, { limit, ...named }, locale) {
      const key = await chosen(account, named);
      if (!key) return { recommendations: [], basis: null };
      const resume = await resumeOf(account, key);
      const ids = await rank(account, resume, limit);
      const stored = await store.matchesWith(db, account.userId, key, ids);
      return { recommendations: await viewsOf(account.userId, stored, locale), basis: resume.basis };
    },

    async list(account, { resumeOptimizationId, limit, minScore }, locale) {
      const key = await chosen(account, { resumeOptimizationId });
      if (!key) return { matches: [], basis: null };
      const resume = await resumeOf(account, key);
      if (!(await store.hasMatches(db, account.userId, key))) await rank(account, resume, limit);
      const stored = await store.matchesOf(db, account.userId, key, { minScore, limit, now: clock.now() });
      return { matches: await viewsOf(account.userId, stored, locale), basis: resume.basis };
    },

    async update(userId, id, { isApplied, rating }, locale) {
      const found = await store.findMatch(db, userId, id);
      if (!found) throw new AppError('MATCH_NOT_FOUND');
      const now = clock.now();
      await db.transaction(async (tx) => {
        await store.react(
          tx,
          userId,
          found.jobListingId,
          {
            ...(rating !== undefined && { userRating: rating }),
            ...(isApplied !== undefined && { isApplied, appliedAt: isApplied ? (found.appliedAt ?? now) : null }),
          },
          now,
        );
        if (isApplied === true) await store.markSavedApplied(tx, userId, found.jobListingId, now);
      });
      const changed = await store.findMatch(db, userId, id);
      const [view] = changed ? await viewsOf(userId, [changed], locale) : [];
      if (!view) throw new AppError('MATCH_NOT_FOUND');
      return view;
    },

    async compare(account, body, locale) {
      const resumes = await Promise.all(body.resumes.map((each) => resumeOf(account, each)));
      const ids = [...new Set(body.listings)];
      const views = await listings.views(account.userId, ids);
      if (views.length < ids.length) throw new AppError('LISTING_NOT_FOUND');
      const matched = await matchesFor(
        resumes.map(({ parsed }) => parsed),
        await rankable(db, ids),
        ids,
        [],
      );
      const copy = copyFor(locale);
      return {
        resumes: resumes.map(({ basis }) => basis),
        listings: views,
        rows: matched.map((row) => {
          const byId = new Map(row.map(({ id, match }) => [id, match]));
          return views.map(({ id }) => {
            const match = byId.get(id);
            if (!match) throw new AppError('LISTING_NOT_FOUND');
            return cellOf(match, copy);
          });
        }),
      };
    },

    async matchesOf(parsed, limit, locale) {
      const ranked = (await rankedFor(undefined, parsed, limit)).slice(0, limit);
      const views = await listings.views(
        undefined,
        ranked.map(({ id }) => id),
      );
      const byId = new Map(views.map((view) => [view.id, view]));
      const copy = copyFor(locale);
      return ranked.flatMap(({ id, match }) => {
        const jobListing = byId.get(id);
        return jobListing ? [{ jobListing, ...cellOf(match, copy) }] : [];
      });
    },

    async resumes({ userId }) {
      const kept = await resumesOf(db, userId);
      return { resumes: kept.map((each) => ({ ...each, createdAt: each.createdAt.toISOString() })) };
    },
  };
}

import { maxOwnCompanies, type addCompany, type CompanyView } from '#contract/job-companies.ts';
import { boardProviders, type BoardProvider } from '#contract/job-sources.ts';
import type { RouteBody } from '#contract/route.ts';
import { copyFor } from '#copy/copy-for.ts';
import type { Copy } from '#copy/copy.ts';
import type { Locale } from '#copy/locales.ts';
import { AppError } from '../../../app-error.ts';
import { boardsMeant, companyOfBoard } from '../../../adapters/job-boards/board-address.ts';
import type { Database } from '../../../db/database.ts';
import type { CompanyBoard } from '../../../settings/job-source-settings.ts';
import type { JobSource, SourceFailure } from '../../../adapters/job-boards/port.ts';
import type { Clock } from '../../../clock.ts';
import type { Enqueuer } from '../../../queue/queue.ts';
import type { EmailVerification } from '../../email-verification/service.ts';
import type { ListingRemovals } from '../listings/removals.ts';
import { readBoardJob } from './jobs.ts';
import * as store from './store.ts';

/** Companies with boards to ask: the operator's, which everybody finds, and those that people add, which only they find. */
export interface JobCompanies {
  /** The person's own and everybody's, by name. */
  list(userId: string, locale: Locale): Promise<CompanyView[]>;
  /**
   * Queues reading a board. Throws EMAIL_UNVERIFIED, COMPANY_UNKNOWN if the text names none, COMPANY_REFUSED if the operator removed it, COMPANIES_FULL, and
   * COMPANY_BOARDS_OFF if no provider is switched on. Adding twice is adding once; a board that failed is tried again.
   */
  add(userId: string, body: RouteBody<typeof addCompany>, locale: Locale): Promise<CompanyView>;
  /** Throws COMPANY_NOT_FOUND, also for everybody's and another's. What nobody follows any more is deleted. */
  remove(userId: string, id: string): Promise<void>;
}

interface Deps {
  db: Database;
  clock: Clock;
  queue: Enqueuer;
  sources: readonly JobSource[];
  emailVerification: Pick<EmailVerification, 'status'>;
  removals: Pick<ListingRemovals, 'deleteUnfollowed'>;
}

export function createJobCompanies(deps: Deps): JobCompanies {
  const { db, clock, queue, sources, emailVerification, removals } = deps;
  const isOn = (provider: BoardProvider): boolean => sources.some(({ name }) => name === provider);
  const isEverybodys = ({ provider, status }: store.StoredBoard): boolean =>
    isOn(provider) && (status === 'listed' || status === 'approved');

  const viewsOf = async (seen: readonly store.SeenBoard[], locale: Locale): Promise<CompanyView[]> => {
    const [waits, now] = [await store.findProviderWaits(db), clock.now()];
    return seen.map((board) => {
      const waitUntil = waits.get(board.provider);
      return viewOf(board, {
        isPublic: isEverybodys(board),
        isLimited: waitUntil !== undefined && waitUntil > now,
        words: copyFor(locale),
      });
    });
  };

  /** Follows the board and queues reading it, in one transaction. Of several spellings, takes the known one, else the likeliest. */
  const keep = (userId: string, meant: readonly CompanyBoard[], known: CompanyBoard | undefined): Promise<void> =>
    db.transaction(async (tx) => {
      const count = await store.countLocked(tx, userId);
      const [first] = meant;
      const chosen = known ?? first;
      if (!chosen) throw new AppError('INVALID_INPUT');
      const createdAt = clock.now();
      const { provider, slug } = chosen;
      const board = await store.ensureBoard(tx, { provider, slug, name: companyOfBoard(slug), createdAt });
      if (board.status === 'removed') throw new AppError('COMPANY_REFUSED');
      const [seen] = await store.boardsSeenBy(tx, userId, [board]);
      const isFollowed = seen !== undefined && seen.followId !== null;
      if (!isFollowed && count >= maxOwnCompanies) throw new AppError('COMPANIES_FULL', { most: maxOwnCompanies });
      await store.follow(tx, { userId, boardId: board.id, createdAt });
      const otherSlugs = known ? [] : meant.slice(1).map((other) => other.slug);
      const isForced = seen?.failure != null;
      await queue.enqueue(readBoardJob, { boardId: board.id, otherSlugs, isForced }, tx);
    });

  return {
    async list(userId, locale) {
      const seen = (await store.boardsSeenBy(db, userId)).filter(
        (board) => board.followId !== null || isEverybodys(board),
      );
      const byName = new Intl.Collator(locale);
      return (await viewsOf(seen, locale)).sort((one, other) => byName.compare(one.name, other.name));
    },

    async add(userId, { company, provider: given }, locale) {
      const words = copyFor(locale);
      const open = boardProviders.filter(isOn);
      if (open.length === 0) throw new AppError('COMPANY_BOARDS_OFF');
      const meant = boardsMeant(company, given);
      if (!meant || !isOn(meant.provider)) {
        const names = open.map((name) => words.jobSources.names[name]);
        throw new AppError('COMPANY_UNKNOWN', { providers: words.jobCompanies.either(names) });
      }
      if (!(await emailVerification.status(userId)).emailVerified) throw new AppError('EMAIL_UNVERIFIED');
      const named = meant.slugs.map((slug) => ({ provider: meant.provider, slug }));
      const known = await store.boardsSeenBy(db, userId, named);
      const found = known.find(isEverybodys) ?? known.find(({ followId }) => followId !== null);
      // A board that everybody finds needs no following; one that's followed and has been read needs nothing either.
      if (!found || (!isEverybodys(found) && found.failure !== null)) {
        await keep(userId, named, found ?? known.find(({ fetchedAt }) => fetchedAt !== null));
      }
      const seen = await store.boardsSeenBy(db, userId, named);
      const [view] = await viewsOf(
        seen.filter((board) => board.followId !== null || isEverybodys(board)),
        locale,
      );
      if (!view) throw new Error('A company has no view.');
      return view;
    },

    async remove(userId, id) {
      if (!(await store.unfollow(db, userId, id))) throw new AppError('COMPANY_NOT_FOUND');
      await removals.deleteUnfollowed();
    },
  };
}

function viewOf(
  board: store.SeenBoard,
  { isPublic, isLimited, words }: { isPublic: boolean; isLimited: boolean; words: Copy },
): CompanyView {
  const { provider, slug, name, followId, listings, isCut, fetchedAt } = board;
  const failure: SourceFailure | null = board.failure ?? (isLimited && fetchedAt === null ? 'limited' : null);
  return {
    id: followId ?? `${provider}:${slug}`,
    provider,
    slug,
    name,
    isOwn: followId !== null,
    isPublic,
    state: failure !== null ? 'failing' : fetchedAt === null ? 'fetching' : isCut === true ? 'cut' : 'read',
    listings: listings ?? 0,
    fetchedAt: fetchedAt?.toISOString() ?? null,
    failure: failure === null ? null : words.jobCompanies.failures[failure](words.jobSources.names[provider]),
  };
}

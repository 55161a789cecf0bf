import { maxOwnCompanies, type addCompany, type CompanyView } from '#contract/job-companies.ts';
import { boardProviders, type BoardProvider } from '#contract/job-sources.ts';
import type { RouteBody } from '#contract/route.ts';
import { copyFor } from '#copy/copy-for.ts';
import type { Copy } from '#copy/copy.ts';
import type { Locale } from '#copy/locales.ts';
import { AppError } from '../../app-error.ts';
import { boardsMeant, companyOfBoard } from '../../board-address.ts';
import type { Database } from '../../db/database.ts';
import type { CompanyBoard } from '../../job-source-settings.ts';
import type { Clock, JobSource, SourceAnswer } from '../../ports.ts';
import type { Enqueuer } from '../../queue/queue.ts';
import type { JobListings } from '../job-listings/service.ts';
import { readBoardJob } from './jobs.ts';
import * as store from './store.ts';

/** Companies whose boards are asked: the operator's, and those that people add. What a board lists is found by all who search. */
export interface JobCompanies {
  /** The operator's and the person's own, by name. */
  list(userId: string, locale: Locale): Promise<CompanyView[]>;
  /**
   * Throws COMPANY_UNKNOWN for what names no board, COMPANY_BOARD_UNKNOWN for one that the provider does not have, COMPANY_NOT_ANSWERING, COMPANIES_FULL, and
   * COMPANY_BOARDS_OFF where no provider is switched on. Adding twice is adding once.
   */
  add(userId: string, body: RouteBody<typeof addCompany>, locale: Locale): Promise<CompanyView>;
  /** Throws COMPANY_NOT_FOUND, also for the operator's and another's. */
  remove(userId: string, id: string): Promise<void>;
}

interface Deps {
  db: Database;
  clock: Clock;
  queue: Enqueuer;
  sources: readonly JobSource[];
  listings: Pick<JobListings, 'ingest' | 'retire'>;
  /** The companies that the operator lists for everybody. */
  boards: readonly CompanyBoard[];
  /** How long a person waits for a board. */
  patienceMs?: number;
}

const usualPatienceMs = 10_000;
const mostNameCharacters = 200;

type Answered = Extract<SourceAnswer, { ok: true }>;

const isSame = (one: CompanyBoard, other: CompanyBoard): boolean =>
  one.provider === other.provider && one.slug.toLowerCase() === other.slug.toLowerCase();

export function createJobCompanies(deps: Deps): JobCompanies {
  const { db, clock, queue, sources, listings, boards, patienceMs = usualPatienceMs } = deps;
  const sourceOf = (provider: BoardProvider) => sources.find(({ name }) => name === provider);
  const operators = boards.filter(
    (board, at) => sourceOf(board.provider) && boards.findIndex((other) => isSame(board, other)) === at,
  );

  const viewsOf = async (companies: readonly Viewed[], locale: Locale): Promise<CompanyView[]> => {
    const stateOf = await store.findStates(db, companies);
    return companies.map((one) => viewOf(one, stateOf(one), copyFor(locale)));
  };
  const seen = async (one: Viewed, locale: Locale): Promise<CompanyView> => {
    const [view] = await viewsOf([one], locale);
    if (!view) throw new Error('A company has no view.');
    return view;
  };

  /** What is followed already: by the operator for everybody, or by the person. */
  const findFollowed = async (userId: string, board: CompanyBoard): Promise<Viewed | undefined> => {
    const operator = operators.find((other) => isSame(board, other));
    if (operator) return operatorsOwn(operator);
    const own = await store.findOwnCompany(db, userId, board);
    return own && { ...own, isOwn: true };
  };

  /** The board as others have written it, where somebody has: so that it is asked and stored once. */
  const asWritten = async (board: CompanyBoard): Promise<CompanyBoard> => {
    const known = await store.findCompany(db, board);
    return known ? { provider: known.provider, slug: known.slug } : board;
  };

  /** The first of the boards that a person may mean that the provider has. */
  const probe = async (meant: readonly CompanyBoard[], source: JobSource, words: Copy) => {
    const wait = await store.findProviderWait(db, source.name as BoardProvider);
    for (const board of meant) {
      const answer =
        wait !== undefined && wait > clock.now()
          ? ({ ok: false, failure: 'limited' } as const)
          : await source.fetch({ board: board.slug, page: 1, signal: AbortSignal.timeout(patienceMs) });
      // A provider that answers for any name tells nothing of one without jobs.
      if (answer.ok && (answer.company !== undefined || answer.listings.length > 0)) return { board, answer };
      if (!answer.ok && answer.failure !== 'unknown') throw refusal('COMPANY_NOT_ANSWERING', board, words);
    }
    throw refusal('COMPANY_BOARD_UNKNOWN', meant[0], words);
  };

  /** Keeps a company and what its board gave, the rest of which the queue reads. */
  const keep = async (userId: string, board: CompanyBoard, answer: Answered): Promise<Viewed> => {
    const { provider, slug } = board;
    const { ids } = await listings.ingest(provider, answer.listings);
    const isWhole = !answer.hasMore && !answer.isPartial;
    if (isWhole) await listings.retire(provider, { ids, board: slug });
    const now = clock.now();
    return db.transaction(async (tx) => {
      const count = await store.countLocked(tx, userId);
      // Pressed twice: the other request was first.
      const same = await store.findOwnCompany(tx, userId, board);
      if (same) return { ...same, isOwn: true };
      if (count >= maxOwnCompanies) throw new AppError('COMPANIES_FULL', { most: maxOwnCompanies });
      const name = (answer.company ?? companyOfBoard(slug)).slice(0, mostNameCharacters);
      const company = await store.insertCompany(tx, { ...board, userId, name, createdAt: now });
      if (isWhole) await store.saveState(tx, board, now, ids.length);
      else await queue.enqueue(readBoardJob, { provider, slug }, tx);
      return { ...company, isOwn: true, listings: ids.length };
    });
  };

  return {
    async list(userId, locale) {
      const own = (await store.companiesOf(db, userId)).filter(
        (one) => !operators.some((operator) => isSame(one, operator)),
      );
      const all = [...operators.map(operatorsOwn), ...own.map((one) => ({ ...one, isOwn: true }))];
      const byName = new Intl.Collator(locale);
      return (await viewsOf(all, locale)).sort((one, other) => byName.compare(one.name, other.name));
    },

    async add(userId, { company, provider: given }, locale) {
      const words = copyFor(locale);
      const open = boardProviders.filter(sourceOf);
      if (open.length === 0) throw new AppError('COMPANY_BOARDS_OFF');
      const meant = boardsMeant(company, given);
      const source = meant && sourceOf(meant.provider);
      if (!meant || !source) {
        const names = open.map((name) => words.jobSources.names[name]);
        throw new AppError('COMPANY_UNKNOWN', { providers: words.jobCompanies.either(names) });
      }
      const { provider } = meant;
      const candidates: CompanyBoard[] = [];
      for (const slug of meant.slugs) {
        const followed = await findFollowed(userId, { provider, slug });
        if (followed) return seen(followed, locale);
        candidates.push(await asWritten({ provider, slug }));
      }
      // Known before the provider is asked: nobody has it asked for what would not be kept.
      if ((await store.companiesOf(db, userId)).length >= maxOwnCompanies) {
        throw new AppError('COMPANIES_FULL', { most: maxOwnCompanies });
      }
      const { board, answer } = await probe(candidates, source, words);
      return seen(await keep(userId, board, answer), locale);
    },

    async remove(userId, id) {
      if (!(await store.removeCompany(db, userId, id))) throw new AppError('COMPANY_NOT_FOUND');
    },
  };
}

/** A company as it is shown; `listings` where its board has just been read in part. */
interface Viewed extends CompanyBoard {
  id: string;
  name: string;
  isOwn: boolean;
  listings?: number;
}

const operatorsOwn = ({ provider, slug }: CompanyBoard): Viewed => ({
  id: `${provider}:${slug}`,
  provider,
  slug,
  name: companyOfBoard(slug),
  isOwn: false,
});

function viewOf(company: Viewed, state: store.BoardState | undefined, words: Copy): CompanyView {
  const { id, provider, slug, name, isOwn, listings = 0 } = company;
  const failure = state?.failure ?? undefined;
  return {
    id,
    provider,
    slug,
    name,
    isOwn,
    listings: state?.fetchedAt ? state.listings : listings,
    fetchedAt: state?.fetchedAt?.toISOString() ?? null,
    failure: failure === undefined ? null : words.jobCompanies.failures[failure](words.jobSources.names[provider]),
  };
}

const refusal = (
  code: 'COMPANY_NOT_ANSWERING' | 'COMPANY_BOARD_UNKNOWN',
  board: CompanyBoard | undefined,
  words: Copy,
): AppError =>
  new AppError(code, {
    slug: board?.slug ?? '',
    provider: board ? words.jobSources.names[board.provider] : '',
  });

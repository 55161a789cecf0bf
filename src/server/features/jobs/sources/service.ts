import { setTimeout as sleep } from 'node:timers/promises';
import type { listJobSources, SearchTerms, SourceReport } from '#contract/job-search.ts';
import type { JobSourceName } from '#contract/job-sources.ts';
import type { RouteResponse } from '#contract/route.ts';
import { copyFor } from '#copy/copy-for.ts';
import type { Locale } from '#copy/locales.ts';
import { companyOfBoard } from '../../../adapters/job-boards/board-address.ts';
import type { Database } from '../../../db/database.ts';
import type { CompanyBoard } from '../../../settings/job-source-settings.ts';
import { loggable, type Log } from '../../../logging/log.ts';
import type { JobSource, SourceFailure } from '../../../adapters/job-boards/port.ts';
import type { Clock } from '../../../clock.ts';
import type { ListingRemovals } from '../listings/removals.ts';
import type { JobListings } from '../listings/service.ts';
import { createAsking, queryOf, type AskOptions, type Outcome } from './asking.ts';
import { forgetCallsBefore } from './calls-store.ts';
import {
  countListings,
  findBoards,
  findSavedTerms,
  findStandings,
  forgetFetchesBefore,
  forgetSearchesBefore,
  hasListings,
  listBoard,
  unlistOthers,
  type AskedBoard,
} from './fetches-store.ts';
import { reportOf } from './source-reports.ts';

/** What came of asking one source. */
export interface Synced {
  source: JobSourceName;
  added: number;
  updated: number;
  retired: number;
  /** `limited` also where our own count of its calls leaves none; `off`: it was named, and is not switched on. */
  failure: SourceFailure | 'off' | null;
}

/** The sources that are switched on: asked within their limits, their answers kept while they're valid. */
export interface JobSourcesService {
  /**
   * Asks the sources that search, unless a kept answer is still valid, for three seconds at most; stores their answers, including later ones. Returns the state
   * of each source, including those that list everything. Never throws because of a source.
   */
  refresh(terms: SearchTerms, locale: Locale): Promise<SourceReport[]>;
  /**
   * Asks sources for their whole lists: those named, or all that are due. `force` ignores kept answers, but not the limits.
   * Sources that
   * search are asked where they are named: for what saved searches look for.
   */
  sync(options?: {
    sources?: readonly JobSourceName[];
    force?: boolean;
    /** Called for each that didn't answer, instead of logging. */
    onFailure?: AskOptions['onFailure'];
  }): Promise<Synced[]>;
  /** Asks one company's board, as `sync` does; the source has to be switched on. */
  syncBoard(board: AskedBoard, options?: { force?: boolean }): Promise<Outcome>;
  /** Has everybody find what the boards of the settings list, and of no others that were in them. Before anything tidies up the boards that nobody follows. */
  listBoards(): Promise<void>;
  list(locale: Locale): Promise<RouteResponse<typeof listJobSources>>;
  /** The sources to search and rank: the sample only if no other source has any listings. */
  searched(): Promise<readonly JobSourceName[]>;
  /** Forgets what was asked so long ago that it counts for nothing. */
  purge(): Promise<void>;
  /** Aborts background requests. */
  close(): Promise<void>;
}

interface Deps {
  db: Database;
  clock: Clock;
  log: Log;
  sources: readonly JobSource[];
  listings: Pick<JobListings, 'ingest' | 'retire'>;
  removals: Pick<ListingRemovals, 'chooseAgain'>;
  /** The companies that the operator lists. */
  boards: readonly CompanyBoard[];
  /** The sample is searched beside the other sources. */
  sampleIsNamed: boolean;
  /** How long a search waits for sources. */
  patienceMs?: number;
}

const usualPatienceMs = 3000;
const keepSearchesMs = 14 * 24 * 3600 * 1000;
/** The longest window of any source's limit is 30 days. */
const keepCallsMs = 31 * 24 * 3600 * 1000;
const keepFetchesMs = 60 * 24 * 3600 * 1000;
/** The most saved searches that one sync asks a source for. */
const mostSavedTerms = 50;
/** The most boards of one provider that one run asks: the others are asked by the next. */
const mostBoards = 25;

export function createJobSources(deps: Deps): JobSourcesService {
  const { db, clock, log, sources, sampleIsNamed, patienceMs = usualPatienceMs } = deps;
  const asking = createAsking(deps);
  const real = sources.filter(({ kind }) => kind !== 'sample');
  const realNames = real.map(({ name }) => name);
  const sample = sources.find(({ kind }) => kind === 'sample');

  /** Our own failures don't fail the search either: the stored listings are shown. */
  const askCalmly = async (source: JobSource, options?: AskOptions): Promise<Outcome> => {
    try {
      return await asking.ask(source, options);
    } catch (error) {
      log.error({ error: loggable(error), source: source.name }, 'what a job source gave was not stored');
      return { state: 'failed', failure: 'failed', waits: false };
    }
  };

  const showsSample = async () =>
    sample !== undefined && (sampleIsNamed || !(await hasListings(db, realNames, clock.now())));

  /** The sample is there before the first search that shows it. */
  const ensureSample = async () => {
    if (sample && (await showsSample())) await askCalmly(sample);
  };

  const listBoards = async () => {
    for (const board of deps.boards) {
      const id = await listBoard(db, { ...board, name: companyOfBoard(board.slug), createdAt: clock.now() });
      if (id !== undefined) await deps.removals.chooseAgain(id);
    }
    for (const id of await unlistOthers(db, deps.boards)) await deps.removals.chooseAgain(id);
  };

  return {
    listBoards,
    async refresh(terms, locale) {
      const words = copyFor(locale).jobSources;
      const concerned = real.filter(({ name }) => terms.source === undefined || terms.source === name);
      const before = await findStandings(db, realNames);
      const query = queryOf(terms);
      const outcomes = new Map<JobSourceName, Outcome | 'late'>();
      const asked = concerned.flatMap((source): Promise<void>[] => {
        // Those that list everything are asked by the queue; here only where that has not happened yet.
        const isFirst = source.kind === 'list' && !before.has(source.name);
        if (source.kind !== 'search' && !isFirst) return [];
        outcomes.set(source.name, 'late');
        const outcome = askCalmly(source, isFirst ? {} : { query });
        return [outcome.then((came) => void outcomes.set(source.name, came))];
      });
      const waited = new AbortController();
      const patience = sleep(patienceMs, undefined, { signal: waited.signal, ref: false }).catch(() => undefined);
      await Promise.race([Promise.all(asked), patience]);
      waited.abort();
      await ensureSample();
      const standings = await findStandings(db, realNames);
      return concerned.flatMap(({ name, kind }) => {
        // Company boards are shown with the companies.
        if (kind === 'boards') return [];
        return reportOf(words, { source: name, row: standings.get(name), outcome: outcomes.get(name) }) ?? [];
      });
    },
    async purge() {
      const now = clock.now().getTime();
      await forgetCallsBefore(db, new Date(now - keepCallsMs));
      await forgetFetchesBefore(db, new Date(now - keepFetchesMs));
    },
    async sync({ sources: named, force = false, onFailure } = {}) {
      await forgetSearchesBefore(
        db,
        new Date(clock.now().getTime() - keepSearchesMs),
        real.flatMap(({ kind, name }) => (kind === 'search' ? [name] : [])),
      );
      const boards = await findBoards(db);
      const questionsOf = async (source: JobSource): Promise<AskOptions[]> => {
        switch (source.kind) {
          case 'list':
            return [{ force }];
          case 'sample':
            return named || (await showsSample()) ? [{ force }] : [];
          case 'boards':
            return boards.filter(({ provider }) => provider === source.name).map((board) => ({ board, force }));
          case 'search': {
            const terms = named ? await findSavedTerms(db, mostSavedTerms) : [];
            return terms.map((of) => ({ query: queryOf(of), force }));
          }
        }
      };
      const most = named === undefined ? mostBoards : Number.POSITIVE_INFINITY;
      const chosen = sources.filter(({ name }) => named === undefined || named.includes(name));
      const off = (named ?? []).filter((name) => chosen.every((source) => source.name !== name));
      const synced: Synced[] = [];
      // The sample comes last: it is asked only where the others have brought nothing.
      for (const group of [
        chosen.filter((source) => source !== sample),
        chosen.filter((source) => source === sample),
      ]) {
        const all = group.map(async (source) =>
          syncOne(source, await questionsOf(source), (options) => askCalmly(source, { ...options, onFailure }), most),
        );
        synced.push(...(await Promise.all(all)));
      }
      return [...synced, ...off.map((source) => ({ ...nothing, source, failure: 'off' as const }))];
    },
    async syncBoard(board, { force } = {}) {
      const source = sources.find(({ name }) => name === board.provider);
      return source ? askCalmly(source, { board, force }) : { state: 'failed', failure: 'unknown', waits: true };
    },
    async list(locale) {
      const words = copyFor(locale).jobSources;
      const [standings, counts] = [await findStandings(db, realNames), await countListings(db)];
      return sources.map(({ name, attribution }) => ({
        source: name,
        name: words.names[name],
        attribution: attribution ?? null,
        listings: counts.get(name) ?? 0,
        report: reportOf(words, { source: name, row: standings.get(name) }) ?? null,
      }));
    },
    async searched() {
      await ensureSample();
      return sample && (await showsSample()) ? [...realNames, sample.name] : realNames;
    },
    close: () => asking.close(),
  };
}

const nothing = { added: 0, updated: 0, retired: 0, failure: null };

/** Asks a source one question at a time, because they share its limits. `most`: how many uncached questions at most. */
async function syncOne(
  { name }: JobSource,
  questions: readonly AskOptions[],
  ask: (options: AskOptions) => Promise<Outcome>,
  most: number,
): Promise<Synced> {
  const synced: Synced = { ...nothing, source: name };
  let left = most;
  for (const question of questions) {
    const outcome = await ask(question);
    if (outcome.state === 'kept') continue;
    if (outcome.state === 'answered') {
      synced.added += outcome.added;
      synced.updated += outcome.updated;
      synced.retired += outcome.retired;
    } else {
      synced.failure = outcome.state === 'limited' ? 'limited' : outcome.failure;
      if (synced.failure === 'limited') break;
      // One company's board that fails does not keep the others from being asked, today or tomorrow.
      if (question.board === undefined) break;
      if (outcome.state === 'failed' && outcome.waits) continue;
    }
    if (--left <= 0) break;
  }
  return synced;
}

import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SearchTerms } from '#contract/job-search.ts';
import type { FoundListing } from '#domain/listings/listing.ts';
import type { Database } from '../../../db/database.ts';
import { loggable, type Log } from '../../../logging/log.ts';
import type { JobSource, SourceAnswer, SourceFailure, SourceQuestion } from '../../../adapters/job-boards/port.ts';
import type { Clock } from '../../../clock.ts';
import type { JobListings } from '../listings/service.ts';
import { claimCall, releaseCall } from './calls-store.ts';
import { findFetch, nameBoard, saveAnswer, saveFailure, type Asked, type AskedBoard } from './fetches-store.ts';

/** What came of asking a source for something. */
export type Outcome =
  /** The previous answer is still valid: the source wasn't asked. */
  | { state: 'kept' }
  | {
      state: 'answered';
      listings: number;
      added: number;
      updated: number;
      retired: number;
    }
  /** Its calls are used up for now. */
  | { state: 'limited' }
  /** `waits`: it was not asked, because it failed not long ago. */
  | { state: 'failed'; failure: SourceFailure; waits: boolean };

export interface AskOptions {
  query?: SourceQuestion['query'];
  /** A company's board. */
  board?: AskedBoard | undefined;
  /** Asks even if the previous answer is valid, or failed recently; never beyond the limits, nor before the time that the source named. */
  force?: boolean | undefined;
  /** Called if it didn't answer, instead of logging. */
  onFailure?: ((failure: FailedAsking) => void) | undefined;
}

/** What did not answer, and why: `said` are its own words. */
export interface FailedAsking extends Asked {
  failure: SourceFailure;
  said?: string | undefined;
}

/** Asks sources within their limits, keeps how they answered, and stores what they gave. */
export interface Asking {
  /** Rejects only if our own database fails. Concurrent callers with the same question share one outcome. */
  ask(source: JobSource, options?: AskOptions): Promise<Outcome>;
  /** Aborts running requests, and waits for them. */
  close(): Promise<void>;
}

interface Deps {
  db: Database;
  clock: Clock;
  log: Log;
  listings: Pick<JobListings, 'ingest' | 'retire'>;
}

/** Minutes to leave a source alone after one failure, two in a row, and so on. */
const waits = [1, 5, 15, 60] as const;
const longestWait = 24 * 3600;
const mostNameCharacters = 200;
const requestMs = 20_000;
/** A short fault of the network is over by then. */
const retryMs = 300;
/** Of its limits a search's further pages may use no more than this part: the rest is for other searches. */
const shareOfPages = 0.5;

/** Identifies a search in the table of fetches without revealing what was typed. */
export const searchKey = (query: NonNullable<SourceQuestion['query']>): string =>
  createHash('sha256')
    .update(JSON.stringify([query.text, query.location ?? '', query.remote ?? false]).toLowerCase())
    .digest('hex')
    .slice(0, 32);

/** The query for a source that searches. Spaces and case make no difference. */
export const queryOf = ({ query, location, filters }: SearchTerms): NonNullable<SourceQuestion['query']> => ({
  text: query.trim().replaceAll(/\s+/g, ' '),
  location: location?.trim().replaceAll(/\s+/g, ' ') || undefined,
  remote: filters?.remote === true || filters?.workplace === 'remote' || undefined,
});

export function createAsking({ db, clock, log, listings }: Deps): Asking {
  const running = new Map<string, Promise<Outcome>>();
  const ending = new AbortController();

  /** One page: counted, and once more after a fault of the network. Undefined where no call is left. */
  async function page(
    source: JobSource,
    question: Omit<SourceQuestion, 'signal'>,
    share: number,
  ): Promise<SourceAnswer | undefined> {
    const once = async () => {
      const call = await claimCall(db, { source: source.name, limits: source.limits, now: clock.now(), share });
      if (call === undefined) return undefined;
      const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(requestMs)]);
      const given = await source.fetch({ ...question, signal });
      if (!given.ok && given.isUnsent) await releaseCall(db, call);
      return given;
    };
    const answer = await once();
    if (answer === undefined || answer.ok || answer.failure !== 'unreachable' || ending.signal.aborted) return answer;
    await sleep(retryMs);
    return (await once()) ?? answer;
  }

  /** Stores page after page as they come: what came before a failure is kept. */
  async function pages(source: JobSource, options: Pick<AskOptions, 'query' | 'board'>) {
    const { name, mostPages = 1 } = source;
    const sum = { listings: 0, added: 0, updated: 0 };
    const ids: string[] = [];
    let company: string | undefined;
    let isPartial = false;
    let isCut = false;
    const { board } = options;
    for (let at = 1; ; at++) {
      const share = at === 1 || source.kind !== 'search' ? 1 : shareOfPages;
      const answer = await page(source, { query: options.query, board: board?.slug, page: at }, share);
      if (!answer?.ok) return { sum, ids, company, isWhole: false, isCut, asked: at - 1, refusal: answer };
      const listedBy = board && { boardId: board.id };
      const stored = await listings.ingest(name, unique(answer.listings), listedBy, ending.signal);
      company ??= answer.company;
      isPartial ||= answer.isPartial ?? false;
      isCut ||= answer.isCut ?? false;
      ids.push(...stored.ids);
      sum.listings += stored.ids.length;
      sum.added += stored.added;
      sum.updated += stored.updated;
      if (!answer.hasMore)
        return { sum, ids, company, isWhole: !isPartial && !isCut, isCut, asked: at, refusal: undefined };
      if (at >= mostPages) return { sum, ids, company, isWhole: false, isCut: true, asked: at, refusal: undefined };
    }
  }

  const logFailure = (failure: FailedAsking) => log.warn(failure, 'a job source did not answer');

  async function failed(
    of: Asked,
    answer: Extract<SourceAnswer, { ok: false }>,
    onFailure: (failure: FailedAsking) => void = logFailure,
  ): Promise<Outcome> {
    const { failure, said, retryAfterSeconds } = answer;
    if (!ending.signal.aborted) {
      onFailure({ ...of, failure, said });
      await saveFailure(db, of, {
        now: clock.now(),
        failure,
        said,
        waitSeconds: (failures) =>
          failure === 'unknown'
            ? longestWait
            : Math.min(retryAfterSeconds ?? 60 * (waits[failures - 1] ?? waits.at(-1) ?? 60), longestWait),
      });
    }
    return { state: 'failed', failure, waits: false };
  }

  async function run(source: JobSource, of: Asked, options: AskOptions): Promise<Outcome> {
    const { query, board, force = false, onFailure } = options;
    const { name: sourceName, freshSeconds, listsAll = false } = source;
    const now = clock.now();
    const kept = await findFetch(db, of);
    const age = kept?.fetchedAt ? (now.getTime() - kept.fetchedAt.getTime()) / 1000 : Number.POSITIVE_INFINITY;
    if (!force && age < freshSeconds) return { state: 'kept' };
    for (const row of [kept, of.asked === '' ? undefined : await findFetch(db, { source: sourceName, asked: '' })]) {
      const waiting = row?.waitUntil && row.waitUntil > now ? row.failure : null;
      if (waiting && (!force || waiting === 'limited')) return { state: 'failed', failure: waiting, waits: true };
    }
    const got = await pages(source, { query, board });
    const { isCut } = got;
    if (got.asked === 0) {
      if (!got.refusal || got.refusal.ok) return { state: 'limited' };
      // One company's board that fails says nothing of the others; a limit is for all of them.
      const concerned =
        got.refusal.failure !== 'limited' && board !== undefined ? of : { source: sourceName, asked: '' };
      return failed(concerned, got.refusal, onFailure);
    }
    const isComplete = got.isWhole && (listsAll || board !== undefined);
    const retired = isComplete ? await listings.retire(sourceName, { ids: got.ids, boardId: board?.id }) : 0;
    if (board && got.company !== undefined) await nameBoard(db, board.id, got.company.slice(0, mostNameCharacters));
    await saveAnswer(db, of, { now: clock.now(), listings: got.sum.listings, isCut });
    // A later page was refused for being one too many: the source is left alone as long as it asks, whatever else is looked for.
    if (got.refusal && !got.refusal.ok && got.refusal.failure === 'limited') {
      await failed({ source: sourceName, asked: '' }, got.refusal, onFailure);
    }
    return { state: 'answered', ...got.sum, retired };
  }

  /** Requests cut off by a shutdown are repeated after the next start. */
  const cutOff = (error: unknown): Outcome => {
    if (!ending.signal.aborted) throw error;
    log.warn({ error: loggable(error) }, 'a job source was cut off');
    return { state: 'failed', failure: 'failed', waits: false };
  };

  return {
    async ask(source, options = {}) {
      const asked = options.board?.slug ?? (options.query ? searchKey(options.query) : '');
      const key = `${source.name} ${asked}`;
      const begun = running.get(key);
      if (begun) return begun;
      const outcome = run(source, { source: source.name, asked }, options)
        .catch(cutOff)
        .finally(() => running.delete(key));
      running.set(key, outcome);
      return outcome;
    },
    async close() {
      ending.abort();
      await Promise.allSettled(running.values());
    },
  };
}

/** A page can hold a listing twice; the first one counts. */
function unique(found: readonly FoundListing[]): FoundListing[] {
  const byId = new Map<string, FoundListing>();
  for (const listing of found) {
    if (!byId.has(listing.externalId)) byId.set(listing.externalId, listing);
  }
  return [...byId.values()];
}

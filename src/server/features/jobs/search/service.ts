import type { SavedStatus } from '#contract/job-listings.ts';
import { maxExactTotal } from '#contract/job-search.ts';
import type { SearchTerms, jobStats, listSearches, searchJobs } from '#contract/job-search.ts';
import type { RouteBody, RouteResponse } from '#contract/route.ts';
import type { Locale } from '#copy/locales.ts';
import { storable } from '../../../db/storable-text.ts';
import { readQuery } from '#domain/listings/search-query.ts';
import { AppError } from '../../../app-error.ts';
import type { Database } from '../../../db/database.ts';
import type { Places } from '../../../adapters/places/port.ts';
import type { Clock } from '../../../clock.ts';
import type { JobListings } from '../listings/service.ts';
import type { JobSourcesService } from '../sources/service.ts';
import { attempts, wordsOf, type Loosened } from './attempts.ts';
import { countsOf, forgetSearches, keepSearch, searchesOf } from './history-store.ts';
import { filterOf, searchedPlace, type ListingFilter } from './listing-filter.ts';
import { searchListings, type FoundPage, type SearchSort } from './search-store.ts';

export interface JobSearch {
  /** Asks the sources, then searches the stored listings; a signed-in person's search goes into the history. Hidden listings are left out. */
  search(
    userId: string | undefined,
    request: RouteBody<typeof searchJobs>,
    locale: Locale,
  ): Promise<RouteResponse<typeof searchJobs>>;
  /** What a saved search finds that was first seen after `since`, the newest first; the sources are not asked. `total` counts them, up to 1,000. */
  newSince(userId: string, terms: SearchTerms, since: Date, limit: number): Promise<{ ids: string[]; total: number }>;
  history(userId: string): Promise<RouteResponse<typeof listSearches>>;
  /** Throws SEARCH_NOT_FOUND; `all` forgets the whole history. */
  forget(userId: string, id: string): Promise<void>;
  stats(userId: string): Promise<RouteResponse<typeof jobStats>>;
}

interface Deps {
  db: Database;
  clock: Clock;
  listings: Pick<JobListings, 'views'>;
  sources: Pick<JobSourcesService, 'refresh' | 'searched'>;
  places: Places;
}

/** Fewer salaries don't show what's usual. */
const fewestSalaries = 3;

export function createJobSearch({ db, clock, listings, sources, places }: Deps): JobSearch {
  /** What the words find; where that is nothing, what their beginnings find, then what they were probably meant to be, then all but one of them. */
  async function find(
    query: string,
    filter: ListingFilter,
    how: { sort: SearchSort; page: { limit: number; offset: number } },
  ): Promise<{ found: FoundPage; loosened: Loosened | undefined }> {
    let found: FoundPage = nothing;
    for (const { words, loosened } of attempts(query)) {
      found = await searchListings(db, { words, filter, ...how, most: maxExactTotal });
      if (found.total > 0) return { found, loosened };
    }
    return { found, loosened: undefined };
  }

  return {
    async search(userId, { page, limit, sort, ...typed }, locale) {
      const terms = storable(typed);
      const reports = await sources.refresh(terms, locale);
      const now = clock.now();
      const place = searchedPlace(places, terms.location);
      const filter = filterOf(terms, place, { sources: await sources.searched(), userId, now });
      const { found, loosened } = await find(terms.query, filter, {
        sort,
        page: { limit, offset: (page - 1) * limit },
      });
      const total = Math.min(found.total, maxExactTotal);
      if (userId !== undefined) await keepSearch(db, userId, { terms, key: keyOf(terms), results: total, now });
      return {
        jobs: await listings.views(userId, found.ids),
        total,
        totalIsExact: found.total <= maxExactTotal,
        ...(loosened === undefined ? {} : { loosened }),
        place: place.found ? { name: place.found.name, country: place.found.country } : null,
        salaryRange: salaryRangeOf(found),
        sources: reports,
      };
    },
    async newSince(userId, terms, since, limit) {
      const place = searchedPlace(places, terms.location);
      const rest = { sources: await sources.searched(), userId, now: clock.now(), firstSeenAfter: since };
      const words = wordsOf(readQuery(terms.query));
      if (words.words === '' && words.without === '') return { ids: [], total: 0 };
      const { ids, total } = await searchListings(db, {
        words,
        filter: filterOf(terms, place, rest),
        sort: 'date',
        page: { limit, offset: 0 },
        most: maxExactTotal,
      });
      return { ids, total: Math.min(total, maxExactTotal) };
    },
    async history(userId) {
      const rows = await searchesOf(db, userId);
      return rows.map(({ id, searchQuery, location, filters, source, resultsCount, lastSearchedAt }) => ({
        id,
        terms: {
          query: searchQuery,
          ...(location === null ? {} : { location }),
          ...(filters === null ? {} : { filters }),
          ...(source === null ? {} : { source }),
        },
        resultsCount,
        lastSearchedAt: lastSearchedAt.toISOString(),
      }));
    },
    async forget(userId, id) {
      if (!(await forgetSearches(db, userId, id))) throw new AppError('SEARCH_NOT_FOUND');
    },
    async stats(userId) {
      const { searches, hidden, statuses, matches, average } = await countsOf(db, userId);
      const withStatus = (wanted: (status: string) => boolean) =>
        statuses.reduce((sum, { status, jobs }) => sum + (wanted(status) ? jobs : 0), 0);
      return {
        totalSearches: searches,
        totalMatches: matches,
        avgMatchScore: Math.round(average ?? 0),
        savedJobs: withStatus(() => true),
        appliedJobs: withStatus((status) => appliedStatuses.has(status)),
        hiddenJobs: hidden,
      };
    },
  };
}

/** Whoever is interviewed has applied. */
const appliedStatuses: ReadonlySet<string> = new Set<SavedStatus>(['applied', 'interviewing', 'offer', 'rejected']);

const nothing: FoundPage = {
  ids: [],
  total: 0,
  salaries: { currency: null, low: null, median: null, high: null, listings: 0 },
};

function salaryRangeOf({ salaries }: FoundPage): RouteResponse<typeof searchJobs>['salaryRange'] {
  const { currency, low, median, high, listings } = salaries;
  if (currency === null || low === null || median === null || high === null || listings < fewestSalaries) return null;
  return { currency, low, median, high, listings };
}

/** The same for the same terms, however they are written. */
function keyOf({ query, location, filters = {}, source }: SearchTerms): string {
  const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();
  const set = Object.entries(filters).filter(([, value]) => value !== undefined && value !== false);
  return JSON.stringify([
    plain(query),
    plain(location ?? ''),
    set.toSorted(([a], [b]) => (a < b ? -1 : 1)),
    source ?? '',
  ]);
}

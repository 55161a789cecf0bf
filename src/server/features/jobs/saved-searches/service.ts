import type { SearchTerms } from '#contract/job-search.ts';
import type { RouteBody } from '#contract/route.ts';
import {
  maxSavedSearches,
  maxSearchNameCharacters,
  type SavedSearchView,
  type saveSearch,
  type updateSavedSearch,
} from '#contract/saved-searches.ts';
import { plainWords } from '#domain/language/fold.ts';
import { AppError } from '../../../app-error.ts';
import type { Database } from '../../../db/database.ts';
import { lockAccount } from '../../../db/lock-account.ts';
import type { Clock } from '../../../clock.ts';
import type { JobSearch } from '../search/service.ts';
import { userOfToken } from './mail-token.ts';
import * as store from './store.ts';

export interface SavedSearches {
  /** Throws SAVED_SEARCHES_FULL. The same terms twice are one search. */
  save(userId: string, body: RouteBody<typeof saveSearch>): Promise<SavedSearchView>;
  /** The newest first. */
  list(userId: string): Promise<SavedSearchView[]>;
  /** Throws SAVED_SEARCH_NOT_FOUND, also for another's, as does `remove`. */
  update(userId: string, id: string, body: RouteBody<typeof updateSavedSearch>): Promise<SavedSearchView>;
  remove(userId: string, id: string): Promise<void>;
  /** Ends the daily mails of whom a mail's token names. Throws JOB_MAILS_UNKNOWN. */
  stopMails(token: string): Promise<void>;
}

interface Deps {
  db: Database;
  clock: Clock;
  search: Pick<JobSearch, 'newSince'>;
  /** Signs the tokens of mails. */
  mailKey: string;
}

/** Terms without parts that ask for nothing. */
function tidy({ query, location, filters, source }: SearchTerms): SearchTerms {
  const asked = Object.entries(filters ?? {}).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false,
  );
  return {
    query,
    ...(location && { location }),
    ...(asked.length > 0 && { filters: Object.fromEntries(asked) }),
    ...(source && { source }),
  };
}

/** The same for the same terms, however they are written. */
function keyOf({ query, location, filters, source }: SearchTerms): string {
  const asked = Object.entries(filters ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([plainWords(query), plainWords(location ?? ''), asked, source ?? null]);
}

const nameOf = ({ query, location }: SearchTerms): string =>
  [query, location].filter(Boolean).join(', ').slice(0, maxSearchNameCharacters);

export function createSavedSearches({ db, clock, search, mailKey }: Deps): SavedSearches {
  const viewOf = async (stored: store.StoredSearch): Promise<SavedSearchView> => {
    const { id, userId, name, terms, dailyMail, seenAt, createdAt, lastRunAt } = stored;
    const { total } = await search.newSince(userId, terms, seenAt, 1);
    return {
      id,
      name,
      terms,
      dailyMail,
      newJobs: total,
      createdAt: createdAt.toISOString(),
      lastRunAt: lastRunAt?.toISOString() ?? null,
    };
  };

  return {
    async save(userId, { name, dailyMail, ...sent }) {
      const terms = tidy(sent);
      const stored = await db.transaction(async (tx) => {
        await lockAccount(tx, userId);
        const own = await store.searchesOf(tx, userId);
        const same = own.find((each) => keyOf(each.terms) === keyOf(terms));
        const change = { ...(name !== undefined && { name }), ...(dailyMail !== undefined && { dailyMail }) };
        if (same) return (await store.changeSearch(tx, userId, same.id, change)) ?? same;
        if (own.length >= maxSavedSearches) throw new AppError('SAVED_SEARCHES_FULL', { most: maxSavedSearches });
        return store.insertSearch(tx, {
          userId,
          name: name ?? nameOf(terms),
          terms,
          dailyMail: dailyMail ?? false,
          now: clock.now(),
        });
      });
      return viewOf(stored);
    },

    async list(userId) {
      const views: SavedSearchView[] = [];
      for (const stored of await store.searchesOf(db, userId)) views.push(await viewOf(stored));
      return views;
    },

    async update(userId, id, { name, dailyMail, seen }) {
      const changed = await store.changeSearch(db, userId, id, {
        ...(name !== undefined && { name }),
        ...(dailyMail !== undefined && { dailyMail }),
        ...(seen && { seenAt: clock.now() }),
      });
      if (!changed) throw new AppError('SAVED_SEARCH_NOT_FOUND');
      return viewOf(changed);
    },

    async remove(userId, id) {
      if (!(await store.removeSearch(db, userId, id))) throw new AppError('SAVED_SEARCH_NOT_FOUND');
    },

    async stopMails(token) {
      const userId = userOfToken(mailKey, token);
      if (userId === undefined) throw new AppError('JOB_MAILS_UNKNOWN');
      await store.stopMails(db, userId);
    },
  };
}

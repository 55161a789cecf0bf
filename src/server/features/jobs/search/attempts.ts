import type { searchJobs } from '#contract/job-search.ts';
import type { RouteResponse } from '#contract/route.ts';
import { readQuery, tsqueries, unitQuery, type JobQuery } from '#domain/listings/search-query.ts';
import { respelled } from '#domain/listings/spelling.ts';
import type { WordsSearched } from './search-store.ts';

export type Loosened = NonNullable<RouteResponse<typeof searchJobs>['loosened']>;

/** A query as tsqueries. */
export function wordsOf({ units, without, occupation }: JobQuery, ending = ''): WordsSearched {
  return {
    ...tsqueries({ units, occupation }, ending),
    without: without.map((unit) => `(${unitQuery(unit)})`).join(' | '),
    // A title of the same occupation is found as well: the very word that was typed counts beside it.
    each:
      occupation === undefined
        ? units.length < 2
          ? []
          : units.map((unit) => unitQuery(unit))
        : units.map((unit) => unitQuery({ ...unit, skills: [] })),
  };
}

/** The searches tried for a query until something is found: first as typed, then more and more loosely. */
export function* attempts(text: string): Generator<{ words: WordsSearched; loosened?: Loosened }> {
  const query = readQuery(text);
  if (query.units.length === 0 && query.without.length === 0) return;
  yield { words: wordsOf(query) };
  if (query.units.length === 0) return;
  if (query.units.every(({ text: word }) => word.length > 2)) {
    yield { words: wordsOf(query, ':*'), loosened: { how: 'beginnings', query: text } };
  }
  const meant = respelled(text);
  if (meant !== undefined) yield { words: wordsOf(readQuery(meant)), loosened: { how: 'spelling', query: meant } };
  if (query.units.length < 2 || query.units.length > 8) return;
  const fewer = query.units.map((_, left) => query.units.filter((__, at) => at !== left));
  const any = (of: 'title' | 'words') => fewer.map((units) => `(${tsqueries({ units })[of]})`).join(' | ');
  yield {
    words: { ...wordsOf(query), title: any('title'), words: any('words') },
    loosened: { how: 'most', query: text },
  };
}

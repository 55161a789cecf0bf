import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import type { SearchTerms } from '#contract/job-search.ts';
import { paths } from '../../../paths.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { useWideScreen } from '../../../ui/use-wide-screen.ts';
import { filterCount, queryOf, type JobsAddress } from '../jobs-address.ts';
import { useJobsCache } from '../jobs-cache.ts';
import { SaveSearchButton } from '../searches/save-search-button.tsx';
import { SavedSearches } from '../searches/saved-searches.tsx';
import { useJobSearch } from '../use-jobs.ts';
import { FilterFields } from './filter-fields.tsx';
import { RecentSearches } from './recent-searches.tsx';
import { SearchBar } from './search-bar.tsx';
import { termsOf } from './search-draft.ts';
import { SearchResults } from './search-results.tsx';
import { useSearchForm } from './use-search-form.ts';

/** Before anything is searched for: how to begin. */
function Start() {
  const { jobSearchStart: words } = useCopy();
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-xl">{words.title}</h2>
      <p className="max-w-measure text-ink-soft">{words.text}</p>
      <p className="pt-2 text-sm font-medium">{words.examples}</p>
      <ul className="flex flex-wrap gap-2">
        {words.queries.map((query) => (
          <li key={query}>
            <ButtonLink look="secondary" size="sm">
              <Link to={paths.jobs(queryOf({ terms: { query }, sort: 'relevance', page: 1 }))} preventScrollReset>
                {query}
              </Link>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Counts and history are of before a search: they are loaded again after it. */
function useCountsAfter(searchedAt: number, signedIn: boolean) {
  const { refreshHistory } = useJobsCache();
  useEffect(() => {
    if (signedIn && searchedAt > 0) void refreshHistory();
  }, [searchedAt, signedIn, refreshHistory]);
}

/** The search: its form, its filters, what was found, and what was searched for before. */
export function SearchTab({ address, signedIn }: { address: JobsAddress; signedIn: boolean }) {
  const { jobSearchForm: words } = useCopy();
  const wide = useWideScreen();
  const search = useJobSearch(address);
  const form = useSearchForm(address, () => void search.refetch());
  const set = filterCount(termsOf(form.draft));
  useCountsAfter(search.dataUpdatedAt, signedIn);
  const { terms, sort, page } = address;
  const navigate = useNavigate();
  /** The newest come first: that's what a saved search is for. */
  const run = (saved: SearchTerms) => void navigate(paths.jobs(queryOf({ terms: saved, sort: 'date', page: 1 })));
  return (
    <div className="grid gap-8">
      <SearchBar form={form} searching={search.isFetching} set={set} wide={wide} />
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        {wide && (
          <section aria-labelledby="job-filters" className="grid gap-4">
            <h2 id="job-filters" className="text-lg">
              {words.filters}
            </h2>
            <FilterFields form={form} set={set} />
          </section>
        )}
        <div className="min-w-0 lg:row-span-2">
          {terms.query === '' ? (
            <Start />
          ) : (
            <SearchResults
              query={{ terms, sort, page }}
              search={search}
              filters={set}
              onClear={form.clear}
              actions={<SaveSearchButton terms={terms} />}
            />
          )}
        </div>
        {signedIn && (
          <div className="grid content-start gap-8">
            <RecentSearches />
            <SavedSearches onRun={({ terms: saved }) => run(saved)} />
          </div>
        )}
      </div>
    </div>
  );
}

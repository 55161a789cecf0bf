import { useEffect, useRef, type ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import type { ListingView } from '#contract/job-listings.ts';
import type { searchJobs, SearchTerms } from '#contract/job-search.ts';
import type { RouteResponse } from '#contract/route.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { paths } from '../../../paths.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { RangeBar } from '../../../ui/range-bar.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { jobSorts, jobsPerPage, maxPages, queryOf, type JobQuery, type JobSort } from '../jobs-address.ts';
import { CardList, CardListSkeleton } from '../listing/card-list.tsx';
import { ListingCard } from '../listing/listing-card.tsx';
import { QueryFailed } from '../../loading/load-failed.tsx';
import { ResultPages } from './result-pages.tsx';
import { Attributions, SampleNote, SilentSources } from './source-notes.tsx';

export type Found = RouteResponse<typeof searchJobs>;

interface SearchResultsProps {
  query: JobQuery;
  search: UseQueryResult<Found>;
  /** How many filters are set, and how they are cleared. */
  filters: number;
  onClear: () => void;
  /** What can be done with the search as a whole. */
  actions?: ReactNode;
}

const samePage = (query: JobQuery): string => JSON.stringify([query.terms, query.sort]);

/** Says that a search failed; moves the reading to the top of the results when another page of them is opened. */
function useTurns({ query, search: { error } }: SearchResultsProps) {
  const { jobResults: words } = useCopy();
  const toast = useToast();
  const top = useRef<HTMLHeadingElement>(null);
  const before = useRef({ search: samePage(query), page: query.page });
  useEffect(() => {
    if (error) toast({ tone: 'destructive', title: words.failed, text: sentenceOf(error, words.failedText) });
  }, [error, toast, words]);
  useEffect(() => {
    const now = { search: samePage(query), page: query.page };
    const turned = now.search === before.current.search && now.page !== before.current.page;
    before.current = now;
    if (!turned) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [query]);
  return top;
}

function SortChoice({ query }: { query: JobQuery }) {
  const { jobResults: words } = useCopy();
  const navigate = useNavigate();
  const sortBy = (sort: JobSort) =>
    void navigate(paths.jobs(queryOf({ ...query, sort, page: 1 })), { preventScrollReset: true });
  return (
    <div className="w-58">
      <Field beside="always" label={words.sort}>
        {(ties) => (
          <Select
            {...ties}
            value={query.sort}
            onChange={({ target }) => sortBy(jobSorts.find((sort) => sort === target.value) ?? 'relevance')}
          >
            {jobSorts.map((sort) => (
              <option key={sort} value={sort}>
                {words.sorts[sort]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

/** A drawing of what the jobs pay, with the requested minimum marked. */
function SalaryPicture({ range, least }: { range: NonNullable<Found['salaryRange']>; least: number | undefined }) {
  const { jobResults: words } = useCopy();
  const mark = (value: number) => ({ value, name: words.salary(value, range.currency) });
  return (
    <RangeBar
      label={words.salaryPicture}
      low={mark(range.low)}
      middle={mark(range.median)}
      high={mark(range.high)}
      wanted={least === undefined ? undefined : { value: least, name: words.leastWanted(least, range.currency) }}
    />
  );
}

/** How many, where, and what they pay. */
function Summary({ found, terms: { query, location, filters } }: { found: Found; terms: SearchTerms }) {
  const { jobResults: words } = useCopy();
  const { place, salaryRange, loosened } = found;
  return (
    <div className="grid gap-1 text-sm text-ink-soft empty:hidden">
      {loosened && (
        <p className="font-medium text-ink wrap-anywhere">{words.loosened[loosened.how](query, loosened.query)}</p>
      )}
      {location !== undefined && place === null && <p>{words.unknownPlace(location)}</p>}
      {salaryRange && (
        <Disclosure
          summary={
            <span className="font-normal">
              <span className="font-medium text-ink">{words.salariesLabel}:</span>{' '}
              {words.medianSalary(salaryRange.median, salaryRange.currency)}
            </span>
          }
        >
          <p className="pb-1">{words.salaries(salaryRange)}</p>
          <SalaryPicture range={salaryRange} least={filters?.salaryMin} />
        </Disclosure>
      )}
      <SilentSources reports={found.sources} />
    </div>
  );
}

/** How many other searches are offered where nothing was found. */
const examplesShown = 3;

function NothingFound({ query, filters, onClear, found }: SearchResultsProps & { found: Found }) {
  const { jobResults: words, jobSearchStart } = useCopy();
  const { queries: examples } = jobSearchStart;
  if (query.page > 1 && found.total > 0)
    return (
      <EmptyState
        icon={SearchX}
        title={words.pastEnd}
        action={
          <ButtonLink look="secondary" size="sm">
            <Link to={paths.jobs(queryOf({ ...query, page: 1 }))}>{words.toFirst}</Link>
          </ButtonLink>
        }
      />
    );
  return (
    <EmptyState
      icon={SearchX}
      title={words.empty}
      text={filters > 0 ? words.emptyText : words.emptyPlainText(query.terms.location)}
      action={
        filters > 0 ? (
          <Button look="secondary" size="sm" onClick={onClear}>
            {words.clearFilters}
          </Button>
        ) : (
          examples.slice(0, examplesShown).map((example) => (
            <ButtonLink key={example} look="secondary" size="sm">
              <Link to={paths.jobs(queryOf({ terms: { query: example }, sort: 'relevance', page: 1 }))}>{example}</Link>
            </ButtonLink>
          ))
        )
      }
    />
  );
}

const listingCard = (listing: ListingView) => <ListingCard listing={listing} sampleTold />;

/** The jobs that were found, with everything that concerns them as a whole. */
export function SearchResults(props: SearchResultsProps) {
  const { query, search, actions } = props;
  const { jobResults: words } = useCopy();
  const top = useTurns(props);
  const { data: found, error, isFetching, refetch } = search;
  const count = found && words.count(found.total, found.totalIsExact);
  const place = found?.place ? words.around(found.place.name, found.place.country) : '';
  const pages = found ? Math.min(Math.ceil(found.total / jobsPerPage), maxPages) : 0;
  const instead = found?.loosened ? words.loosened[found.loosened.how](query.terms.query, found.loosened.query) : '';
  const said = isFetching ? words.loading : error ? '' : `${instead} ${count ?? ''} ${place}`.trim();
  return (
    <section aria-labelledby="job-results" className="grid min-w-0 content-start gap-5">
      <output className="sr-only">{said}</output>
      <div className="grid gap-2">
        <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id="job-results" ref={top} tabIndex={-1} className="min-w-0 flex-1 basis-32 text-xl wrap-anywhere">
            {count === undefined ? words.label : [count, place].filter((part) => part !== '').join(' ')}
          </h2>
          {found && !error && actions}
          {found && found.jobs.length > 0 && <SortChoice query={query} />}
        </div>
        {found && <Summary found={found} terms={query.terms} />}
        {found && <Attributions jobs={found.jobs} />}
        {found && <SampleNote jobs={found.jobs} />}
      </div>
      {found ? (
        found.jobs.length === 0 ? (
          <NothingFound {...props} found={found} />
        ) : (
          <>
            <CardList label={words.label} items={found.jobs} keyOf={({ id }) => id} card={listingCard} />
            <ResultPages query={query} pages={pages} isExact={found.totalIsExact} />
          </>
        )
      ) : error ? (
        <QueryFailed query={{ error, isFetching, refetch }} words={words}>
          {words.failedText}
        </QueryFailed>
      ) : (
        <CardListSkeleton said="" />
      )}
    </section>
  );
}

import { useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { api } from '#contract/api.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { useApi } from '../../../api/services.tsx';
import { paths } from '../../../paths.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { filterCount, queryOf } from '../jobs-address.ts';
import { LoadedList } from '../loaded-list.tsx';
import { useSearchHistory } from '../use-jobs.ts';

/** How many are listed. */
const shown = 8;

/** The account's recent searches: a link runs one again, a button deletes it. Nothing if there are none yet. */
export function RecentSearches() {
  const { jobSearchStart: words } = useCopy();
  const client = useApi();
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useSearchHistory();
  const { data, refetch } = query;
  const {
    mutate: forget,
    variables,
    isPending,
  } = useMutation({
    mutationFn: (id: string) => client.call(api.forgetSearch, { params: { id } }),
    onSuccess: async () => {
      await refetch();
      // The pressed button is gone, and the focus with it.
      heading.current?.focus({ preventScroll: true });
    },
    onError: (failure) =>
      toast({ tone: 'destructive', title: words.removeFailed, text: sentenceOf(failure, words.removeFailedText) }),
  });
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches" className="grid content-start gap-2">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 id="recent-searches" ref={heading} tabIndex={-1} className="text-lg">
          {words.recent}
        </h2>
        {data && (
          <Button
            look="quiet"
            size="sm"
            className="-mr-3.25"
            loading={isPending && variables === 'all'}
            onClick={() => forget('all')}
          >
            {words.clear}
          </Button>
        )}
      </div>
      <LoadedList
        items={data}
        query={query}
        words={{ loading: words.recentLoading, failed: words.recentFailed, again: words.again }}
        row="h-9 w-full"
        rows={3}
      >
        {(searches) => (
          <ul aria-label={words.recent} className="-mx-2 grid">
            {searches.slice(0, shown).map(({ id, terms, resultsCount }) => {
              const name = words.entry(terms.query, terms.location);
              const filters = filterCount(terms);
              return (
                <li key={id} className="flex items-center gap-1">
                  <Link
                    to={paths.jobs(queryOf({ terms, sort: 'relevance', page: 1 }))}
                    className="grid min-h-11 min-w-0 flex-1 content-center rounded-md px-2 py-1 hover:bg-well focus-visible:-outline-offset-2"
                  >
                    <span className="truncate text-sm font-medium">{name}</span>
                    <span className="text-xs text-ink-faint">
                      {words.found(resultsCount)}
                      {filters > 0 && ` · ${words.filtered(filters)}`}
                    </span>
                  </Link>
                  <IconButton
                    icon={X}
                    label={words.remove(name)}
                    loading={isPending && variables === id}
                    onClick={() => forget(id)}
                  />
                </li>
              );
            })}
          </ul>
        )}
      </LoadedList>
    </section>
  );
}

import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { queryOf } from '../jobs-address.ts';
import { CardListSkeleton } from '../listing/card-list.tsx';
import { QueryFailed } from '../../loading/load-failed.tsx';
import { useSavedSearches, useSearchChange } from '../searches/use-saved-searches.ts';

/** Runs the saved search that the address names, the newest jobs first: the address is then that of the search itself. */
export function RunSavedSearch({ id }: { id: string }) {
  const { savedSearchRun: words } = useCopy();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useSavedSearches();
  const { mutate: change } = useSearchChange();
  const search = data?.savedSearches.find((saved) => saved.id === id);
  const ran = useRef(false);
  useEffect(() => {
    if (!search || ran.current) return;
    ran.current = true;
    change({ search, change: { seen: true } });
    void navigate(paths.jobs(queryOf({ terms: search.terms, sort: 'date', page: 1 })), { replace: true });
  }, [search, change, navigate]);
  if (data && !search && !isFetching)
    return (
      <EmptyState
        title={words.notFound}
        text={words.notFoundText}
        action={
          <ButtonLink size="sm">
            <Link to={paths.jobs()}>{words.toSearch}</Link>
          </ButtonLink>
        }
      />
    );
  if (error) return <QueryFailed query={{ error, isFetching, refetch }} words={words} />;
  return <CardListSkeleton said={words.loading} />;
}

import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { maxPages, queryOf, type JobQuery } from '../jobs-address.ts';

/** The way to the other pages of results, each with its own address. */
export function ResultPages({ query, pages, isExact }: { query: JobQuery; pages: number; isExact: boolean }) {
  const { jobResults: words } = useCopy();
  const { page } = query;
  if (pages < 2) return null;
  const to = (next: number) => paths.jobs(queryOf({ ...query, page: next }));
  return (
    <nav aria-label={words.pages} className="grid gap-2 pt-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {page > 1 ? (
          <ButtonLink look="secondary" size="sm">
            <Link to={to(page - 1)} preventScrollReset rel="prev">
              <ArrowLeft aria-hidden className="size-4" />
              {words.previous}
            </Link>
          </ButtonLink>
        ) : (
          <span className="w-24" />
        )}
        <span className="text-sm text-ink-soft" aria-current="page">
          {words.page(page, pages)}
        </span>
        {page < pages ? (
          <ButtonLink look="secondary" size="sm">
            <Link to={to(page + 1)} preventScrollReset rel="next">
              {words.next}
              <ArrowRight aria-hidden className="size-4" />
            </Link>
          </ButtonLink>
        ) : (
          <span className="w-24" />
        )}
      </div>
      {page >= maxPages && !isExact && <p className="text-center text-sm text-ink-soft">{words.lastPage}</p>}
    </nav>
  );
}

import type { ReactNode } from 'react';
import type { JobMatchView } from '#contract/job-matches.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CardList, CardListSkeleton } from '../listing/card-list.tsx';
import { LoadFailed } from '../../loading/load-failed.tsx';
import { Attributions, SampleNote } from '../search/source-notes.tsx';
import { MatchCard } from './match-card.tsx';

interface MatchListProps {
  title: string;
  /** The resume they were compared with; null without one. */
  basis: { kind: 'optimization' | 'upload'; name: string } | null | undefined;
  matches: readonly JobMatchView[] | undefined;
  error: unknown;
  loading: boolean;
  onRetry: () => void;
  controls: ReactNode;
  /** A note about the listed ones, shown before them. */
  note?: string | undefined;
  /** Where there are none. */
  empty: ReactNode;
}

const matchCard = (match: JobMatchView) => <MatchCard match={match} />;

/** Jobs with how well they fit, the best first. */
export function MatchList({ title, basis, matches, error, loading, onRetry, controls, note, empty }: MatchListProps) {
  const { jobMatches: words } = useCopy();
  return (
    <section aria-labelledby="job-matches" className="grid gap-5">
      <div className="grid gap-1">
        <h2 id="job-matches" className="text-xl">
          {title}
        </h2>
        {/* Its place is kept until it is known whether there is one. */}
        <p className={classNames('text-sm wrap-anywhere text-ink-soft', loading ? 'min-h-6' : 'empty:hidden')}>
          {basis && words.rankedFor(words.resumeOf[basis.kind](basis.name))}
        </p>
      </div>
      {controls}
      <output className="sr-only">{loading ? words.loading : matches ? words.count(matches.length) : ''}</output>
      {matches ? (
        matches.length === 0 ? (
          empty
        ) : (
          <>
            {note !== undefined && <p className="max-w-measure font-medium">{note}</p>}
            <SampleNote jobs={matches.map(({ jobListing }) => jobListing)} />
            <CardList label={title} items={matches} keyOf={({ id }) => id} card={matchCard} />
            <Attributions jobs={matches.map(({ jobListing }) => jobListing)} />
          </>
        )
      ) : error ? (
        <LoadFailed error={error} title={words.failed} again={words.again} loading={loading} onRetry={onRetry} />
      ) : (
        <CardListSkeleton said="" />
      )}
    </section>
  );
}

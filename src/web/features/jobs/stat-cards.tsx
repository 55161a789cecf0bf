import { useCopy } from '../../copy/use-copy.tsx';
import { Figures } from '../../ui/figures.tsx';
import { QueryFailed } from '../loading/load-failed.tsx';
import { SignInLinks } from './jobs-sign-in.tsx';
import { useJobStats } from './use-jobs.ts';

const order = ['totalSearches', 'totalMatches', 'avgMatchScore', 'savedJobs', 'appliedJobs', 'hiddenJobs'] as const;

export function StatSkeleton() {
  const { jobStatCards: words } = useCopy();
  return (
    <div aria-hidden>
      <Figures className="mt-4" figures={order.map((stat) => ({ name: words.names[stat], value: undefined }))} />
    </div>
  );
}

function OwnStats() {
  const { jobStatCards: words } = useCopy();
  const { data, error, isError, isFetching, refetch } = useJobStats();
  if (data) {
    // Six times nothing says nothing.
    if (order.every((stat) => data[stat] === 0)) return null;
    const names = (stat: (typeof order)[number]) =>
      data[stat] === 1 ? { ...words.names, ...words.one }[stat] : words.names[stat];
    const average = data.totalMatches === 0 ? words.noAverage : words.percent(data.avgMatchScore);
    return (
      <Figures
        label={words.label}
        className="mt-4"
        figures={order.map((stat) => ({ name: names(stat), value: stat === 'avgMatchScore' ? average : data[stat] }))}
      />
    );
  }
  if (!isError)
    return (
      <>
        <output className="sr-only">{words.loading}</output>
        <StatSkeleton />
      </>
    );
  return (
    <div className="mt-6">
      <QueryFailed query={{ error, isFetching, refetch }} words={words} />
    </div>
  );
}

/** What a person has done here, in numbers; a visitor sees what signing in brings. */
export function StatCards({ signedIn }: { signedIn: boolean }) {
  const { jobStatCards: words } = useCopy();
  if (signedIn) return <OwnStats />;
  return (
    <p className="mt-3 text-sm text-ink-soft">
      {words.visitor} <SignInLinks />
    </p>
  );
}

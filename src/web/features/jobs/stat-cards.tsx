import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { Figures } from '../../ui/figures.tsx';
import { Notice } from '../../ui/notice.tsx';
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
  const { data, isError, isFetching, refetch } = useJobStats();
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
      <Notice
        tone="danger"
        role="alert"
        title={words.failed}
        action={
          <Button look="secondary" size="sm" loading={isFetching} onClick={() => void refetch()}>
            {words.again}
          </Button>
        }
      />
    </div>
  );
}

/** What a person has done here, in numbers; a visitor is told what signing in brings. */
export function StatCards({ signedIn }: { signedIn: boolean }) {
  const { jobStatCards: words } = useCopy();
  if (signedIn) return <OwnStats />;
  return (
    <p className="mt-3 text-sm text-ink-soft">
      {words.visitor} <SignInLinks />
    </p>
  );
}

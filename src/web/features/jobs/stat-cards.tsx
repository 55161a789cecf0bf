import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SignInLinks } from './jobs-sign-in.tsx';
import { useJobStats } from './use-jobs.ts';

const order = ['totalSearches', 'totalMatches', 'avgMatchScore', 'savedJobs', 'appliedJobs', 'hiddenJobs'] as const;

const grid = 'mt-8 grid grid-cols-3 gap-2 sm:gap-3 lg:grid-cols-6';
const card = 'flex flex-col-reverse justify-end gap-1 rounded-lg border border-rule bg-sheet p-3 sm:min-h-24 sm:p-4';

export function StatSkeleton() {
  return (
    <div className={grid} aria-hidden>
      {order.map((stat) => (
        <div key={stat} className={card}>
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-7 w-2/5" />
        </div>
      ))}
    </div>
  );
}

function OwnStats() {
  const { jobStatCards: words } = useCopy();
  const { data, isError, isFetching, refetch } = useJobStats();
  if (data)
    return (
      <dl aria-label={words.label} className={grid}>
        {order.map((stat) => (
          <div key={stat} className={card}>
            <dt className="text-sm text-ink-soft">{words[stat]}</dt>
            <dd className="figures font-serif text-xl font-medium">
              {stat !== 'avgMatchScore'
                ? data[stat]
                : data.totalMatches === 0
                  ? words.noAverage
                  : words.percent(data[stat])}
            </dd>
          </div>
        ))}
      </dl>
    );
  if (!isError)
    return (
      <>
        <output className="sr-only">{words.loading}</output>
        <StatSkeleton />
      </>
    );
  return (
    <div className="mt-8">
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
    <div className="mt-8 flex flex-wrap items-center justify-between gap-4 rounded-lg border border-rule bg-sheet p-5">
      <p className="max-w-measure min-w-0 flex-1 basis-72">{words.visitor}</p>
      <SignInLinks />
    </div>
  );
}

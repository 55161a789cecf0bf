import { useCopy } from '../../copy/use-copy.tsx';
import { Figures } from '../../ui/figures.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** What there is a count of whatever the plan. */
const counted = ['optimizations', 'assessments', 'interviewPreps', 'payments'] as const;

/** The specified number of them; the second list only looks like one. */
const entries = [1, 2, 3];
const entryLook = 'grid gap-3 rounded-lg border border-rule bg-sheet p-5';

const PartHeading = () => (
  <div className="mb-4 grid min-h-9 content-center pointer-coarse:min-h-11">
    <Skeleton className="h-6 w-2/5 max-w-44" />
  </div>
);

const EntryLines = () => (
  <>
    <Skeleton className="h-5 w-3/5 max-w-56" />
    <Skeleton className="h-4 w-2/5 max-w-40" />
  </>
);

/** A placeholder while the page loads: the header with the plan, the tabs, and the overview's two lists. */
export function ProfileSkeleton() {
  const { profile: words } = useCopy();
  return (
    <div>
      <output className="sr-only">{words.loading}</output>
      <div className="flex items-center gap-5">
        <div className="shrink-0 overflow-hidden rounded-full">
          <Skeleton className="size-16" />
        </div>
        <div className="grid min-w-0 flex-1 gap-2">
          <Skeleton className="h-8 w-3/5 max-w-64" />
          <Skeleton className="h-4 w-4/5 max-w-52" />
          <Skeleton className="h-4 w-2/5 max-w-40" />
        </div>
        <Skeleton className="h-9 w-40 max-sm:hidden" />
      </div>
      <Skeleton className="mt-5 h-9 w-40 sm:hidden" />
      <div aria-hidden>
        <Figures figures={counted.map((count) => ({ name: words.counts[count], value: undefined }))} className="mt-5" />
      </div>
      <div className="mt-6 flex gap-6 overflow-hidden border-b border-rule pb-4">
        {['w-20', 'w-18', 'w-14', 'w-19', 'w-21', 'w-16'].map((width) => (
          <Skeleton key={width} className={`h-4 shrink-0 ${width}`} />
        ))}
      </div>
      <div className="mt-6 grid gap-x-8 gap-y-10 lg:grid-cols-2">
        <div>
          <PartHeading />
          <ul className="grid gap-4" aria-hidden>
            {entries.map((entry) => (
              <li key={entry} className={entryLook}>
                <EntryLines />
              </li>
            ))}
          </ul>
        </div>
        {/* Below the first on a small screen, and out of sight. */}
        <div className="max-lg:hidden">
          <PartHeading />
          <div className="grid gap-4" aria-hidden>
            {entries.map((entry) => (
              <div key={entry} className={entryLook}>
                <EntryLines />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

import { useCopy } from '../../copy/use-copy.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** A placeholder while the page loads: the header and three entries of a list. */
export function ProfileSkeleton() {
  const { profile: words } = useCopy();
  return (
    <div>
      <output className="sr-only">{words.loading}</output>
      <div className="flex items-center gap-5">
        <div className="shrink-0 overflow-hidden rounded-full">
          <Skeleton className="size-16" />
        </div>
        <div className="grid min-w-0 flex-1 gap-3">
          <Skeleton className="h-7 w-1/2" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      </div>
      <ul className="mt-10 grid gap-4" aria-hidden>
        {[1, 2, 3].map((entry) => (
          <li key={entry} className="grid gap-3 rounded-lg border border-rule bg-sheet p-5">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
          </li>
        ))}
      </ul>
    </div>
  );
}

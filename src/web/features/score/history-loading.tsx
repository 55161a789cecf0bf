import { useCopy } from '../../copy/use-copy.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Holds the place of a history. */
export function HistoryLoading() {
  const { history: words } = useCopy();
  return (
    <div className="grid gap-3">
      <output className="sr-only">{words.loading}</output>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-11 w-full" />
      ))}
    </div>
  );
}

import { LoaderCircle } from 'lucide-react';
import { useCopy } from '../../copy/use-copy.tsx';
import { Skeleton, SkeletonField } from '../../ui/skeleton.tsx';

function Spinner({ text }: { text: string }) {
  return (
    <output className="flex items-center gap-2.5 text-ink-soft">
      <LoaderCircle aria-hidden className="size-5 shrink-0 animate-turn text-accent" />
      {text}
    </output>
  );
}

/** A card's number, its two short fields and the button below them. */
function FormSkeleton() {
  return (
    <div className="grid gap-5">
      <SkeletonField />
      <div className="grid grid-cols-2 gap-4">
        <SkeletonField />
        <SkeletonField />
      </div>
      <Skeleton className="h-11 w-full" />
    </div>
  );
}

/** A plan's name and price, what is in it, and the total. */
function SummarySkeleton() {
  return (
    <div className="grid content-start gap-5 rounded-lg border border-rule bg-sheet p-5 sm:p-7">
      <Skeleton className="h-7 w-1/2" />
      <Skeleton className="h-14 w-2/5" />
      <div className="grid gap-3">
        {['w-3/5', 'w-1/2', 'w-2/3', 'w-2/5'].map((width) => (
          <Skeleton key={width} className={`h-4 ${width}`} />
        ))}
      </div>
      <div className="flex justify-between border-t border-rule pt-4">
        <Skeleton className="h-6 w-16" />
        <Skeleton className="h-6 w-20" />
      </div>
    </div>
  );
}

/** Shown until the form that takes the card has loaded. */
export function PreparingForm() {
  const { checkout: words } = useCopy();
  return (
    <div className="grid gap-4">
      <Spinner text={words.formLoading} />
      <FormSkeleton />
    </div>
  );
}

/** Shown until it is known who pays for what: a spinner over a placeholder. */
export function Preparing() {
  const { checkout: words } = useCopy();
  return (
    <div className="grid gap-4 pt-6">
      <Spinner text={words.preparing} />
      <div className="grid items-start gap-6 md:grid-cols-2 lg:gap-8">
        <SummarySkeleton />
        <div className="grid content-start gap-5 rounded-lg border border-rule bg-sheet p-5 sm:p-7">
          <Skeleton className="h-7 w-1/2" />
          <FormSkeleton />
        </div>
      </div>
    </div>
  );
}

import { LoaderCircle } from 'lucide-react';
import { useCopy } from '../../copy/use-copy.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

function Spinner({ text }: { text: string }) {
  return (
    <output className="flex items-center gap-2.5 text-ink-soft">
      <LoaderCircle aria-hidden className="size-5 shrink-0 animate-turn text-accent" />
      {text}
    </output>
  );
}

function FormSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
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
      <div className="grid items-start gap-8 md:grid-cols-2 lg:gap-12">
        <Skeleton className="h-80 w-full" />
        <FormSkeleton />
      </div>
    </div>
  );
}

import { LoaderCircle } from 'lucide-react';
import { useCopy } from '../../copy/use-copy.tsx';
import { Skeleton, SkeletonField } from '../../ui/skeleton.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { PaymentSheet } from './payment-sheet.tsx';

/** Where the form says something of itself, which it keeps the room for. */
function Spinner({ text }: { text: string }) {
  return (
    <output className="flex min-h-44 items-center justify-center gap-2.5 rounded-md border border-rule bg-well p-4 text-ink-soft">
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
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="h-8 w-2/5 md:h-11" />
      <div className="grid gap-4 sm:gap-5">
        {['w-1/4', 'w-3/5', 'w-1/2', 'w-2/3', 'w-2/5'].map((width) => (
          <Skeleton key={width} className={`h-4 ${width}`} />
        ))}
      </div>
      <div className="flex justify-between border-t border-rule pt-4">
        <Skeleton className="h-7 w-16" />
        <Skeleton className="h-7 w-20" />
      </div>
      <Skeleton className="h-5 w-3/5" />
    </div>
  );
}

/** Shown until the form that takes the card has loaded. */
export function PreparingForm({ text }: { text?: string }) {
  const { checkout: words } = useCopy();
  return (
    <div className="grid gap-5">
      <Spinner text={text ?? words.formLoading} />
      <FormSkeleton />
    </div>
  );
}

/** Shown until it is known who pays for what: a spinner in a placeholder that is as large as what comes. */
export function Preparing() {
  const { checkout: words } = useCopy();
  return (
    <CheckoutFrame summary={<SummarySkeleton />}>
      <PaymentSheet>
        <PreparingForm text={words.preparing} />
      </PaymentSheet>
    </CheckoutFrame>
  );
}

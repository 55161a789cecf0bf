import type { ReactNode } from 'react';
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';

/** A placeholder with the shape of a card. */
export function CardSkeleton() {
  return (
    <div aria-hidden className="grid gap-5 rounded-lg border border-rule bg-sheet p-5 sm:p-6">
      <div className="grid gap-2.5">
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
      </div>
      <div className="grid gap-2.5">
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-4 w-3/5 sm:hidden" />
        <Skeleton className="h-4 w-2/5" />
      </div>
      <SkeletonLines lines={2} />
      <SkeletonLines lines={3} />
      <Skeleton className="h-4 w-24" />
      <div className="grid gap-2 border-t border-rule pt-4">
        <Skeleton className="h-9 w-full sm:w-3/5 pointer-coarse:h-11" />
        <Skeleton className="h-9 w-full sm:hidden pointer-coarse:h-11" />
      </div>
    </div>
  );
}

/** Placeholders while a list loads; `said` is announced meanwhile. */
export function CardListSkeleton({ said }: { said: string }) {
  return (
    <div className="grid gap-4">
      <output className="sr-only">{said}</output>
      {[1, 2, 3].map((card) => (
        <CardSkeleton key={card} />
      ))}
    </div>
  );
}

interface CardListProps<Item> {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  card: (item: Item) => ReactNode;
}

export function CardList<Item>({ label, items, keyOf, card }: CardListProps<Item>) {
  return (
    <ul aria-label={label} className="grid gap-4">
      {items.map((item) => (
        <li key={keyOf(item)} className="min-w-0">
          {card(item)}
        </li>
      ))}
    </ul>
  );
}

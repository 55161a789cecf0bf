import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Skeleton } from './skeleton.tsx';

interface FiguresProps {
  /** What they are figures of, where no heading says so. */
  label?: string;
  /** Each by its name; its value is undefined while it is being loaded. */
  figures: readonly { name: string; value: ReactNode }[];
  className?: string;
}

/** What there is, in numbers: one frame, each figure over its name, rules between them. */
export function Figures({ label, figures, className }: FiguresProps) {
  // On a phone two or three in a row, so that the last one seldom stands alone.
  const share = figures.length % 3 === 1 ? 'max-sm:basis-2/5' : 'max-sm:basis-1/4';
  return (
    <dl
      aria-label={label}
      className={classNames(
        'flex flex-wrap gap-px overflow-hidden rounded-lg border border-rule bg-rule sm:flex-nowrap',
        className,
      )}
    >
      {figures.map(({ name, value }) => (
        <div
          key={name}
          className={classNames(
            'flex min-w-0 grow flex-col-reverse justify-end gap-0.5 bg-sheet px-2.5 py-3 sm:basis-auto sm:px-3.5 sm:py-4 lg:basis-0 lg:px-5',
            share,
          )}
        >
          <dt className="text-xs text-ink-soft sm:whitespace-nowrap lg:text-sm">{name}</dt>
          <dd className="figures font-serif text-xl font-medium">{value ?? <Skeleton className="h-7 w-10" />}</dd>
        </div>
      ))}
    </dl>
  );
}

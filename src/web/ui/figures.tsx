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

/** What there is, in numbers: a line of figures, each before its name. It goes with a heading and takes no more room than a sentence. */
export function Figures({ label, figures, className }: FiguresProps) {
  return (
    <dl aria-label={label} className={classNames('flex flex-wrap gap-x-5 gap-y-0.5 sm:gap-x-8', className)}>
      {figures.map(({ name, value }) => (
        <div key={name} className="flex min-h-7 flex-row-reverse items-baseline gap-1.5">
          <dt className="text-xs text-ink-soft sm:text-sm">{name}</dt>
          <dd className="figures font-serif text-lg font-medium">
            {value ?? <Skeleton className="inline-block h-4 w-4" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

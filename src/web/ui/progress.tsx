import { Progress as RadixProgress } from 'radix-ui';
import { classNames } from './class-names.ts';

interface ProgressProps {
  /** Percent, 0-100. */
  value: number;
  label: string;
  /** Breathes while work goes on. */
  working?: boolean;
}

/** How far a piece of work has come. */
export function Progress({ value, label, working = false }: ProgressProps) {
  return (
    <RadixProgress.Root value={value} aria-label={label} className="h-2 overflow-hidden rounded-full bg-well">
      <RadixProgress.Indicator
        className={classNames(
          'h-full rounded-full bg-accent transition-[width] duration-250 ease-out',
          working && 'animate-breathe',
        )}
        style={{ width: `${value}%` }}
      />
    </RadixProgress.Root>
  );
}

import { Progress as RadixProgress } from 'radix-ui';
import { classNames } from './class-names.ts';

interface ProgressProps {
  /** Percent, 0-100. */
  value: number;
  label: string;
  /** Pulses while work is in progress. */
  working?: boolean;
}

/** The progress of a piece of work. */
export function Progress({ value, label, working = false }: ProgressProps) {
  return (
    <RadixProgress.Root
      value={value}
      aria-label={label}
      className="h-2 overflow-hidden rounded-full bg-well ring-1 ring-rule ring-inset"
    >
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

import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface Fact {
  name: string;
  value: ReactNode;
}

interface FactsProps {
  facts: readonly Fact[];
  /** What they are of, where no heading says so. */
  label?: string;
  /** Names over their values; `beside`: in two columns if there's room. */
  layout?: 'below' | 'beside';
}

/** Facts about something, each with its name. */
export function Facts({ facts, label, layout = 'below' }: FactsProps) {
  const beside = layout === 'beside';
  return (
    <dl aria-label={label} className={classNames('grid', beside ? 'divide-y divide-rule' : 'gap-4')}>
      {facts.map(({ name, value }) => (
        <div key={name} className={classNames('min-w-0', beside && 'grid gap-x-6 py-2.5 sm:grid-cols-[12rem_1fr]')}>
          <dt className={beside ? 'text-sm text-ink-faint' : 'text-xs text-ink-faint'}>{name}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

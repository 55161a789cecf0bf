import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  plain: 'border-rule text-ink-soft',
  ink: 'border-edge text-ink',
  accent: 'border-transparent bg-accent-wash text-accent-strong',
  solid: 'border-transparent bg-accent text-on-accent',
  /** A score, in the colour of its band. */
  green: 'border-current text-band-green',
  yellow: 'border-current text-band-yellow',
  red: 'border-current text-band-red',
  none: 'border-rule text-ink-soft',
};

export function Badge({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 text-xs font-medium',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}

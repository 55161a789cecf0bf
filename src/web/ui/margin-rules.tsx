import { classNames } from './class-names.ts';
import type { MarginRule } from './use-margin-layout.ts';

/** The thin rules that join notes with their lines, the one that is looked at in the accent, over the whole of what contains both (`useMarginLayout`). */
export function MarginRules({ rules }: { rules: readonly MarginRule[] }) {
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-0 size-full overflow-visible">
      {rules.map(({ number, points, active }) => (
        <polyline
          key={number}
          points={points}
          className={classNames('fill-none', active ? 'stroke-accent' : 'stroke-edge')}
          strokeWidth={active ? 1.5 : 1}
        />
      ))}
    </svg>
  );
}

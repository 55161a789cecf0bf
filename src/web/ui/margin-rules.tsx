import { classNames } from './class-names.ts';
import type { MarginRule } from './use-margin-layout.ts';

/** The thin rules that join notes and lines, drawn over their container (`useMarginLayout`); the active one has the accent color. */
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

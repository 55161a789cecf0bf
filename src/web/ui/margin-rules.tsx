import type { MarginRule } from './use-margin-layout.ts';

/** The thin rules that join notes with their lines, over the whole of what contains both (`useMarginLayout`). */
export function MarginRules({ rules }: { rules: readonly MarginRule[] }) {
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-0 size-full overflow-visible">
      {rules.map(({ number, points }) => (
        <polyline key={number} points={points} className="fill-none stroke-edge" strokeWidth={1} />
      ))}
    </svg>
  );
}

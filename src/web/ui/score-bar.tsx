import type { ScoreBand } from '#domain/scoring/bands.ts';
import { classNames } from './class-names.ts';

const fills: Record<ScoreBand, string> = {
  green: 'bg-band-green-fill',
  yellow: 'bg-band-yellow-fill',
  red: 'bg-band-red-fill',
  none: 'bg-edge',
};

/** The colour of a score's number or word, by band. */
export const bandText: Record<ScoreBand, string> = {
  green: 'text-band-green',
  yellow: 'text-band-yellow',
  red: 'text-band-red',
  none: 'text-ink-faint',
};

/** A score on its scale of 100; the number itself is always shown next to it. */
export function ScoreBar({ score, band, label }: { score: number | null; band: ScoreBand; label: string }) {
  return (
    <div className="h-1.5 overflow-hidden rounded-full bg-well ring-1 ring-rule ring-inset">
      <meter className="sr-only" min={0} max={100} value={score ?? 0} aria-label={label} />
      <div
        className={classNames('h-full rounded-full transition-[width] duration-250 ease-out', fills[band])}
        style={{ width: `${score ?? 0}%` }}
      />
    </div>
  );
}

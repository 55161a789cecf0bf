import { classNames } from './class-names.ts';

export type Segment = 'full' | 'half' | 'empty';

const looks: Record<Segment, string> = {
  full: 'bg-band-green-fill border-band-green-fill',
  // Half a fill distinguishes it even without color.
  half: 'border-band-yellow-fill bg-linear-to-t from-band-yellow-fill from-50% to-transparent to-50%',
  empty: 'border-edge',
};

/** A small square in the look of a segment, for a legend. */
export function SegmentMark({ segment }: { segment: Segment }) {
  return <span aria-hidden className={classNames('inline-block size-3 shrink-0 rounded-xs border', looks[segment])} />;
}

interface SegmentBarProps {
  /** What it shows, in a sentence: all that somebody hears of it. */
  label: string;
  /** One for each thing that is counted. */
  segments: readonly Segment[];
}

/** Things that can be counted, each as a segment that is full, half full or empty. */
export function SegmentBar({ label, segments }: SegmentBarProps) {
  return (
    <figure className="flex flex-wrap gap-1">
      <figcaption className="sr-only">{label}</figcaption>
      {segments.map((segment, index) => (
        <span
          aria-hidden
          // oxlint-disable-next-line react/no-array-index-key -- segments are alike, and never move.
          key={index}
          className={classNames('h-3.5 max-w-8 min-w-2.5 flex-1 rounded-xs border', looks[segment])}
        />
      ))}
    </figure>
  );
}

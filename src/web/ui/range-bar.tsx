import { scaled } from './chart-scale.ts';

const length = 320;
/** As much as a name and half of its neighbour take. */
const nameRoom = 84;

interface Mark {
  value: number;
  name: string;
}

interface RangeBarProps {
  /** What it shows, in a sentence: all that somebody hears of it. */
  label: string;
  low: Mark;
  middle: Mark;
  high: Mark;
  /** A value to compare with. */
  wanted?: Mark | undefined;
}

/** From where to where values go, with the middle one, and where one's own value is among them. */
export function RangeBar({ label, low, middle, high, wanted }: RangeBarProps) {
  const all = [low.value, high.value, ...(wanted ? [wanted.value] : [])];
  const ends = { low: Math.min(...all), high: Math.max(...all) };
  const room = (ends.high - ends.low) * 0.06;
  const x = ({ value }: Mark) => scaled(value, ends.low - room, ends.high + room, length);
  const hasRoom = x(middle) - x(low) > nameRoom && x(high) - x(middle) > nameRoom;
  const named = [
    { mark: low, side: 'start' as const },
    // The sentence next to it says the number, too, so it's left out rather than drawn over another one.
    ...(hasRoom ? [{ mark: middle, side: 'middle' as const }] : []),
    { mark: high, side: 'end' as const },
  ];
  return (
    <figure className="max-w-96 text-xs text-ink-soft">
      <figcaption className="sr-only">{label}</figcaption>
      <svg aria-hidden viewBox={`0 0 ${length} 46`} className="h-auto w-full overflow-visible">
        {wanted && (
          <>
            <text x={x(wanted)} y="10" fontSize="12" textAnchor={anchor(x(wanted))} className="figures fill-accent">
              {wanted.name}
            </text>
            <line x1={x(wanted)} x2={x(wanted)} y1="12" y2="30" strokeDasharray="2 2" className="stroke-accent" />
          </>
        )}
        <line x1="0" x2={length} y1="24" y2="24" className="stroke-rule" />
        <rect
          x={x(low)}
          y="19"
          width={x(high) - x(low)}
          height="10"
          rx="2"
          className="fill-accent-wash stroke-accent"
        />
        <line x1={x(middle)} x2={x(middle)} y1="16" y2="32" strokeWidth="2" className="stroke-ink" />
        {named.map(({ mark, side }) => (
          <text key={side} x={x(mark)} y="44" fontSize="12" textAnchor={side} className="figures fill-ink-soft">
            {mark.name}
          </text>
        ))}
      </svg>
    </figure>
  );
}

/** A name at an end of the line stays within the drawing. */
const anchor = (x: number) => (x < length * 0.2 ? 'start' : x > length * 0.8 ? 'end' : 'middle');

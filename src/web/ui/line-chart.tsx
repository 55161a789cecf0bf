import { coursePoints } from './chart-scale.ts';

/** In percent of the drawing, which is as wide as its place: what is written in it keeps its size. */
const plot = { width: 100, height: 100, margin: 5 };
const percent = (share: number) => `${share.toFixed(2)}%`;

interface LineChartProps {
  /** What it shows, for everybody. */
  label: string;
  /** From the oldest to the newest; `name` says what a value is of, and when. */
  points: readonly { id: string; name: string; value: number }[];
  most: number;
  /** A value that is aimed at, drawn across, and how it is called. */
  aim: { value: number; name: string };
}

/** A value over time. Screen readers get the values as a list; the first and the last are next to the line. */
export function LineChart({ label, points, most, aim }: LineChartProps) {
  const values = points.map(({ value }) => value);
  const at = coursePoints(values, most, plot);
  const [aimAt] = coursePoints([aim.value], most, plot);
  const last = at.at(-1);
  return (
    <figure className="grid gap-3">
      <figcaption className="text-xs text-ink-faint">{label}</figcaption>
      <svg aria-hidden className="h-28 w-full overflow-visible">
        <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-rule" />
        {aimAt && (
          <>
            <line
              x1="0"
              x2="100%"
              y1={percent(aimAt.y)}
              y2={percent(aimAt.y)}
              strokeDasharray="2 4"
              className="stroke-edge"
            />
            <text x="0" y={percent(aimAt.y)} dy="-5" fontSize="12" className="fill-ink-faint">
              {aim.name}
            </text>
          </>
        )}
        {at.slice(1).map((to, index) => (
          <line
            key={points[index]?.id}
            x1={percent(at[index]?.x ?? to.x)}
            y1={percent(at[index]?.y ?? to.y)}
            x2={percent(to.x)}
            y2={percent(to.y)}
            strokeWidth="1.75"
            strokeLinecap="round"
            className="stroke-accent"
          />
        ))}
        {at.map(({ x, y }, index) => (
          <circle
            key={points[index]?.id}
            cx={percent(x)}
            cy={percent(y)}
            r={index === at.length - 1 ? 4.5 : 3.25}
            strokeWidth="1.5"
            className={index === at.length - 1 ? 'fill-accent stroke-sheet' : 'fill-sheet stroke-accent'}
          />
        ))}
        {last && (
          <text
            x={percent(last.x)}
            y={percent(last.y)}
            dy={last.y > plot.height / 2 ? -11 : 21}
            fontSize="14"
            textAnchor="middle"
            className="figures fill-ink font-medium"
          >
            {values.at(-1)}
          </text>
        )}
      </svg>
      <ol className="sr-only">
        {points.map(({ id, name, value }) => (
          <li key={id}>
            {name}: {value}
          </li>
        ))}
      </ol>
    </figure>
  );
}

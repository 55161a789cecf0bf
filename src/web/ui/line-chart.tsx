import { coursePoints, pathThrough } from './chart-scale.ts';

const plot = { width: 320, height: 104, margin: 12 };

interface LineChartProps {
  /** What it shows, for everybody. */
  label: string;
  /** From the oldest to the newest; `name` says what a value is of, and when. */
  points: readonly { id: string; name: string; value: number }[];
  most: number;
  /** A value that is aimed at, drawn across, and how it is called. */
  aim: { value: number; name: string };
}

/** The course of a value. Who can't see it reads the values as a list; the first and the last stand beside the line. */
export function LineChart({ label, points, most, aim }: LineChartProps) {
  const values = points.map(({ value }) => value);
  const at = coursePoints(values, most, plot);
  const [aimAt] = coursePoints([aim.value], most, plot);
  const last = at.at(-1);
  return (
    <figure className="grid gap-1">
      <figcaption className="text-xs text-ink-faint">{label}</figcaption>
      <svg aria-hidden viewBox={`0 0 ${plot.width} ${plot.height}`} className="h-auto w-full max-w-md overflow-visible">
        <line x1="0" x2={plot.width} y1={plot.height} y2={plot.height} className="stroke-rule" />
        {aimAt && (
          <>
            <line x1="0" x2={plot.width} y1={aimAt.y} y2={aimAt.y} strokeDasharray="2 4" className="stroke-edge" />
            <text x="0" y={aimAt.y - 4} fontSize="11" className="fill-ink-faint">
              {aim.name}
            </text>
          </>
        )}
        <path d={pathThrough(at)} fill="none" strokeWidth="1.75" strokeLinejoin="round" className="stroke-accent" />
        {at.map(({ x, y }, index) => (
          <circle
            key={points[index]?.id}
            cx={x}
            cy={y}
            r={index === at.length - 1 ? 4 : 2.75}
            strokeWidth="1.5"
            className={index === at.length - 1 ? 'fill-accent stroke-sheet' : 'fill-sheet stroke-accent'}
          />
        ))}
        {last && (
          <text
            x={last.x}
            y={last.y + (last.y > plot.height / 2 ? -9 : 18)}
            fontSize="13"
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

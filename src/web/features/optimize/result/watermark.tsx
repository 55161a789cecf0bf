import { useCopy } from '../../../copy/use-copy.tsx';

const rows = Array.from({ length: 40 }, (_, row) => row);

/** The word PREVIEW, repeated across the content below. It takes no clicks, and is hidden from screen readers. */
export function Watermark() {
  const { overlay } = useCopy();
  const line = Array.from({ length: 24 }, () => overlay.watermark).join('\u2003\u2003');
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-0 z-10 size-full select-none">
      <g transform="rotate(-24)" className="fill-ink text-base font-semibold tracking-[0.3em] opacity-10">
        {rows.map((row) => (
          <text key={row} x={row % 2 === 0 ? -700 : -790} y={row * 64}>
            {line}
          </text>
        ))}
      </g>
    </svg>
  );
}

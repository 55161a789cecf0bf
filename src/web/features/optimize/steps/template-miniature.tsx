import type { TemplateId } from '#domain/resume/document/templates.ts';

interface Bar {
  x: number;
  y: number;
  width: number;
  height?: number;
  tone?: 'ink' | 'soft' | 'accent' | 'tint';
}

const lines = (x: number, y: number, widths: number[]): Bar[] =>
  widths.map((width, index) => ({ x, y: y + index * 6, width }));

/** Each template's page drawn as bars on a sheet of 100 by 130. */
const drawings: Record<TemplateId, Bar[]> = {
  modern: [
    { x: 12, y: 12, width: 46, height: 7, tone: 'ink' },
    { x: 12, y: 23, width: 30, tone: 'accent' },
    { x: 12, y: 34, width: 76, height: 0.7, tone: 'soft' },
    { x: 12, y: 33.5, width: 9, height: 1.8, tone: 'accent' },
    ...lines(12, 41, [76, 70, 74]),
    { x: 12, y: 62, width: 76, height: 0.7, tone: 'soft' },
    { x: 12, y: 61.5, width: 9, height: 1.8, tone: 'accent' },
    ...lines(12, 69, [74, 76, 62, 70]),
    { x: 12, y: 97, width: 76, height: 0.7, tone: 'soft' },
    { x: 12, y: 96.5, width: 9, height: 1.8, tone: 'accent' },
    ...lines(12, 104, [76, 58]),
  ],
  classic: [
    { x: 26, y: 12, width: 48, height: 6, tone: 'ink' },
    { x: 34, y: 22, width: 32 },
    { x: 12, y: 30, width: 76, height: 1.2, tone: 'ink' },
    { x: 12, y: 38, width: 20, tone: 'ink' },
    { x: 12, y: 43, width: 76, height: 0.5, tone: 'ink' },
    ...lines(12, 48, [76, 72, 74]),
    { x: 12, y: 70, width: 24, tone: 'ink' },
    { x: 12, y: 75, width: 76, height: 0.5, tone: 'ink' },
    ...lines(12, 80, [74, 76, 62, 70]),
    { x: 12, y: 107, width: 18, tone: 'ink' },
    { x: 12, y: 112, width: 76, height: 0.5, tone: 'ink' },
    ...lines(12, 117, [58]),
  ],
  creative: [
    { x: 0, y: 0, width: 100, height: 32, tone: 'tint' },
    { x: 0, y: 0, width: 3.5, height: 130, tone: 'accent' },
    { x: 14, y: 10, width: 44, height: 7, tone: 'accent' },
    { x: 14, y: 22, width: 56 },
    { x: 14, y: 40, width: 26, height: 4, tone: 'accent' },
    ...lines(14, 48, [74, 68, 72]),
    { x: 14, y: 70, width: 22, height: 4, tone: 'accent' },
    ...lines(14, 78, [72, 74, 60, 68]),
    { x: 14, y: 105, width: 28, height: 4, tone: 'accent' },
    ...lines(14, 113, [74, 56]),
  ],
  minimal: [
    { x: 20, y: 18, width: 34, height: 4, tone: 'ink' },
    { x: 20, y: 27, width: 28 },
    ...lines(20, 45, [60, 56, 58]),
    ...lines(20, 72, [58, 60, 48]),
    ...lines(20, 99, [60, 44]),
  ],
};

const fills = { ink: 'fill-ink', soft: 'fill-edge/60', accent: 'fill-accent', tint: 'fill-accent-wash' };

/** A small drawing of a template's page. */
export function TemplateMiniature({ template }: { template: TemplateId }) {
  return (
    <svg
      viewBox="0 0 100 130"
      aria-hidden
      className="w-20 shrink-0 self-start sm:w-24 rounded-sm border border-rule bg-paper"
    >
      {drawings[template].map(({ x, y, width, height = 2.5, tone = 'soft' }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} className={fills[tone]} />
      ))}
    </svg>
  );
}

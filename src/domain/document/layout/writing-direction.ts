import type { FileKind, Line, Page, Run } from '../source-document.ts';

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/gu;

/**
 * A page's visible lines as if they were read from the left. Positions on a page of Hebrew or Arabic are mirrored, so that columns, indents and line ends mean
 * the same there as elsewhere; formats without geometry need no mirroring.
 */
export function fromTheLeft({ lines, width }: Page, kind: FileKind): { lines: Line[] } {
  const visible = lines.filter((line) => line.hidden === undefined);
  const text = visible.map((line) => line.text).join(' ');
  const [turned, letters] = [rightToLeft, /\p{L}/gu].map((pattern) => text.match(pattern)?.length ?? 0);
  if (kind !== 'pdf' || 3 * (turned ?? 0) < (letters ?? 0) || !turned) return { lines: visible };
  const mirrored = <T extends Line | Run>(box: T): T => ({ ...box, x: width - box.x - box.width });
  return { lines: visible.map((line) => ({ ...mirrored(line), runs: line.runs.map(mirrored) })) };
}

import { scrollDepths, type ScrollDepth } from '#contract/tracked-events.ts';

interface Scrolled {
  /** How far the page is scrolled, how high it is, and how much of it is seen at once; in pixels. */
  top: number;
  height: number;
  seen: number;
}

/** The depths that are reached, in percent of what can be scrolled. A page that is seen whole is not scrolled. */
export function depthsReached({ top, height, seen }: Scrolled): ScrollDepth[] {
  const scrollable = height - seen;
  if (scrollable < 1) return [];
  // Browsers end up to a pixel short of the end.
  const percent = ((top + 1) / scrollable) * 100;
  return scrollDepths.filter((depth) => percent >= depth);
}

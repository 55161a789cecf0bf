import type { Fragment } from './fragments.ts';
import { fragmentLook } from '../headings/heading-marks.ts';
import { sameBaseline } from './rows.ts';

/** A white strip between two columns of a region, with what is on either side and above and below it. */
export interface Gutter {
  left: Fragment[];
  right: Fragment[];
  above: Fragment[];
  below: Fragment[];
}

const narrowest = 4;

/**
 * The longest white strip that splits a region into two columns, or undefined when the region is one column. Candidates are the left edges of stretches; a
 * strip ends where a stretch crosses it.
 */
export function findGutter(region: readonly Fragment[], across: ReadonlySet<Fragment>): Gutter | undefined {
  const byTop = [...region].sort((a, b) => a.y - b.y);
  const edges = [...new Set(byTop.map((fragment) => Math.round(fragment.x / 2)))];
  let best: { score: number; gutter: Gutter } | undefined;
  for (const edge of edges) {
    const x = edge * 2 - 2;
    for (const [from, to] of clearSpans(byTop, x, across)) {
      const candidate = gutterWithin(byTop, x, from, to);
      const score = candidate ? scoreOf(candidate) : 0;
      if (candidate && score > (best?.score ?? 0)) best = { score, gutter: candidate };
    }
  }
  return best?.gutter;
}

const crosses = (fragment: Fragment, x: number): boolean => fragment.x < x - 1 && fragment.right > x - narrowest + 2;

/** Headings in the middle of a page span all of it, however short they are, when most headings that look like them do. */
export function centeredHeadings(page: readonly Fragment[]): Set<Fragment> {
  const left = Math.min(...page.map((f) => f.x));
  const right = Math.max(...page.map((f) => f.right));
  const isCentered = (f: Fragment): boolean =>
    Math.abs((f.x + f.right) / 2 - (left + right) / 2) < 0.03 * (right - left) && f.x > left + 0.15 * (right - left);
  const headings = page.filter(isHeading);
  return new Set(
    headings.filter((heading) => {
      const alike = headings.filter((other) => fragmentLook(other) === fragmentLook(heading));
      const flush = alike.filter((other) => other !== heading && Math.abs(other.x - heading.x) < 2);
      const ranged = flush.length > 0 && flush.every((other) => Math.abs(other.right - heading.right) > 4);
      return isCentered(heading) && !ranged && alike.filter(isCentered).length >= 0.6 * alike.length;
    }),
  );
}

/** The spans of the list between stretches that cross `x`, as index ranges that have something on both sides. */
function clearSpans(byTop: readonly Fragment[], x: number, across: ReadonlySet<Fragment>): [number, number][] {
  const spans: [number, number][] = [];
  let from = 0;
  for (let i = 0; i <= byTop.length; i++) {
    const fragment = byTop[i];
    if (fragment && !crosses(fragment, x) && !across.has(fragment)) continue;
    if (i - from >= 2) spans.push([from, i]);
    from = i + 1;
  }
  return spans;
}

function gutterWithin(byTop: readonly Fragment[], x: number, from: number, to: number): Gutter | undefined {
  const blockerAbove = byTop[from - 1];
  const blockerBelow = byTop[to];
  const inside = byTop
    .slice(from, to)
    .filter(
      (f) => (!blockerAbove || f.y >= blockerAbove.bottom - 3) && (!blockerBelow || f.bottom <= blockerBelow.y + 3),
    );
  const left = inside.filter((fragment) => fragment.x < x - 1);
  const right = inside.filter((fragment) => fragment.x >= x - 1);
  if (left.length === 0 || right.length === 0) return undefined;
  const kept = trim(...untilSection(left, right));
  if (kept.left.length === 0 || kept.right.length === 0 || kept.right.every(isHeading)) return undefined;
  const white = Math.min(...kept.right.map((f) => f.x)) - Math.max(...kept.left.map((f) => f.right));
  if (white < narrowest || !isAligned(kept.right)) return undefined;
  const band = new Set([...kept.left, ...kept.right]);
  const top = Math.min(...[...band].map((f) => f.y));
  const others = byTop.filter((fragment) => !band.has(fragment));
  return {
    ...kept,
    above: others.filter((fragment) => fragment.y < top || kept.above.has(fragment)),
    below: others.filter((fragment) => fragment.y >= top && !kept.above.has(fragment)),
  };
}

/** Where only the left side has headings, and the right side is empty next to one of them, that heading spans the whole width: the band ends above it. */
function untilSection(left: Fragment[], right: Fragment[]): [Fragment[], Fragment[]] {
  if (right.some(isHeading)) return [left, right];
  const start = top(right);
  const beside = (heading: Fragment): boolean =>
    right.some((f) => f.y < heading.bottom + 2 && f.bottom > heading.y - 2);
  const heading = left.find((f) => isHeading(f) && f.y > start && !beside(f) && right.some((other) => other.y > f.y));
  const above = heading && left.some((f) => !isHeading(f) && f.y < heading.y && f.y > start - 20);
  if (!heading || !above) return [left, right];
  return [left.filter((f) => f.y < heading.y), right.filter((f) => f.y < heading.y)];
}

/** A column's lines share their left edge, their right edge or their middle; scattered lines are not a column. */
function isAligned(column: readonly Fragment[]): boolean {
  if (column.length < 4) return true;
  const left = Math.min(...column.map((f) => f.x));
  const right = Math.max(...column.map((f) => f.right));
  const share = (test: (fragment: Fragment) => boolean): number => column.filter(test).length / column.length;
  if (column.filter((f) => f.x - left < 3).length >= 2 || share((f) => right - f.right < 3) >= 0.3) return true;
  const middles = column.map((f) => (f.x + f.right) / 2).sort((a, b) => a - b);
  const middle = middles[Math.floor(middles.length / 2)] ?? 0;
  return share((f) => Math.abs((f.x + f.right) / 2 - middle) < 4) >= 0.4;
}

const top = (list: readonly Fragment[]): number => Math.min(...list.map((f) => f.y));
const bottom = (list: readonly Fragment[]): number => Math.max(...list.map((f) => f.bottom));

/**
 * Text above the first stretch of the shorter side is not a column, unless a heading shows that a section began there; text below its last stretch ends at the
 * next heading.
 */
function trim(left: Fragment[], right: Fragment[]): { left: Fragment[]; right: Fragment[]; above: Set<Fragment> } {
  const start = Math.max(top(left), top(right)) - 3;
  const end = Math.min(bottom(left), bottom(right)) + 3;
  const above = new Set<Fragment>();
  const cut = (side: Fragment[]): Fragment[] => {
    let sectionAbove = false;
    let closed = false;
    return side.filter((fragment) => {
      if (fragment.y < start) {
        sectionAbove ||= isHeading(fragment) && fragment.y > start - 400;
        if (!sectionAbove) above.add(fragment);
        return sectionAbove;
      }
      if (fragment.y > end) closed ||= isHeading(fragment);
      return !closed;
    });
  };
  return { left: cut(left), right: cut(right), above };
}

const isHeading = (fragment: Fragment): boolean => fragment.heading;

/** Rows on the shorter side count; columns with their own headings count more, and a margin with nothing but labels counts as much as what it labels. */
function scoreOf({ left, right }: Gutter): number {
  const cut = datesCutOff(left, right);
  const labels = left.length > 1 && left.every((fragment) => fragment.heading || fragment.date);
  const rows = labels ? right.length : Math.min(left.length, right.length);
  const headings = Math.min(left.filter(isHeading).length, right.filter(isHeading).length);
  const height = Math.min(bottom(left), bottom(right)) - Math.max(top(left), top(right));
  return rows + 4 * headings - 2 * cut + Math.max(height, 0) / 1000;
}

/** Dates at the far edge of the left side's lines, with another column to their right: they belong to the left side. */
function datesCutOff(left: readonly Fragment[], right: readonly Fragment[]): number {
  const dates = right.filter((f) => f.date && left.some((other) => sameBaseline(f, other)));
  const edge = Math.max(...dates.map((f) => f.right));
  const behind = right.filter((f) => f.x > edge);
  return dates.length > 1 && behind.length > dates.length && behind.length >= 0.6 * right.length ? dates.length : 0;
}

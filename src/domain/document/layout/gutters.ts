import { groupedBy } from '../../grouped-by.ts';
import type { Fragment } from './fragment.ts';
import { fragmentLook } from '../headings/fragment-look.ts';
import { byHeight } from './by-height.ts';
import { baseline, sameBaseline, sameRow } from './rows.ts';

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
  const edges = [...new Set(byTop.map((fragment) => Math.round(fragment.x / 2)))].slice(0, mostEdges(byTop.length));
  let best: { score: number; band: Band } | undefined;
  for (const edge of edges) {
    const x = edge * 2 - 2;
    for (const [from, to] of clearSpans(byTop, x, across)) {
      const band = bandWithin(byTop, x, from, to);
      const score = band ? scoreOf(band) : 0;
      if (band && score > (best?.score ?? 0)) best = { score, band };
    }
  }
  return best && gutterOf(best.band, byTop);
}

/**
 * Each edge is held beside each stretch. A page is 300 edges wide, of two points each, and a resume has some hundred stretches: only
 * lines and pages without end have more.
 */
const mostEdges = (stretches: number): number => Math.max(20, Math.min(500, Math.ceil(1_000_000 / stretches)));

/** Two columns beside each other, and those of their stretches that are known to stand above them. */
interface Band {
  left: Fragment[];
  right: Fragment[];
  above: ReadonlySet<Fragment>;
}

const crosses = (fragment: Fragment, x: number): boolean => fragment.x < x - 1 && fragment.right > x - narrowest + 2;

/** Headings in the middle of a page span all of it, however short they are, when most headings that look like them do. */
export function centeredHeadings(page: readonly Fragment[]): Set<Fragment> {
  const headings = page.filter(isHeading);
  if (headings.length === 0) return new Set();
  const left = Math.min(...page.map((f) => f.x));
  const right = Math.max(...page.map((f) => f.right));
  const isCentered = (f: Fragment): boolean =>
    Math.abs((f.x + f.right) / 2 - (left + right) / 2) < 0.03 * (right - left) && f.x > left + 0.15 * (right - left);
  const looks = groupedBy(headings, fragmentLook);
  const centered = new Map([...looks].map(([look, alike]) => [look, alike.filter(isCentered).length / alike.length]));
  const columns = groupedBy(headings, (heading) => `${Math.floor(heading.x / 2)} ${fragmentLook(heading)}`);
  return new Set(
    headings.filter((heading) => {
      const look = fragmentLook(heading);
      if (!isCentered(heading) || (centered.get(look) ?? 0) < 0.6) return false;
      const near = [-1, 0, 1].flatMap((by) => columns.get(`${Math.floor(heading.x / 2) + by} ${look}`) ?? []);
      const flush = near.filter((other) => other !== heading && Math.abs(other.x - heading.x) < 2);
      return flush.length === 0 || !flush.every((other) => Math.abs(other.right - heading.right) > 4);
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

function bandWithin(byTop: readonly Fragment[], x: number, from: number, to: number): Band | undefined {
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
  const kept = trim(...untilSection(...untilDates(...fromSection(left, right))));
  if (kept.left.length === 0 || kept.right.length === 0 || kept.right.every(isHeading)) return undefined;
  const white = Math.min(...kept.right.map((f) => f.x)) - Math.max(...kept.left.map((f) => f.right));
  if (white < narrowest || !isAligned(kept.right)) return undefined;
  return kept;
}

/** The band with what stands above and below it. */
function gutterOf({ left, right, above }: Band, byTop: readonly Fragment[]): Gutter {
  const band = new Set([...left, ...right]);
  const start = top([...band]);
  const others = byTop.filter((fragment) => !band.has(fragment));
  return {
    left,
    right,
    above: others.filter((fragment) => fragment.y < start || above.has(fragment)),
    below: others.filter((fragment) => fragment.y >= start && !above.has(fragment)),
  };
}

/** Dates at the far edge of the left side's lines are no part of the section that begins below them: the band begins with it. */
function fromSection(left: Fragment[], right: Fragment[]): [Fragment[], Fragment[]] {
  const heading = right.find(isHeading);
  const notes = heading ? right.filter((f) => f.bottom < heading.y + 2) : [];
  if (!heading || notes.length === 0 || !notes.every((f) => f.date)) return [left, right];
  const near = byHeight(left, ({ y, bottom: end }) => ({ top: y, bottom: end }));
  const isBeside = (note: Fragment): boolean => near.some(note.y, note.bottom, (f) => sameRow(f, note));
  if (!notes.every(isBeside)) return [left, right];
  const isBelow = (f: Fragment): boolean => f.y > heading.y - 3;
  return [left.filter(isBelow), right.filter(isBelow)];
}

/** The same below the right side's last section: a section on the left begins there, and has its dates at the edge. */
function untilDates(left: Fragment[], right: Fragment[]): [Fragment[], Fragment[]] {
  const own = right.filter((f) => !f.date);
  if (own.length === right.length || own.length === 0 || !right.some(isHeading)) return [left, right];
  const end = bottom(own) - 3;
  const heading = left.find((f) => isHeading(f) && f.y > end);
  const notes = heading ? right.filter((f) => f.y > heading.y) : [];
  if (!heading || notes.length === 0) return [left, right];
  const near = byHeight(left, ({ y, bottom: low }) => ({ top: y, bottom: low }));
  if (!notes.every((note) => near.some(note.y, note.bottom, (f) => sameRow(f, note)))) return [left, right];
  const isAbove = (f: Fragment): boolean => f.y < heading.y;
  return [left.filter(isAbove), right.filter(isAbove)];
}

/** Where only the left side has headings, and the right side is empty next to one of them, that heading spans the whole width: the band ends above it. */
function untilSection(left: Fragment[], right: Fragment[]): [Fragment[], Fragment[]] {
  if (right.some(isHeading)) return [left, right];
  if (!left.some(isHeading)) return [left, right];
  const start = top(right);
  const lowest = Math.max(...right.map((f) => f.y));
  const near = byHeight(right, ({ y, bottom: end }) => ({ top: y, bottom: end }));
  const beside = (heading: Fragment): boolean =>
    near.some(heading.y - 2, heading.bottom + 2, (f) => f.y < heading.bottom + 2 && f.bottom > heading.y - 2);
  const heading = left.find((f) => isHeading(f) && f.y > start && !beside(f) && lowest > f.y);
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
function trim(left: Fragment[], right: Fragment[]): Band {
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

/**
 * Rows on the shorter side count; columns that bring their own headings count more, and a margin that holds nothing but
 * labels counts as much as what it labels.
 */
function scoreOf({ left, right }: Band): number {
  const cut = datesCutOff(left, right);
  const labels = left.length > 1 && left.every((fragment) => fragment.heading || fragment.date);
  const rows = labels ? right.length : Math.min(left.length, right.length);
  const headings = Math.min(left.filter(isHeading).length, right.filter(isHeading).length);
  const height = Math.min(bottom(left), bottom(right)) - Math.max(top(left), top(right));
  return rows + 4 * headings - 2 * cut + Math.max(height, 0) / 1000;
}

/** Dates at the far edge of the left side's lines, with another column to their right: they belong to the left side. */
function datesCutOff(left: readonly Fragment[], right: readonly Fragment[]): number {
  if (!right.some((f) => f.date)) return 0;
  const near = byHeight(left, (f) => ({ top: baseline(f), bottom: baseline(f) }));
  const isBeside = (f: Fragment): boolean =>
    near.some(baseline(f) - 2, baseline(f) + 2, (other) => sameBaseline(f, other));
  const dates = right.filter((f) => f.date && isBeside(f));
  const edge = Math.max(...dates.map((f) => f.right));
  const behind = right.filter((f) => f.x > edge);
  return dates.length > 1 && behind.length > dates.length && behind.length >= 0.6 * right.length ? dates.length : 0;
}

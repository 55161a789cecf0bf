import { groupedBy } from '../../grouped-by.ts';
import { once } from '../../memoize.ts';
import { byHeight } from './by-height.ts';
import type { Fragment } from './fragment.ts';
import { joinStackedDates } from './margin-labels.ts';
import { rowsOf, type Row } from './rows.ts';

/** A timeline down the middle of a page: dates below each other, and what they date to the left and to the right of them by turns. */
export interface MiddleTimeline {
  above: Fragment[];
  rows: Row[];
  below: Fragment[];
}

const fewestDates = 3;
const middleOf = ({ x, right }: Fragment): number => (x + right) / 2;

/** The first section of a region that is set along the timeline down the page's `middle`. */
export function findMiddleTimeline(region: readonly Fragment[], middle: number): MiddleTimeline | undefined {
  const all = datesAt(region, middle);
  const [first] = all;
  if (!first) return undefined;
  const left = Math.min(...all.map(({ x }) => x));
  const right = Math.max(...all.map((date) => date.right));
  const drawn = new Set(all.flatMap((date) => date.runs.map(({ x, y }) => `${x} ${y}`)));
  const others = region
    .filter((fragment) => !fragment.runs.every(({ x, y }) => drawn.has(`${x} ${y}`)))
    .sort((a, b) => a.y - b.y);
  const isBeside = (f: Fragment): boolean => f.right <= left + 2 || f.x >= right - 2;
  // What spans the middle ends it, as a heading does.
  const across = others.filter((f) => f.heading || !isBeside(f));
  const top = Math.max(...across.filter((f) => f.y < first.y).map((f) => f.bottom), -Infinity);
  const end = Math.min(...across.filter((f) => f.y > first.y).map((f) => f.y), Infinity);
  const dates = all.filter((date) => date.y < end);
  const inside = others.filter((f) => isBeside(f) && f.y >= top - 2 && f.y < end - 1);
  if (inside.length === 0) return undefined;
  const sides = [inside.filter((f) => f.right <= left + 2), inside.filter((f) => f.x >= right - 2)];
  const taken = new Set(inside);
  const rest = [...others, ...all.filter((date) => date.y >= end)].filter((f) => !taken.has(f));
  return {
    above: rest.filter((f) => f.y < first.y),
    rows: timelineRows(dates, sides),
    below: rest.filter((f) => f.y >= first.y),
  };
}

const datesAmong = (region: readonly Fragment[]): Fragment[] =>
  joinStackedDates(region.filter((f) => f.date || f.text.length <= 12)).filter((f) => f.date);

const datesAt = (region: readonly Fragment[], middle: number): Fragment[] =>
  datesAmong(region)
    .filter((date) => Math.abs(middleOf(date) - middle) < 3)
    .sort((a, b) => a.y - b.y);

/** Where dates stand in one line down the page that share their middle and not their edges, with text on both sides. */
export function timelineMiddle(page: readonly Fragment[]): number | undefined {
  const slotOf = (date: Fragment): number => Math.round(middleOf(date) / slot);
  const slots = groupedBy(datesAmong(page), slotOf);
  const beside = once(() => byHeight(page, ({ y }) => ({ top: y, bottom: y })));
  for (const [at, dates] of slots) {
    const alike = [...dates, ...(slots.get(at + 1) ?? [])];
    if (alike.length < fewestDates || new Set(alike.map((f) => Math.round(f.x / 3))).size < 2) continue;
    const left = Math.min(...alike.map(({ x }) => x));
    const right = Math.max(...alike.map((date) => date.right));
    const has = (is: (f: Fragment) => boolean): boolean =>
      alike.some((date) => beside().some(date.y - near, date.y + near, (f) => Math.abs(f.y - date.y) < near && is(f)));
    const [first] = dates;
    if (first && has((f) => f.right < left) && has((f) => f.x > right)) return middleOf(first);
  }
  return undefined;
}

/** Two middles this near each other, in points, are one. */
const slot = 3;
const near = 16;

/** Each date before what begins beside it, on whichever side that is. */
function timelineRows(dates: readonly Fragment[], sides: readonly Fragment[][]): Row[] {
  const starts = dates.map((date) => {
    const beginning = sides.map((side) =>
      side.find(
        (f, index) =>
          f.y > date.y - near &&
          f.y < date.bottom + 4 &&
          (side[index - 1] === undefined || f.y - (side[index - 1] as Fragment).bottom > 0.5 * (f.bottom - f.y)),
      ),
    );
    const distance = (f: Fragment | undefined): number => (f ? Math.abs(f.y - date.y) : Infinity);
    const side = distance(beginning[0]) <= distance(beginning[1]) ? 0 : 1;
    return { date, side, y: beginning[side]?.y ?? date.y };
  });
  const before = sides.flatMap((side, at) => {
    const first = Math.min(...starts.filter((start) => start.side === at).map(({ y }) => y));
    return side.filter((f) => f.y < first - 1);
  });
  return [
    ...rowsOf(before),
    ...starts.flatMap(({ date, side, y }, index) => {
      const next = starts.slice(index + 1).find((other) => other.side === side)?.y ?? Infinity;
      return [[date], ...rowsOf((sides[side] ?? []).filter((f) => f.y >= y - 1 && f.y < next - 1))];
    }),
  ];
}

/** What has a place between a top and a bottom of the canvas. */
interface Extent {
  top: number;
  bottom: number;
}

/** Who stands beside something, asked of few and not of the whole document for each of its lines. */
export interface ByHeight<T> {
  /** Those that may reach into a stretch of the canvas, and perhaps others close to it, in the order of the list. */
  near(top: number, bottom: number): T[];
  /** Whether one of them is as the test says; the test alone decides who is near. */
  some(top: number, bottom: number, test: (item: T) => boolean): boolean;
}

/** Points that one slot holds: less than a line, so that neighbouring lines seldom share one. */
const slotHeight = 4;
/** What is higher than so many slots stands in a list of its own, so that no file can make the index large. */
const mostSlots = 256;

/** An index by height. */
export function byHeight<T>(items: readonly T[], extentOf: (item: T) => Extent): ByHeight<T> {
  const slots = new Map<number, number[]>();
  const tall: number[] = [];
  items.forEach((item, index) => {
    const [first, last] = slotsOf(extentOf(item));
    if (!(last - first < mostSlots)) return tall.push(index);
    for (let slot = first; slot <= last; slot += 1) {
      const own = slots.get(slot);
      if (own) own.push(index);
      else slots.set(slot, [index]);
    }
    return undefined;
  });
  return {
    near: (top, bottom) => {
      const [first, last] = slotsOf({ top, bottom });
      if (!(last - first < mostSlots)) return [...items];
      const found = new Set(tall);
      for (let slot = first; slot <= last; slot += 1) for (const index of slots.get(slot) ?? []) found.add(index);
      return [...found].sort((a, b) => a - b).map((index) => items[index] as T);
    },
    some: (top, bottom, test) => {
      const [first, last] = slotsOf({ top, bottom });
      if (!(last - first < mostSlots)) return items.some(test);
      const isSuch = (index: number): boolean => test(items[index] as T);
      if (tall.some(isSuch)) return true;
      for (let slot = first; slot <= last; slot += 1) if (slots.get(slot)?.some(isSuch)) return true;
      return false;
    },
  };
}

const slotsOf = ({ top, bottom }: Extent): [number, number] => [
  Math.floor(Math.min(top, bottom) / slotHeight),
  Math.floor(Math.max(top, bottom) / slotHeight),
];

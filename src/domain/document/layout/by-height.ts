/** What has a place between a top and a bottom of the canvas. */
interface Extent {
  top: number;
  bottom: number;
}

/** Those that may reach into a stretch of the canvas, and perhaps others close to it, in the order of the list. */
export type ByHeight<T> = (top: number, bottom: number) => T[];

/** Points that one slot holds: about a line. */
const slotHeight = 16;
/** What is higher than so many slots stands in a list of its own, so that no file can make the index large. */
const mostSlots = 64;

/** An index by height: who stands beside something is asked of few, not of the whole document for each of its lines. */
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
  return (top, bottom) => {
    const [first, last] = slotsOf({ top, bottom });
    if (!(last - first < mostSlots)) return [...items];
    const found = [...tall];
    for (let slot = first; slot <= last; slot += 1) found.push(...(slots.get(slot) ?? []));
    const places = last > first || tall.length > 0 ? [...new Set(found)].sort((a, b) => a - b) : found;
    return places.map((index) => items[index] as T);
  };
}

const slotsOf = ({ top, bottom }: Extent): [number, number] => [
  Math.floor(Math.min(top, bottom) / slotHeight),
  Math.floor(Math.max(top, bottom) / slotHeight),
];

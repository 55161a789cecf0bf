import type { JsonResume } from '../json-resume.ts';
import { keysOf, valueAt, withValue } from '../json-pointer.ts';
import type { ParsedResume } from '../parsed-resume.ts';

/**
 * The resume with the values of a list in another order: `order` has, for each place, the index of the value that comes there. What supports a value, and how
 * sure it is, moves along; the source lines stay as they are. Where the pointer names no list, or `order` is not an order of it, nothing changes.
 */
export function reorder(parsed: ParsedResume, pointer: string, order: readonly number[]): ParsedResume {
  const values = valueAt(parsed.resume, pointer);
  if (!Array.isArray(values) || order.length !== values.length || !values.every((_, index) => order.includes(index)))
    return parsed;
  const placeOf = new Map(order.map((from, to) => [`${pointer}/${from}`, `${pointer}/${to}`]));
  const moved = (key: string): string => {
    const [, item, rest = ''] = new RegExp(`^(${pointer}/\\d+)(/.*)?$`).exec(key) ?? [];
    return item === undefined ? key : `${placeOf.get(item) ?? item}${rest}`;
  };
  const rekeyed = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [moved(key), value]));
  const reordered: unknown[] = order.map((from): unknown => values[from]);
  return {
    ...parsed,
    resume: withValue(parsed.resume, keysOf(pointer), reordered) as JsonResume,
    evidence: rekeyed(parsed.evidence),
    confidence: rekeyed(parsed.confidence),
  };
}

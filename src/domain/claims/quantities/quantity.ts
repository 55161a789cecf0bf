/** The bound a number has: "over 200" is at least, "nearly 200" and "up to 200" at most. */
export type Bound = 'exact' | 'least' | 'most' | 'about';

/** Of what period a number is: "40 calls a day". */
export type Rate = 'hour' | 'day' | 'shift' | 'week' | 'fortnight' | 'month' | 'quarter' | 'season' | 'year';

/** A number that a text states. */
export interface Quantity {
  value: number;
  /** The other end of a range: "10–15%". */
  upper?: number | undefined;
  /** `percent`, `points`, `times`, `money:$`, `time:hour`, `measure:volt`, `vague`, or nothing for a bare count. */
  unit: string;
  bound: Bound;
  /** "from", "to" or "by" before it, where a text says what changed. */
  role?: 'from' | 'to' | 'by' | undefined;
  rate?: Rate | undefined;
  /** Of a share, the numbers it is made of: "7 out of 10". */
  parts?: readonly [part: number, whole: number] | undefined;
  /** It is a part of a name: "ISO 17025", "the 99th percentile". */
  label?: true | undefined;
  start: number;
  end: number;
  text: string;
}

const allowed: Record<Bound, readonly Bound[]> = {
  exact: ['exact', 'least', 'about'],
  least: ['least'],
  most: ['most', 'exact'],
  about: ['about', 'exact', 'least'],
};

/** Whether a stated number is the source's: the same value, unit and bound, however either is written. */
export const sameQuantity = (stated: Quantity, source: Quantity): boolean =>
  sameValue(stated, source) &&
  allowed[stated.bound].includes(source.bound) &&
  (stated.role === undefined || source.role === undefined || stated.role === source.role);

/** Whether two numbers are the same apart from their bounds. */
export function sameValue(a: Quantity, b: Quantity): boolean {
  if (a.upper !== b.upper) return false;
  if (a.unit === b.unit) return a.value === b.value;
  if (a.unit === 'points' || b.unit === 'points') {
    const other = a.unit === 'points' ? b.unit : a.unit;
    return (other === 'percent' || other === '') && a.value === b.value;
  }
  const [times, percent] = a.unit === 'times' ? [a, b] : [b, a];
  if (times.unit !== 'times' || percent.unit !== 'percent') return false;
  return (times.value === 0.5 && percent.value === 50) || (times.value === 2 && percent.value === 100);
}

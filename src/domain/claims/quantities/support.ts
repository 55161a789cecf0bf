import type { Quantity, Rate } from './quantity.ts';

/** How a number follows from another: stated, rounded or put in other words, or worked out from several. */
export type Basis = 'stated' | 'rounded' | 'worked out' | 'summed';

/** From how few to how many of the shorter period are in the longer: a week has five working days or seven, a year 44 weeks of work or 52. */
const periodsIn: Partial<Record<Rate, Partial<Record<Rate, readonly [least: number, most: number]>>>> = {
  week: { day: [5, 7], shift: [3, 7] },
  fortnight: { week: [2, 2], day: [10, 14] },
  month: { week: [4, 4.4], day: [20, 31], fortnight: [2, 2.2] },
  quarter: { month: [3, 3], week: [12, 13.1] },
  year: { quarter: [4, 4], month: [12, 12], week: [44, 52.2], day: [220, 366], fortnight: [22, 26.1], season: [1, 1] },
};

/** Words for the same rhythm in one trade or another. */
const samePeriods = new Set(['shift day', 'day shift', 'season year', 'year season']);

const tolerance = 0.1;
/** How far below the source an "over" or above it a "nearly" may be, as a share of it: beyond that it is another number. */
const reach = { least: 0.5, most: 1.12 };

/** The same for what is worked out: of many numbers some sum is larger than any. */
const leastOfWorkedOut = 0.8;

const minutes: Record<string, number> = {
  'time:ms': 1 / 60_000,
  'time:second': 1 / 60,
  'time:minute': 1,
  'time:hour': 60,
  'time:day': 1440,
  'time:week': 10_080,
  'time:fortnight': 20_160,
  'time:month': 43_830,
  'time:quarter': 131_490,
  'time:year': 525_960,
};

/** A number as an interval with its bound. */
interface Size {
  low: number;
  high: number;
  bound: Quantity['bound'];
}

const sizeOf = ({ value, upper, bound }: Quantity, factor = 1): Size => ({
  low: value * factor,
  high: (upper ?? value) * factor,
  bound,
});

const near = (a: number, b: number, share = 1e-6): boolean =>
  Math.abs(a - b) <= share * Math.max(Math.abs(a), Math.abs(b));

/** Whether a stated size may stand for a source's: equal, rounded, or a bound that the source lies within. */
function fits(stated: Size, source: Size, farthest = reach.least): Basis | undefined {
  if (stated.low !== stated.high) {
    const inside = near(stated.low, source.low, 0.03) && near(stated.high, source.high, 0.03);
    return inside ? 'stated' : undefined;
  }
  const value = stated.low;
  switch (stated.bound) {
    case 'least': {
      if (near(value, source.low) && source.bound === 'least') return 'stated';
      const isBelow = value < source.low || (near(value, source.low) && source.high > source.low);
      return source.bound !== 'most' && isBelow && value >= source.low * farthest ? 'rounded' : undefined;
    }
    case 'most': {
      if (near(value, source.high)) return source.bound === 'least' ? undefined : 'stated';
      return source.bound !== 'least' && value > source.high && value <= source.high * reach.most
        ? 'rounded'
        : undefined;
    }
    case 'about': {
      if (value >= source.low && value <= source.high) return 'stated';
      return near(value, source.low, tolerance) || near(value, source.high, tolerance) ? 'rounded' : undefined;
    }
    case 'exact':
      return source.low === source.high && near(value, source.low, 1e-4) && source.bound !== 'most'
        ? 'stated'
        : undefined;
  }
}

/** "Pounds" are money or a weight. */
const pounds: ReadonlySet<string> = new Set(['money:£', 'measure:pound']);

const isPercent = (unit: string): boolean => unit === 'percent' || unit === 'points';

/** The factor that turns a source's unit into the stated one; undefined where they measure different things. */
function factorBetween(stated: Quantity, source: Quantity): number | undefined {
  if (stated.unit === source.unit) return 1;
  if (isPercent(stated.unit) && isPercent(source.unit)) return 1;
  if ((stated.unit === 'points' && source.unit === '') || (stated.unit === '' && source.unit === 'points')) return 1;
  if (pounds.has(stated.unit) && pounds.has(source.unit)) return 1;
  const [a, b] = [minutes[stated.unit], minutes[source.unit]];
  if (a !== undefined && b !== undefined) return b / a;
  return undefined;
}

/** By how much a source's number grows when it is told per another period; undefined where neither follows from the other. */
function growth(stated: Rate | undefined, source: Rate | undefined): readonly [number, number] | undefined {
  if (stated === source || stated === undefined || (source !== undefined && samePeriods.has(`${stated} ${source}`)))
    return [1, 1];
  if (source === undefined) return undefined;
  const up = periodsIn[stated]?.[source];
  if (up) return up;
  const down = periodsIn[source]?.[stated];
  return down && [1 / down[1], 1 / down[0]];
}

/** Whether a source's single number supports a stated one. */
export function followsFrom(stated: Quantity, source: Quantity): Basis | undefined {
  if (stated.label || source.label)
    return stated.value === source.value && stated.upper === source.upper && source.unit === stated.unit
      ? 'stated'
      : undefined;
  if (stated.unit === 'vague') return vagueFits(stated, source);
  if (stated.unit === '' && stated.bound === 'exact' && source.parts?.includes(stated.value) === true) return 'stated';
  const factor = factorBetween(stated, source);
  if (factor === undefined) return timesAsPercent(stated, source);
  if (stated.role !== undefined && source.role !== undefined && stated.role !== source.role) return undefined;
  const grown = growth(stated.rate, source.rate);
  if (grown === undefined) return undefined;
  const end = endOf(stated, source);
  if (end !== undefined) return fits(sizeOf(stated), { low: end * factor, high: end * factor, bound: source.bound });
  const size = sizeOf(source, factor);
  if (grown[0] === 1 && grown[1] === 1) {
    // Working days and calendar days, weeks and months: converted units are never exact to the digit.
    const basis = fits(sizeOf(stated), size);
    return factor === 1 || basis === undefined ? basis : 'rounded';
  }
  const scaled: Size = { low: size.low * grown[0], high: size.high * grown[1], bound: 'exact' };
  const loose = fits({ ...sizeOf(stated), bound: stated.bound === 'exact' ? 'about' : stated.bound }, scaled);
  const isWithin = stated.upper === undefined && stated.value >= scaled.low && stated.value <= scaled.high;
  return loose === undefined && !isWithin ? undefined : 'worked out';
}

/** Of a range, the end that a number "from" or "to" is compared with. */
const endOf = ({ role, upper }: Quantity, source: Quantity): number | undefined => {
  if (upper !== undefined || source.upper === undefined || role === undefined || role === 'by') return undefined;
  return role === 'from' ? source.value : source.upper;
};

function vagueFits({ value }: Quantity, source: Quantity): Basis | undefined {
  if (source.unit === 'vague') return source.value === value ? 'stated' : undefined;
  const size = source.value;
  return source.unit === '' && size >= value * 1.5 && size < value * 10 ? 'rounded' : undefined;
}

/** "Doubled" is a rise by 100 percent, "halved" a fall by 50. */
function timesAsPercent(a: Quantity, b: Quantity): Basis | undefined {
  const [times, percent] = a.unit === 'times' ? [a, b] : [b, a];
  if (times.unit !== 'times' || percent.unit !== 'percent') return undefined;
  const same = (times.value === 0.5 && percent.value === 50) || (times.value === 2 && percent.value === 100);
  return same ? 'stated' : undefined;
}

/** Two numbers of one sentence that are the two ends of a change or a comparison. */
const pairsOf = (sources: readonly Quantity[]): [Quantity, Quantity][] =>
  sources.flatMap((first, at) =>
    sources
      .slice(at + 1)
      .filter(({ label }) => !label && !first.label)
      .flatMap((second): [Quantity, Quantity][] => {
        const factor = factorBetween(first, second);
        if (factor === undefined) return [];
        const other = { ...second, value: second.value * factor, unit: first.unit };
        return [other.role === 'from' ? [other, first] : [first, other]];
      }),
  );

/** Numbers that a source sentence does not state but that follow from those it does: differences, ratios, sums; products where the source
 * has so many for each, quotients where the text has. */
export function workedOut(
  stated: Quantity,
  sources: readonly Quantity[],
  isEach: boolean,
  isEachHere: boolean,
): Basis | undefined {
  if (stated.label || stated.role === 'from') return undefined;
  const { upper, parts } = stated;
  if (parts !== undefined && parts.every((part) => sources.some(({ value, unit }) => unit === '' && near(value, part))))
    return 'stated';
  if (upper !== undefined) {
    const isPair = ([a, b]: readonly [Quantity, Quantity]): boolean =>
      factorBetween(stated, a) === 1 &&
      near(Math.min(a.value, b.value), stated.value) &&
      near(Math.max(a.value, b.value), upper);
    return pairsOf(sources).some(isPair) ? 'stated' : undefined;
  }
  const single = (value: number): boolean =>
    fits(sizeOf(stated), { low: value, high: value, bound: 'exact' }, leastOfWorkedOut) !== undefined;
  const round = (value: number): boolean =>
    single(value) ||
    (stated.bound === 'exact' && near(stated.value, value, 0.03)) ||
    (stated.bound !== 'exact' && single(Math.round(value)));
  // "Down to 40 percent of it" is a fall by 60.
  if (
    isPercent(stated.unit) &&
    stated.role === 'to' &&
    sources.some(({ unit, role, value }) => unit === 'percent' && role !== 'to' && single(100 - value))
  )
    return 'worked out';
  const ends = sources.flatMap((source) =>
    source.upper === undefined
      ? []
      : [
          [
            { ...source, upper: undefined },
            { ...source, value: source.upper, upper: undefined },
          ] as [Quantity, Quantity],
        ],
  );
  // "A quarter of them" where the resume has 29 and, of these, seven.
  if (
    isPercent(stated.unit) &&
    stated.role === undefined &&
    stated.bound !== 'least' &&
    pairsOf(sources).some(
      ([a, b]) => a.unit !== 'percent' && single((Math.min(a.value, b.value) / Math.max(a.value, b.value)) * 100),
    )
  )
    return 'worked out';
  for (const [from, to] of [...pairsOf(sources), ...ends]) {
    const factor = factorBetween(stated, from);
    const difference = Math.abs(to.value - from.value);
    if (factor !== undefined && difference > 0 && single(round3(difference * factor))) return 'worked out';
    if (isPercent(stated.unit) && from.value > 0 && round(round3((difference / from.value) * 100))) return 'worked out';
    if (stated.unit === 'times' && from.value > 0 && isMultiple(stated, to.value / from.value)) return 'worked out';
  }
  const counts = sources.filter(({ unit, upper, label }) => unit === stated.unit && upper === undefined && !label);
  if (
    counts.length >= 2 &&
    counts.length <= 4 &&
    stated.unit !== 'percent' &&
    stated.bound !== 'least' &&
    stated.bound !== 'most'
  ) {
    const sums = [counts, counts.slice(0, 2), counts.slice(-2)].map((part) =>
      part.reduce((sum, { value }) => sum + value, 0),
    );
    if (sums.some((sum) => single(round3(sum)))) return 'summed';
    const [a, b] = counts;
    if (
      a &&
      b &&
      isEachHere &&
      (near(stated.value, a.value / b.value, tolerance) || near(stated.value, b.value / a.value, tolerance))
    )
      return 'worked out';
    if (
      a &&
      b &&
      isEach &&
      stated.unit === '' &&
      stated.value > 20 &&
      (single(a.value * b.value) || (stated.bound === 'about' && near(stated.value, a.value * b.value, tolerance)))
    )
      return 'worked out';
  }
  return undefined;
}

/** "More than halved" is to less than half, "more than doubled" to more than twice as much. */
const isMultiple = ({ value, bound }: Quantity, ratio: number): boolean => {
  if (near(ratio, value, 0.08)) return true;
  const isBeyond = value < 1 ? ratio < value : ratio > value;
  const farthest = near(ratio, value, reach.least);
  return farthest && ((bound === 'least' && isBeyond) || (bound === 'most' && !isBeyond));
};

const round3 = (value: number): number => Math.round(value * 1000) / 1000;

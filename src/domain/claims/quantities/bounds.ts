import words from '../../words/claims/bounds.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import type { Bound, Quantity } from './quantity.ts';

const bounds: readonly (readonly [bound: Bound, before: RegExp])[] = [
  ['most', patternOf(words, 'most', 'u', (any) => String.raw`(?<![\p{L}])(?:${any})\s*$`)],
  ['least', patternOf(words, 'least', 'u', (any) => String.raw`(?<![\p{L}])(?:${any})\s*$`)],
  ['about', patternOf(words, 'about', 'u', (any) => String.raw`(?<![\p{L}])(?:${any})\s*$`)],
];

/** "430 employees over 2 plants": the word says where, not how many. */
const acrossThings = /\p{L}{3,}s\s+over\s*$/u;

/** The bound that the words before a number put on it; folded lower case text. */
export const boundBefore = (before: string): Bound =>
  acrossThings.test(before)
    ? 'exact'
    : (bounds.find(([, pattern]) =>
        pattern.test(before.replace(/(?:[$€£₹\s]|\b(?:an?|one|une?|eine?|una?)\s)+$/, ' ')),
      )?.[0] ?? 'exact');

const roles: Record<string, Quantity['role']> = {
  from: 'from',
  to: 'to',
  auf: 'to',
  by: 'by',
  um: 'by',
};

/** Whether a number is what something changed from, to or by. */
export function roleBefore(before: string): Quantity['role'] {
  const word =
    /(?:^|\s)(from|to|auf|by|um|pass[ea]\w* de|pas[oa]\w* de)\s+(?:[$€£]\s?|over |under |about |only |just |nearly |almost |more than |up to )*$/.exec(
      before,
    )?.[1];
  return word === undefined ? undefined : (roles[word] ?? 'from');
}

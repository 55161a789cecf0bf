import { stem } from '../../language/stem.ts';
import { once } from '../../memoize.ts';
import words from '../../words/matching/job-titles.json' with { type: 'json' };
import { headsOf } from '../../words/word-table.ts';
import type { Concept } from '../dictionary/bilingual-dictionary.ts';
import table from './occupations.json' with { type: 'json' };

/** What occupations a title may name: codes of the Standard Occupational Classification ("29-1141") with the probability, 0-1, of each. */
export type Occupations = ReadonlyMap<string, number>;

/** Words whose stem is another word's, too: an officer is no office. */
const wholeWords: ReadonlySet<string> = new Set(headsOf(words, 'whole words'));

/** An English word of a title as it names occupations. */
export const titleStem = (word: string): string => (wholeWords.has(word) ? word : stem(word, 'en'));

/** Finds the codes of a phrase: stems in alphabetical order, joined by spaces, with a `=` before them for a title that has no other word. */
export type FindPhrase = (key: string) => readonly string[] | undefined;

/** No title that names an occupation needs more words. */
const mostWords = 6;
const longestPhrase = 3;
/** What a shorter phrase counts beside the longest that a title has. */
const shorterWorth = 0.3;

/** The subsets of so many words that are looked up, as bit masks, the largest first. */
function subsetsOf(words: number): readonly { mask: number; size: number }[] {
  const subsets: { mask: number; size: number }[] = [];
  for (let mask = 1; mask < 1 << words; mask += 1) {
    let size = 0;
    for (let rest = mask; rest > 0; rest >>= 1) size += rest & 1;
    if (size <= longestPhrase || size === words) subsets.push({ mask, size });
  }
  return subsets.toSorted((a, b) => b.size - a.size || a.mask - b.mask);
}

/** By the number of words. */
const subsets = Array.from({ length: mostWords + 1 }, (_, words) => subsetsOf(words));

/**
 * The occupations that a title's stems name: those of the longest known phrases among them, in any order. A phrase inside a longer one that is known says
 * nothing of its own: an "account manager" is no "accountant". Empty where no phrase is known. `isAll` says that the title has no other words.
 */
export function occupationsIn(stems: readonly string[], isAll: boolean, find: FindPhrase): Occupations {
  const words = [...new Set(stems)].toSorted().slice(0, mostWords);
  const whole = isAll ? find(`=${words.join(' ')}`) : undefined;
  if (whole !== undefined) return shares(new Map(whole.map((code) => [code, 1])));
  const found: { mask: number; size: number; codes: readonly string[] }[] = [];
  for (const { mask, size } of subsets[words.length] ?? []) {
    if (found.some((longer) => (longer.mask & mask) === mask)) continue;
    const codes = find(words.filter((_, at) => (mask >> at) & 1).join(' '));
    if (codes !== undefined) found.push({ mask, size, codes });
  }
  const counts = new Map<string, number>();
  for (const { size, codes } of found) {
    const worth = (size === found[0]?.size ? 1 : shorterWorth) / codes.length;
    for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + worth);
  }
  return shares(counts);
}

function shares(counts: ReadonlyMap<string, number>): Occupations {
  const total = [...counts.values()].reduce((sum, each) => sum + each, 0);
  return new Map([...counts].map(([code, count]) => [code, count / total]));
}

interface Known {
  phrases: ReadonlyMap<string, readonly string[]>;
  /** All stems that occur in a phrase. */
  stems: ReadonlySet<string>;
  /** Pairs of occupations that are close, `code code`, both ways round, with how close. */
  close: ReadonlyMap<string, number>;
}

const known = once((): Known => {
  const phrases = new Map<string, string[]>();
  const stems = new Map<string, string>();
  const stemOf = (word: string): string => {
    const own = stems.get(word) ?? titleStem(word);
    stems.set(word, own);
    return own;
  };
  for (const [code, titles] of Object.entries(table.titles)) {
    for (const title of titles.split(', ')) {
      const whole = title.startsWith('=');
      const words = (whole ? title.slice(1) : title).split(' ').map(stemOf);
      const key = (whole ? '=' : '') + words.toSorted().join(' ');
      const codes = phrases.get(key);
      if (codes) codes.push(code);
      else phrases.set(key, [code]);
    }
  }
  const close = new Map<string, number>();
  for (const [likeness, rows] of [
    [nearWorth.close, table.close],
    [nearWorth.ofOneField, table.ofOneField],
  ] as const) {
    for (const [code, others] of Object.entries(rows)) {
      for (const rest of others.split(' ')) {
        const other = rest.includes('-') ? rest : code.slice(0, 3) + rest;
        close.set(`${code} ${other}`, likeness).set(`${other} ${code}`, likeness);
      }
    }
  }
  return { phrases, stems: new Set(stems.values()), close };
});

/** The occupations that a title names; `concepts` are its words without those of rank, each as what it may mean in English. */
export function occupationsOf(concepts: readonly Concept[]): Occupations {
  const { phrases, stems } = known();
  const own = concepts.flatMap((concept) => concept.find((each) => stems.has(each)) ?? []);
  return own.length === 0 ? new Map() : occupationsIn(own, own.length === concepts.length, (key) => phrases.get(key));
}

/** How near occupations are to one another, 0-1: by what O*NET says that people go to and come from, and by the classification's groups. */
export const nearWorth = { close: 0.6, ofOneField: 0.5, sameBroad: 0.5, sameDetailed: 0.4, sameMinor: 0.2 } as const;

/** How near two occupations are, 0-1; `closeTo` says it of a pair that is known to be close. */
export function nearness(a: string, b: string, closeTo: (pair: string) => number | undefined): number {
  if (a === b) return 1;
  const same = (letters: number): boolean => a.slice(0, letters) === b.slice(0, letters);
  const group = same(7) ? nearWorth.sameDetailed : same(6) ? nearWorth.sameBroad : same(4) ? nearWorth.sameMinor : 0;
  return Math.max(group, closeTo(`${a} ${b}`) ?? 0);
}

/** How alike the work of two titles is, 0-1, by the occupations that both may name; undefined where one of them names none that is known. */
export function occupationLikeness(asked: Occupations, held: Occupations): number | undefined {
  if (asked.size === 0 || held.size === 0) return undefined;
  const [mostAsked, mostHeld] = [Math.max(...asked.values()), Math.max(...held.values())];
  const closeTo = (pair: string): number | undefined => known().close.get(pair);
  let best = 0;
  for (const [a, askedShare] of asked) {
    for (const [b, heldShare] of held) {
      const near = nearness(a, b, closeTo);
      best = Math.max(best, near * Math.sqrt((askedShare / mostAsked) * (heldShare / mostHeld)));
    }
  }
  return best;
}

import { once } from '../../memoize.ts';
import adWords from '../../words/ranking/ad-words.json' with { type: 'json' };
import { groupsOf, headsOf } from '../../words/word-table.ts';
import type { StemShare } from './text-terms.ts';

/** A text as the weights of its words' stems, of length 1: what two of them have in common is their cosine. */
export type TermVector = ReadonlyMap<string, number>;

/** In how many ads a word that the table does not have counts as one: rarer words are names and misspellings as often as they are terms. */
const rarest = 128;

/** Inverse document frequencies of stems, in natural logarithms. */
const frequencies = once(
  (): ReadonlyMap<string, number> =>
    new Map(
      groupsOf(adWords).flatMap((group) => {
        const band = Number(group.split(' ').at(-1));
        return headsOf(adWords, group).map((stem): [string, number] => [stem, Math.log(band)]);
      }),
    ),
);

/** What a word says by how rare it is in job ads; 0 for one that is in nearly all of them. */
const rarity = (stem: string): number => frequencies().get(stem) ?? Math.log(rarest);

/** A text's parts as one vector; `weight` is what each part counts, 0-1. A word's repetitions count by their logarithm. */
export function termVector(parts: Iterable<{ stems: readonly StemShare[]; weight: number }>): TermVector {
  const counts = new Map<string, number>();
  for (const { stems, weight } of parts) {
    for (const [stem, share] of stems) counts.set(stem, (counts.get(stem) ?? 0) + share * weight);
  }
  let squares = 0;
  const weights = new Map<string, number>();
  for (const [stem, count] of counts) {
    const weight = Math.log1p(count) * rarity(stem);
    weights.set(stem, weight);
    squares += weight * weight;
  }
  const length = Math.sqrt(squares);
  if (length > 0) for (const [stem, weight] of weights) weights.set(stem, weight / length);
  return weights;
}

/** How alike two texts are, 0-1. */
export function likeness(a: TermVector, b: TermVector): number {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [stem, weight] of few) sum += weight * (many.get(stem) ?? 0);
  return Math.min(1, sum);
}

/** The words that say most about a text, the weightiest first. */
export const leadingTerms = (vector: TermVector, most: number): string[] =>
  [...vector]
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, most)
    .map(([stem]) => stem);

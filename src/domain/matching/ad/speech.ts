import type { Meant } from '../../lexicon/dictionary/bilingual-dictionary.ts';
import type { Language } from '../../language/languages.ts';
import { judgeableTerms } from './across-languages.ts';
import type { EvidenceMap } from '../evidence/evidence-map.ts';
import type { SoughtAd } from './sought-ad.ts';
import type { Statement } from '../statements/statements.ts';
import type { Term } from './term-match.ts';

/** How much of a resume speaks of what an ad speaks of. */
export const speechNumbers = {
  /** A word of the ad that so many of the resume's statements have counts half. */
  halfAt: 2,
  /** Nobody uses every word of an ad: this share is all. */
  enoughTold: 0.5,
  /** So many statements about a requirement's field count two thirds. */
  fieldAt: 3,
} as const;

/** Whether a statement tells of something, and does not just name or claim it. */
const isTold = ({ role }: Statement): boolean => role !== 'list' && role !== 'claim';

/** How far a resume speaks of what an ad speaks of, each 0-1. */
export interface Spoken {
  /**
   * How often the resume's own statements use the words of the ad: each word by the number of statements that have it, the
   * second one worth less than the first; words that every ad has count less. Undefined where they are of another language.
   */
  told: number | undefined;
  /** How much of the resume is about the fields of what is asked, by the requirements' weight: ten years of nursing for an ad for a nurse. */
  field: number;
}

/** {@link Spoken} of a resume, and what it would be with one more statement. */
export interface Speech extends Spoken {
  withLine: (line: Statement) => Spoken;
}

/** Counts a resume's statements once by the ad's words and fields. */
export function speechOf(
  statements: readonly Statement[],
  { posting, terms, soughtBy }: SoughtAd,
  map: EvidenceMap,
  language: Language,
): Speech {
  const words = new Map<string, number>();
  const families = new Map<string, number>();
  for (const statement of statements.filter(isTold)) {
    for (const [stem, share] of statement.stems) words.set(stem, (words.get(stem) ?? 0) + share);
    for (const family of statement.families) families.set(family, (families.get(family) ?? 0) + 1);
  }
  const fields = map.map(({ requirement }): Field => ({
    families: soughtBy(requirement).fields,
    weight: requirement.weight,
  }));
  const judged = judgeableTerms(terms, words, language, posting.language);
  const told = judged && toldReader(judged, words);
  const spoken = (line?: Statement): Spoken => ({
    told: told?.(line),
    field: fieldShare(fields, (family) => (families.get(family) ?? 0) + (line?.families.has(family) ? 1 : 0)),
  });
  return { ...spoken(), withLine: spoken };
}

/** What each word of the ad counts, and with one more line, is worked out once: many lines are asked about. */
function toldReader(terms: readonly Term[], words: ReadonlyMap<string, number>): (line?: Statement) => number {
  const worth = (weight: number, times: number): number => (weight * times) / (times + speechNumbers.halfAt);
  const sumOf = (meant: Meant | undefined, { stem, others = [] }: Term): number =>
    others.reduce((sum, each) => sum + (meant?.get(each) ?? 0), meant?.get(stem) ?? 0);
  const parts = terms.map((term) => {
    const times = sumOf(words, term);
    return { term, times, told: worth(term.weight, times) };
  });
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  return (line) => {
    let sum = 0;
    for (const { term, times, told } of parts) {
      const more = line === undefined ? 0 : Math.min(1, sumOf(line.stems, term));
      sum += more === 0 ? told : worth(term.weight, times + more);
    }
    return total === 0 ? 0 : Math.min(1, sum / total / speechNumbers.enoughTold);
  };
}

/** The families of what a requirement asks, and what it weighs. */
interface Field {
  families: readonly string[];
  weight: number;
}

function fieldShare(fields: readonly Field[], timesOf: (family: string) => number): number {
  let total = 0;
  let sum = 0;
  for (const { families, weight } of fields) {
    const times = Math.max(0, ...families.map(timesOf));
    total += weight;
    sum += weight * (1 - Math.exp(-times / speechNumbers.fieldAt));
  }
  return total === 0 ? 0 : sum / total;
}

import type { Meant } from '../../lexicon/dictionary/bilingual-dictionary.ts';
import type { Language } from '../../language/languages.ts';
import { judgeableTerms } from './across-languages.ts';
import type { EvidenceMap } from '../evidence/evidence-map.ts';
import type { PreparedPosting } from './prepared-posting.ts';
import { statesFact, type Statement } from '../statements/statements.ts';
import type { Term } from './term-match.ts';

/** How often a resume's statements must use an ad's words and skills. */
export const termCountNumbers = {
  /** A word of the ad counts half when this many statements use it. */
  halfAt: 2,
  /** Nobody uses every word of an ad: this share of their weight gives full credit. */
  enoughWords: 0.5,
  /** This many statements that name a skill of a family count two thirds. */
  familyAt: 3,
} as const;

/** How much of an ad's vocabulary a resume's statements use, each 0-1. */
export interface TermOverlap {
  /**
   * The ad's words, each by its term frequency: the number of statements that use it, on a curve that saturates, so that the
   * second use counts less than the first. Words that every ad has weigh less. Undefined where the two languages cannot be
   * compared.
   */
  words: number | undefined;
  /** The families of the skills that are required, by the requirements' weight: ten years of nursing for an ad for a nurse. */
  families: number;
}

/** How much a resume overlaps with an ad, and how much it would with one more statement. */
export interface TermCounts extends TermOverlap {
  withLine: (line: Statement) => TermOverlap;
}

/** Counts the ad's words and skill families in a resume's statements. `language` is the resume's. */
export function countTerms(
  statements: readonly Statement[],
  { posting, terms, queryFor }: PreparedPosting,
  map: EvidenceMap,
  language: Language,
): TermCounts {
  const wordCounts = new Map<string, number>();
  const familyCounts = new Map<string, number>();
  for (const statement of statements.filter(statesFact)) {
    for (const [stem, share] of statement.stems) wordCounts.set(stem, (wordCounts.get(stem) ?? 0) + share);
    for (const family of statement.families) familyCounts.set(family, (familyCounts.get(family) ?? 0) + 1);
  }
  const asked = map.map(({ requirement }): AskedFamilies => ({
    families: queryFor(requirement).allFamilies,
    weight: requirement.weight,
  }));
  const judged = judgeableTerms(terms, wordCounts, language, posting.language);
  const wordShare = judged && wordShareReader(judged, wordCounts);
  const overlap = (line?: Statement): TermOverlap => ({
    words: wordShare?.(line),
    families: familyShare(asked, (family) => (familyCounts.get(family) ?? 0) + (line?.families.has(family) ? 1 : 0)),
  });
  return { ...overlap(), withLine: overlap };
}

/** What each word of the ad counts without one more line is computed once, because many lines are tried. */
function wordShareReader(terms: readonly Term[], counts: ReadonlyMap<string, number>): (line?: Statement) => number {
  const saturated = (weight: number, times: number): number => (weight * times) / (times + termCountNumbers.halfAt);
  const timesIn = (stems: Meant | undefined, { stem, others = [] }: Term): number =>
    others.reduce((sum, each) => sum + (stems?.get(each) ?? 0), stems?.get(stem) ?? 0);
  const parts = terms.map((term) => {
    const times = timesIn(counts, term);
    return { term, times, worth: saturated(term.weight, times) };
  });
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  return (line) => {
    let sum = 0;
    for (const { term, times, worth } of parts) {
      const more = line === undefined ? 0 : Math.min(1, timesIn(line.stems, term));
      sum += more === 0 ? worth : saturated(term.weight, times + more);
    }
    return total === 0 ? 0 : Math.min(1, sum / total / termCountNumbers.enoughWords);
  };
}

/** The families of the skills that a requirement asks for, and the requirement's weight. */
interface AskedFamilies {
  families: readonly string[];
  weight: number;
}

function familyShare(asked: readonly AskedFamilies[], timesOf: (family: string) => number): number {
  let total = 0;
  let sum = 0;
  for (const { families, weight } of asked) {
    const times = Math.max(0, ...families.map(timesOf));
    total += weight;
    sum += weight * (1 - Math.exp(-times / termCountNumbers.familyAt));
  }
  return total === 0 ? 0 : sum / total;
}

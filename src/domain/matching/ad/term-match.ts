import genericWords from '../../words/matching/generic-words.json' with { type: 'json' };
import { headsOf } from '../../words/word-table.ts';
import type { Requirement } from '../../posting/posting.ts';
import type { Language } from '../../language/languages.ts';
import { conceptsOf, meantBy, type Meant } from '../../lexicon/dictionary/bilingual-dictionary.ts';
import { stem } from '../../language/stem.ts';
import { stopWords } from '../../language/stop-words.ts';
import { tokenise } from '../../language/tokenise.ts';

/** Words that most ads and resumes have, whatever the job: finding one of them means little. */
const genericStems: ReadonlySet<string> = new Set(headsOf(genericWords).map((word) => stem(word, 'en')));
const genericWeight = 0.3;

/** A word to search for, as its stem, with the weight of finding it. */
export interface Term {
  stem: string;
  /** Other stems that count as much, where a word of another language has several meanings in English. */
  others?: readonly string[];
  weight: number;
  /** Set where the language forms compounds: "Schichtplanung" from "Schicht" and "Planung". */
  compounds?: true;
}

/** Languages that write compounds as one word, and the minimum lengths of a compound and of its parts. */
const compounding: ReadonlySet<Language> = new Set(['de', 'nl']);
const minCompoundLetters = 8;
const minPartLetters = 4;
/** A word of at least this length also matches compounds that contain it: "Vertrieb" for "Vertriebsleiter". */
const minWordLetters = 6;

/** The words of a requirement that are worth searching for; those of its own text, where it is a known skill. `language` is the ad's. */
export const termsOf = (requirement: Requirement, language: Language): Term[] =>
  termsOfText(
    requirement.skill === undefined && requirement.terms.length > 0 ? requirement.terms.join(' ') : requirement.text,
    language,
  );

/** The words of a text that are worth searching for, as stems; common ones count less, numbers and small words not at all. */
export function termsOfText(text: string, language: Language): Term[] {
  const stops = stopWords(language);
  const concepts = tokenise(text)
    .map((token) => token.key)
    .filter((word) => !stops.has(word) && !/^\d+[+%]?$/.test(word))
    .flatMap((word) => conceptsOf(word, language));
  const compounds = compounding.has(language) ? true : undefined;
  const terms = new Map<string, Term>();
  for (const [word = '', ...others] of concepts) {
    if (terms.has(word)) continue;
    const weight = genericStems.has(word) ? genericWeight : 1;
    terms.set(word, { stem: word, weight, ...(others.length > 0 && { others }), ...(compounds && { compounds }) });
  }
  return [...terms.values()];
}

/** The stems of a text's content words. */
export function stemsOf(text: string, language: Language): Meant {
  return meantBy(termsOfText(text, language).map(({ stem: word, others = [] }) => [word, ...others]));
}

/** The share of the terms' weight that a set of stems contains, 0-1; 0 when there is nothing to search for. */
export function coverage(terms: readonly Term[], stems: Pick<Meant, 'has' | 'keys'>): number {
  let total = 0;
  let found = 0;
  for (const term of terms) {
    total += term.weight;
    if (isFoundIn(term, stems)) found += term.weight;
  }
  return total === 0 ? 0 : found / total;
}

/** Whether one of a term's stems is among these. */
const isFoundIn = ({ stem: word, others, compounds }: Term, stems: Pick<Meant, 'has' | 'keys'>): boolean =>
  stems.has(word) ||
  (others?.some((other) => stems.has(other)) ?? false) ||
  (compounds === true && isInCompound(word, stems));

/** Whether a word is part of a compound, or a compound's parts occur separately. */
function isInCompound(word: string, stems: Pick<Meant, 'has' | 'keys'>): boolean {
  if (word.length >= minCompoundLetters && isPutTogether(word, stems)) return true;
  if (word.length < minWordLetters) return false;
  for (const stem of stems.keys()) if (stem.startsWith(word) || stem.endsWith(word)) return true;
  return false;
}

/** Whether both parts of a compound are among the stems: "plante Schichten" for "Schichtplanung". */
function isPutTogether(compound: string, stems: Pick<Meant, 'keys'>): boolean {
  for (const first of stems.keys()) {
    if (first.length < minPartLetters || !compound.startsWith(first)) continue;
    const rest = compound.slice(first.length).replace(/^(?:en|er|es|s|n|e|t)(?=[a-z]{4})/, '');
    if (rest.length < minPartLetters) continue;
    for (const last of stems.keys())
      if (last !== first && last.length >= minPartLetters && rest.startsWith(last)) return true;
  }
  return false;
}

import { once } from '../../memoize.ts';
import type { Language } from '../../language/languages.ts';
import { stem } from '../../language/stem.ts';
import { wordKey } from '../../language/tokenise.ts';
import dictionaryTable from '../../words/dictionary.json' with { type: 'json' };
import { entriesOf, groupsOf, type WordTable } from '../../words/word-table.ts';
import { cognateOf } from './cognates.ts';
import { wordForms } from './word-forms.ts';

/** What one word, or one part of a compound, may mean: alternative stems of English words. */
export type Concept = readonly string[];

/** The languages whose words are known by their English meaning, in the order of the dictionary's columns. */
const translated = ['de', 'fr', 'es'] as const;
type Translated = (typeof translated)[number];

/** Whether the dictionary has words of the language. */
export const isTranslated = (language: Language): language is Translated =>
  translated.some((known) => known === language);

/** Whether words of the language can be compared with words of other languages. */
export const isComparable = (language: Language): boolean => language === 'en' || isTranslated(language);

interface Dictionary {
  /** Stems of all its English words. */
  readonly english: ReadonlySet<string>;
  /** By language, what each stem means, and each unstemmed word, with a `=` before it. */
  readonly words: Record<Translated, ReadonlyMap<string, Concept>>;
}

/** Reads the entries `English words | German | French | Spanish`. A word in several entries may mean the words of each, those of the first entry first. */
function readDictionary(table: WordTable): Dictionary {
  const english = new Set<string>();
  const words = { de: new Map<string, Concept>(), fr: new Map<string, Concept>(), es: new Map<string, Concept>() };
  for (const { head, columns } of groupsOf(table).flatMap((group) => entriesOf(table, group))) {
    const concept = [...new Set(head.split(', ').map((word) => stem(wordKey(word), 'en')))];
    for (const each of concept) english.add(each);
    for (const [at, language] of translated.entries()) {
      const known = words[language];
      for (const word of columns[at] ?? []) {
        const exact = wordKey(word);
        for (const key of [`=${exact}`, stem(exact, language)]) {
          known.set(key, [...new Set([...(known.get(key) ?? []), ...concept])]);
        }
      }
    }
  }
  return { english, words };
}

const dictionary = once(() => readDictionary(dictionaryTable));

/** Whether an English stem has words in the other languages, so that its absence from a text means something. */
export const isTranslatable = (english: string): boolean => dictionary().english.has(english);

/**
 * What a word (a token's key) means, as English stems: one concept, or one for each part of a compound. A word of German, French or Spanish that the dictionary
 * does not have is represented by its own stem or its English cognate's; words of other languages by their own stem.
 */
export function conceptsOf(word: string, language: Language): readonly Concept[] {
  if (!isTranslated(language)) return [[stem(word, language)]];
  const known = dictionary().words[language];
  const own = stem(word, language);
  const forms = wordForms(word, language).flatMap((each) => [`=${each}`, stem(each, language)]);
  for (const form of [`=${word}`, own, ...forms]) {
    const concept = known.get(form);
    if (concept !== undefined) return [concept];
  }
  const parts = language === 'de' ? partsOf(word, known) : undefined;
  if (parts !== undefined) return parts;
  const cognate = cognateOf(word, language);
  return [cognate === undefined || cognate === own ? [own] : [own, cognate]];
}

/** Stems with the probability, 0-1, of each meaning: an ambiguous word counts for each of its meanings by its share. */
export type Meant = ReadonlyMap<string, number>;

/** What all these concepts may mean together. */
export function meantBy(concepts: Iterable<Concept>): Meant {
  const meant = new Map<string, number>();
  for (const concept of concepts) {
    const share = 1 / concept.length;
    for (const each of concept) if ((meant.get(each) ?? 0) < share) meant.set(each, share);
  }
  return meant;
}

/** {@link conceptsOf} with the concepts merged: everything that a word may mean. */
export const stemsOfWord = (word: string, language: Language): readonly string[] => {
  const concepts = conceptsOf(word, language);
  return concepts.length === 1 ? (concepts[0] ?? []) : concepts.flat();
};

const minPartLetters = 4;
/** A shorter first part ("Bau", "See") counts only if all that follows is known as well. */
const minHeadLetters = 3;
/** A part of a compound of at least this length says something, even where the rest is unknown. */
const minTellingLetters = 5;

/** "Schichtplanung" from "Schicht" and "Planung": the longest known first part, and what follows. */
function partsOf(word: string, known: ReadonlyMap<string, Concept>): readonly Concept[] | undefined {
  if (!/^[a-z]{8,}$/.test(word)) return undefined;
  let half: readonly Concept[] | undefined;
  for (let at = word.length - minPartLetters; at >= minHeadLetters; at -= 1) {
    const [head, rest] = [word.slice(0, at), word.slice(at)];
    const first = known.get(stem(head, 'de')) ?? known.get(stem(head.replace(/(?:s|n|en)$/, ''), 'de'));
    const last = known.get(stem(rest, 'de')) ?? (first && partsOf(rest, known));
    if (first && last) return [first, ...(isConcepts(last) ? last : [last])];
    if (first && head.length >= minTellingLetters) half ??= [first, [stem(rest, 'de')]];
    else if (last && !isConcepts(last) && head.length >= minPartLetters && rest.length >= minTellingLetters)
      half ??= [[stem(head, 'de')], last];
  }
  return half;
}

const isConcepts = (value: Concept | readonly Concept[]): value is readonly Concept[] => typeof value[0] !== 'string';

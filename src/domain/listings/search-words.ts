import { readLanguages } from '../language/stop-words.ts';
import type { Language } from '../language/languages.ts';
import { stem } from '../language/stem.ts';
import { foldAccents, tokenise } from '../language/tokenise.ts';
import { skillByName } from '../lexicon/skills/lexicon.ts';
import { readJobTitle } from '../matching/titles/job-titles.ts';
import glue from '../words/listings/glue-words.json' with { type: 'json' };
import { headsOf } from '../words/word-table.ts';
import type { Listing } from './listing.ts';
import { listingLanguage } from './listing-language.ts';

/** Words with their positions in a document, counted from 1. What is no word of the text has a mark before a colon and no position. */
export type SearchWords = ReadonlyMap<string, readonly number[]>;

/** How a listing is found: by its head (title, employer, skills), which is small and read for ranking, and by all its words. */
export interface SearchDocument {
  /** Title words also stand under {@link inTitle}. */
  head: SearchWords;
  all: SearchWords;
  /** What occupations the title names: codes of the Standard Occupational Classification. */
  occupations: string[];
}

/** The mark of a title's word. */
export const inTitle = (word: string): string => `t:${word}`;
export const asSkill = (name: string): string => `s:${foldAccents((skillByName(name)?.name ?? name).trim())}`;
export const asOccupation = (code: string): string => `o:${code}`;

/** The mark of a fact that searches are narrowed by: what kind of fact, and its value. */
export const asFact = (
  kind: 'at' | 'type' | 'level' | 'source' | 'country' | 'region' | 'cell' | 'field' | 'place' | 'day',
  value: string,
): string => `${kind}:${foldAccents(value)}`;

const glueWords: ReadonlySet<string> = new Set(headsOf(glue));
/** Whether a word is too frequent to be searched for. */
export const isGlue = (key: string): boolean => glueWords.has(key);

/** Longer ones are no words. */
const longestWord = 60;
const mostWords = 4000;
/** Between fields, so that no phrase reaches from one into the next. */
const fieldGap = 10;

/** The forms under which a word of a text in one language is kept. */
const formOf = (key: string, language: Language): string => stem(key, language);

/** The forms under which a word is looked for, whatever language the texts are in; the first is its English one. */
export function formsOf(key: string): string[] {
  const english = stem(key, 'en');
  // What another language's endings leave of a short word is another word: "Paris" is no "par".
  const others = readLanguages.map((each) => stem(key, each)).filter((form) => form.length > 3);
  return [...new Set([english, ...others])];
}

/** The words of a text as they are searched for: glue words left out, their places kept. */
export const searchKeys = (text: string): { key: string; at: number }[] =>
  tokenise(text)
    .map(({ key }, at) => ({ key: key.replaceAll("'", ''), at }))
    .filter(({ key }) => key !== '' && key.length <= longestWord && !isGlue(key) && !/^(?:https?:|www\.)/.test(key));

/** What occupations a title names: those that are at least half as likely as the likeliest, three at most. */
export function titleOccupations(title: string, language: Language): string[] {
  for (const each of new Set<Language>([language, 'en'])) {
    const found = [...readJobTitle(title, each).occupations].toSorted((a, b) => b[1] - a[1]);
    const most = found[0]?.[1] ?? 0;
    // A title that may be anything names nothing.
    if (most >= 0.2)
      return found
        .filter(([, share]) => share >= most / 2)
        .slice(0, 3)
        .map(([code]) => code);
  }
  return [];
}

/** A listing as it is found. */
export function searchDocument(listing: Pick<Listing, 'title' | 'company' | 'skills' | 'description'>): SearchDocument {
  const language = listingLanguage(listing);
  const occupations = titleOccupations(listing.title, language);
  const head = new Map<string, number[]>();
  const all = new Map<string, number[]>();
  let from = 1;
  const add = (text: string, into: readonly Map<string, number[]>[], mark: (word: string) => readonly string[]) => {
    let last = from;
    for (const { key, at } of searchKeys(text).slice(0, mostWords)) {
      last = from + at;
      for (const word of mark(key)) for (const map of into) put(map, word, last);
    }
    from = last + fieldGap;
  };
  const both = (key: string) => [...new Set([formOf(key, language), formOf(key, 'en')])];
  const beforeTitle = from;
  add(listing.title, [head], (key) => both(key).map(inTitle));
  from = beforeTitle;
  add(listing.title, [head, all], both);
  add(listing.company, [head, all], (key) => [formOf(key, 'en')]);
  for (const skill of listing.skills) {
    add(skill, [head, all], both);
    for (const map of [head, all]) put(map, asSkill(skill));
  }
  for (const code of occupations) for (const map of [head, all]) put(map, asOccupation(code));
  add(listing.description, [all], (key) => [formOf(key, language)]);
  return { head, all, occupations };
}

/** A word has at most 255 positions, none beyond 16,383: PostgreSQL keeps no more. */
function put(map: Map<string, number[]>, word: string, at?: number): void {
  const positions = map.get(word) ?? [];
  if (at !== undefined && at < 16_383 && positions.length < 255) positions.push(at);
  map.set(word, positions);
}

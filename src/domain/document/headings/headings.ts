import { plainWords, squeeze } from '../../language/fold.ts';
import { readLanguages, stopWords } from '../../language/stop-words.ts';
import keyWords from '../../words/heading-key-words.json' with { type: 'json' };
import modifierWords from '../../words/heading-modifiers.json' with { type: 'json' };
import headings from '../../words/headings.json' with { type: 'json' };
import { groupsOf, headsOf } from '../../words/word-table.ts';
import type { SectionKind } from './section-kinds.ts';

/** The meaning of a heading's words: its section, or that it labels a part of an entry ("Responsibilities"). */
export type HeadingMeaning = Exclude<SectionKind, 'other'> | 'label';

const and = /\s+(?:&|\+|and|und|et|y|e|en|och|og|ja|ve|și|si|és|es|и|і|та|και)\s+/g;
/** Commas and slashes separate headings joined by an "and": "Awards, Honors & Scholarships". */
const joined = (text: string): string =>
  /&|\b(?:and|und|et|y)\b|\s\/\s/i.test(text) ? text.replace(/\s*[,/]\s*/g, ' & ') : text;
const normal = (text: string): string =>
  plainWords(joined(text))
    .replace(and, ' & ')
    .replace(/[^\p{L}\p{N}&' ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const meaningOf = (kind: string): HeadingMeaning => (kind === 'contact' ? 'basics' : (kind as HeadingMeaning));
const phrases: ReadonlyMap<string, HeadingMeaning> = new Map(
  groupsOf(headings).flatMap((kind) =>
    headsOf(headings, kind).map((phrase): [string, HeadingMeaning] => [phrase, meaningOf(kind)]),
  ),
);
/** For headings set in spaced letters or small capitals, where the spaces between words cannot be trusted. */
const squeezed: ReadonlyMap<string, HeadingMeaning> = new Map(
  [...phrases].map(([phrase, kind]) => [squeeze(phrase), kind]),
);
const modifiers: ReadonlySet<string> = new Set(headsOf(modifierWords));

const longest = 48;

/**
 * The section that a line of text names, when it is a heading by its words: the whole line must be one, with only punctuation, numbering or icons around it.
 * Undefined when the words are not a known heading.
 */
export function headingMeaning(text: string): HeadingMeaning | undefined {
  if (text.length > longest || /[@|]|\d{2}/.test(text)) return undefined;
  const words = normal(text.replace(/^\s*(?:\d{1,2}|[ivx]{1,4})[.)]\s+/i, ''));
  if (words === '') return undefined;
  const exact = phrases.get(words) ?? squeezedMeaning(plainWords(text));
  return exact ?? composed(words) ?? (isFieldExperience(text.trim()) ? 'work' : undefined);
}

/** "Legal Experience", "Teaching and Coaching Experience": a field of work, set as a title. What a product gives its users is no job. */
const fieldExperience = /^(?:\p{Lu}[\p{L}’'-]+(?:,? (?:and|&) |, | )){1,4}(?:Experience|EXPERIENCE):?$/u;
const givenExperience =
  /\b(?:user|customer|guest|employee|digital|brand|member|patient|candidate|client|visitor|fan|buyer|consumer|passenger|developer|mobile|web|no|years?)\b/i;
const isFieldExperience = (text: string): boolean => fieldExperience.test(text) && !givenExperience.test(text);

function squeezedMeaning(words: string): HeadingMeaning | undefined {
  const tokens = words.split(' ');
  const single = tokens.filter((token) => token.length === 1 && token !== '&').length;
  return single >= 1 && single * 2 >= tokens.length ? squeezed.get(squeeze(words)) : undefined;
}

/** "Relevant Work Experience", "Awards, Honors & Scholarships": known phrases joined or with modifiers around them. */
function composed(words: string): HeadingMeaning | undefined {
  const parts = words.split(/ & /).map((part) => part.trim());
  const kinds = parts.map((part) => phrases.get(part) ?? modified(part));
  // "Project & employment history": who names the jobs means them.
  if (parts.length > 1 && kinds.every((kind) => kind !== undefined))
    return kinds[0] === 'projects' && kinds.includes('work') ? 'work' : kinds[0];
  return modified(words.replace(/&/g, ' ').replace(/\s+/g, ' '));
}

function modified(words: string): HeadingMeaning | undefined {
  const tokens = words.split(' ');
  const count = tokens.length;
  if (count < 2 || count > 5) return undefined;
  // Only modifiers may come before and after a phrase.
  const firstOther = tokens.findIndex((token) => !modifiers.has(token));
  const lastOther = tokens.findLastIndex((token) => !modifiers.has(token));
  const most = firstOther < 0 ? count - 1 : firstOther;
  for (let size = count - 1; size >= 1; size--) {
    const least = Math.max(0, lastOther + 1 - size);
    for (let from = least; from <= most && from + size <= count; from++) {
      const kind = phrases.get(tokens.slice(from, from + size).join(' '));
      if (kind && kind !== 'label') return kind;
    }
  }
  return undefined;
}

/** What words differ from by one letter that is missing, doubled, wrong or in its neighbour's place: they share one of these. */
const withoutOne = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];
const shortestMisspelt = 5;
/** Words of headings by themselves and by what is left of them without one letter. */
const spellings: ReadonlyMap<string, string> = new Map(
  [...phrases.keys()]
    .flatMap((phrase) => phrase.split(' '))
    .filter((word) => word.length > shortestMisspelt && /^[a-z]+$/.test(word))
    .flatMap((word) => withoutOne(word).map((left): [string, string] => [left, word])),
);
/** Words of their own that a letter parts from a heading's. */
const otherWords: ReadonlySet<string> = new Set(headsOf(modifierWords, 'not misspelt'));

const spelt = (word: string): string => {
  if (word.length < shortestMisspelt || otherWords.has(word)) return word;
  const known = withoutOne(word).flatMap((left) => spellings.get(left) ?? [])[0] ?? word;
  // One and several of a thing are two words.
  return known.startsWith(word) || word.startsWith(known) ? word : known;
};

/** The section that a line names by its words, where one or two of them are misspelt ("Work Experiance"). */
export function misspeltMeaning(text: string): HeadingMeaning | undefined {
  if (text.length > longest || !/\p{L}{5}/u.test(text)) return undefined;
  const words = plainWords(text);
  const corrected = words.split(' ').map(spelt).join(' ');
  return corrected === words ? undefined : headingMeaning(corrected);
}

const keys = groupsOf(keyWords).map((kind): [HeadingMeaning, string[]] => [
  meaningOf(kind),
  headsOf(keyWords, kind).map((begins) => ` ${begins}`),
]);
const isStopWord = (word: string): boolean => readLanguages.some((language) => stopWords(language).has(word));
const keyPhrases = new Set(keys.flatMap(([, begins]) => begins.filter((begin) => begin.trim().includes(' '))));

/** "Employment history in brief": what begins with the whole name of a section is about it, whatever is said of it after that. */
function begunPhrase(words: readonly string[]): HeadingMeaning | undefined {
  for (let size = Math.min(words.length, 4); size >= 2; size--) {
    const kind = phrases.get(words.slice(0, size).join(' '));
    if (kind && kind !== 'label') return kind;
  }
  return undefined;
}

/**
 * The section that a line set as a heading names by one of its words ("Where I've worked"): too bold a guess for a line that is not. Most of its words have to
 * be of this kind, or small ones: "North End Community Kitchen" is a name.
 */
export function keyMeaning(text: string): HeadingMeaning | undefined {
  if (text.length > longest || text.includes(':')) return undefined;
  const words = plainWords(text).split(' ').map(spelt);
  const begun = begunPhrase(words);
  if (begun) return begun;
  const line = ` ${words.join(' ')}`;
  const found = keys.find(([, begins]) => begins.some((begin) => line.includes(begin)))?.[0];
  if (!found || [...keyPhrases].some((phrase) => line.includes(phrase))) return found;
  const fitting = words.filter(
    (word) =>
      modifiers.has(word) ||
      isStopWord(word) ||
      phrases.has(word) ||
      keys.some(([, begins]) => begins.some((begin) => ` ${word}`.startsWith(begin))),
  );
  return 2 * fitting.length >= words.length ? found : undefined;
}

import unreadLanguages from '../words/unread-languages.json' with { type: 'json' };
import { headsOf } from '../words/word-table.ts';
import type { Language } from './languages.ts';
import { isAscii } from './fold.ts';
import { readLanguages, stopWords } from './stop-words.ts';
import { foldAccents } from './tokenise.ts';

/** Frequent words of languages that are not supported, so that Swedish is not taken for Dutch. */
const otherWords = new Set(headsOf(unreadLanguages).map(foldAccents));

/** Letters that decide in a text with few small words. */
const letters: [Language, RegExp][] = [
  ['de', /[äöüß]/gi],
  ['es', /[ñ¿¡]|ción\b/gi],
  ['pt', /[ãõ]|ções?\b|ção\b|ência\b/gi],
  ['fr', /[èœù]|eux\b|\b[ld]['’](?=\p{L})/giu],
  ['it', /\b(?:dell|all|nell)['’]|zione\b|zioni\b/gi],
  // Words with letters that are Polish alone; with a capital they may be names of people and places.
  ['other', /(?<!\p{L})\p{Ll}*[ąęłńśźż]\p{L}*/gu],
];

const sample = 6000;

/** Addresses belong to no language: "com" in them is not the Portuguese word. */
const addresses = /(?<!\S)[^\s@/]*[@/]\S*|(?<![\p{L}\p{N}])[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?![\p{L}\p{N}])/gu;
/** The "s" of "Bachelor's" is not a word, and not the French one. */
const possessives = /(?<=\p{L})['’]s(?!\p{L})/gu;
/** Scripts without spaces between words, and how many of their letters make a word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const lettersInWord = 2;

/** Whether at least half of the words begin with a Latin letter. */
function isMostlyLatin(words: readonly string[]): boolean {
  let latin = 0;
  let other = 0;
  for (const word of words) {
    if (word >= 'a' && word < '{') latin += wordsIn(word);
    else other += wordsIn(word);
  }
  return latin >= other;
}

/** How many words a run of letters counts as. */
const wordsIn = (run: string): number => (!isAscii(run) && unspaced.test(run) ? run.length / lettersInWord : 1);

/**
 * The language a text is written in, by its small words: `other` for scripts and languages that are not supported. A text without any small word (a bare list
 * of skills) counts as English.
 */
export function detectLanguage(text: string): Language {
  const head = text.slice(0, sample).replace(addresses, ' ').replace(possessives, '');
  const words = foldAccents(head).match(/\p{L}+/gu) ?? [];
  if (!isMostlyLatin(words)) return 'other';
  const scores = scoreLanguages(words);
  for (const [language, pattern] of letters) {
    scores.set(language, (scores.get(language) ?? 0) + 1.5 * (head.match(pattern)?.length ?? 0));
  }
  let best: Language = 'en';
  for (const [language, score] of scores) if (score > (scores.get(best) ?? 0)) best = language;
  return best;
}

const sets: readonly (readonly [Language, ReadonlySet<string>])[] = [
  ...readLanguages.map((language) => [language, stopWords(language)] as const),
  ['other', otherWords],
];

/** The languages that have a small word. */
const owners: ReadonlyMap<string, readonly Language[]> = new Map(
  sets
    .flatMap(([, words]) => [...words])
    .map((word) => [word, sets.flatMap(([language, words]) => (words.has(word) ? language : []))]),
);

/** Each small word counts for the languages that have it, less when many share it. */
function scoreLanguages(words: string[]): Map<Language, number> {
  const scores = new Map<Language, number>(sets.map(([language]) => [language, 0]));
  for (const word of words) {
    const having = owners.get(word);
    if (having) for (const language of having) scores.set(language, (scores.get(language) ?? 0) + 1 / having.length);
  }
  return scores;
}

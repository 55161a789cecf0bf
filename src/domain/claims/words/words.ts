import neutral from '../../words/claims/neutral-words.json' with { type: 'json' };
import { entriesOf, headsOf } from '../../words/word-table.ts';
import synonyms from '../../words/claims/synonyms.json' with { type: 'json' };
import type { Language } from '../../language/languages.ts';
import { verbOfGerund, verbOfPast } from '../../language/english-verbs.ts';
import { numberWord } from '../../language/number-words.ts';
import { stem } from '../../language/stem.ts';
import { stopWords } from '../../language/stop-words.ts';
import { tokenise } from '../../language/tokenise.ts';

/** A word of a text with its position and the forms used to compare it. */
export interface Word {
  text: string;
  start: number;
  end: number;
  /** Lower case, no accents, no plural s. */
  key: string;
  /** What the forms of a word share: "led" and "leading" are "lead". */
  stem: string;
}

const synonymOf: ReadonlyMap<string, string> = new Map(
  entriesOf(synonyms).flatMap(({ head, columns: [others = []] }) =>
    [head, ...others].map((word): [string, string] => [stem(word, 'en'), `~${head}`]),
  ),
);

const englishStem = (word: string): string => stem((verbOfPast(word) ?? verbOfGerund(word))?.base ?? word, 'en');

/** The words of a text, in order; addresses and signs are separate words. */
export function wordsOf(text: string, language: Language): Word[] {
  return tokenise(text).map((token) => ({
    ...token,
    stem: language === 'en' || language === 'other' ? englishStem(token.key) : stem(token.key, language),
  }));
}

/** Units are part of a number. */
const noTopics = new Set(headsOf(neutral, 'no topics'));

/** Whether a word carries content: neither a small word nor a bare number. */
export const carriesContent = (word: Word, language: Language): boolean =>
  !stopWords(language).has(word.key) &&
  !noTopics.has(word.key) &&
  !stopWords('en').has(word.key) &&
  /\p{L}/u.test(word.key) &&
  word.key.length > 1 &&
  numberWord(word.key) === undefined;

/** What a sentence is about: the stems of its content words, with near synonyms merged. */
export const topicsOf = (words: readonly Word[], language: Language): Set<string> =>
  new Set(words.filter((word) => carriesContent(word, language)).map((word) => synonymOf.get(word.stem) ?? word.stem));

/** How many members two sets share. */
export function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let count = 0;
  for (const member of a) if (b.has(member)) count++;
  return count;
}

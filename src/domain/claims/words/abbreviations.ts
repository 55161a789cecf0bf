import regions from '../../words/regions.json' with { type: 'json' };
import { headsOf } from '../../words/word-table.ts';
import { foldInPlace } from '../../language/fold.ts';
import type { SourceSentence } from '../evidence/source-facts.ts';
import type { Word } from './words.ts';

const small = /^(?:of|and|in|the|for|to|de|du|des|la|le|les|et|y|en|und|der|für|van)$/iu;
const regionNames: ReadonlySet<string> = new Set(headsOf(regions, 'names'));
const shortestInitials = 2;
/** Of words in small letters. */
const shortestPlain = 3;

/** The first letters of words in a row, small words left out: "basic life support" is bls. */
const initialsOf = (words: readonly Word[]): string =>
  words
    .filter(({ text }) => !small.test(text))
    .map(({ text }) => (text.toLowerCase() === 'healthcare' ? 'hc' : text.charAt(0)))
    .join('')
    .toLowerCase();

const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Whether some words in a row in the evidence begin with the letters of a short form in capitals: "RVN", "BSW". */
export function standsForWords({ text }: Word, own: readonly SourceSentence[]): boolean {
  const short = bare(text).replace(/(?<=\p{Lu})s$/u, '');
  if (
    short.length < shortestInitials ||
    short.length > 6 ||
    !/^\p{Lu}[\p{Lu}\p{Ll}]*$/u.test(short) ||
    !/\p{Lu}$/u.test(short)
  )
    return false;
  const letters = short.replace(/\p{Ll}/gu, '').toLowerCase();
  return letters.length >= shortestInitials && own.some((sentence) => hasRun(sentence, letters));
}

/** The words in a row that the letters stand for. */
const hasRun = (sentence: SourceSentence, letters: string): boolean => {
  const said = sentence.words.filter(({ text }) => !small.test(text));
  return said.some((first, at) => {
    const run = said.slice(at, at + letters.length);
    const last = run.at(-1);
    if (
      last === undefined ||
      initialsOf(run) !== letters ||
      /[,;.:()|•]/.test(sentence.text.slice(first.start, last.end))
    )
      return false;
    return true;
  });
};

/** Whether words in a row, of which this is one, are written in the evidence by their first letters: "Basic Life Support". */
export function isWrittenShort(word: Word, words: readonly Word[], own: readonly SourceSentence[]): boolean {
  const at = words.indexOf(word);
  for (let from = Math.max(0, at - 5); from <= at; from++) {
    for (let to = Math.max(at + 1, from + 2); to <= Math.min(words.length, from + 6); to++) {
      const run = words.slice(from, to);
      const letters = initialsOf(run);
      const isName = run.every(({ text }) => small.test(text) || /^\p{Lu}/u.test(text));
      if (!isName && letters.length < shortestPlain) continue;
      if (letters.length < shortestInitials) continue;
      const upper = letters.toUpperCase();
      if (
        own.some(
          (sentence) =>
            sentence.vocabulary.has(letters) &&
            sentence.words.some(
              ({ text }) => bare(text).replace(/\p{Ll}/gu, '') === upper && bare(text).length <= upper.length + 1,
            ),
        )
      )
        return true;
    }
  }
  return false;
}

/** Whether a state or province is in the evidence by its letters: "Arizona" for "AZ". */
export const isRegionByLetters = ({ text }: Word, own: readonly SourceSentence[]): boolean => {
  const name = foldInPlace(text).toLowerCase();
  if (!regionNames.has(name)) return false;
  return own.some(({ words }) =>
    words.some(
      ({ text: code }) =>
        /^[A-Z]{2}$/.test(code) &&
        name.startsWith(code.charAt(0).toLowerCase()) &&
        name.slice(1).includes(code.charAt(1).toLowerCase()),
    ),
  );
};

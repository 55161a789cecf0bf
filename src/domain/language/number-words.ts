import numberWords from '../words/number-words.json' with { type: 'json' };
import { entriesOf } from '../words/word-table.ts';
import type { Language } from './languages.ts';

const valuesOf = (group: string): ReadonlyMap<string, number> =>
  new Map(
    entriesOf(numberWords, group).flatMap(({ head, columns: [words = []] }) =>
      words.map((word): [string, number] => [word, Number(head)]),
    ),
  );

/** Numbers written as words, lower case and without accents, in the supported languages; "one" is an article in most. */
export const units = valuesOf('units');
const scales = valuesOf('scales');
const vague = valuesOf('vague');
const multiples = valuesOf('multiples');
const rounded = valuesOf('rounded');
const shares = valuesOf('shares');

/** Words that are a number in another language alone: "once" is eleven in Spanish. */
const otherWords: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  entriesOf(numberWords, 'other words').map(({ head, columns: [words = []] }) => [head, new Set(words)]),
);

/** Whether a word is no number in this language though it is one in another. */
export const isOtherWord = (word: string, language: Language): boolean => otherWords.get(language)?.has(word) === true;

/** The number that a word means: "twelve", and in German also in one word, "vierundzwanzig", "fünftausend". */
export const numberWord = (word: string): number | undefined => units.get(word) ?? joinedNumber(word);
/** The factor that a word multiplies by: "thousand". */
export const scaleWord = (word: string): number | undefined => scales.get(word);
/** "dozens", "hundreds of thousands": a size without an exact number, as its lower bound. */
export const vagueNumber = (words: string): number | undefined => vague.get(words);
/** Verbs and adverbs that contain a number: "doubled" is two times. */
export const multipleWord = (word: string): number | undefined => multiples.get(word);
/** Nouns that are a number: "a dozen", "une vingtaine". */
export const countNoun = (word: string): number | undefined => rounded.get(word);
/** Parts of a whole: "a third". */
export const shareWord = (word: string): number | undefined => shares.get(word);

const german = (['zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun'] as const).join('|');
const germanOnes = `ein|${german}`;
const germanJoined = new RegExp(
  `^(?:(?<thousands>${germanOnes}|zehn|elf|zwolf|\\p{L}+zehn|\\p{L}*zig)?tausend)?(?:(?<hundreds>${germanOnes}|\\p{L}{3,}zehn)?hundert)?(?:und)?` +
    `(?:(?<ones>${germanOnes})und(?<tens>\\p{L}+zig|dreissig)|(?<rest>\\p{L}+))?$`,
  'u',
);

/** A German number in one word. */
function joinedNumber(word: string): number | undefined {
  if (word.length < 8 || !/und\p{L}+(?:zig|dreissig)$|tausend|hundert/u.test(word)) return undefined;
  const groups = germanJoined.exec(word)?.groups;
  if (!groups) return undefined;
  const value = (part: string | undefined): number | undefined => (part === 'ein' ? 1 : units.get(part ?? ''));
  const { thousands, hundreds, ones, tens, rest } = groups;
  const parts = [thousands, hundreds, ones, tens, rest].filter((part) => part !== undefined);
  if (parts.some((part) => value(part) === undefined)) return undefined;
  return (
    (word.includes('tausend') ? (value(thousands) ?? 1) * 1000 : 0) +
    (word.includes('hundert') ? (value(hundreds) ?? 1) * 100 : 0) +
    (value(ones) ?? 0) +
    (value(tens) ?? 0) +
    (value(rest) ?? 0)
  );
}

/** All words that are a number or say how many there are, including phrases of several words. */
export const wordsOfNumbers: readonly string[] = [units, scales, vague].flatMap((words) => [...words.keys()]);

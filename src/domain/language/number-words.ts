import numberWords from '../words/number-words.json' with { type: 'json' };
import { entriesOf } from '../words/word-table.ts';

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

/** The number that a word means: "twelve". */
export const numberWord = (word: string): number | undefined => units.get(word);
/** The factor that a word multiplies by: "thousand". */
export const scaleWord = (word: string): number | undefined => scales.get(word);
/** "dozens", "hundreds of thousands": a size without an exact number, as its lower bound. */
export const vagueNumber = (words: string): number | undefined => vague.get(words);
/** Verbs and adverbs that contain a number: "doubled" is two times. */
export const multipleWord = (word: string): number | undefined => multiples.get(word);

/** All words that are a number or say how many there are, including phrases of several words. */
export const wordsOfNumbers: readonly string[] = [units, scales, vague].flatMap((words) => [...words.keys()]);

import { units } from '../../language/number-words.ts';

/** Before a length of time, an article says one: "ein Jahr Erfahrung". */
const ones: Readonly<Record<string, number>> = Object.fromEntries(
  'one ein eine einem einer ersten un une uno una um uma een'.split(' ').map((word) => [word, 1]),
);
const words: Readonly<Record<string, number>> = { ...units, ...ones };

/** A pattern for a number in digits or as a word of one of the languages. */
export const numberPattern = `(?:\\d{1,2}(?:[.,]5)?|${Object.keys(words).join('|')})`;

/** The number that a digit string or number word says; undefined when it is none. */
export function readNumber(text: string): number | undefined {
  const digits = Number(text.replace(',', '.'));
  return Number.isNaN(digits) ? words[text] : digits;
}

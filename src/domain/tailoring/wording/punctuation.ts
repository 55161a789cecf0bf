import { endsInAbbreviation } from '../../language/abbreviations.ts';
import type { Rewording } from './rewording.ts';
import { capitalized, firstWord } from '../../resume/telling/first-word.ts';
import { verbOfBase, verbOfGerund, verbOfPast } from '../../language/english-verbs.ts';

/** Whether the resume's lines end with a full stop, by majority; without a majority, they do not. */
export const endsWithStops = (lines: readonly string[]): boolean =>
  lines.filter((line) => /\.$/.test(line.trim())).length * 2 > lines.length;

const isSentence = (text: string): boolean => /[.!?]\s+[\p{Lu}"“(]/u.test(text);
const keepsItsEnd = (text: string): boolean =>
  endsInAbbreviation(text) || /(?:\b(?:etc|usw|a\.m|p\.m)\.|\.\.\.|…|[!?:;,])$/i.test(text);

/** Collapses spaces and repeated words, and leaves out a bullet that was read as text; changes no word. */
export const tidied = (text: string): string =>
  text
    .replace(/[\u00a0\u2007\u202f\t ]+/g, ' ')
    .replace(/^\s*[-–—•*·]\s*(?=\p{L})/u, '')
    .replace(/ +([,;](?=\s|$))/g, '$1')
    .replace(/([a-z]),(?=[a-z]{2})/gi, '$1, ')
    .replace(/([a-z]{2}|\))\.(?=([A-Z][a-z]+)\b)/g, (stop, before: string, word: string) =>
      verbOfPast(word) === undefined ? stop : `${before}. `,
    )
    .replace(/\b(the|a|an|of|to|and|in|for|with|on|by) \1\b/g, '$1')
    .replace(/(?<!\.)\.{2}$/, '.')
    .trim();

/** A line with content: not a label, bare title, telephone number or line of dates that the parser took for one. */
const isStatement = (text: string): boolean =>
  text.split(' ').length >= 5 &&
  !/^[\p{L} /&]{2,28}:/u.test(text) &&
  !/\b\d{1,2}\/\d{4}\b|\b(?:19|20)\d\d ?[-–] ?(?:(?:19|20)\d\d|present|current)/i.test(text);

/** Makes a line's end and first letter like those of the other lines. */
export function evenPunctuation(text: string, stops: boolean): Rewording | undefined {
  let revised = tidied(text);
  const first = firstWord(revised);
  const known =
    first !== undefined && [verbOfPast, verbOfBase, verbOfGerund].some((of) => of(first.word) !== undefined);
  if (known) revised = capitalized(revised);
  revised = evenEnd(revised, stops);
  return revised === text ? undefined : { text: revised, reasons: ['punctuation'] };
}

/** A text in any language that ends in a full stop, or without one, like the other lines. */
export function evenEnd(text: string, stops: boolean): string {
  if (keepsItsEnd(text) || isSentence(text)) return text;
  if (stops) return isStatement(text) && /[\p{L}\p{N})%"”]$/u.test(text) ? `${text}.` : text;
  return /[^.]\.$/.test(text) ? text.slice(0, -1) : text;
}

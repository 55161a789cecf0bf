import { alternativesOf, entriesOf, type WordTable } from '../../words/word-table.ts';
import type { Rewording } from './rewording.ts';

/** How an entry's lines tell what was done: by nouns ("Gestion de …"), infinitives ("Gérer …") or what is past ("Gestioné …"). */
export type LineForm = 'noun' | 'infinitive' | 'past';

/** The rules of a language that are more than its words. A rule that is not certain returns undefined. */
export interface LineGrammar {
  words: WordTable;
  strengthenOpening: (text: string, form: LineForm) => string | undefined;
  /** For a line of nouns. */
  resultFirst: (text: string) => string | undefined;
  /** The form that a line opens in, as far as its first word tells. */
  formOf: (text: string) => LineForm | undefined;
}

/** The pattern of a group's pieces as whole words: `\b` takes accented letters for the end of a word. */
export const wholeWords = (any: string): string => String.raw`(?<![\p{L}\p{N}])(?:${any})(?![\p{L}\p{N}])`;

/** One of a group's pieces at the start of a line, as whole words. */
export const openingOf = (words: WordTable, group: string): RegExp =>
  new RegExp(String.raw`^(?:${alternativesOf(words, group)})(?![\p{L}\p{N}])`, 'iu');

/** A line without the label that only says that tasks follow: "Aufgaben: …". What begins with an article or preposition may need it. */
export function withoutLabel(text: string, words: WordTable): string | undefined {
  const small = alternativesOf(words, 'small words');
  const label = new RegExp(String.raw`^(?:${alternativesOf(words, 'labels')})\s?:\s+(?!(?:${small}) )(?=\p{L})`, 'iu');
  const rest = text.replace(label, '');
  return rest === text || rest.split(' ').length < 3 || !isOneStatement(rest) ? undefined : rest;
}

/** Puts what is shorter in the place of words that say no more: "afin de" becomes "pour". */
export function removeFillers(text: string, words: WordTable): Rewording | undefined {
  const revised = entriesOf(words, 'fillers').reduce((so, { head, columns: [[shorter = ''] = []] }) => {
    const isElided = /['’]\]?$/.test(head);
    const filler = isElided ? String.raw`(?<![\p{L}\p{N}])${head}` : wholeWords(head);
    return so.replace(new RegExp(filler, 'giu'), (found) => {
      const word = isElided ? `${shorter} ` : shorter;
      return /^\p{Lu}/u.test(found) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    });
  }, text);
  return revised === text ? undefined : { text: revised, reasons: ['filler-removed'] };
}

/** A line without words that were typed twice, needless spaces and a bullet that was read as text; spaces that do not break stay where a language sets them. */
export function tidiedIn(text: string, words: WordTable): string {
  const doubled = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(${alternativesOf(words, 'small words')}) \1(?![\p{L}\p{N}'’])`,
    'gu',
  );
  return text
    .replace(/[\t ]+/g, ' ')
    .replace(/^\s*[-–—•*·]\s*(?=\p{L})/u, '')
    .replace(/ +(,(?=\s|$))/g, '$1')
    .replace(doubled, '$1')
    .replace(/(?<!\.)\.{2}$/, '.')
    .trim();
}

/** Whether a text is one sentence with no part of its own, so that moving words tears nothing apart. */
export const isOneStatement = (text: string): boolean => !/[:;]|[!?]|\p{L}{3,}\.\s+\p{Lu}/u.test(text);

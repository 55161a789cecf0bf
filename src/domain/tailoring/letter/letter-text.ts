import type { CoverLetter } from '../tailoring.ts';

const isText = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** The letter as plain text: salutation, paragraphs, closing and name, a blank line between them. */
export const letterToText = (letter: CoverLetter): string =>
  [
    letter.salutation,
    ...letter.paragraphs.map(({ text }) => text),
    [letter.closing, letter.signature].filter(isText).join('\n'),
  ]
    .filter(isText)
    .join('\n\n');

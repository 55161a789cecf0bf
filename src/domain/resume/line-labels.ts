import contact from '../words/resume/contact.json' with { type: 'json' };
import fieldLabels from '../words/field-labels.json' with { type: 'json' };
import formWords from '../words/resume/form-words.json' with { type: 'json' };
import grades from '../words/resume/grades.json' with { type: 'json' };
import headerParts from '../words/resume/header-parts.json' with { type: 'json' };
import { fieldOf, isContactLabel } from '../document/headings/field-labels.ts';
import { headingMeaning } from '../document/headings/headings.ts';
import { foldInPlace } from '../language/fold.ts';
import { once } from '../memoize.ts';
import { groupsOf, headsOf, patternOf, type WordTable } from '../words/word-table.ts';
import { isDocumentTitle } from './basics/document-titles.ts';
import { networkNames } from './basics/web-address.ts';
import { isOnRequest } from './sections/simple-sections.ts';

/** Whether a text only says what stands beside or below it. */
export function isLabel(text: string): boolean {
  const words = text.replace(/\s*[:：]\s*$/, '').trim();
  return (
    headingMeaning(words) !== undefined ||
    isContactLabel(words) ||
    fieldOf(words) !== undefined ||
    networkNames.has(words.toLowerCase()) ||
    isDocumentTitle(words) ||
    isOnRequest(words)
  );
}

const lettersIn = (pattern: string): string[] =>
  foldInPlace(pattern)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);

const wordsOf = (table: WordTable, groups: readonly string[] = groupsOf(table)): string[] =>
  groups.flatMap((group) => headsOf(table, group)).flatMap(lettersIn);

/** Every word of the labels of forms and tables: a label that wraps in its cell is cut between two of them. */
export const labelWords = once(
  (): ReadonlySet<string> =>
    new Set([
      ...wordsOf(fieldLabels),
      ...wordsOf(contact),
      ...wordsOf(headerParts, ['title', 'employer', 'place']),
      ...wordsOf(grades),
      ...wordsOf(formWords, ['words of labels']),
    ]),
);

const duration = patternOf(
  headerParts,
  'units of a duration',
  'giu',
  (any) => String.raw`(?<![\p{L}\p{N}])\d{1,2}\s?(?:${any})(?![\p{L}\p{N}])\.?`,
);

/** Where a text counts years or months: "3 years 2 months" beside the dates says what they say. */
export const durationsIn = (text: string): [start: number, end: number][] =>
  [...text.matchAll(duration)].map(({ 0: found, index }) => [index, index + found.length]);

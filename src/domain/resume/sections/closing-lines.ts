import words from '../../words/resume/closing-lines.json' with { type: 'json' };
import { foldInPlace, plainWords } from '../../language/fold.ts';
import { patternOf } from '../../words/word-table.ts';
import type { TextRow } from '../../document/layout/text-row.ts';
import { continuesIn } from '../entries/prose.ts';

const opening = patternOf(words, 'all', 'iu', (any) => String.raw`^(?:${any})`);
/** "Signed: ____", and not "Signed off every weld". */
const signing = patternOf(
  words,
  'before a place to sign',
  'iu',
  (any) => String.raw`^[^\p{L}]*(?:${any})\s*(?:[:,.…_–—]|$)`,
);
const longestBeginning = 60;

/**
 * The rows that close a resume and belong to none of its sections, although they stand in one: an offer of references, a declaration, a consent, a place to
 * sign. A sentence goes on over the rows that it is broken over.
 */
export function closingRows(rows: readonly TextRow[]): ReadonlySet<TextRow> {
  const closing = new Set<TextRow>();
  rows.forEach((row, index) => {
    const above = rows[index - 1];
    const begins = !row.bullet && opensClosing(row.text);
    const goesOn = above !== undefined && closing.has(above) && !row.heading && continuesIn(above, row);
    if (begins || goesOn) closing.add(row);
  });
  return closing;
}

/** Whether a text begins what closes a resume. */
export function opensClosing(text: string): boolean {
  const beginning = text.slice(0, longestBeginning);
  return opening.test(plainWords(beginning)) || signing.test(foldInPlace(beginning));
}

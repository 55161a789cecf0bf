import facts from '../../words/resume/entry-facts.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import type { TextRow } from '../../document/layout/text-row.ts';

const asLabel = (any: string): string => String.raw`^(?:${any})\s*[:：]`;
const ofForms = patternOf(facts, 'asked by forms alone', 'iu', asLabel);
const besideThem = patternOf(facts, 'asked beside them', 'iu', asLabel);
/** One could be anything; a form asks about every job. */
const fewest = 2;

/**
 * The rows of a section without what a form asks about each job besides its names, dates and duties ("Salary: …", "Hours per week: 40"): no value of a resume
 * takes it, and as a line that was not read it is lost to nobody.
 */
export function withoutFacts(rows: readonly TextRow[]): TextRow[] {
  const asked = rows.filter((row) => !row.bullet && row.pieces.some(({ text }) => ofForms.test(text)));
  if (asked.length < fewest) return [...rows];
  return rows.flatMap((row) => {
    const pieces = row.pieces.filter(({ text }) => !ofForms.test(text) && !besideThem.test(text));
    const [first] = pieces;
    if (row.bullet || pieces.length === row.pieces.length) return [row];
    if (!first) return [];
    const right = Math.max(...pieces.map((piece) => piece.right));
    return [{ ...row, pieces, text: pieces.map(({ text }) => text).join('\t'), look: first.look, x: first.x, right }];
  });
}

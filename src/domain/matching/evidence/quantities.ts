import words from '../../words/matching/quantities.json';
import { alternativesOf, patternOf } from '../../words/word-table.ts';
import { foldAccents } from '../../language/tokenise.ts';

/** Numbers that measure nothing: years, versions, standards, hours round the clock, levels, ordinals. */
const unmeasured = patternOf(words, 'unmeasured', 'g');

const numberWords = alternativesOf(words, 'numbers');
const multiples = alternativesOf(words, 'multiples');
const measured = new RegExp(`\\d|\\b(?:${numberWords}|${multiples})\\b`);

/** Whether a sentence says how much, how many or how often: "cut costs by 18 %", "a team of 35", "doubled sales". */
export function isQuantified(text: string): boolean {
  return measured.test(foldAccents(text).replace(unmeasured, ' '));
}

import words from '../../words/matching/quantities.json' with { type: 'json' };
import { alternativesOf, headsOf, patternOf } from '../../words/word-table.ts';
import { wordsOfNumbers } from '../../language/number-words.ts';
import { foldAccents } from '../../language/tokenise.ts';

/** Numbers that measure nothing: years, versions, standards, hours round the clock, levels, ordinals. */
const unmeasured = patternOf(words, 'numbers that measure nothing', 'g');

const otherwise = new Set(headsOf(words, 'numbers that mean something else in English'));
const numberWords = [
  ...wordsOfNumbers.filter((word) => !otherwise.has(word)),
  ...headsOf(words, 'numbers beside number-words.json'),
].join('|');
const multiples = alternativesOf(words, 'multiples');
const measured = new RegExp(`\\d|\\b(?:${numberWords}|${multiples})\\b`);

const gauges = patternOf(words, 'measures of a result', '', (any) => String.raw`(?:${any}|\b(?:${multiples})\b)`);
const amount = String.raw`(?:\w+ ){0,2}(?:\d|(?:${numberWords})\b)`;
/** "from 4 to 1.2 seconds", "von zehn auf sechs Tage", "de dix à six jours". */
const change = new RegExp(String.raw`\b(?:from|von|de) ${amount}\S*(?: \w+){0,2} (?:to|auf|a) ${amount}`);

/** Whether a sentence's number measures a result and not only counts something: percent, money, a multiple, from so much to so much. */
export function isMeasured(text: string): boolean {
  const counted = foldAccents(text).replace(unmeasured, ' ');
  return gauges.test(counted) || change.test(counted);
}

/** Whether a sentence says how much, how many or how often: "cut costs by 18 %", "a team of 35", "doubled sales". */
export function isQuantified(text: string): boolean {
  return measured.test(foldAccents(text).replace(unmeasured, ' '));
}

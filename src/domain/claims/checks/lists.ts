import type { CheckedSentence } from '../evidence/checked-sentence.ts';
import type { Quantity } from '../quantities/quantity.ts';
import { shared } from '../words/words.ts';

const item = String.raw`[\p{L}\p{N}&'’.+#-]+(?:\s[\p{L}\p{N}&'’.+#-]+){0,3}?`;
const list = new RegExp(`${item}(?:,\\s${item})*,?\\s(?:and|und|et|y|e|or|&|o|ou|oder)\\s[\\p{L}\\p{N}]+`, 'gu');
const mostItems = 6;

/** How many things each list of a text names: "Nevada and Utah" two. */
const listLengths = (text: string): number[] =>
  [...text.slice(0, longest).matchAll(list)].map(
    ([found]) => found.split(/,\s(?!(?:and|und|et|y|e)\s)|,?\s(?:and|und|et|y|e|or|&|o|ou|oder)\s/).length,
  );

const longest = 600;

/** A small number may count what a sentence lists: "two states" where the resume names them. */
export function isListed(
  { value, unit, upper, bound }: Quantity,
  { text, own, topics, letter }: CheckedSentence,
): boolean {
  if (upper !== undefined || bound !== 'exact' || value > mostItems || value < 2 || !Number.isInteger(value))
    return false;
  if (unit !== '' && unit !== 'time:year') return false;
  const start = text.slice(0, longest);
  if (new Set(start.match(/\b(?:19|20)\d\d\b/g)).size === value) return true;
  if (unit !== '') return false;
  if (listLengths(start).includes(value) && own.some((sentence) => shared(sentence.topics, topics) >= 2)) return true;
  return (
    !letter &&
    own.some((sentence) => shared(sentence.topics, topics) >= 2 && listLengths(sentence.text).includes(value))
  );
}

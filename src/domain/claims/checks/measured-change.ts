import type { CheckedSentence } from '../evidence/checked-sentence.ts';
import type { SourceSentence } from '../evidence/source-facts.ts';
import type { Quantity } from '../quantities/quantity.ts';
import { shared } from '../words/words.ts';

/** How a source sentence's numbers move: up, down, or between two values of which it does not say which was first. */
type Move = 'up' | 'down' | 'either';

function movesOf(sentence: SourceSentence): Move[] {
  const worded = wordsOfMoves.flatMap(([move, pattern]) => (pattern.test(sentence.text) ? [move] : []));
  return [...worded, ...numberedMovesOf(sentence)];
}

/** "Sales up 25 %", "footfall +12%". */
const wordsOfMoves: readonly (readonly [Move, RegExp])[] = [
  ['up', /(?:\bup\b(?: by| to| from)?\s?|(?<=\s)\+)[~≈]?\d/i],
  ['down', /(?:\bdown\b(?: by| to| from)?\s?|(?<=\s)[-−])[~≈]?\d+(?:[.,]\d+)?\s?%|\bdown\b(?: by| to| from)? ?\d/i],
];

function numberedMovesOf({ quantities }: SourceSentence): Move[] {
  return quantities.flatMap((first, at): Move[] => {
    if (first.unit === 'times' && first.value !== 1) return [first.value < 1 ? 'down' : 'up'];
    if (first.upper !== undefined) return first.unit === 'percent' ? ['either'] : [];
    return quantities.slice(at + 1).flatMap((second): Move[] => {
      if (second.unit !== first.unit || second.label || first.label || second.value === first.value) return [];
      if (first.role === 'from' && second.role === 'to') return [second.value > first.value ? 'up' : 'down'];
      if (first.role === 'to' && second.role === 'from') return [first.value > second.value ? 'up' : 'down'];
      return ['either'];
    });
  });
}

/** "112 % of quota", "94 % against an average of 89 %". */
const isOverTarget = (percents: readonly Quantity[]): boolean =>
  percents.length > 1 || percents.some(({ value }) => value > 100);

const none = /\b(?:zero|none|no|0|kein\p{L}*|aucune?|ningun\p{L}*)\b/iu;

/** Whether the numbers of the evidence say what a word of an outcome says: "rose" of 61 to 74 %, "beat" of 112 % of quota. */
export function isMeasured(group: string, { own, topics, letter, cited }: CheckedSentence): boolean {
  const least = letter ? 2 : 1;
  const near = own.filter((sentence) => shared(sentence.topics, topics) >= least);
  switch (group) {
    case 'up':
    case 'down':
      return near.some((sentence) => movesOf(sentence).some((move) => move === group || (move === 'either' && !cited)));
    case 'better':
      return near.some((sentence) => movesOf(sentence).some((move) => move !== 'either' || !cited));
    case 'exceeded':
      return near.some(({ quantities }) => isOverTarget(quantities.filter(({ unit }) => unit === 'percent')));
    case 'eliminated':
      return near.some(({ text }) => none.test(text));
    default:
      return false;
  }
}

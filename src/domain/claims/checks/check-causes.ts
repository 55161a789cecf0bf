import words from '../../words/claims/causes.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { foldInPlace } from '../../language/fold.ts';
import { unsupportedClaim, type ClaimCheck, type CheckedSentence } from '../evidence/checked-sentence.ts';
import type { SourceSentence } from '../evidence/source-facts.ts';
import { shared, topicsOf, wordsOf } from '../words/words.ts';

const around = (any: string): string => String.raw`(?<![\p{L}-])(?:${any})(?!\p{L})`;
const causes = [patternOf(words, 'effect follows', 'giu', around), patternOf(words, 'cause follows', 'giu', around)];
/** "Raised", "cut" with a thing as the subject: "a new database raised the win rate". */
const signs = /[;•]|\.\s/;

/** "As Kitchen Manager at The Old Ferry Inn, I …": whose achievement it was is no part of it. */
const frame = /^.*(?:^|[\s,])(?:I|we|ich|wir|je|nous|j[’'])(?=[\s’']|(?<=[’']))/;

/** A part of a sentence and the sentences of the evidence that say most of it. */
interface Side {
  topics: ReadonlySet<string>;
  /** The share, 0-1, of its topics that a sentence has. */
  shareIn: (sentence: SourceSentence) => number;
}

/** What an achievement is said to come from must be said by the resume, too: two facts side by side are no cause and effect. */
export const checkCauses: ClaimCheck = (statement) => {
  if (statement.header || statement.listing || statement.addressing || statement.cited)
    return { checked: 0, unsupported: [] };
  const folded = foldInPlace(statement.claimed).toLowerCase();
  const found = causes.flatMap((pattern) =>
    [...folded.matchAll(pattern)]
      .filter(({ index, 0: word }) => !isDeed(folded, index, word))
      .map((match) => ({ from: match.index, to: match.index + match[0].length })),
  );
  const unsupported = found
    .filter(({ from, to }) => isInvented(statement, from, to))
    .map(({ from, to }) => unsupportedClaim(statement, 'outcome', statement.claimed.slice(from, to), 'changed'));
  return { checked: found.length, unsupported };
};

/** "After taking on the orders": what was done, not what came of it. */
const isDeed = (folded: string, index: number, word: string): boolean =>
  /^\w+ing(?: |$)/.test(word) && deedBehind.test(folded.slice(Math.max(0, index - longestWord), index));
const deedBehind = patternOf(words, 'no effect behind', '', (any) => String.raw`\b(?:${any}) $`);
const longestWord = 10;

const leastTopics = 2;
const covered = 0.5;

function isInvented(statement: CheckedSentence, from: number, to: number): boolean {
  const { claimed, own } = statement;
  const left = sideOf((claimed.slice(0, from).split(signs).at(-1) ?? '').replace(frame, ''), statement);
  const right = sideOf(claimed.slice(to).split(signs)[0] ?? '', statement);
  if (left.topics.size < leastTopics || right.topics.size < leastTopics) return false;
  const single = own.filter(isSingle);
  const bestLeft = Math.max(0, ...single.map(left.shareIn));
  const bestRight = Math.max(0, ...single.map(right.shareIn));
  if (bestLeft < covered || bestRight < covered) return false;
  // One sentence that says both says how they belong together: by a word of cause, or with one in the other's clause.
  const joint = own.filter(
    (sentence) => left.shareIn(sentence) >= bestLeft * 0.75 && right.shareIn(sentence) >= bestRight * 0.75,
  );
  return !joint.some((sentence) => isSingle(sentence) || isCausal(sentence.text));
}

/** A statement of its own, not a line of several. */
const isSingle = ({ text }: SourceSentence): boolean => !/;\s|[.!?]\s+\p{Lu}/u.test(text);

const isCausal = (text: string): boolean => {
  const folded = foldInPlace(text).toLowerCase();
  return causes.some((pattern) => folded.search(pattern) >= 0);
};

function sideOf(text: string, { base: { language } }: CheckedSentence): Side {
  const topics = topicsOf(wordsOf(text, language), language);
  return { topics, shareIn: (sentence) => (topics.size === 0 ? 0 : shared(topics, sentence.topics) / topics.size) };
}

import type { SourceSentence } from '../evidence/source-facts.ts';
import { underOthers, type ClaimGroup } from '../words/claim-groups.ts';
import type { CheckedSentence } from '../evidence/checked-sentence.ts';
import { shared, topicsOf, type Word } from '../words/words.ts';

/** A word of a group in a text. */
export interface GroupHit {
  group: ClaimGroup;
  claim: string;
  index: number;
}

export const hitsOf = (text: string, groups: readonly ClaimGroup[]): GroupHit[] =>
  groups
    .filter(({ neutral }) => neutral !== true)
    .flatMap((group) =>
      [...(group.name === 'led' ? withoutOthers(text) : text).matchAll(group.pattern)].map((match) => ({
        group,
        claim: match[0],
        index: match.index,
      })),
    );

/** The text without the words that say others led, offsets kept. */
export const withoutOthers = (text: string): string => text.replace(underOthers, (match) => ' '.repeat(match.length));

const reach = 9;

/** What is said around a position in a text: the topics of the words near it. */
export function topicsAround(words: readonly Word[], index: number, statement: CheckedSentence): Set<string> {
  const from = Math.max(...[';', ':', '•'].map((sign) => statement.text.lastIndexOf(sign, index)));
  const until = statement.text.slice(index).search(/[;:•]/);
  const last = until < 0 ? statement.text.length : index + until;
  const at = words.findIndex(({ end }) => end > index);
  const near = words
    .slice(Math.max(0, at - 3), at + reach)
    .filter(({ start, end }) => start > from && end <= last && !(start <= index && index < end));
  return topicsOf(near, statement.base.language);
}

/** Sentences of the evidence that use a word of the group, or of one that supports it. */
export function sentencesWith(
  group: ClaimGroup,
  all: readonly ClaimGroup[],
  own: readonly SourceSentence[],
): SourceSentence[] {
  const patterns = [group, ...all.filter(({ name }) => group.also?.includes(name) === true)].map(
    ({ pattern }) => pattern,
  );
  return own.filter(({ text }) => {
    const own = group.name === 'led' ? withoutOthers(text) : text;
    return patterns.some((pattern) => own.search(pattern) >= 0);
  });
}

/** Whether one of the sentences is about the same thing as the words around a position: enough topics in common. */
export function speaksOf(sentences: readonly SourceSentence[], around: ReadonlySet<string>): boolean {
  if (around.size === 0) return sentences.length > 0;
  const least = around.size >= 4 ? 2 : 1;
  return sentences.some(({ topics }) => shared(topics, around) >= least);
}

import type { ClaimSource, ExplainedSentence, UnsupportedClaim } from '../claim.ts';
import { shared } from '../words/words.ts';
import type { CheckedSentence } from './checked-sentence.ts';
import type { SourceSentence } from './source-facts.ts';
import { unreadPointer } from './unread-jobs.ts';

/** What a sentence was held against: the entry it is bound to and the line that is most like it. */
export const explained = (statement: CheckedSentence): ExplainedSentence => ({
  text: statement.text.trim(),
  ...boundTo(statement),
  against: asSource(nearest(statement, statement.own)),
});

/** A refused claim with the entry it was held against and what the resume has instead: there, or under the other entry that has it. */
export const withSource = (claim: UnsupportedClaim, statement: CheckedSentence): UnsupportedClaim => ({
  ...claim,
  ...boundTo(statement),
  instead: asSource(
    claim.reason === 'elsewhere'
      ? (holding(claim.claim, statement) ?? nearest(statement, statement.own))
      : nearest(statement, statement.own),
  ),
});

/** Positions that no value of the resume was read from have no pointer that anybody could follow. */
function boundTo({ entries }: CheckedSentence): { entries?: string[] } {
  const pointers = entries.map(({ pointer }) => pointer).filter((pointer) => !pointer.startsWith(unreadPointer));
  return pointers.length === 0 ? {} : { entries: pointers };
}

const asSource = (sentence: SourceSentence | undefined): ClaimSource | undefined =>
  sentence && { ...(sentence.line === undefined ? {} : { line: sentence.line }), text: sentence.text };

/** The sentence of a line that shares most with a statement; undefined where none shares anything. */
function nearest(
  { topics, header, words }: CheckedSentence,
  sentences: readonly SourceSentence[],
): SourceSentence | undefined {
  const said = new Set(words.map(({ key }) => key));
  let best: { sentence: SourceSentence; score: number } | undefined;
  for (const sentence of sentences) {
    const score = header
      ? shared(said, sentence.vocabulary)
      : shared(topics, sentence.topics) + (sentence.line === undefined ? 0 : 0.5);
    if (score >= 1 && score > (best?.score ?? 0)) best = { sentence, score };
  }
  return best?.sentence;
}

/** A line of the resume that has a claim's own words. */
function holding(claim: string, { base }: CheckedSentence): SourceSentence | undefined {
  const small = claim.toLowerCase();
  return base.sentences.find(({ text, line }) => line !== undefined && text.toLowerCase().includes(small));
}

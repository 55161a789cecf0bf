import words from '../../words/interview/off-limits.json' with { type: 'json' };
import { headsOf, patternOf } from '../../words/word-table.ts';

const whole = (any: string): string => String.raw`(?<![\p{L}\d])(?:${any})(?![\p{L}\d])`;
const patterns = ['personal', 'untruthful'].flatMap((group) =>
  headsOf(words, group).map((matter) => new RegExp(whole(matter), 'iu')),
);
/** The person's own: "your faith", "Do you have children?". It is off limits whatever the resume is about. */
const own = patternOf(
  words,
  'personal',
  'iu',
  (any) =>
    String.raw`\b(?:your|(?:do|have|are|were|did) you(?: \p{L}+){0,3}?)\s+(?:any |own |an? )?(?:${any})(?![\p{L}\d])`,
);

/**
 * Whether a text asks something personal, or tells somebody to say what is not true. A word that `asked`, what the question is about, has itself means
 * something else: a nurse cares for children, and a town may be called Bluff.
 */
export const isOffLimits = (text: string, asked: string): boolean =>
  own.test(text) || patterns.some((pattern) => pattern.test(text) && !pattern.test(asked));

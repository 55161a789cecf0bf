import { isNounLike, verbOfBase, verbOfPast, type VerbForms } from '../../language/english-verbs.ts';
import type { ChangeReason } from '../tailoring.ts';

/** A line after a rule: the new text and the reasons for it. A rule that leaves a line alone returns undefined. */
export interface Rewording {
  text: string;
  reasons: ChangeReason[];
}

/** The tense a verb that opens a line should have. */
export type LineTense = 'past' | 'present';

/** The form of a verb that opens a line in this tense. */
export const formOf =
  (tense: LineTense) =>
  (verb: VerbForms): string =>
    tense === 'past' ? verb.past : verb.base;

/** Whether a text is one sentence without a part of its own: in others a rule that moves words would tear something apart. */
export const isOneSentence = (text: string): boolean =>
  !/[:;]/.test(text) && !/[.!?]\s+\S/.test(text) && !isRunOn(text);

/** Two lines that lost the break between them: "… as needed Provided training …". */
const isRunOn = (text: string): boolean =>
  [...text.matchAll(/(?<=[a-z0-9)] )[A-Z][a-z]+(?= [a-z])/g)].some(
    ([word]) => verbOfPast(word) !== undefined || (verbOfBase(word) !== undefined && !isNounLike(word.toLowerCase())),
  );

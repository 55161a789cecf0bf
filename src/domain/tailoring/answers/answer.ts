import { z } from 'zod';
import { questionKinds } from '../questions/question-kinds.ts';
import { answerFlaws } from './answer-flaws.ts';

/** The longest answer, in characters, and the most that are kept of one resume. */
export const maxAnswerCharacters = 1000;
export const maxAnswers = 200;

export const answerStates = ['answered', 'no', 'later'] as const;

/** What a person answered to a question. It stands for itself: another ad may not ask the same. */
export const answerSchema = z.object({
  /** The question's key. */
  key: z.string().max(100),
  /** What was asked for, as the question named it. */
  requirement: z.string().max(300),
  kind: z.enum(questionKinds),
  /** JSON Pointer of the entry or section that it belongs to. */
  pointer: z.string().max(200).optional(),
  /** How the entry is called: where it moved to another place, it is found by that. */
  place: z.string().max(400).optional(),
  /** The person's own words; empty unless answered. */
  text: z.string().max(maxAnswerCharacters),
  state: z.enum(answerStates),
  /** Why it became no line, where it did not. */
  flaw: z.enum(answerFlaws).optional(),
});
export type Answer = z.infer<typeof answerSchema>;

/** Answers with this one in place of an earlier one to the same question. */
export const withAnswer = (answers: readonly Answer[], answer: Answer): Answer[] =>
  [...answers.filter(({ key }) => key !== answer.key), answer].slice(-maxAnswers);

export const withoutAnswer = (answers: readonly Answer[], key: string): Answer[] =>
  answers.filter((answer) => answer.key !== key);

import type { StarPart } from './interview-prep.ts';

/** What an answer is looked at for: the four parts of a story, and whether it rests on something the resume shows. */
export type AnswerAspect = StarPart | 'evidence';
export const answerAspects = [
  'situation',
  'task',
  'action',
  'result',
  'evidence',
] as const satisfies readonly AnswerAspect[];

export interface AspectFound {
  aspect: AnswerAspect;
  found: 'clear' | 'thin' | 'missing';
  /** Where in the answer, in its own words; empty where it is missing. */
  quote: string;
  /** Why it was judged so, as a code that `copy` words. */
  note: string;
  facts?: Record<string, string | number>;
}

/** A practiced answer as it was judged. */
export interface AnswerReview {
  /** Aspects that the question does not call for are left out. */
  aspects: AspectFound[];
  /** 0-100. */
  score: number;
  /** What in it the resume does not show, to be sure of: claims of the answer without evidence. */
  unsupported: string[];
  words: number;
}

/** A judged answer as it is kept. */
export interface PracticedAnswer {
  questionId: string;
  text: string;
  /** From seeing the question to handing in the answer. */
  seconds: number;
  review: AnswerReview;
}

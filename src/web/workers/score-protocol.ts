import type { Correction } from '#domain/resume/corrections/correction.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import type { Evaluation } from '#domain/scoring/evaluation.ts';
import type { GrammarFact } from '#domain/scoring/mistakes/grammar-fact.ts';
import type { LayoutFacts } from '#domain/document/source-document.ts';

/** What was read from a file, and what the person corrected of it: the latter holds for an edited text, too. */
export interface UploadFacts {
  /** The text as it was read. */
  content: string;
  parsed: ParsedResume;
  layout: LayoutFacts | undefined;
  grammar: readonly GrammarFact[] | undefined;
  corrections: readonly Correction[];
}

/** Asks the worker for a score. */
export interface EvaluateQuick {
  type: 'EVALUATE_QUICK';
  /** Returned with the answer, so that the answer to an older text can be distinguished from the newest one's. */
  id: string;
  payload: {
    resumeContent: string;
    jobTitle: string;
    jobDescription: string;
    /** The upload that the text was read from. */
    facts?: UploadFacts | undefined;
    /** ISO date, said by the page: the engine has no clock. */
    today: string;
  };
}

export type ScoreAnswer =
  | { type: 'EVALUATION_RESULT'; id: string; result: Evaluation }
  | { type: 'EVALUATION_ERROR'; id: string; error: string };

import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import type { Evaluation } from '#domain/scoring/evaluation.ts';
import type { GrammarFact } from '#domain/scoring/mistakes/grammar-fact.ts';
import type { LayoutFacts } from '#domain/document/source-document.ts';

/** Asks the worker for a score. */
export interface EvaluateQuick {
  type: 'EVALUATE_QUICK';
  /** Returned with the answer, so that the answer to an older text can be distinguished from the newest one's. */
  id: string;
  payload: {
    resumeContent: string;
    jobTitle: string;
    jobDescription: string;
    /** The upload's facts about the file; valid only while the text is unchanged. */
    facts?:
      | {
          parsed?: ParsedResume | undefined;
          layout?: LayoutFacts | undefined;
          grammar?: readonly GrammarFact[] | undefined;
        }
      | undefined;
    /** ISO date, provided by the page: the engine has no clock. */
    today: string;
  };
}

export type ScoreAnswer =
  | { type: 'EVALUATION_RESULT'; id: string; result: Evaluation }
  | { type: 'EVALUATION_ERROR'; id: string; error: string };

import { z } from 'zod';
import type { ModelUse } from '../../tailoring/proposals.ts';

/** What a model answers to a brief. What it leaves out stays as it is. */
export const questionsSchema = z.object({
  questions: z.array(z.object({ id: z.string(), text: z.string() })),
});

/** A wording proposed for a question of a prep: it is not used unchecked. */
export interface ProposedQuestion {
  /** Of the question. */
  id: string;
  text: string;
  /** Of the model, `provider/name`. */
  model: string;
}

/** All wordings that were proposed for a prep. */
export interface ProposedQuestions {
  questions: readonly ProposedQuestion[];
  /** Absent where no model was asked. */
  use?: ModelUse | undefined;
}

import { paths } from '../../paths.ts';
import type { MadeAssessment } from './made-assessment.ts';

/** Where the storage of a tab has it; what reads it is in `score-in-hand.ts`, with the schemas. */
export const scoreKey = 'foothold.score';

/** Keeps the assessment that was made last in this tab. */
export function keepScore(storage: Pick<Storage, 'setItem' | 'removeItem'>, made: MadeAssessment | undefined): void {
  try {
    if (made) storage.setItem(scoreKey, JSON.stringify(made));
    else storage.removeItem(scoreKey);
  } catch {
    // Full or closed storage: only a reload loses the assessment.
  }
}

/** Where an assessment is shown: by its id, or, a visitor's, by the entry in the history that it was made at. */
export const scorePlace = ({ assessment }: MadeAssessment): [address: string, options: { state: unknown }] => [
  paths.score({ result: assessment.id }),
  { state: { made: assessment.createdAt } },
];

/** When the assessment was made that an entry of the history shows, as `scorePlace` says it. */
export const madeAt = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'made' in state ? state.made : undefined;

/** The account's history, which a stored assessment goes into. */
export const historyKey = ['assessment history'];

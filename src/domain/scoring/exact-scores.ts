import { catalogue } from './catalogue.ts';
import type { Check, Evaluation } from './evaluation.ts';

/** The overall and the match score of an evaluation before rounding, 0-100 each. */
export interface ExactScores {
  overall: number;
  match: number;
}

/** The weighted means of an evaluation's checks, by the catalogue's weights: what small edits move before the rounded scores do. */
export const exactScores = ({ checks }: Evaluation): ExactScores => ({
  overall: meanOf(checks),
  match: meanOf(checks.filter(({ name }) => catalogue[name].subject === 'job')),
});

function meanOf(checks: readonly Check[]): number {
  let total = 0;
  let sum = 0;
  for (const { name, score } of checks) {
    if (score === undefined) continue;
    total += catalogue[name].weight;
    sum += catalogue[name].weight * score;
  }
  return total === 0 ? 0 : sum / total;
}

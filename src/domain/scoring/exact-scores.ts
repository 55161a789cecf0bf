import { catalogue } from './catalogue.ts';
import type { CheckName } from './check-names.ts';
import type { Evaluation } from './evaluation.ts';

/** The overall and the match score of an evaluation before rounding, 0-100 each. */
export interface ExactScores {
  overall: number;
  match: number;
}

/** The means of an evaluation's checks by the catalogue's weights: what small edits move before the rounded scores do. */
export function exactScores({ checks }: Evaluation): ExactScores {
  const judged = checks.flatMap(({ name, score }): [CheckName, number][] =>
    score === undefined ? [] : [[name, score]],
  );
  return {
    overall: weightedMean(judged) ?? 0,
    match: weightedMean(judged.filter(([name]) => catalogue[name].subject === 'job')) ?? 0,
  };
}

/** The mean of checks' scores by the catalogue's weights; undefined of none. */
export function weightedMean(scores: Iterable<readonly [CheckName, number]>): number | undefined {
  let total = 0;
  let sum = 0;
  for (const [name, score] of scores) {
    total += catalogue[name].weight;
    sum += catalogue[name].weight * score;
  }
  return total === 0 ? undefined : sum / total;
}

/** Points to a hundredth: of many small gains the sum is told, so that none is rounded away. */
export const hundredth = (points: number): number => Math.round(points * 100) / 100;

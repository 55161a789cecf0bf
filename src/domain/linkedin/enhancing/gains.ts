import type { ProfileEvaluation } from '../evaluate-profile.ts';
import type { ProfileEnhancement } from '../enhancement.ts';

type Scores = ProfileEnhancement['scores'];

/** Both scores, and by how many points of the overall score each check made the difference, the largest first. */
export function compareScores(before: ProfileEvaluation, after: ProfileEvaluation): Scores {
  const costs = (evaluation: ProfileEvaluation): Map<string, number> =>
    new Map(evaluation.checks.map(({ name, cost }) => [name, cost]));
  const [was, is] = [costs(before), costs(after)];
  const names = [...new Set([...was.keys(), ...is.keys()])];
  return {
    before: scoreOf(before),
    after: scoreOf(after),
    gains: names
      .map((check) => ({ check, points: Math.round(10 * ((was.get(check) ?? 0) - (is.get(check) ?? 0))) / 10 }))
      .filter(({ points }) => points !== 0)
      .toSorted((a, b) => b.points - a.points),
  };
}

const scoreOf = ({ overallScore, categories }: ProfileEvaluation): Scores['before'] => ({
  overall: overallScore,
  categories,
});

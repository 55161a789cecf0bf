import { createHash } from 'node:crypto';
import type { DetailedScore } from '#contract/scores.ts';
import type { Copy } from '#copy/copy.ts';
import { describeEvaluation } from '#copy/describe-evaluation.ts';
import { checkNames, type CheckName, type Evaluation } from '#domain/scoring/evaluation.ts';
import { storedEvaluation } from './worded-assessment.ts';

/** Every check, judged or not: what could not be judged says why, and has no points that anything could count. */
function detailedScores({ checks }: Evaluation, feedback: Record<CheckName, string>): Record<CheckName, DetailedScore> {
  const byName = new Map(checks.map((check) => [check.name, check]));
  const detailed = checkNames.map((name): [CheckName, DetailedScore] => {
    const check = byName.get(name);
    if (!check) throw new Error(`The evaluation lacks ${name}.`);
    const { score, passed, impact } = check;
    const words = { feedback: feedback[name], impact };
    return [
      name,
      score === undefined ? { score: 0, passed: false, judged: false, ...words } : { score, passed, ...words },
    ];
  });
  return Object.fromEntries(detailed) as Record<CheckName, DetailedScore>;
}

/** An evaluation as stored and returned: its numbers, and the findings about them. */
function wordEvaluation(evaluation: Evaluation, copy: Copy) {
  const words = describeEvaluation(evaluation, copy);
  return {
    ...evaluation.groups,
    overallScore: evaluation.overallScore,
    detailedScores: detailedScores(evaluation, words.feedback),
    strengths: words.strengths,
    criticalIssues: words.issues,
    improvements: words.suggestions,
    missingKeywords: evaluation.missingKeywords,
    recommendedKeywords: evaluation.recommendedKeywords,
    highPriorityActions: words.highPriorityActions,
    mediumPriorityActions: words.mediumPriorityActions,
    lowPriorityActions: words.lowPriorityActions,
    atsCompatibilityLevel: evaluation.atsCompatibilityLevel,
    estimatedATSParseRate: evaluation.estimatedATSParseRate,
  };
}

/** The same with the codes and facts that say it. */
export const evaluationRow = (evaluation: Evaluation, copy: Copy) => ({
  ...wordEvaluation(evaluation, copy),
  evaluation: storedEvaluation(evaluation),
});

/** The id of the one row that is kept of what these name together. */
export function rowIdOf(...names: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(names)).digest('hex');
  // A UUID of version 8: made by a rule of our own.
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

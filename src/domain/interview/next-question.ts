import type { PrepQuestion } from './interview-prep.ts';
import type { PracticedAnswer } from './practice.ts';

/** An answer with at least this score need not be practiced again. */
export const goodFrom = 75;

/**
 * The question to practice next: those never answered first, then what was weak again, weakest first; undefined when all were answered well.
 * `practiced`: newest first.
 */
export function nextQuestion(
  questions: readonly Pick<PrepQuestion, 'id'>[],
  practiced: readonly (Pick<PracticedAnswer, 'questionId'> & { review: Pick<PracticedAnswer['review'], 'score'> })[],
): string | undefined {
  const latest = new Map<string, number>();
  for (const { questionId, review } of practiced) if (!latest.has(questionId)) latest.set(questionId, review.score);
  const fresh = questions.find(({ id }) => !latest.has(id));
  if (fresh !== undefined) return fresh.id;
  const weak = questions
    .map(({ id }) => ({ id, score: latest.get(id) ?? 0 }))
    .filter(({ score }) => score < goodFrom)
    .toSorted((a, b) => a.score - b.score);
  // What was answered last is not asked again at once where another is weak, too.
  const [last] = practiced;
  return (weak.find(({ id }) => id !== last?.questionId) ?? weak[0])?.id;
}

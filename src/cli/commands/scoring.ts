import { maxAdCharacters } from '#contract/limits.ts';
import { describeEvaluation, mostShownFirst } from '#copy/describe-evaluation.ts';
import type { Evaluation } from '#domain/scoring/evaluation.ts';
import { defaultCopy } from '#server/default-copy.ts';
import { requestCommand } from '../request-command.ts';
import { givenIn, neededIn } from '../requests.ts';

/** The evaluation in words: the findings that are worth most, or all, and how many there are besides. */
function reportOf(evaluation: Evaluation, all: boolean) {
  const { strengths, findings } = describeEvaluation(evaluation, defaultCopy());
  const shown = all ? findings : findings.slice(0, mostShownFirst);
  return { strengths, findings: shown, moreFindings: findings.length - shown.length };
}

/** `score FILE... [--job AD.txt --title T] [--all]`: the evaluation, and its findings in words. */
export const score = requestCommand({
  name: 'score',
  argument: 'FILE',
  fields: ['file', 'text', 'job', 'jobText', 'title'],
  options: ['job', 'title'],
  flags: ['all'],
  fileOptions: ['job'],
  answer: async (request, context) => {
    const ad = givenIn(request, 'job');
    const { parsed, layout } = await context.resume(neededIn(request, 'file'));
    const job = ad && { title: request['title'], description: await context.text(ad, maxAdCharacters) };
    const evaluation = await context.engine.run('score', { parsed, layout, job, today: context.today });
    return { value: { ...evaluation, report: reportOf(evaluation, request['all'] !== undefined) } };
  },
});

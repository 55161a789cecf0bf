import { createComparer } from '../../matching/compare.ts';
import type { Posting } from '../../posting/posting.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import type { Answer } from './answer.ts';
import type { AnswerFlaw } from './answer-flaws.ts';
import { withAnswers } from './with-answers.ts';

/** Why an answer would become no line of a resume that is tailored for this ad; undefined where it would. `today` is an ISO date. */
export function judgeAnswer(
  parsed: ParsedResume,
  answer: Answer,
  { posting, today }: { posting: Posting; today: string },
): AnswerFlaw | undefined {
  const context = { posting, today, compare: createComparer(), refused: new Set<string>() };
  return withAnswers(parsed, [answer], context).outcomes[0]?.flaw;
}

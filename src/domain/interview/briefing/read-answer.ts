import { plainText } from '../../tailoring/briefing/plain-text.ts';
import { questionsSchema, type ProposedQuestion } from './proposed-questions.ts';
import type { QuestionBrief } from './write-briefs.ts';

const mostCharacters = 400;

/**
 * A model's answer as proposals. Left out is what names no question of the brief, is empty, too long or unchanged, or has anything but plain text in it.
 * Nothing of it is checked yet for what it claims.
 */
export function readQuestions(brief: QuestionBrief, answer: unknown, model: string): ProposedQuestion[] {
  const answered = questionsSchema.safeParse(answer).data?.questions ?? [];
  return brief.questions.flatMap((question) => {
    const proposed = answered.find(({ id }) => id === question.id);
    if (!proposed) return [];
    const text = plainText(proposed.text, mostCharacters);
    return text === undefined || text === question.text ? [] : [{ id: question.id, model, text }];
  });
}

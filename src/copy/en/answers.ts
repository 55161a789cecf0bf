import type { AnswerFlaw } from '#domain/tailoring/answers/answer-flaws.ts';
import type { QuestionKind } from '#domain/tailoring/questions/question-kinds.ts';

type FlawSentence = (what: string, kind: QuestionKind) => string;

const bare: FlawSentence = (what, kind) => {
  if (kind === 'language') return `Say how well you speak and write ${what}, like “fluent” or “B2”.`;
  if (kind === 'licence') return `Write what you hold by its name, and since when, like “${what}, since 2021”.`;
  if (kind === 'degree') return 'Write what you studied, where, and when you finished.';
  return `Say where and what for: one plain sentence about what you did with “${what}”.`;
};

/** What a person reads beside an answer that became no line: what is missing. `what` is what was asked for. */
export const answerFlawSentences: Readonly<Record<AnswerFlaw, FlawSentence>> = {
  no: () => 'We only add what you’ve done yourself, so this stays out of your resume.',
  wish: () => 'This says what you’d like to do. Tell us where you’ve already done it and what for, or leave it out.',
  bare,
  copied: () => 'This repeats the job ad. Say in your own words where you did it and what came of it.',
  unrelated: (what, kind) =>
    kind === 'licence' || kind === 'degree' || kind === 'language'
      ? bare(what, kind)
      : `This doesn’t show “${what}” yet. Name it in a full sentence and say where you did it and what for.`,
  'no-place': () => 'Your resume has no job or project to put this under. Add one to your resume and try again.',
};

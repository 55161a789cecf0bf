import type { AnswerFlaw } from '#domain/tailoring/answers/answer-flaws.ts';

/** What a person reads beside an answer that became no line: what is missing. `what` is what was asked for. */
export const answerFlawSentences: Readonly<Record<AnswerFlaw, (what: string) => string>> = {
  no: () => 'We only add what you’ve done yourself, so this stays out of your resume.',
  wish: () => 'This says what you’d like to do. Tell us where you’ve already done it and what for, or leave it out.',
  bare: (what) => `Say where and what for: one plain sentence about what you did with “${what}”.`,
  copied: () => 'This repeats the job ad. Say in your own words where you did it and what came of it.',
  unrelated: (what) =>
    `This doesn’t show “${what}” yet. Name it in a full sentence and say where you did it and what for.`,
  'no-place': () => 'Your resume has no job or project to put this under. Add one to your resume and try again.',
};

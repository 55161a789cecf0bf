/** Why an answer became no line: it says no, wishes, says no more than yes, repeats the ad, does not say what was asked, or has no entry to stand in. */
export const answerFlaws = ['no', 'wish', 'bare', 'copied', 'unrelated', 'no-place'] as const;
export type AnswerFlaw = (typeof answerFlaws)[number];

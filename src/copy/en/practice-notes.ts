import type { AspectFound } from '#domain/interview/practice.ts';
import type { AnswerNote } from '#domain/interview/review/answer-notes.ts';

type NoteSentence = (facts: NonNullable<AspectFound['facts']>) => string;

/** What a person reads beside each part of a practiced answer, by the code of its note. */
export const practiceNotes: Readonly<Record<AnswerNote, NoteSentence>> = {
  'time-and-place': () => 'You say when and where it was, so the listener is with you.',
  'place-alone': () => 'You say where it was. Add when, in half a sentence.',
  'time-alone': () => 'You say when it was. Add where, and who was involved.',
  'no-situation': () => 'Begin with the place and the time: where were you, and what was going on?',
  'goal-said': () => 'It’s clear what was asked of you.',
  'goal-implied': () => 'We can guess what you were after, but say it: what was your job, and by when?',
  'no-task': () => 'Say what was expected of you before you say what you did.',
  'own-actions': () => 'You tell what you did yourself, step by step.',
  'one-action': () => 'You name one thing you did. Add what you did before and after it.',
  'we-alone': () => 'This is about what “we” or others did. Say what you did, starting with “I”.',
  'no-action': () => 'Say what you did. Two or three steps are enough.',
  'result-with-figure': () => 'You end with a result, and with a number.',
  'result-said': () => 'You say how it ended. A number would make it stronger, if you have one.',
  'result-in-passing': () => 'How it ended is told in passing. Give it a sentence of its own.',
  'result-vague': () => 'It “went well”, but how could you tell? Say what changed.',
  'no-result': () => 'The ending is missing. What came of it?',
  'rests-on-resume': () => 'This rests on what your resume shows.',
  'figures-not-shown': ({ figure }) => `Your resume doesn’t show “${figure ?? ''}”. Be sure of it, or leave it out.`,
  'not-on-resume': () => 'Little of this is on your resume. Tie it to a job you held.',
  'nothing-of-job': () =>
    'You talk about yourself alone. Name something of this job or employer that it has to do with.',
  'off-question': () => 'This doesn’t answer what was asked. Take up the question’s own words in your first sentence.',
  'claims-not-shown': ({ claim }) =>
    `Your resume doesn’t show “${claim ?? ''}”, or says otherwise. An interviewer will check. Say only what you can prove.`,
  'other-language': () =>
    'Your answer is in another language than the question. Only names could be compared; answer in the question’s language to have all of it looked at.',
  'a-list': () => 'This is a list. Say it in sentences: where you used one of these, and what you did.',
  'nothing-new': () => 'This repeats the question or your resume. Tell what is behind it.',
  'not-about-you': () => 'You aren’t in this answer. Say what you did or want: “I”.',
};

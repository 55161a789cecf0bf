import type { InterviewPrepView, PracticedAnswerView } from '#contract/interview-preps.ts';
import type { Copy } from '#copy/copy.ts';
import type { AspectFound } from '#domain/interview/practice.ts';
import { sentenceFor } from '../../http/errors.ts';
import type { StoredOptimization } from '../optimizations/store.ts';
import type { StoredAnswer, StoredPrep } from './store.ts';

/** The sentence of a note's code; nothing for codes no longer in use. */
const noteOf = ({ note, facts = {} }: AspectFound, { practiceNotes }: Copy): string =>
  note in practiceNotes ? practiceNotes[note as keyof Copy['practiceNotes']](facts) : '';

/** A practiced answer with its review in a language's words. */
export function answerViewOf(
  { id, questionId, text, seconds, review, createdAt }: StoredAnswer,
  copy: Copy,
): PracticedAnswerView {
  const { aspects, score, unsupported, words } = review;
  return {
    id,
    questionId,
    text,
    seconds,
    review: {
      aspects: aspects.map((found) => ({
        aspect: found.aspect,
        found: found.found,
        quote: found.quote,
        note: noteOf(found, copy),
      })),
      score,
      unsupported,
      words,
    },
    createdAt: createdAt.toISOString(),
  };
}

const none = { situation: [], task: [], action: [], result: [] };

/** A prep that is open to its owner. While it's being redone, it shows the previous one. */
export function prepViewOf(
  prep: StoredPrep,
  {
    optimization,
    access,
    practice,
    copy,
  }: {
    optimization: Pick<StoredOptimization, 'id' | 'revision'>;
    access: InterviewPrepView['access'];
    practice: readonly StoredAnswer[];
    copy: Copy;
  },
): InterviewPrepView {
  const { details, failure } = prep;
  return {
    id: prep.id,
    optimizationId: optimization.id,
    status: prep.status,
    jobTitle: prep.jobTitle,
    companyName: prep.companyName,
    questions: prep.questions ?? [],
    behavioralQuestions: prep.behavioralQuestions ?? [],
    technicalQuestions: prep.technicalQuestions ?? [],
    starGuides: prep.starGuides ?? none,
    tips: prep.tips ?? [],
    details: details && {
      language: details.language,
      questions: details.questions,
      stories: details.stories,
      forEmployer: details.forEmployer,
    },
    outdated: prep.status === 'completed' && optimization.revision > prep.revision,
    access,
    practice: practice.map((answer) => answerViewOf(answer, copy)),
    failure: failure && sentenceFor(copy, failure.code, failure.details),
    createdAt: prep.createdAt.toISOString(),
    completedAt: prep.completedAt?.toISOString() ?? null,
  };
}

/** A locked prep: what it is for, and nothing of it. */
export const lockedView = (prep: StoredPrep, optimization: StoredOptimization, copy: Copy) => ({
  ...prepViewOf(
    {
      ...prep,
      questions: [],
      behavioralQuestions: [],
      technicalQuestions: [],
      starGuides: none,
      tips: [],
      details: null,
    },
    { optimization, access: 'read', practice: [], copy },
  ),
});

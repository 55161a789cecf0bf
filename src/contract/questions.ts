import { z } from 'zod';
import { answerStates, maxAnswerCharacters } from '#domain/tailoring/answers/answer.ts';
import { questionKinds } from '#domain/tailoring/questions/question-kinds.ts';
import { validationKey } from '#copy/validation-key.ts';
import { optimizationById, optimizationStatuses } from './optimizations.ts';
import { route } from './route.ts';

const placeSchema = z.object({
  /** JSON Pointer of the entry, or of the section for what one has rather than does. */
  pointer: z.string(),
  /** How the entry is called. */
  name: z.string().nullable(),
});

/** What was asked and answered. Nothing of it is from a document that is locked: questions are the ad's, answers the person's. */
const questionsSchema = z.object({
  /** Of the optimization: until it is completed, the questions and scores are those of before. */
  status: z.enum(optimizationStatuses),
  matchScoreBefore: z.number().int().nullable(),
  matchScore: z.number().int().nullable(),
  /** Still open, the most valuable first. */
  questions: z.array(
    z.object({
      key: z.string(),
      text: z.string(),
      /** The requirement itself. */
      requirement: z.string(),
      kind: z.enum(questionKinds),
      must: z.boolean(),
      /** Where an answer most likely belongs; null if there's no entry. */
      place: placeSchema.nullable(),
      /** What a truthful answer would bring, in points of the match score. */
      points: z.number().int(),
    }),
  ),
  /** What truthful answers to the first three questions would bring together; null while that is not known. */
  pointsTogether: z.number().int().nullable(),
  answers: z.array(
    z.object({
      key: z.string(),
      requirement: z.string(),
      kind: z.enum(questionKinds),
      place: placeSchema.nullable(),
      text: z.string(),
      state: z.enum(answerStates),
      /** Whether it is, or will be once the optimization is completed, in the resume. */
      used: z.boolean(),
      /** A sentence that says why it is not; null where there is nothing to say. */
      missing: z.string().nullable(),
    }),
  ),
  /** The entries that a line can be put under. */
  places: z.array(placeSchema),
});
export type QuestionsView = z.infer<typeof questionsSchema>;

export const listQuestions = route({
  kind: 'json',
  method: 'GET',
  path: '/api/optimization/{id}/questions',
  access: 'visitor',
  scope: 'optimizations:read',
  params: optimizationById,
  response: questionsSchema,
  errors: ['OPTIMIZATION_NOT_FOUND'],
});

export const answerQuestion = route({
  kind: 'json',
  method: 'PATCH',
  path: '/api/optimization/{id}/answers',
  access: 'visitor',
  scope: 'optimizations:write',
  owned: true,
  params: optimizationById,
  body: z.object({
    /** The key of the question, or of the answer to change. */
    key: z.string().max(100),
    state: z.enum(answerStates),
    /** For `answered`: the person's own words. */
    text: z.string().trim().max(maxAnswerCharacters, validationKey('answerTooLong')).default(''),
    /** JSON Pointer of the entry that it belongs to, where that is another than the question's. */
    pointer: z.string().max(200).optional(),
  }),
  response: questionsSchema,
  errors: ['OPTIMIZATION_NOT_FOUND', 'QUESTION_NOT_FOUND', 'NOT_READY'],
  limit: 'review',
  inTurn: 'engine',
});

export const removeAnswer = route({
  kind: 'json',
  method: 'DELETE',
  path: '/api/optimization/{id}/answers/{key}',
  access: 'visitor',
  scope: 'optimizations:write',
  owned: true,
  params: optimizationById.extend({ key: z.string().max(100) }),
  response: questionsSchema,
  errors: ['OPTIMIZATION_NOT_FOUND', 'QUESTION_NOT_FOUND'],
  limit: 'review',
});

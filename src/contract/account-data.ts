import { z } from 'zod';
import { correctionsSchema } from '#domain/resume/corrections/correction-schema.ts';
import { answerSchema } from '#domain/tailoring/answers/answer.ts';
import { optimizationSchema } from './optimizations.ts';
import { pageQuery } from './page-query.ts';
import { route } from './route.ts';
import { storedAssessment } from './scores.ts';
import { getUpload } from './uploads.ts';

/** The most entries of each kind in one part: each brings its texts along. */
export const exportedEntries = 20;

/**
 * A part of what an account holds, in full: so many of each kind, newest first, from the same place on. The last is the one
 * that has fewer of each kind than were asked for.
 */
export const exportAccount = route({
  kind: 'json',
  method: 'GET',
  path: '/api/profile/export',
  access: 'user',
  query: pageQuery.extend({ limit: z.coerce.number().int().min(1).max(exportedEntries).default(exportedEntries) }),
  response: z.object({
    uploads: z.array(
      getUpload.response
        .pick({ uploadId: true, fileName: true, content: true })
        .extend({ corrections: correctionsSchema, answers: z.array(answerSchema), createdAt: z.string() }),
    ),
    optimizations: z.array(
      optimizationSchema.omit({ progress: true, credit: true, optimizedContent: true, coverLetter: true }).extend({
        jobDescription: z.string(),
        originalContent: z.string(),
        answers: z.array(answerSchema),
        /** Of each document that is locked as much as a page shows, and no filler. */
        optimizedContent: z.string().nullable(),
        coverLetter: z.string().nullable(),
      }),
    ),
    assessments: z.array(storedAssessment),
  }),
  errors: [],
});

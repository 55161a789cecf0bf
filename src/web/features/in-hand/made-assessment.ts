import { z } from 'zod';
import { shownAssessmentSchema } from '#contract/scores.ts';
import { uploadResume } from '#contract/uploads.ts';
import { correctionsSchema } from '#domain/resume/corrections/correction-schema.ts';

const { uploadId, fileName, content, parsed, layout, pictures, grammar } = uploadResume.response.shape;
export const scoredUploadSchema = z.object({
  uploadId,
  fileName,
  content,
  parsed,
  layout,
  pictures,
  grammar,
  corrections: correctionsSchema.optional(),
});
/** An upload with what was corrected of it. */
export type ScoredUpload = z.infer<typeof scoredUploadSchema>;

/** What was sent to be scored, where the same can be sent again. */
const sentSchema = z.union([
  z.object({
    resumeText: z.string(),
    uploadId: z.string().optional(),
    jobTitle: z.string().optional(),
    jobDescription: z.string().optional(),
  }),
  z.object({ profileText: z.string() }),
]);

export const madeSchema = z.object({
  assessment: shownAssessmentSchema,
  /** The file that it is about, with its newest corrections. */
  upload: scoredUploadSchema.optional(),
  /** Whether it was corrected after it was scored. */
  correctedSince: z.boolean().optional(),
  sent: sentSchema.optional(),
  /** The title of the job it was scored for: as sent, or as the ad says. */
  jobTitle: z.string().optional(),
  /** What was scored of an optimization. */
  scored: z.enum(['text', 'optimized', 'original']).optional(),
});
/** An assessment as it was just made. */
export type MadeAssessment = z.infer<typeof madeSchema>;

import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { api } from '#contract/api.ts';
import { shownAssessmentSchema } from '#contract/scores.ts';
import { uploadResume } from '#contract/uploads.ts';
import { correctionsSchema } from '#domain/resume/corrections/correction-schema.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { paths } from '../../paths.ts';

const storageKey = 'foothold.score';

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

const madeSchema = z.object({
  assessment: shownAssessmentSchema,
  /** The file that it is about, with its newest corrections. */
  upload: scoredUploadSchema.optional(),
  /** Whether it was corrected after it was scored. */
  correctedSince: z.boolean().optional(),
  sent: sentSchema.optional(),
  /** What the job is called that it was scored for: as it was sent, or as the ad says. */
  jobTitle: z.string().optional(),
  /** What was scored of an optimization. */
  scored: z.enum(['text', 'optimized', 'original']).optional(),
});
/** An assessment as it was just made. */
export type MadeAssessment = z.infer<typeof madeSchema>;

/** The assessment that was made last in this tab. */
export function scoreInHand(storage: Pick<Storage, 'getItem'>): MadeAssessment | undefined {
  try {
    return madeSchema.safeParse(JSON.parse(storage.getItem(storageKey) ?? '')).data;
  } catch {
    return undefined;
  }
}

export function keepScore(storage: Pick<Storage, 'setItem' | 'removeItem'>, made: MadeAssessment | undefined): void {
  try {
    if (made) storage.setItem(storageKey, JSON.stringify(made));
    else storage.removeItem(storageKey);
  } catch {
    // Full or closed storage: only a reload loses the assessment.
  }
}

/** Where an assessment is shown: by its id, or, a visitor's, by the entry in the history that it was made at. */
export const scorePlace = ({ assessment }: MadeAssessment): [address: string, options: { state: unknown }] => [
  paths.score({ result: assessment.id }),
  { state: { made: assessment.createdAt } },
];

/** Whether it was answered to a visitor, and can be made again for an account. */
export const isUnstored = ({ assessment, sent }: MadeAssessment): boolean =>
  assessment.id === undefined && sent !== undefined;

/** The account's history, which a stored assessment goes into. */
export const historyKey = ['assessment history'];

/** The query that makes a visitor's assessment again for an account, once, whichever parts of the page ask for it. */
export const scoredAgain = (
  { client, queries }: { client: ApiClient; queries: QueryClient },
  userId: string | undefined,
  made: MadeAssessment | undefined,
) =>
  queryOptions({
    queryKey: ['scored again', userId, made?.assessment.createdAt],
    queryFn: async () => {
      if (!made) return null;
      const again = await scoreAgain(client, made);
      // Another one may have been made meanwhile.
      if (scoreInHand(sessionStorage)?.assessment.createdAt === made.assessment.createdAt)
        keepScore(sessionStorage, again);
      await queries.invalidateQueries({ queryKey: historyKey });
      return again;
    },
    enabled: userId !== undefined && made !== undefined && isUnstored(made),
  });

/** The same assessment as it is by now: a stored one as it stands, a visitor's made again. */
export async function lookAgain(client: ApiClient, made: MadeAssessment): Promise<MadeAssessment> {
  const { id, createdAt } = made.assessment;
  if (id === undefined) {
    const { assessment } = await scoreAgain(client, made);
    return { ...made, assessment: { ...assessment, createdAt } };
  }
  const assessment = await client.call(api.getScore, { params: { id } });
  return { ...made, assessment: shownAssessmentSchema.parse(assessment) };
}

/** Makes an assessment again, of the same text and file: an account's is stored. */
async function scoreAgain(client: ApiClient, made: MadeAssessment): Promise<MadeAssessment> {
  const { sent } = made;
  if (sent === undefined) return made;
  const assessment =
    'profileText' in sent
      ? await client.call(api.scoreLinkedin, { body: sent })
      : await client.call(api.scoreResume, { body: sent });
  return { ...made, assessment: shownAssessmentSchema.parse(assessment) };
}

import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { shownAssessmentSchema } from '#contract/scores.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { historyKey, keepScore, scoreKey } from './kept-score.ts';
import { madeSchema, type MadeAssessment } from './made-assessment.ts';

/** The assessment that was made last in this tab. */
export function scoreInHand(storage: Pick<Storage, 'getItem'>): MadeAssessment | undefined {
  try {
    return madeSchema.safeParse(JSON.parse(storage.getItem(scoreKey) ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Whether it was answered to a visitor, and can be made again for an account. */
export const isUnstored = ({ assessment, sent }: MadeAssessment): boolean =>
  assessment.id === undefined && sent !== undefined;

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

/** The current state of the assessment: a stored one is loaded, a visitor's is made again. */
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

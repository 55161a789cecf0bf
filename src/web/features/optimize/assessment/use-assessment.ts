import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import type { Assessment } from '#contract/scores.ts';
import { useApi } from '../../../api/services.tsx';
import { useSession } from '../../account/use-session.ts';
import type { MadeAssessment } from '../../in-hand/made-assessment.ts';
import { isUnstored, scoredAgain, scoreInHand } from '../../in-hand/score-in-hand.ts';
import type { UploadedResume } from '../wizard-state.ts';

/** Whether the visitor's assessment that is being stored is of this text. */
const isOf = ({ sent }: MadeAssessment, resumeText: string): boolean =>
  sent !== undefined && 'resumeText' in sent && sent.resumeText === resumeText;

/** The score of a resume as it is. The same text with the same corrections has the same score, so it's requested once. */
export function useAssessment({ content, uploadId, corrections }: UploadedResume) {
  const client = useApi();
  const queries = useQueryClient();
  const session = useSession();
  const queryKey = [api.scoreResume.path, uploadId, content, corrections];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Assessment> => {
      const made = scoreInHand(sessionStorage);
      if (session && made && isUnstored(made) && isOf(made, content)) {
        const again = await queries.fetchQuery(scoredAgain({ client, queries }, session.user.id, made));
        if (again) return again.assessment;
      }
      return client.call(api.scoreResume, { body: { resumeText: content, uploadId }, signal });
    },
    enabled: session !== undefined,
  });
  const complete = (completed: Assessment) => queries.setQueryData(queryKey, completed);
  return { data, error, refetch, complete };
}

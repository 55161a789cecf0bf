import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/services.tsx';
import { useSession } from '../account/use-session.ts';
import type { MadeAssessment } from '../in-hand/made-assessment.ts';
import { scoredAgain } from '../in-hand/score-in-hand.ts';

/** What a visitor scored is scored again once they have signed in, and so is stored. */
export function useScoredAgain(made: MadeAssessment | undefined) {
  const client = useApi();
  const queries = useQueryClient();
  const session = useSession();
  return useQuery(scoredAgain({ client, queries }, session?.user.id, made));
}

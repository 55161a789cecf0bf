import { useEffect, useMemo } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { sentenceOf } from '../../api/http-error.ts';
import { useApi } from '../../api/services.tsx';
import { useCopy } from '../../copy/use-copy.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useSession } from '../account/use-session.ts';
import { scoredAgain, scoreInHand, type MadeAssessment } from '../in-hand/score-in-hand.ts';

/** What a visitor scored is scored again once they have signed in, and so is stored. */
export function useScoredAgain(made: MadeAssessment | undefined) {
  const client = useApi();
  const queries = useQueryClient();
  const session = useSession();
  return useQuery(scoredAgain({ client, queries }, session?.user.id, made));
}

/** On whatever page a visitor signs in, what they scored last is scored again for the account; where that fails it is said. */
export function useScoreForAccount(): void {
  const { scoreResult: words } = useCopy();
  const toast = useToast();
  const signedIn = Boolean(useSession());
  // Looked for at each page: it is made on some of them.
  const { key } = useLocation();
  const made = useMemo(() => (signedIn && key ? scoreInHand(sessionStorage) : undefined), [signedIn, key]);
  const { error } = useScoredAgain(made);
  useEffect(() => {
    if (error) toast({ tone: 'destructive', title: words.notStored, text: sentenceOf(error, words.notStoredText) });
  }, [error, toast, words]);
}

import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { sentenceOf } from '../../api/http-error.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { useToast } from '../../ui/toast.tsx';
import { scoreInHand } from '../in-hand/score-in-hand.ts';
import { useScoredAgain } from './use-score-again.ts';

/** On whatever page a visitor has signed in, what they scored last is scored again for the account; where that fails it is said. */
export default function ScoreForAccount() {
  const { scoreResult: words } = useCopy();
  const toast = useToast();
  // Looked for at each page: it is made on some of them.
  const { key } = useLocation();
  const made = useMemo(() => (key ? scoreInHand(sessionStorage) : undefined), [key]);
  const { error } = useScoredAgain(made);
  useEffect(() => {
    if (error) toast({ tone: 'destructive', title: words.notStored, text: sentenceOf(error, words.notStoredText) });
  }, [error, toast, words]);
  return null;
}

import { useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import type { PracticedAnswerView } from '#contract/interview-preps.ts';
import { codeOf, sentenceOf } from '../../../api/http-error.ts';
import { readOptions } from '../../../api/queries.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy } from '../../../copy/use-copy.tsx';
import { useToast } from '../../../ui/toast.tsx';

interface Answer {
  questionId: string;
  text: string;
  seconds: number;
}

/** Hands in answers and deletes them; what is read of the preparation follows at once. */
export function usePractice(optimizationId: string, onReviewed: (answer: PracticedAnswerView) => void) {
  const { practice: words } = useCopy();
  const client = useApi();
  const toast = useToast();
  const queries = useQueryClient();
  const { queryKey } = readOptions(api.getInterviewPrep, { optimizationId });
  const change = (changed: (practice: PracticedAnswerView[]) => PracticedAnswerView[]) =>
    queries.setQueryData(queryKey, (prep) => prep && { ...prep, practice: changed(prep.practice) });
  // A double click comes before the button knows that it is busy.
  const sending = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Answer) => client.call(api.practiceAnswer, { params: { optimizationId }, body }),
    onSuccess: (answer) => {
      change((practice) => [answer, ...practice.filter(({ id }) => id !== answer.id)]);
      onReviewed(answer);
    },
    onSettled: () => {
      sending.current = false;
    },
  });
  const removal = useMutation({
    mutationFn: (answerId: string) => client.call(api.deletePracticed, { params: { optimizationId, answerId } }),
    onSuccess: (_, answerId) => void change((practice) => practice.filter(({ id }) => id !== answerId)),
    onError: (error, answerId) => {
      // It was deleted in another tab.
      if (codeOf(error) === 'ANSWER_NOT_FOUND') change((practice) => practice.filter(({ id }) => id !== answerId));
      else toast({ tone: 'destructive', title: sentenceOf(error, words.removeFailed) });
    },
  });
  const handIn = (answer: Answer): void => {
    if (sending.current) return;
    sending.current = true;
    mutate(answer);
  };
  return { handIn, saving: isPending, error, removal };
}

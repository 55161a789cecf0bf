import { useEffect, useReducer, useRef, type Dispatch } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import type { QuestionsView } from '#contract/questions.ts';
import { codeOf, isStatus } from '../../../api/http-error.ts';
import { readOptions } from '../../../api/queries.ts';
import { useApi } from '../../../api/services.tsx';
import { draftsInHand } from '../../in-hand/draft-in-hand.ts';
import { savingKey } from '../saving.ts';
import {
  conversationReducer,
  isWorking,
  type Asked,
  type ConversationAction,
  type ConversationState,
  type Given,
} from './conversation-state.ts';
import { useKeptDrafts } from './use-drafts.ts';

const pollMs = 1000;

/** An answer on its way. */
export interface Sending {
  asked: Pick<Asked, 'key' | 'requirement'>;
  state: Given['state'];
  text: string;
  pointer: string | undefined;
}

export interface Conversation {
  /** Undefined until it is loaded, or where it cannot be. */
  view: QuestionsView | undefined;
  /** Why it could not be loaded or brought up to date. */
  loadError: Error | null;
  notFound: boolean;
  reload: () => void;
  state: ConversationState;
  dispatch: Dispatch<ConversationAction>;
  send: (sending: Sending) => void;
  takeBack: (answer: Given) => void;
  /** The question with an answer being saved or removed. */
  busyWith: string | undefined;
  /** Why the last answer could not be saved or taken back. */
  problem: { key: string; error: Error; removing: boolean } | undefined;
}

/** The questions of an optimization and its answers, read again every second while its documents are being made; `onAnswered` hears when they have been. */
export function useConversation(optimizationId: string, onAnswered: () => void): Conversation {
  const client = useApi();
  const queries = useQueryClient();
  const params = { id: optimizationId };
  const query = readOptions(api.listQuestions, params);
  const {
    data: view,
    error: loadError,
    refetch,
  } = useQuery({
    ...query,
    refetchOnMount: 'always',
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? pollMs : false),
  });
  const [state, dispatch] = useReducer(conversationReducer, undefined, (): ConversationState => ({
    at: undefined,
    drafts: draftsInHand(localStorage, optimizationId),
    last: undefined,
  }));
  useKeptDrafts(optimizationId, state.drafts);
  useDone(view, onAnswered);

  /** A poll that is under way would bring back what was before. */
  const cancelPoll = () => queries.cancelQueries({ queryKey: query.queryKey });
  const show = (after: QuestionsView) => queries.setQueryData(query.queryKey, after);
  const onError = (error: Error) => {
    // The documents were redone meanwhile, and other questions are open.
    if (codeOf(error) === 'QUESTION_NOT_FOUND') void refetch();
  };
  const answering = useMutation({
    mutationKey: savingKey(optimizationId),
    onMutate: cancelPoll,
    mutationFn: ({ asked, state, text, pointer }: Sending) =>
      client.call(api.answerQuestion, {
        params,
        body: { key: asked.key, state, text, ...(pointer !== undefined && { pointer }) },
      }),
    onSuccess: (after, { asked, state: did, text }) => {
      show(after);
      // Made at once; otherwise it is heard when it is done.
      if (!isWorking(after)) onAnswered();
      const { key, requirement } = asked;
      const turn = { key, requirement, did, scoreBefore: view?.matchScore ?? null };
      dispatch({ type: 'answered', turn, sent: { text }, before: view ?? after, after });
    },
    onError,
  });
  const removing = useMutation({
    mutationKey: savingKey(optimizationId),
    onMutate: cancelPoll,
    mutationFn: ({ key }: Given) => client.call(api.removeAnswer, { params: { ...params, key } }),
    onSuccess: (after, answer) => {
      show(after);
      // Made at once; otherwise it is heard when it is done.
      if (!isWorking(after)) onAnswered();
      const { key, requirement } = answer;
      const turn = { key, requirement, did: 'removed' as const, scoreBefore: view?.matchScore ?? null };
      dispatch({ type: 'tookBack', turn, answer });
    },
    onError,
  });
  const problems = [
    answering.error && { key: answering.variables.asked.key, error: answering.error, removing: false },
    removing.error && { key: removing.variables.key, error: removing.error, removing: true },
  ];
  const busyWith = answering.isPending
    ? answering.variables.asked.key
    : removing.isPending
      ? removing.variables.key
      : undefined;
  return {
    view,
    loadError,
    notFound: isStatus(loadError, 404),
    reload: () => void refetch(),
    state,
    dispatch,
    send: (sending) => {
      removing.reset();
      answering.mutate(sending);
    },
    takeBack: (answer) => {
      answering.reset();
      removing.mutate(answer);
    },
    busyWith,
    problem: problems.find((each) => each !== null),
  };
}

/** Hears once when documents that were being made are made, or could not be. */
function useDone(view: QuestionsView | undefined, heard: () => void): void {
  const working = view === undefined ? undefined : isWorking(view);
  const before = useRef(working);
  const listener = useRef(heard);
  useEffect(() => {
    listener.current = heard;
  });
  useEffect(() => {
    if (before.current === true && working === false) listener.current();
    before.current = working;
  }, [working]);
}

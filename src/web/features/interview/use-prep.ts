import { useEffect, useRef } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { isStatus } from '../../api/http-error.ts';
import { readOptions } from '../../api/queries.ts';
import { useApi } from '../../api/services.tsx';
import { useCopy } from '../../copy/use-copy.tsx';
import { useToast } from '../../ui/toast.tsx';
import { isOver, mayRetry, prepStateOf, type PrepState } from './prep-state.ts';

const pollMs = 3000;

export interface Prep {
  state: PrepState;
  /** The last poll of a prep in progress failed; the next one follows automatically. */
  disconnected: boolean;
  reload: () => void;
  /** Requests the prep, or a new one. */
  generate: () => void;
}

/** The preparation of an optimization, polled every 3 s until it's completed or failed; `generateMissing` requests one if there's none. */
export function usePrep(optimizationId: string, generateMissing: boolean): Prep {
  const { interviewPrep: words } = useCopy();
  const client = useApi();
  const toast = useToast();
  const queries = useQueryClient();
  const query = readOptions(api.getInterviewPrep, { optimizationId });
  const { data, error, refetch } = useQuery({
    ...query,
    retry: mayRetry,
    // It may have been made, practiced or outdated elsewhere.
    refetchOnMount: 'always',
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => (state.data && !isOver(state.data) ? pollMs : false),
  });
  // "Started" is outdated once it's made.
  const dismissStarted = useRef<() => void>(undefined);
  const working = useRef(false);
  const status = data?.status;
  useEffect(() => {
    if (working.current && status !== 'processing') dismissStarted.current?.();
    working.current = status === 'processing';
  }, [status]);
  const generating = useMutation({
    // A poll under way would bring back the old state.
    onMutate: () => queries.cancelQueries({ queryKey: query.queryKey }),
    mutationFn: () => client.call(api.generateInterviewPrep, { body: { optimizationId } }),
    onSuccess: async () => {
      dismissStarted.current = toast({ title: words.started, text: words.startedText });
      await refetch();
    },
    onError: (failure) => {
      // It looked open because it was loaded before a refund, or before the plan ended.
      if (isStatus(failure, 403))
        void queries.invalidateQueries({ queryKey: readOptions(api.getOptimization, { id: optimizationId }).queryKey });
      else toast({ tone: 'destructive', title: words.generationFailed, text: words.generationFailedText });
    },
  });
  const state = prepStateOf({
    prep: data,
    loadError: error,
    starting: generating.isPending,
    startError: generating.error,
  });
  const toMake = useRef(generateMissing);
  const { kind } = state;
  const { mutate } = generating;
  useEffect(() => {
    if (kind === 'loading') return;
    if (kind === 'none' && toMake.current) mutate();
    toMake.current = false;
  }, [kind, mutate]);
  return {
    state,
    disconnected: data !== undefined && error !== null && !isOver(data),
    reload: () => void refetch(),
    generate: () => {
      if (!generating.isPending) generating.mutate();
    },
  };
}

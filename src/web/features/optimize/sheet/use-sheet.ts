import { useCallback, useEffect, useRef, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import type { SheetAct, SheetView } from '#contract/sheets.ts';
import { isStatus, sentenceOf } from '../../../api/http-error.ts';
import { readOptions } from '../../../api/queries.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy } from '../../../copy/use-copy.tsx';
import { useToast } from '../../../ui/toast.tsx';
import {
  emptyHistory,
  inverseOf,
  keepActs,
  keptActs,
  pendingTexts,
  redone,
  undone,
  withPending,
  withStep,
  type SheetHistory,
} from './pending-acts.ts';

export type Saving = 'saved' | 'saving' | 'waiting';

export interface Sheet {
  /** As it will be once everything is saved. */
  view: SheetView | undefined;
  /** Written and not saved yet, by edit keys. */
  texts: ReadonlyMap<string, string>;
  failed: boolean;
  retry: () => void;
  saving: Saving;
  act: (...acts: SheetAct[]) => void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
}

const retryMs = 4000;
const pollMs = 1000;

/** An optimization's sheet, with what its person decides: seen at once, sent in order, kept in this browser until it has arrived. */
export function useSheet(id: string): Sheet {
  const client = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const { sheet: words } = useCopy();
  const options = readOptions(api.getSheet, { id });
  const { data, error, refetch } = useQuery({
    ...options,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'completed' ? pollMs : false),
  });
  const [history, setHistory] = useState<SheetHistory>(() => ({
    ...emptyHistory,
    pending: keptActs(id),
  }));
  const { pending } = history;
  useEffect(() => keepActs(id, pending), [id, pending]);

  const { mutate, isPending } = useMutation({
    mutationFn: (acts: SheetAct[]) => client.call(api.decideSheet, { params: { id }, body: { acts } }),
    onSuccess: (view, acts) => {
      queries.setQueryData(options.queryKey, view);
      setHistory((before) => ({ ...before, pending: before.pending.slice(acts.length) }));
      void queries.invalidateQueries({ queryKey: readOptions(api.getOptimization, { id }).queryKey, exact: true });
      void queries.invalidateQueries({ queryKey: readOptions(api.listQuestions, { id }).queryKey });
    },
    onError: (failure, acts) => {
      // What the server understands and refuses would be refused again.
      if (![400, 403, 404, 409].some((status) => isStatus(failure, status))) return;
      toast({ tone: 'destructive', title: words.notTaken, text: sentenceOf(failure, words.notTakenText) });
      setHistory((before) => ({ ...emptyHistory, pending: before.pending.slice(acts.length) }));
      void refetch();
    },
  });

  const [waiting, setWaiting] = useState(false);
  const send = useCallback(() => {
    if (pending.length > 0 && !isPending)
      mutate(pending.slice(0, 100), { onSettled: (_, failure) => setWaiting(failure !== null) });
  }, [pending, isPending, mutate]);
  useEffect(() => {
    if (!waiting) send();
  }, [waiting, send]);
  const sending = useRef(send);
  useEffect(() => {
    sending.current = send;
  });
  useEffect(() => {
    if (!waiting) return undefined;
    const again = () => sending.current();
    const timer = setInterval(again, retryMs);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [waiting]);

  const view = data && withPending(data, pending);
  return {
    view,
    texts: pendingTexts(pending),
    failed: data === undefined && error !== null,
    retry: () => void refetch(),
    saving: pending.length === 0 ? 'saved' : waiting ? 'waiting' : 'saving',
    act: (...acts) => {
      if (view) setHistory((before) => withStep(before, { acts, inverse: inverseOf(acts, view) }));
    },
    undo: history.done.length === 0 ? undefined : () => setHistory(undone),
    redo: history.undone.length === 0 ? undefined : () => setHistory(redone),
  };
}

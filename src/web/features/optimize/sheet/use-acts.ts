import { useCallback, useEffect, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import type { SheetAct } from '#contract/sheets.ts';
import { isStatus, sentenceOf } from '../../../api/http-error.ts';
import { readOptions } from '../../../api/queries.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy } from '../../../copy/use-copy.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { savingKey, useSettled, type Saving, type Settled } from '../saving.ts';
import {
  emptyHistory,
  keepActs,
  keptActs,
  redone,
  undone,
  withStep,
  type SheetHistory,
  type Step,
} from './pending-acts.ts';

/** What a person decided on an optimization's sheet, on its way to the server. */
export interface Acts {
  pending: readonly SheetAct[];
  saving: Saving;
  settled: Settled;
  take: (step: Step) => void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
}

const retryMs = 4000;

/**
 * Sends what is decided on a sheet in order, and keeps it in this browser until it has arrived: also while the result is shown and not the sheet. `open` says
 * whether the sheet is there for who asks: what was kept is not sent, to be refused and lost, before they have signed in.
 */
export function useActs(id: string, open: boolean): Acts {
  const client = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const { sheet: words } = useCopy();
  const sheetKey = readOptions(api.getSheet, { id }).queryKey;
  const [history, setHistory] = useState<SheetHistory>(() => ({ ...emptyHistory, pending: keptActs(id) }));
  const { pending } = history;
  useEffect(() => keepActs(id, pending), [id, pending]);

  const { mutate, isPending } = useMutation({
    mutationKey: savingKey(id),
    mutationFn: (acts: SheetAct[]) => client.call(api.decideSheet, { params: { id }, body: { acts } }),
    onSuccess: (view, acts) => {
      queries.setQueryData(sheetKey, view);
      setHistory((before) => ({ ...before, pending: before.pending.slice(acts.length) }));
      void queries.invalidateQueries({ queryKey: readOptions(api.getOptimization, { id }).queryKey, exact: true });
      void queries.invalidateQueries({ queryKey: readOptions(api.listQuestions, { id }).queryKey });
    },
    onError: (failure, acts) => {
      // A request that the server understood and refused would be refused again.
      if (![400, 403, 404, 409].some((status) => isStatus(failure, status))) return;
      toast({ tone: 'destructive', title: words.notTaken, text: sentenceOf(failure, words.notTakenText) });
      setHistory((before) => ({ ...emptyHistory, pending: before.pending.slice(acts.length) }));
      void queries.invalidateQueries({ queryKey: sheetKey });
    },
  });

  const [waiting, setWaiting] = useState(false);
  const send = useCallback(() => {
    if (open && pending.length > 0 && !isPending)
      mutate(pending.slice(0, 100), { onSettled: (_, failure) => setWaiting(failure !== null) });
  }, [open, pending, isPending, mutate]);
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

  const saving: Saving = pending.length === 0 ? 'saved' : waiting ? 'waiting' : 'saving';
  return {
    pending,
    saving,
    settled: useSettled(id, saving),
    take: (step) => setHistory((before) => withStep(before, step)),
    undo: history.done.length === 0 ? undefined : () => setHistory(undone),
    redo: history.undone.length === 0 ? undefined : () => setHistory(redone),
  };
}

import { useCallback, useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';

/** `waiting`: it could not be sent, and is sent again when there is a connection. */
export type Saving = 'saved' | 'saving' | 'waiting';

/** What every mutation is named that changes an optimization's documents. */
export const savingKey = (optimizationId: string): readonly string[] => ['saving', optimizationId];

/** Waits until nothing of an optimization is being saved any more; false where something could not be. `onWait` is called where that takes time. */
export type Settled = (onWait: () => void) => Promise<boolean>;

/** `saving` is the state of what the sheet sends step by step; other changes are found by their {@link savingKey}. */
export function useSettled(optimizationId: string, saving: Saving): Settled {
  const cache = useQueryClient().getMutationCache();
  const state = useRef(saving);
  const heard = useRef(new Set<() => void>());
  useEffect(() => {
    state.current = saving;
    for (const each of heard.current) each();
  }, [saving]);
  return useCallback(
    async (onWait: () => void) => {
      const begun = Date.now();
      const mutations = (status: 'pending' | 'error') =>
        cache.findAll({ mutationKey: savingKey(optimizationId), status });
      const running = mutations('pending');
      const isOver = () =>
        state.current === 'waiting' || (state.current === 'saved' && mutations('pending').length === 0);
      if (!isOver()) onWait();
      await new Promise<void>((resolve) => {
        const check = () => {
          if (!isOver()) return;
          stopListening();
          heard.current.delete(check);
          resolve();
        };
        const stopListening = cache.subscribe(check);
        heard.current.add(check);
        check();
      });
      const failed = mutations('error').some((each) => running.includes(each) || each.state.submittedAt >= begun);
      return state.current === 'saved' && !failed;
    },
    [cache, optimizationId],
  );
}

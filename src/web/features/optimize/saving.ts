import { useCallback, useEffect, useRef } from 'react';
import { useQueryClient, type MutationCache } from '@tanstack/react-query';

/** `waiting`: it could not be sent, and is sent again when there is a connection. */
export type Saving = 'saved' | 'saving' | 'waiting';

/** What every mutation is named that changes an optimization's documents. */
export const savingKey = (optimizationId: string): readonly string[] => ['saving', optimizationId];

/** Waits until nothing of an optimization is being saved any more; false where something could not be. `onWait` is called where that takes time. */
export type Settled = (onWait: () => void) => Promise<boolean>;

/** The state of what is sent step by step, and who hears when it changes. */
export interface SavingState {
  now: Saving;
  heard: Set<() => void>;
}

/** {@link Settled}: `state` is that of the sheet's decisions; other changes are found by their {@link savingKey}. */
export async function untilSettled(
  optimizationId: string,
  cache: MutationCache,
  state: SavingState,
  onWait: () => void,
): Promise<boolean> {
  const begun = Date.now();
  const mutations = (status: 'pending' | 'error') => cache.findAll({ mutationKey: savingKey(optimizationId), status });
  const running = mutations('pending');
  const isOver = () => state.now === 'waiting' || (state.now === 'saved' && mutations('pending').length === 0);
  if (!isOver()) {
    onWait();
    await new Promise<void>((resolve) => {
      const check = () => {
        if (!isOver()) return;
        stopListening();
        state.heard.delete(check);
        resolve();
      };
      const stopListening = cache.subscribe(check);
      state.heard.add(check);
    });
  }
  const failed = mutations('error').some((each) => running.includes(each) || each.state.submittedAt >= begun);
  return state.now === 'saved' && !failed;
}

export function useSettled(optimizationId: string, saving: Saving): Settled {
  const cache = useQueryClient().getMutationCache();
  const state = useRef<SavingState>({ now: saving, heard: new Set() });
  useEffect(() => {
    state.current.now = saving;
    for (const each of state.current.heard) each();
  }, [saving]);
  return useCallback((onWait) => untilSettled(optimizationId, cache, state.current, onWait), [cache, optimizationId]);
}

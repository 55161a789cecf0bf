import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { readOptions } from '../../../api/queries.ts';
import type { Settled } from '../saving.ts';

/** Something that was decided could not be saved, or the documents could not be made with it. */
export class Unsaved extends Error {
  override readonly name = 'Unsaved';
}

const pollMs = 1000;

/** Waits until the documents have everything in them that is being saved; throws {@link Unsaved} where they won't. `waiting` while it takes time. */
export function useSavedFirst(optimizationId: string, settled: Settled) {
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState(false);
  const wait = () => setWaiting(true);
  const savedFirst = async (): Promise<void> => {
    try {
      if (!(await settled(wait))) throw new Unsaved();
      const query = { ...readOptions(api.getOptimization, { id: optimizationId }), staleTime: 0 };
      for (;;) {
        // Saved changes are usually in the documents at once; if the server was stopped meanwhile, its queue redoes them.
        const { status } = await queries.fetchQuery(query);
        if (status === 'completed') return;
        if (status === 'failed') throw new Unsaved();
        wait();
        await new Promise((resolve) => setTimeout(resolve, pollMs));
      }
    } finally {
      setWaiting(false);
    }
  };
  return { savedFirst, waiting };
}

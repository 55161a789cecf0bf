import { useLocation, useSearchParams } from 'react-router';
import { z } from 'zod';

const storageKey = 'foothold.prepOpen';
const entrySchema = z.object({ prep: z.literal(true) });

/** The state of a history entry that shows an interview preparation without saying so in its address. */
export const prepEntry: z.infer<typeof entrySchema> = { prep: true };

/** Whether the address, or the entry in the history, asks for the interview preparation. */
export function usePrepWanted(): boolean {
  const { state } = useLocation() as { state: unknown };
  const [search] = useSearchParams();
  return search.get('tab') === 'interview-prep' || entrySchema.safeParse(state).success;
}

/** Keeps which optimization's preparation is open in this tab: signing up and paying lead back to an address that doesn't say. */
export function keepPrepOpen(storage: Pick<Storage, 'setItem'>, optimizationId: string): void {
  try {
    storage.setItem(storageKey, optimizationId);
  } catch {
    // Full or closed storage: it is opened by its button.
  }
}

/** It was closed by the person. */
export function forgetPrepOpen(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}

/** Whether this optimization's preparation was open in this tab when its page was left. */
export function wasPrepOpen(storage: Pick<Storage, 'getItem'>, optimizationId: string): boolean {
  try {
    return storage.getItem(storageKey) === optimizationId;
  } catch {
    return false;
  }
}

const storageKey = 'foothold.started';

/** The optimization that was started and not looked at yet. */
export function startedOptimization(storage: Pick<Storage, 'getItem'>): string | undefined {
  try {
    return storage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it as soon as the server has it: the page keeps loading for a while, and may be left or reloaded meanwhile. */
export function keepStarted(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  optimizationId: string | undefined,
): void {
  try {
    if (optimizationId === undefined) storage.removeItem(storageKey);
    else storage.setItem(storageKey, optimizationId);
  } catch {
    // Full or closed storage: a page that is not left shows it all the same.
  }
}

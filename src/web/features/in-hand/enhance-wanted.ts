const storageKey = 'foothold.enhanceWanted';

/** Keeps that the plan is bought for the sake of LinkedIn enhancement: paying leads back to another page. */
export function keepEnhanceWanted(storage: Pick<Storage, 'setItem' | 'removeItem'>, wanted: boolean): void {
  try {
    if (wanted) storage.setItem(storageKey, 'true');
    else storage.removeItem(storageKey);
  } catch {
    // Closed storage: the menu leads there too.
  }
}

export function enhanceWanted(storage: Pick<Storage, 'getItem'>): boolean {
  try {
    return storage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

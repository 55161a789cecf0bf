import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in prerendered pages and while they hydrate, true after that: for what only the browser can know. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in prerendered pages and while they come to life, true from then on: for what only the browser can know. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

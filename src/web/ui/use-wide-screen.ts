import { useSyncExternalStore } from 'react';

/** The breakpoint `lg` and above, where there is a margin next to the text. */
const query = '(min-width: 64rem)';

const subscribe = (changed: () => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
};

/** Whether the window is wide enough for a margin; false in prerendered pages. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );

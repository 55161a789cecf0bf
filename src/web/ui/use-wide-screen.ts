import { useSyncExternalStore } from 'react';

/** Answers a hook that says whether the window is as the query asks; false in prerendered pages. */
function screenHook(query: string): () => boolean {
  const subscribe = (changed: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  return () =>
    useSyncExternalStore(
      subscribe,
      () => matchMedia(query).matches,
      () => false,
    );
}

/** Whether the window is wide enough for a margin next to the text: the breakpoint `lg` and above. */
export const useWideScreen = screenHook('(min-width: 64rem)');

/** Whether the window is a phone's: below the breakpoint `sm`. */
export const usePhoneScreen = screenHook('(width < 40rem)');

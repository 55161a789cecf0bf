import { useEffect, useRef } from 'react';

/** Asks whether a component still stands on the page: what it has begun may end when the person has left it. */
export function useMounted(): () => boolean {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return () => mounted.current;
}

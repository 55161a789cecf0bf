import { useEffect, useRef } from 'react';

/** Asks whether a component is still mounted: its requests may end after the person has left. */
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

import { useEffect, useState } from 'react';
import { nextCount, pauseMs } from './live-counter.ts';

const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A count that keeps going while the page is open; it stays still for people who prefer reduced motion. */
export function useLiveCount(first: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (wantsNoMotion()) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        setCount((before) => nextCount(before, Math.random));
        wait();
      }, pauseMs(Math.random));
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
  return count;
}

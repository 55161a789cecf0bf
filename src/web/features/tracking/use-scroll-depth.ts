import { useEffect } from 'react';
import type { ScrollDepth } from '#contract/tracked-events.ts';
import { depthsReached } from './scroll-depth.ts';
import { useTrack } from './use-track.ts';

/** Reports how far a page is scrolled: each depth once for each time that the page is opened. */
export function useScrollDepth(pathname: string): void {
  const track = useTrack();
  useEffect(() => {
    const told = new Set<ScrollDepth>();
    const look = () => {
      const { scrollTop: top, scrollHeight: height, clientHeight: seen } = document.documentElement;
      for (const percent of depthsReached({ top, height, seen })) {
        if (!told.has(percent)) track('scroll_depth', { percent });
        told.add(percent);
      }
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page has its own depths.
  }, [pathname, track]);
}

import { useEffect, useRef } from 'react';
import type { Assessment } from '#contract/scores.ts';

/** How long to wait before each look: the checker mostly needs seconds, after a restart longer. In milliseconds. */
const pauses = [1500, 2000, 3000, 5000, 8000, 15_000, 30_000, 60_000];

/**
 * Looks again for an assessment whose mistakes of language were not counted in time, until they are; `look` may fail, and then it is
 * looked for later.
 */
export function useLateGrammar(assessment: Assessment | undefined, look: () => Promise<unknown>): void {
  const looking = useRef(look);
  useEffect(() => {
    looking.current = look;
  });
  const pending = assessment?.detail?.grammarPending ? (assessment.id ?? assessment.createdAt) : undefined;
  useEffect(() => {
    if (pending === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookAfter = (times: number) => {
      const pause = pauses[times];
      if (pause === undefined) return;
      timer = setTimeout(() => {
        void looking
          .current()
          .catch(() => undefined)
          .then(() => lookAfter(times + 1));
      }, pause);
    };
    lookAfter(0);
    return () => clearTimeout(timer);
  }, [pending]);
}

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { api as routes } from '#contract/api.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy } from '../../../copy/use-copy.tsx';
import {
  createLiveScoreSession,
  shownScore,
  type Debounces,
  type LiveScoreInput,
  type LiveScoreSession,
  type ServerScoreListener,
} from './live-score-session.ts';
import type { LiveScoreState } from './live-score-state.ts';
import { createServerScoreClient } from './server-score-client.ts';
import { createScoreWorkerClient } from './score-worker-client.ts';

interface LiveScoreOptions extends Partial<Debounces> {
  onServerScore?: ServerScoreListener;
}

/** The live score of what is written on this page. */
export function useLiveScore(
  input: LiveScoreInput,
  { localDebounceMs = 300, serverDebounceMs = 1000, onServerScore }: LiveScoreOptions = {},
): { score: LiveScoreState; reset: () => void } {
  const { liveScore: words } = useCopy();
  const api = useApi();
  const [session] = useState<LiveScoreSession>(() =>
    createLiveScoreSession({
      local: (callbacks) => createScoreWorkerClient({ words, ...callbacks }),
      server: (callbacks) =>
        createServerScoreClient({
          words,
          call: (body, signal) => api.call(routes.evaluateLive, { body, signal }),
          now: () => performance.now(),
          ...callbacks,
        }),
      clock: () => new Date(),
      localDebounceMs,
      serverDebounceMs,
    }),
  );
  useEffect(() => session.hear(onServerScore));
  useEffect(() => () => session.close(), [session]);
  useEffect(() => session.write(input));
  const scores = useSyncExternalStore(session.subscribe, session.scores, session.scores);
  const reset = useCallback(() => session.reset(), [session]);
  return { score: shownScore(scores, input), reset };
}

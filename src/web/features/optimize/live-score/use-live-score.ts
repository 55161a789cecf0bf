import { useEffect, useReducer, useRef } from 'react';
import { api as routes } from '#contract/api.ts';
import type { Correction } from '#domain/resume/corrections/correction.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy } from '../../../copy/use-copy.tsx';
import type { EvaluateQuick } from '../../../workers/score-protocol.ts';
import { liveScoreReducer, liveScoreStateOf, noLiveScores, type LiveScoreState } from './live-score-state.ts';
import { createServerScoreClient, type ServerScoreClient } from './server-score-client.ts';
import { createScoreWorkerClient, type ScoreWorkerClient } from './score-worker-client.ts';

export interface LiveScoreInput {
  resumeContent: string;
  jobTitle: string;
  jobDescription: string;
  /** The upload that the resume was read from. */
  uploadId?: string | undefined;
  /** The upload's facts about the file; valid only while the resume is unchanged. */
  facts?: EvaluateQuick['payload']['facts'];
  /** The corrections of the upload: it is scored again when this changes. */
  corrections?: readonly Correction[] | undefined;
  /** Whether corrections are being sent to the server, which is called only once it has them. */
  keeping?: boolean;
}

const isoDay = (date: Date) => date.toISOString().slice(0, 10);

interface LiveScoreOptions {
  localDebounceMs?: number;
  serverDebounceMs?: number;
  /** Called with each server score and the current local score. */
  onServerScore?: (score: number, localScore: number | null) => void;
}

/**
 * Scores while a person writes: in a background worker after a pause, by the server after a longer one, and not again for unchanged texts. Nothing is scored
 * until there are a resume, a title and a description.
 */
export function useLiveScore(
  { resumeContent, jobTitle, jobDescription, uploadId, facts, corrections = [], keeping = false }: LiveScoreInput,
  { localDebounceMs = 300, serverDebounceMs = 1000, onServerScore }: LiveScoreOptions = {},
): { score: LiveScoreState; reset: () => void } {
  const { liveScore: words } = useCopy();
  const api = useApi();
  const [scores, dispatch] = useReducer(liveScoreReducer, noLiveScores);
  const local = useRef<ScoreWorkerClient | undefined>(undefined);
  const server = useRef<ServerScoreClient | undefined>(undefined);
  const evaluated = useRef({ local: '', server: '' });
  const pauses = useRef<Partial<Record<'local' | 'server', ReturnType<typeof setTimeout>>>>({});
  const latest = useRef({ localScore: scores.localScore, onServerScore });
  useEffect(() => {
    latest.current = { localScore: scores.localScore, onServerScore };
  });

  useEffect(() => {
    local.current = createScoreWorkerClient({
      words,
      onResult: ({ overallScore, missingKeywords }) =>
        dispatch({ type: 'localScored', score: overallScore, missingKeywords, at: new Date() }),
      onError: (error) => dispatch({ type: 'localFailed', error }),
    });
    server.current = createServerScoreClient({
      words,
      call: (body, signal) => api.call(routes.evaluateLive, { body, signal }),
      now: () => performance.now(),
      onStarted: () => dispatch({ type: 'serverStarted' }),
      onResult: (score) => {
        dispatch({ type: 'serverScored', score, at: new Date() });
        latest.current.onServerScore?.(score, latest.current.localScore);
      },
      onError: (error) => dispatch({ type: 'serverFailed', error }),
    });
    return () => {
      local.current?.close();
      server.current?.close();
    };
  }, [api, words]);

  const complete = [resumeContent, jobTitle, jobDescription].every((text) => text.trim() !== '');
  const texts = JSON.stringify([resumeContent, jobTitle, jobDescription, corrections]);
  useEffect(() => {
    if (!complete || texts === evaluated.current.local) return undefined;
    const timer = setTimeout(() => {
      evaluated.current.local = texts;
      dispatch({ type: 'localStarted' });
      const today = isoDay(new Date());
      local.current?.evaluate({ resumeContent, jobTitle, jobDescription, today, ...(facts && { facts }) });
    }, localDebounceMs);
    pauses.current.local = timer;
    return () => clearTimeout(timer);
  }, [complete, texts, resumeContent, jobTitle, jobDescription, facts, localDebounceMs]);

  useEffect(() => {
    if (!complete || keeping || texts === evaluated.current.server) return undefined;
    const timer = setTimeout(() => {
      evaluated.current.server = texts;
      server.current?.evaluate({ resumeContent, jobTitle, jobDescription, uploadId });
    }, serverDebounceMs);
    pauses.current.server = timer;
    return () => clearTimeout(timer);
  }, [complete, keeping, texts, resumeContent, jobTitle, jobDescription, uploadId, serverDebounceMs]);

  const reset = () => {
    // An earlier request must not restore afterwards what is cleared now.
    clearTimeout(pauses.current.local);
    clearTimeout(pauses.current.server);
    local.current?.cancel();
    server.current?.cancel();
    evaluated.current = { local: '', server: '' };
    dispatch({ type: 'reset' });
  };
  return { score: liveScoreStateOf(scores), reset };
}

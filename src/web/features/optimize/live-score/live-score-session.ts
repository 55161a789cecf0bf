import type { Evaluation } from '#domain/scoring/evaluation.ts';
import type { EvaluateQuick } from '../../../workers/score-protocol.ts';
import {
  liveScoreReducer,
  liveScoreStateOf,
  noLiveScores,
  type LiveScoreAction,
  type LiveScores,
  type LiveScoreState,
} from './live-score-state.ts';
import type { ScoreWorkerClient } from './score-worker-client.ts';
import type { ServerScoreClient } from './server-score-client.ts';

type Facts = EvaluateQuick['payload']['facts'];

export interface LiveScoreInput {
  resumeContent: string;
  jobTitle: string;
  jobDescription: string;
  /** The upload that the resume was read from. */
  uploadId?: string | undefined;
  /** What was read from the file, and what the person corrected of it. */
  facts?: Facts;
  /** Whether corrections are on their way to the server, which is asked once it has them. */
  keeping?: boolean;
}

export interface Debounces {
  localDebounceMs: number;
  serverDebounceMs: number;
}

/** Callbacks of the two evaluators. Each answer is for the latest request. */
export interface EvaluatorCallbacks<Result> {
  onStarted?: () => void;
  onResult: (result: Result) => void;
  onError: (error: string) => void;
}

type LocalScore = Pick<Evaluation, 'overallScore' | 'craftScore' | 'matchScore' | 'missingKeywords'>;

interface Deps extends Debounces {
  local: (callbacks: EvaluatorCallbacks<LocalScore>) => ScoreWorkerClient;
  server: (callbacks: Required<EvaluatorCallbacks<number>>) => ServerScoreClient;
  /** The time, for the day that is scored for and the time of the last score. */
  clock: () => Date;
}

/** Called with each server score and the local score of the same text, where there is one. */
export type ServerScoreListener = (score: number, localScore: number | null) => void;

/** One live score, from the first keystroke until it is closed. */
export interface LiveScoreSession {
  /** Sets the current input. Does nothing if it hasn't changed. */
  write(input: LiveScoreInput): void;
  /** Forgets all scores, and scores the current input again. */
  reset(): void;
  close(): void;
  /** Tells this listener of server scores, in place of the one before. */
  hear(listener: ServerScoreListener | undefined): void;
  subscribe(changed: () => void): () => void;
  scores(): LiveScores;
}

/** Identifies the input of a score: null if the resume, title or description is missing, because then nothing is scored. */
export const keyOf = ({ resumeContent, jobTitle, jobDescription, uploadId, facts }: LiveScoreInput): string | null =>
  [resumeContent, jobTitle, jobDescription].every((text) => text.trim() !== '')
    ? JSON.stringify([resumeContent, jobTitle, jobDescription, uploadId ?? null, facts?.corrections ?? []])
    : null;

/** The scores to show for an input, which may be newer than the session's. */
export const shownScore = (scores: LiveScores, input: LiveScoreInput): LiveScoreState =>
  liveScoreStateOf(liveScoreReducer(scores, { type: 'written', what: keyOf(input) }));

/**
 * Scores while a person writes: in a background worker after a pause, by the server after a longer one, and not again for what has
 * not changed. A score is kept with its input, so that a late answer is never shown for another text.
 */
export function createLiveScoreSession(deps: Deps): LiveScoreSession {
  const { clock, localDebounceMs, serverDebounceMs } = deps;
  let scores = noLiveScores;
  let input: LiveScoreInput | undefined;
  const asked: Record<'local' | 'server', string | null> = { local: null, server: null };
  const pauses: Partial<Record<'local' | 'server', ReturnType<typeof setTimeout>>> = {};
  let listener: ServerScoreListener | undefined;
  const listeners = new Set<() => void>();
  const dispatch = (action: LiveScoreAction) => {
    scores = liveScoreReducer(scores, action);
    for (const changed of listeners) changed();
  };

  const local = deps.local({
    onResult: ({ overallScore, craftScore, matchScore, missingKeywords }) => {
      const parts = matchScore === undefined ? null : { craft: craftScore, fit: matchScore };
      dispatch({
        type: 'localScored',
        of: asked.local ?? '',
        score: overallScore,
        parts,
        missingKeywords,
        at: clock(),
      });
    },
    onError: (error) => dispatch({ type: 'localFailed', of: asked.local ?? '', error }),
  });
  const server = deps.server({
    onStarted: () => dispatch({ type: 'serverStarted' }),
    onResult: (score) => {
      const of = asked.server ?? '';
      dispatch({ type: 'serverScored', of, score, at: clock() });
      if (of === scores.written) listener?.(score, scores.local?.of === of ? scores.local.score : null);
    },
    onError: (error) => dispatch({ type: 'serverFailed', of: asked.server ?? '', error }),
  });

  const callOffServer = () => {
    clearTimeout(pauses.server);
    server.cancel();
    asked.server = null;
  };
  const callOff = () => {
    clearTimeout(pauses.local);
    local.cancel();
    asked.local = null;
    callOffServer();
  };

  const askLocally = (key: string, { resumeContent, jobTitle, jobDescription, facts }: LiveScoreInput) => {
    clearTimeout(pauses.local);
    if (asked.local === key) return;
    pauses.local = setTimeout(() => {
      asked.local = key;
      dispatch({ type: 'localStarted' });
      const today = clock().toISOString().slice(0, 10);
      local.evaluate({ resumeContent, jobTitle, jobDescription, today, ...(facts && { facts }) });
    }, localDebounceMs);
  };
  const askServer = (key: string, { resumeContent, jobTitle, jobDescription, uploadId, keeping }: LiveScoreInput) => {
    if (asked.server === key) return;
    callOffServer();
    if (keeping || scores.server?.of === key) return;
    pauses.server = setTimeout(() => {
      asked.server = key;
      server.evaluate({ resumeContent, jobTitle, jobDescription, uploadId });
    }, serverDebounceMs);
  };

  return {
    write(next) {
      const before = input;
      input = next;
      const key = keyOf(next);
      if (before && keyOf(before) === key && before.keeping === next.keeping) return;
      if (key === null) callOff();
      if (scores.written !== key) dispatch({ type: 'written', what: key });
      if (key === null) return;
      askLocally(key, next);
      askServer(key, next);
    },
    reset() {
      callOff();
      dispatch({ type: 'reset' });
      const key = input ? keyOf(input) : null;
      if (input === undefined || key === null) return;
      askLocally(key, input);
      askServer(key, input);
    },
    close() {
      callOff();
      input = undefined;
      local.close();
      server.close();
    },
    hear(next) {
      listener = next;
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    scores: () => scores,
  };
}

import { maxScoreDifference } from '#domain/scoring/bands.ts';

/** A score and its input: the texts, the file and the corrections, as one key. */
interface Scored {
  of: string;
  score: number;
}

/** The two parts of a score: how well the resume is made, and how much of what the ad asks for it shows. */
export interface CraftAndFit {
  craft: number;
  fit: number;
}

/** The state of the live score: the two evaluations, each with its state, and the current input. */
export interface LiveScores {
  /** The current input; null while there's nothing to score. */
  written: string | null;
  local: Scored | null;
  server: Scored | null;
  localLoading: boolean;
  serverLoading: boolean;
  localError: string | null;
  serverError: string | null;
  lastUpdated: Date | null;
  /** What the ad asks for but the resume doesn't show, most important first. */
  missingKeywords: string[];
  /** The parts of the local score; null until there is one. */
  parts: CraftAndFit | null;
}

export const noLiveScores: LiveScores = {
  written: null,
  local: null,
  server: null,
  localLoading: false,
  serverLoading: false,
  localError: null,
  serverError: null,
  lastUpdated: null,
  missingKeywords: [],
  parts: null,
};

/** The live score as it is shown. */
export interface LiveScoreState extends Omit<LiveScores, 'written' | 'local' | 'server'> {
  /** The higher of the local and the server score of what is written; until there is one, the local one of what was written last. */
  bestScore: number | null;
  localScore: number | null;
  /** The server's score of what is written now: never of anything else. */
  serverScore: number | null;
  source: 'local' | 'server' | 'both' | null;
  isLoading: boolean;
  /** Whether the two scores are within 3 points of each other; true unless both exist. */
  isConsistent: boolean;
  scoreDifference: number | null;
}

export type LiveScoreAction =
  | { type: 'written'; what: string | null }
  | { type: 'localStarted' }
  | { type: 'localScored'; of: string; score: number; parts: CraftAndFit | null; missingKeywords: string[]; at: Date }
  | { type: 'localFailed'; of: string; error: string }
  | { type: 'serverStarted' }
  | { type: 'serverScored'; of: string; score: number; at: Date }
  | { type: 'serverFailed'; of: string; error: string }
  | { type: 'reset' };

export function liveScoreReducer(scores: LiveScores, action: LiveScoreAction): LiveScores {
  switch (action.type) {
    case 'written':
      if (action.what === scores.written) return scores;
      // What failed, failed for another text; what the server was working on is called off.
      return action.what === null
        ? noLiveScores
        : { ...scores, written: action.what, localError: null, serverError: null, serverLoading: false };
    case 'localStarted':
      return { ...scores, localLoading: true, localError: null };
    case 'localScored':
      return {
        ...scores,
        local: { of: action.of, score: action.score },
        missingKeywords: action.missingKeywords,
        parts: action.parts,
        localLoading: false,
        localError: null,
        lastUpdated: action.at,
      };
    case 'localFailed':
      // The score of an older text must not be shown for one that can't be scored.
      return {
        ...scores,
        local: null,
        missingKeywords: [],
        parts: null,
        localLoading: false,
        localError: action.of === scores.written ? action.error : null,
      };
    case 'serverStarted':
      return { ...scores, serverLoading: true, serverError: null };
    case 'serverScored':
      return {
        ...scores,
        server: { of: action.of, score: action.score },
        serverLoading: false,
        serverError: null,
        lastUpdated: action.at,
      };
    case 'serverFailed':
      return { ...scores, serverLoading: false, serverError: action.error };
    case 'reset':
      return { ...noLiveScores, written: scores.written };
    default:
      return action satisfies never;
  }
}

const sourceOf = (localScore: number | null, serverScore: number | null): LiveScoreState['source'] => {
  if (localScore === null) return serverScore === null ? null : 'server';
  return serverScore === null ? 'local' : 'both';
};

/** Everything that follows from the two scores: those of what is written count, and only they are compared. */
export function liveScoreStateOf({ written, local, server, ...scores }: LiveScores): LiveScoreState {
  const current = (scored: Scored | null) => (scored !== null && scored.of === written ? scored.score : null);
  const serverScore = current(server);
  const stale = written !== null && serverScore === null ? (local?.score ?? null) : null;
  const localScore = current(local) ?? stale;
  const known = [localScore, serverScore].filter((score) => score !== null);
  const difference = localScore === null || serverScore === null ? null : Math.abs(localScore - serverScore);
  return {
    ...scores,
    localScore,
    serverScore,
    bestScore: known.length === 0 ? null : Math.max(...known),
    source: sourceOf(localScore, serverScore),
    isLoading: scores.localLoading || scores.serverLoading,
    isConsistent: difference === null || difference <= maxScoreDifference,
    scoreDifference: difference,
  };
}

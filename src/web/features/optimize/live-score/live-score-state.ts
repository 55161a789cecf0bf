import { maxScoreDifference } from '#domain/scoring/bands.ts';

/** What is known of the live score: the two evaluations, each with its state. */
export interface LiveScores {
  localScore: number | null;
  serverScore: number | null;
  localLoading: boolean;
  serverLoading: boolean;
  localError: string | null;
  serverError: string | null;
  lastUpdated: Date | null;
  /** What the ad asks for and the resume does not show, most important first. */
  missingKeywords: string[];
}

export const noLiveScores: LiveScores = {
  localScore: null,
  serverScore: null,
  localLoading: false,
  serverLoading: false,
  localError: null,
  serverError: null,
  lastUpdated: null,
  missingKeywords: [],
};

/** The live score as it is shown. */
export interface LiveScoreState extends LiveScores {
  /** The higher of the local and the server score. */
  bestScore: number | null;
  source: 'local' | 'server' | 'both' | null;
  isLoading: boolean;
  /** Whether the two scores are within 3 points of each other; true unless both exist. */
  isConsistent: boolean;
  scoreDifference: number | null;
}

export type LiveScoreAction =
  | { type: 'localStarted' }
  | { type: 'localScored'; score: number; missingKeywords: string[]; at: Date }
  | { type: 'localFailed'; error: string }
  | { type: 'serverStarted' }
  | { type: 'serverScored'; score: number; at: Date }
  | { type: 'serverFailed'; error: string }
  | { type: 'reset' };

export function liveScoreReducer(scores: LiveScores, action: LiveScoreAction): LiveScores {
  switch (action.type) {
    case 'localStarted':
      return { ...scores, localLoading: true, localError: null };
    case 'localScored':
      return {
        ...scores,
        localScore: action.score,
        missingKeywords: action.missingKeywords,
        localLoading: false,
        localError: null,
        lastUpdated: action.at,
      };
    case 'localFailed':
      return { ...scores, localLoading: false, localError: action.error };
    case 'serverStarted':
      return { ...scores, serverLoading: true, serverError: null };
    case 'serverScored':
      return { ...scores, serverScore: action.score, serverLoading: false, serverError: null, lastUpdated: action.at };
    case 'serverFailed':
      return { ...scores, serverLoading: false, serverError: action.error };
    case 'reset':
      return noLiveScores;
    default:
      return action satisfies never;
  }
}

const sourceOf = ({ localScore, serverScore }: LiveScores): LiveScoreState['source'] => {
  if (localScore === null) return serverScore === null ? null : 'server';
  return serverScore === null ? 'local' : 'both';
};

/** Everything that is derived from the two scores. */
export function liveScoreStateOf(scores: LiveScores): LiveScoreState {
  const { localScore, serverScore } = scores;
  const known = [localScore, serverScore].filter((score) => score !== null);
  const difference = localScore === null || serverScore === null ? null : Math.abs(localScore - serverScore);
  return {
    ...scores,
    bestScore: known.length === 0 ? null : Math.max(...known),
    source: sourceOf(scores),
    isLoading: scores.localLoading || scores.serverLoading,
    isConsistent: difference === null || difference <= maxScoreDifference,
    scoreDifference: difference,
  };
}

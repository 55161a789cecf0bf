import type { Handlers } from '../../http/handler.ts';
import { signedIn } from '../../http/visit.ts';
import type { Evaluations } from './evaluate-optimization.ts';
import type { ScoreLive } from './live.ts';
import type { Scores } from './service.ts';

type ScoreHandlers = Pick<
  Handlers,
  | 'scoreResume'
  | 'scoreLinkedin'
  | 'evaluateLive'
  | 'evaluateOptimization'
  | 'listScores'
  | 'summarizeScores'
  | 'getScore'
>;

interface ScoreServices {
  scores: Scores;
  scoreLive: ScoreLive;
  evaluations: Evaluations;
}

export const scoreRoutes = ({ scores, scoreLive, evaluations }: ScoreServices): ScoreHandlers => ({
  listScores: async ({ visit, query }) => scores.list((await signedIn(visit)).userId, query),
  summarizeScores: async ({ visit, query }) => scores.summary((await signedIn(visit)).userId, query),
  getScore: async ({ visit, params, locale }) => scores.get((await signedIn(visit)).userId, params.id, locale),
  evaluateLive: async ({ visit, body, locale }) => scoreLive(() => visit.find(), body, locale),
  evaluateOptimization: async ({ visit, body, locale }) =>
    evaluations.optimization(await visit.find(), body.optimizationId, locale),
  scoreResume: async ({ visit, body, locale }) => scores.resume(() => visit.find(), body, locale),
  scoreLinkedin: async ({ visit, body, locale }) => scores.linkedin(() => visit.find(), body, locale),
});

import type { Handlers } from '../../http/handler.ts';
import { signedIn } from '../../http/visit.ts';
import type { ScoreLive } from './live.ts';
import type { Scores } from './service.ts';

type ScoreHandlers = Pick<Handlers, 'scoreResume' | 'scoreLinkedin' | 'evaluateLive' | 'listScores' | 'getScore'>;

export const scoreRoutes = ({ scores, scoreLive }: { scores: Scores; scoreLive: ScoreLive }): ScoreHandlers => ({
  listScores: async ({ visit, query }) => scores.list((await signedIn(visit)).userId, query),
  getScore: async ({ visit, params }) => scores.get((await signedIn(visit)).userId, params.id),
  evaluateLive: async ({ visit, body }) => scoreLive(() => visit.find(), body),
  scoreResume: async ({ visit, body }) => scores.resume(() => visit.find(), body),
  scoreLinkedin: async ({ visit, body }) => scores.linkedin(() => visit.find(), body),
});

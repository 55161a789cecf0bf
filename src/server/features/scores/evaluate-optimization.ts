import type { RouteResponse } from '#contract/route.ts';
import type { evaluateOptimization } from '#contract/scores.ts';
import { copyFor } from '#copy/copy-for.ts';
import type { Locale } from '#copy/locales.ts';
import type { Database } from '../../db/database.ts';
import type { Engine } from '../../engine/tasks.ts';
import type { Owner } from '../../http/visit.ts';
import type { Clock } from '../../clock.ts';
import type { Optimizations } from '../optimizations/service.ts';
import { evaluationRow, rowIdOf } from './ats-evaluation.ts';
import { keepOfOptimization, purgeLive } from './evaluation-store.ts';
import { resumeOf } from './scored-resume.ts';

/** How long a live evaluation is kept. */
export const liveDays = 30;

export interface Evaluations {
  /**
   * Evaluates a stored optimization of the owner's for its job; an account's latest is kept. A locked one is evaluated as it was
   * before it was tailored. Throws OPTIMIZATION_NOT_FOUND.
   */
  optimization(
    owner: Owner | undefined,
    optimizationId: string,
    locale: Locale,
  ): Promise<RouteResponse<typeof evaluateOptimization>>;
  /** Removes what was evaluated while it was being written, after 30 days. */
  purge(): Promise<void>;
}

interface Deps {
  db: Database;
  clock: Clock;
  engine: Engine;
  optimizations: Pick<Optimizations, 'owned'>;
}

export const createEvaluations = ({ db, clock, engine, optimizations }: Deps): Evaluations => ({
  async optimization(owner, id, locale) {
    const owned = await optimizations.owned(owner, id);
    const { id: optimizationId, userId, jobTitle, jobDescription } = owned.stored;
    const { text, parsed, layout, job, scored } = await resumeOf(engine, owned);
    const createdAt = clock.now();
    const today = createdAt.toISOString().slice(0, 10);
    const evaluation = await engine.run('score', { parsed, layout, job, today });
    const { evaluation: codes, ...worded } = evaluationRow(evaluation, copyFor(locale));
    const answer = { ...worded, optimizationId, scored, createdAt: createdAt.toISOString() };
    if (userId === null) return answer;
    const row = { id: rowIdOf('optimization', optimizationId), userId, optimizationId, jobTitle, jobDescription };
    await keepOfOptimization(db, { ...row, ...worded, evaluation: codes, resumeContent: text, createdAt });
    return { ...answer, id: row.id };
  },

  purge: () => purgeLive(db, new Date(clock.now().getTime() - liveDays * 24 * 3600 * 1000)),
});

import type { ProfileEnhancement } from '#domain/linkedin/enhancement.ts';
import { isWorthAnotherRun } from '../../compose/another-run.ts';
import type { Database } from '../../db/database.ts';
import type { Engine } from '../../engine/tasks.ts';
import { loggable, type Log } from '../../logging/log.ts';
import type { Clock } from '../../clock.ts';
import { workOn, type JobWork } from '../../queue/job.ts';
import { enhanceJob } from './jobs.ts';
import { completeEnhancement, failEnhancement, findUnmade } from './store.ts';

interface Deps {
  db: Database;
  clock: Clock;
  engine: Pick<Engine, 'run' | 'tailorings'>;
  log: Log;
}

/**
 * Enhances profiles. Safe to run twice: the outcome is written once. An error of the engine fails the enhancement, since another run would end the same; after
 * an error of the database or a dead process the queue runs it again.
 */
export const enhancementWork = ({ db, clock, engine, log }: Deps): JobWork =>
  workOn(
    enhanceJob,
    async ({ enhancementId }) => {
      const enhancement = await findUnmade(db, enhancementId);
      if (!enhancement) return;
      const { profileInput, targetRole, config, resume } = enhancement;
      const today = clock.now().toISOString().slice(0, 10);
      let made: ProfileEnhancement;
      try {
        made = await engine.run('enhanceProfile', {
          profileText: profileInput ?? '',
          targetRole: targetRole ?? '',
          ...config,
          resume: resume ?? undefined,
          today,
        });
      } catch (error) {
        if (isWorthAnotherRun(error)) throw error;
        log.error({ error: loggable(error), enhancementId }, 'a profile was not enhanced');
        return failEnhancement(db, enhancementId, { code: 'ENHANCEMENT_FAILED' });
      }
      await completeEnhancement(db, enhancementId, made, clock.now());
    },
    {
      concurrency: engine.tailorings,
      gaveUp: ({ enhancementId }) => failEnhancement(db, enhancementId, { code: 'ENHANCEMENT_FAILED' }),
    },
  );

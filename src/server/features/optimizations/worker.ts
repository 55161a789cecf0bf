import type { Database } from '../../db/database.ts';
import type { Engine } from '../../engine/tasks.ts';
import { loggable, type Log } from '../../log.ts';
import type { Clock } from '../../ports.ts';
import { workOn, type JobWork } from '../../queue/job.ts';
import { optimizeJob } from './jobs.ts';
import { beginWork, complete, fail, failBegun, type Outcome, type StoredOptimization } from './store.ts';

interface Deps {
  db: Database;
  clock: Clock;
  engine: Engine;
  log: Log;
}

async function outcomeOf(engine: Engine, optimization: StoredOptimization, clock: Clock): Promise<Outcome> {
  const { source, jobDescription, jobTitle, companyName, answers } = optimization;
  const request = {
    source,
    jobDescription,
    jobTitle,
    companyName: companyName ?? undefined,
    answers,
    now: clock.now(),
  };
  const { tailoring, optimizedContent, coverLetter } = await engine.run('tailor', request);
  return { tailoring, optimizedContent, coverLetter, completedAt: clock.now() };
}

/**
 * Runs optimizations. Safe to run twice: the outcome is written once, with the person's last answers. An error of the engine fails the optimization at once,
 * since another run would end the same; after an error of the database or a dead process the queue runs it again.
 */
export function optimizationWork({ db, clock, engine, log }: Deps): JobWork {
  return workOn(
    optimizeJob,
    async ({ optimizationId }) => {
      const optimization = await beginWork(db, optimizationId);
      if (!optimization) return;
      let outcome: Outcome;
      try {
        outcome = await outcomeOf(engine, optimization, clock);
      } catch (error) {
        log.error({ error: loggable(error), optimizationId }, 'tailoring failed');
        return failBegun(db, optimization, { code: 'TAILORING_FAILED' });
      }
      await complete(db, optimization, outcome);
    },
    {
      concurrency: engine.tailorings,
      gaveUp: ({ optimizationId }) => fail(db, optimizationId, { code: 'TAILORING_FAILED' }),
    },
  );
}

import type { Database } from '../../db/database.ts';
import type { Engine } from '../../engine/tasks.ts';
import { workOn, type JobWork } from '../../queue/job.ts';
import { optimizeJob } from './jobs.ts';
import type { ModelWording } from './model-wording.ts';
import type { Outcomes } from './outcomes.ts';
import { fail } from './store.ts';

interface Deps {
  db: Database;
  engine: Pick<Engine, 'tailorings'>;
  outcomes: Outcomes;
  modelWording: Pick<ModelWording, 'waits'>;
}

/** How many more jobs run side by side where most of their time is waiting for a model. */
const waitingJobs = 6;

/** Runs optimizations; after an error of the database or a dead process the queue runs one again. */
export const optimizationWork = ({ db, engine, outcomes, modelWording }: Deps): JobWork =>
  workOn(optimizeJob, ({ optimizationId, startedBy }) => outcomes.make(optimizationId, startedBy), {
    concurrency: engine.tailorings + (modelWording.waits ? waitingJobs : 0),
    gaveUp: ({ optimizationId }) => fail(db, optimizationId, { code: 'TAILORING_FAILED' }),
  });

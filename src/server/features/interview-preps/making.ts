import type { InterviewPrep, QuestionKind } from '#domain/interview/interview-prep.ts';
import { starGuidesOf } from '#domain/interview/stories.ts';
import { isWorthAnotherRun } from '../../compose/another-run.ts';
import type { Database } from '../../db/database.ts';
import type { Engine } from '../../engine/tasks.ts';
import { loggable, type Log } from '../../logging/log.ts';
import type { Clock } from '../../clock.ts';
import { workOn, type JobWork } from '../../queue/job.ts';
import { applicationOf } from '../optimizations/application.ts';
import type { ModelWording } from '../optimizations/model-wording.ts';
import { prepareInterviewJob } from './jobs.ts';
import { wordedPrep } from './prep-wording.ts';
import { completePrep, failPrep, findUnmade, type MadePrep } from './store.ts';

interface Deps {
  db: Database;
  clock: Clock;
  engine: Pick<Engine, 'run' | 'tailorings'>;
  log: Log;
  modelWording: Pick<ModelWording, 'ask' | 'waits'>;
}

/** How many more jobs run side by side where most of their time is waiting for a model. */
const waitingJobs = 6;

/** The specified lists of a prep: its texts alone. */
function listsOf(prep: InterviewPrep): Omit<MadePrep, 'details' | 'revision' | 'completedAt'> {
  const textsOf = (kind: QuestionKind) => prep.questions.filter((each) => each.kind === kind).map(({ text }) => text);
  return {
    questions: textsOf('general'),
    behavioralQuestions: textsOf('behavioral'),
    technicalQuestions: textsOf('technical'),
    starGuides: starGuidesOf(prep),
    tips: prep.tips,
  };
}

/**
 * Makes preps. Safe to run twice: the result is written once. An engine error fails the prep, since another run would end the same way. If the engine was too
 * busy or is being closed, and after a database error or a dead process, the queue runs it again.
 */
export const interviewPrepWork = ({ db, clock, engine, log, modelWording }: Deps): JobWork =>
  workOn(
    prepareInterviewJob,
    async ({ prepId, startedBy }) => {
      const optimization = await findUnmade(db, prepId);
      if (!optimization) return;
      let details: InterviewPrep;
      try {
        const asker = { prepId, userId: optimization.userId, startedBy };
        const request = applicationOf(optimization, clock.now());
        details = await wordedPrep({ db, engine, log, modelWording }, asker, request);
      } catch (error) {
        if (isWorthAnotherRun(error)) throw error;
        log.error({ error: loggable(error), prepId }, 'an interview was not prepared');
        return failPrep(db, prepId, { code: 'PREP_FAILED' });
      }
      const { revision } = optimization;
      await completePrep(db, prepId, { ...listsOf(details), details, revision, completedAt: clock.now() });
    },
    {
      concurrency: engine.tailorings + (modelWording.waits ? waitingJobs : 0),
      gaveUp: ({ prepId }) => failPrep(db, prepId, { code: 'PREP_FAILED' }),
    },
  );

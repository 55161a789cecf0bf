import { randomBytes } from 'node:crypto';
import { questionPrompt } from '#domain/interview/briefing/prompt.ts';
import { questionsSchema, type ProposedQuestions } from '#domain/interview/briefing/proposed-questions.ts';
import { readQuestions } from '#domain/interview/briefing/read-answer.ts';
import type { QuestionBrief } from '#domain/interview/briefing/write-briefs.ts';
import type { InterviewPrep } from '#domain/interview/interview-prep.ts';
import type { Database } from '../../db/database.ts';
import type { InterviewRequest } from '../../engine/interview-tasks.ts';
import type { Engine } from '../../engine/tasks.ts';
import { loggable, type Log } from '../../logging/log.ts';
import type { ModelWording } from '../optimizations/model-wording.ts';
import type { StartedBy } from '../optimizations/started-by.ts';
import { findPrepProposals, savePrepProposals } from './proposals-store.ts';

interface Deps {
  db: Database;
  engine: Pick<Engine, 'run'>;
  log: Log;
  modelWording: Pick<ModelWording, 'ask'>;
}

/** For whom a prep is made. */
export interface PrepAsker {
  prepId: string;
  userId: string | null;
  startedBy: StartedBy;
}

/**
 * The prep of an application, in a model's wordings if one may be asked and answers; they're requested once and stored. If the model fails, the prep keeps the
 * rules' own wording; an engine error there is thrown.
 */
export async function wordedPrep(deps: Deps, asker: PrepAsker, request: InterviewRequest): Promise<InterviewPrep> {
  const { engine, log } = deps;
  try {
    const proposals = await proposalsFor(deps, asker, request);
    if (proposals) return await engine.run('prepareInterview', { ...request, proposals });
  } catch (error) {
    log.error({ error: loggable(error), prepId: asker.prepId }, 'an interview was not worded by a model');
  }
  return engine.run('prepareInterview', request);
}

async function proposalsFor(
  { db, engine, modelWording }: Deps,
  { prepId, ...asker }: PrepAsker,
  request: InterviewRequest,
): Promise<ProposedQuestions | undefined> {
  const stored = await findPrepProposals(db, prepId);
  if (stored) return stored;
  let briefs: QuestionBrief[] = [];
  const reply = await modelWording.ask(asker, async () => {
    briefs = await engine.run('writeQuestionBriefs', request);
    return briefs.map((brief) => ({
      id: brief.id,
      schema: questionsSchema,
      ...questionPrompt(brief, randomBytes(16).toString('hex')),
    }));
  });
  if (!reply) return undefined;
  const { answers, use } = reply;
  const questions = briefs.flatMap((brief, index) => readQuestions(brief, answers[index]?.value, use.model));
  // Another run asks again where nothing was answered.
  if (answers.every(({ value }) => value === undefined)) return undefined;
  const proposals = { questions, use };
  await savePrepProposals(db, prepId, proposals);
  return proposals;
}

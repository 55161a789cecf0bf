import { createHmac, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { answerSchemas } from '#domain/tailoring/briefing/answer-schemas.ts';
import type { Brief } from '#domain/tailoring/briefing/brief.ts';
import { mergeWordings } from '#domain/tailoring/briefing/merge-wordings.ts';
import { promptFor } from '#domain/tailoring/briefing/prompt.ts';
import { readAnswer } from '#domain/tailoring/briefing/read-answer.ts';
import type { ProposedWording } from '#domain/tailoring/proposals.ts';
import type { Engine } from '../../engine/tasks.ts';
import { loggable, type Log } from '../../logging/log.ts';
import type { ModelQuestion } from '../../adapters/ai/port.ts';
import { createModelAsking, type ModelAsking, type ModelAskingDeps } from './model-asking.ts';
import type { StartedBy } from './started-by.ts';
import { saveProposals, type StoredOptimization } from './store.ts';

export interface ModelWording {
  /**
   * A model's proposals for an optimization, requested before its first outcome and stored. Nothing if no model may be asked, or none answers. Never throws.
   * `onWorded` hears how many sections of how many are worded.
   */
  proposalsFor(
    optimization: StoredOptimization,
    startedBy: StartedBy,
    onWorded: (counted: { done: number; of: number }) => void,
  ): Promise<ProposedWording | undefined>;
  /** Asks whichever model may be asked, for what else is worded; throws after an error of the database alone. */
  ask: ModelAsking['ask'];
  /** What is remembered about who started an optimization. */
  startedBy(sessionId: string | undefined, address?: string): StartedBy;
  /** Whether the operator has a model: a job then waits for others more than it works. */
  waits: boolean;
  purge(): Promise<void>;
}

interface Deps extends ModelAskingDeps {
  engine: Pick<Engine, 'run'>;
  log: Log;
  /** Marks addresses. */
  addressKey: string;
}

export function createModelWording(deps: Deps): ModelWording {
  const { db, clock, engine, log, models, addressKey } = deps;
  const asking = createModelAsking(deps);

  const ask: ModelWording['proposalsFor'] = async (optimization, startedBy, onWorded) => {
    const { userId, source, jobTitle, companyName, jobDescription } = optimization;
    const request = { source, jobTitle, companyName: companyName ?? undefined, jobDescription, now: clock.now() };
    let briefs: Brief[] = [];
    const questions = async () => {
      briefs = await engine.run('writeBriefs', request);
      return briefs.map(questionOf);
    };
    const reply = await asking.ask({ userId, startedBy }, questions, onWorded);
    if (!reply) return undefined;
    const { answers, use, usdOf } = reply;
    const wordings = briefs.map((brief, index) => {
      const answer = answers[index];
      return answer?.value === undefined
        ? {}
        : readAnswer(brief, answer.value, { model: use.model, usd: usdOf(answer) });
    });
    const proposals = { ...mergeWordings(wordings), use };
    await saveProposals(db, optimization.id, proposals);
    return proposals;
  };

  return {
    waits: models.house !== undefined,
    startedBy: (sessionId, address) => ({
      ...(sessionId === undefined ? {} : { sessionId }),
      ...(address === undefined
        ? {}
        : { address: createHmac('sha256', addressKey).update(address).digest('base64url') }),
    }),
    async proposalsFor(optimization, startedBy, onWorded) {
      // Asked once, before the first outcome: later ones are made with the same wordings.
      if (optimization.proposals !== null) return optimization.proposals;
      if (optimization.tailoring !== null) return undefined;
      try {
        return await ask(optimization, startedBy, onWorded);
      } catch (error) {
        log.error({ error: loggable(error), optimizationId: optimization.id }, 'no model was asked');
        return undefined;
      }
    },
    ask: (...asked) => asking.ask(...asked),
    purge: () => asking.purge(),
  };
}

function questionOf(brief: Brief): ModelQuestion {
  const schema: z.ZodType = answerSchemas[brief.kind];
  return { id: brief.id, schema, ...promptFor(brief, randomBytes(16).toString('hex')) };
}

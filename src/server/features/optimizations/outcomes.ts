import { freeChanges } from '#domain/tailoring/free-changes.ts';
import type { DocumentScores, Tailoring } from '#domain/tailoring/tailoring.ts';
import { isWorthAnotherRun } from '../../compose/another-run.ts';
import type { Database } from '../../db/database.ts';
import { documentScores } from '../../engine/document-scores.ts';
import type { Engine } from '../../engine/tasks.ts';
import { loggable, type Log } from '../../logging/log.ts';
import type { DocumentReader, DocumentWriter } from '../../adapters/documents/port.ts';
import type { Clock } from '../../clock.ts';
import type { Enqueuer } from '../../queue/queue.ts';
import type { ModelWording } from './model-wording.ts';
import { printableResume } from './printable-documents.ts';
import { completeAndTell } from './ready-mail.ts';
import { createStageTeller, type StageTeller } from './stage-teller.ts';
import type { StartedBy } from './started-by.ts';
import { beginWork, failBegun, findFreeChanges, setStage, type Outcome, type StoredOptimization } from './store.ts';

export interface Outcomes {
  /**
   * Makes an optimization that waits for it. Safe to run twice: the outcome is written once, with the person's last answers and decisions. An error of the
   * engine fails the optimization, since another run would end the same; where it may not, as it was too busy or is being closed, or the database is away, the
   * error is thrown.
   */
  make(optimizationId: string, startedBy?: StartedBy): Promise<void>;
}

interface Deps {
  db: Database;
  clock: Clock;
  engine: Engine;
  writer: Pick<DocumentWriter, 'pdf'>;
  reader: Pick<DocumentReader, 'read'>;
  log: Log;
  queue: Enqueuer;
  modelWording: Pick<ModelWording, 'proposalsFor'>;
}

export function createOutcomes(deps: Deps): Outcomes {
  const { db, log } = deps;
  return {
    async make(optimizationId, startedBy = {}) {
      const optimization = await beginWork(db, optimizationId);
      if (!optimization) return;
      const stages = createStageTeller({ write: (stage) => setStage(db, optimizationId, stage), log });
      let outcome: Outcome;
      try {
        outcome = await outcomeOf(deps, optimization, startedBy, stages.tell);
      } catch (error) {
        if (isWorthAnotherRun(error)) throw error;
        log.error({ error: loggable(error), optimizationId }, 'tailoring failed');
        return failBegun(db, optimization, { code: 'TAILORING_FAILED' });
      } finally {
        await stages.end();
      }
      await completeAndTell(deps, optimization, outcome);
    },
  };
}

async function outcomeOf(
  tools: Deps,
  optimization: StoredOptimization,
  startedBy: StartedBy,
  tell: StageTeller['tell'],
): Promise<Outcome> {
  const { db, engine, clock, log, modelWording } = tools;
  tell('reading');
  const proposals = await modelWording.proposalsFor(optimization, startedBy, (counted) => tell('asking', counted));
  const { source, jobDescription, jobTitle, companyName, answers, decisions } = optimization;
  const request = {
    source,
    jobDescription,
    jobTitle,
    companyName: companyName ?? undefined,
    answers,
    decisions,
    grammar: optimization.grammar ?? undefined,
    proposals,
    now: clock.now(),
  };
  const { tailoring, optimizedContent, coverLetter } = await engine.run('tailor', request, ({ stage, counted }) =>
    tell(stage, counted),
  );
  tell('printing');
  // The scores of the files come with the result; the result is complete without them.
  const documents = await scoresAsFiles(tools, optimization, tailoring, request.now).catch((error: unknown) => {
    log.warn({ error: loggable(error), optimizationId: optimization.id }, 'the tailored document was not scored');
    return undefined;
  });
  return {
    tailoring: { ...tailoring, documents },
    optimizedContent,
    coverLetter,
    // The same for one resume and ad, however often it is run or answered: nobody reads a locked one two changes at a time.
    freeChanges:
      optimization.freeChanges ?? (await findFreeChanges(db, optimization)) ?? freeChanges(tailoring.changes),
    completedAt: clock.now(),
  };
}

async function scoresAsFiles(
  { writer, reader, engine }: Deps,
  { source, layout, jobTitle, jobDescription, selectedTemplate }: StoredOptimization,
  tailoring: Tailoring,
  now: Date,
): Promise<DocumentScores | undefined> {
  const pdf = await writer.pdf(printableResume(tailoring, { template: selectedTemplate, language: source.language }));
  return documentScores(
    { read: (file) => reader.read(file), engine },
    {
      source,
      layout: layout ?? undefined,
      job: { title: jobTitle, description: jobDescription },
      pdf: pdf.bytes,
      today: now.toISOString().slice(0, 10),
    },
  );
}

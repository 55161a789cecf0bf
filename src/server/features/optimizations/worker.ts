import type { DocumentScores, Tailoring } from '#domain/tailoring/tailoring.ts';
import type { Database } from '../../db/database.ts';
import { documentScores } from '../../engine/document-scores.ts';
import type { Engine } from '../../engine/tasks.ts';
import { loggable, type Log } from '../../log.ts';
import type { Clock, DocumentReader, DocumentWriter } from '../../ports.ts';
import { workOn, type JobWork } from '../../queue/job.ts';
import { optimizeJob } from './jobs.ts';
import { printableResume } from './printable-resume.ts';
import { beginWork, complete, fail, failBegun, type Outcome, type StoredOptimization } from './store.ts';

interface Deps {
  db: Database;
  clock: Clock;
  engine: Engine;
  writer: Pick<DocumentWriter, 'pdf'>;
  reader: Pick<DocumentReader, 'read'>;
  log: Log;
}

async function outcomeOf(tools: Deps, optimization: StoredOptimization): Promise<Outcome> {
  const { engine, clock, log } = tools;
  const { source, jobDescription, jobTitle, companyName, answers } = optimization;
  const request = {
    source,
    jobDescription,
    jobTitle,
    companyName: companyName ?? undefined,
    answers,
    grammar: optimization.grammar ?? undefined,
    now: clock.now(),
  };
  const { tailoring, optimizedContent, coverLetter } = await engine.run('tailor', request);
  // What the files score is told beside the result; the result is complete without it.
  const documents = await scoresAsFiles(tools, optimization, tailoring, request.now).catch((error: unknown) => {
    log.warn({ error: loggable(error), optimizationId: optimization.id }, 'the tailored document was not scored');
    return undefined;
  });
  return { tailoring: { ...tailoring, documents }, optimizedContent, coverLetter, completedAt: clock.now() };
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

/**
 * Runs optimizations. Safe to run twice: the outcome is written once, with the person's last answers. An error of the engine fails the optimization at once,
 * since another run would end the same; after an error of the database or a dead process the queue runs it again.
 */
export function optimizationWork(deps: Deps): JobWork {
  const { db, engine, log } = deps;
  return workOn(
    optimizeJob,
    async ({ optimizationId }) => {
      const optimization = await beginWork(db, optimizationId);
      if (!optimization) return;
      let outcome: Outcome;
      try {
        outcome = await outcomeOf(deps, optimization);
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

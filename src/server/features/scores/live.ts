import { createHash } from 'node:crypto';
import type { RouteBody, RouteResponse } from '#contract/route.ts';
import type { evaluateLive } from '#contract/scores.ts';
import { copyFor } from '#copy/copy-for.ts';
import type { Locale } from '#copy/locales.ts';
import type { Database } from '../../db/database.ts';
import type { Engine } from '../../engine/tasks.ts';
import type { Owner } from '../../http/visit.ts';
import type { Clock } from '../../clock.ts';
import type { Uploads } from '../uploads/service.ts';
import { evaluationRow, rowIdOf } from './ats-evaluation.ts';
import { keepLive } from './evaluation-store.ts';

/** The overall score of a text while it is being written; content that was scored before is answered from its hash. */
export type ScoreLive = (
  owner: () => Promise<Owner | undefined>,
  request: RouteBody<typeof evaluateLive>,
  locale: Locale,
) => Promise<RouteResponse<typeof evaluateLive>>;

/** How many live scores are cached, by last use: a few for each of the people who write at the same time. */
const keptScores = 1000;

interface Deps {
  db: Database;
  clock: Clock;
  engine: Engine;
  uploads: Uploads;
}

export function createLiveScores({ db, clock, engine, uploads }: Deps): ScoreLive {
  const scored = new Map<string, number>();
  const keep = (contentHash: string, score: number): number => {
    scored.delete(contentHash);
    scored.set(contentHash, score);
    const [oldest] = scored.keys();
    if (scored.size > keptScores && oldest !== undefined) scored.delete(oldest);
    return score;
  };
  return async (owner, { resumeContent, jobTitle, jobDescription, uploadId }, locale) => {
    const today = clock.now().toISOString().slice(0, 10);
    const asking = await owner();
    const added = uploadId === undefined ? undefined : await uploads.addedLater(asking, uploadId);
    // The same text can come from another file, whose layout counts too, have other corrections, or have had its grammar checked since.
    const content = JSON.stringify([resumeContent, jobTitle, jobDescription, uploadId ?? null, added ?? null, today]);
    const contentHash = createHash('sha256').update(content).digest('hex');
    const known = scored.get(contentHash);
    if (known !== undefined) return { overallScore: keep(contentHash, known), contentHash };
    const { fileName: _, ...resume } = await uploads.resolve(asking, { text: resumeContent, uploadId });
    const job = jobDescription ? { title: jobTitle || undefined, description: jobDescription } : undefined;
    const evaluation = await engine.run('score', { ...resume, job, today });
    const { overallScore } = evaluation;
    if (asking?.userId !== undefined) {
      const { userId } = asking;
      await keepLive(db, {
        ...evaluationRow(evaluation, copyFor(locale)),
        id: rowIdOf('live', userId, uploadId ?? 'pasted', jobTitle, jobDescription),
        userId,
        uploadId,
        resumeContent,
        jobTitle,
        jobDescription,
        createdAt: clock.now(),
      });
    }
    return { overallScore: keep(contentHash, overallScore), contentHash };
  };
}

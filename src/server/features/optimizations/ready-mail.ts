import { pageAddress } from '#contract/pages.ts';
import type { Database } from '../../db/database.ts';
import { defaultCopy } from '../../default-copy.ts';
import type { Mailer } from '../../adapters/mail/port.ts';
import type { Clock } from '../../clock.ts';
import { workOn, type JobWork } from '../../queue/job.ts';
import type { Enqueuer } from '../../queue/queue.ts';
import { readyMailJob } from './jobs.ts';
import { findReady, noteSeen } from './seen-store.ts';
import { complete, type Outcome, type StoredOptimization } from './store.ts';

/** How long somebody still on the page has to see the result, which the page polls every two seconds. */
const leftAfterSeconds = 60;

/**
 * Writes an outcome and, if it's an account's first for this optimization, queues a mail in case the person has left: both or neither. An outcome redone with
 * answers needs no mail, because the person is there.
 */
export const completeAndTell = (
  { db, queue }: { db: Database; queue: Enqueuer },
  begun: Pick<StoredOptimization, 'id' | 'revision' | 'completedAt'>,
  outcome: Outcome,
): Promise<void> =>
  db.transaction(async (tx) => {
    const completed = await complete(tx, begun, outcome);
    if (!completed || completed.userId === null || begun.completedAt !== null) return;
    await queue.enqueue(readyMailJob, { optimizationId: begun.id }, tx, { afterSeconds: leftAfterSeconds });
  });

interface Deps {
  db: Database;
  clock: Clock;
  mailer: Pick<Mailer, 'send'>;
  publicUrl: URL;
}

/** Mails people that their optimization is ready, unless they have seen it. Safe to run twice: who was mailed knows of it. */
export const readyMailWork = ({ db, clock, mailer, publicUrl }: Deps): JobWork =>
  workOn(readyMailJob, async ({ optimizationId }) => {
    const ready = await findReady(db, optimizationId);
    if (!ready) return;
    const link = new URL(pageAddress('optimize', { result: optimizationId }), publicUrl).href;
    await mailer.send({
      to: ready.email,
      ...defaultCopy().mails.optimizationReady({ jobTitle: ready.jobTitle, link }),
    });
    await noteSeen(db, optimizationId, clock.now());
  });

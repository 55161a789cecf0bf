import { sql, type SQL } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss, type ConstructorOptions, type Job, type JobResult } from 'pg-boss';
import type { Database, OpenDatabase } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { JobDefinition, JobWork } from './job.ts';

interface Turn {
  round?: number;
  afterSeconds?: number;
}

/** Puts jobs into the queue. */
export interface Enqueuer {
  /**
   * Queues a job in the caller's transaction: it is there if and only if what needs it is. Jobs of an earlier `round` go first: who
   * numbers their own jobs 0, 1, 2 … lets everybody else's first one go before their second. 0 unless said. `afterSeconds`: not before so much time has passed.
   */
  enqueue<P extends object>(job: JobDefinition<P>, payload: P, tx: Database, turn?: Turn): Promise<void>;
}

export interface Queue extends Enqueuer {
  /** Starts working. */
  work(works: readonly JobWork[]): Promise<void>;
  /** Lets running jobs finish, for at most 10 s. */
  stop(): Promise<void>;
}

/** The queue of jobs whose retries have all failed. */
const givenUp = (job: JobDefinition): string => `${job.name}-given-up`;

/** Measured: with the defaults, a dead process is noticed after a minute and the polling interval is 2 s. */
const pace = { heartbeatSeconds: 10, retryDelay: 1 };
/** One job at a time: what was fetched together with others would wait for them, whoever's turn it is. */
const workPace = {
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 1,
  batchSize: 1,
  perJobResults: true,
} as const;

const connection = (driver: OpenDatabase['driver']): ConstructorOptions =>
  driver.kind === 'embedded'
    ? { db: fromPglite(driver.pglite), backend: 'pglite' }
    : { connectionString: driver.connectionString, max: 4, application_name: 'foothold-queue' };

/** Both drivers return `{rows}`; the handle has neither driver's type. */
const run = async (tx: Database, query: SQL) => (await tx.execute(query)) as { rows: Record<string, unknown>[] };

/** Starts the queue in the database of everything else. `working` says whether this process runs jobs. */
export async function startQueue(options: {
  driver: OpenDatabase['driver'];
  jobs: readonly JobDefinition[];
  working: boolean;
  log: Log;
}): Promise<Queue> {
  const { driver, jobs, working, log } = options;
  const boss = new PgBoss({
    ...connection(driver),
    supervise: working,
    schedule: working,
    monitorIntervalSeconds: 2,
    superviseIntervalSeconds: 2,
    useListenNotify: true,
  });
  boss.on('error', (error) => log.error({ err: error }, 'queue error'));
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'queue warning'));
  await boss.start();
  for (const job of jobs) await prepare(boss, job);
  return {
    async enqueue(job, payload, tx, { round = 0, afterSeconds = 0 } = {}) {
      const db = fromDrizzle({ execute: (query) => run(tx, query as SQL) }, sql);
      await boss.send(job.name, payload, { db, priority: -round, startAfter: afterSeconds });
    },
    async work(works) {
      for (const work of works) await startWork(boss, work, log);
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

async function prepare(boss: PgBoss, job: JobDefinition): Promise<void> {
  await boss.createQueue(givenUp(job), { ...pace, retryLimit: 10, notify: true });
  const settings = {
    ...pace,
    retryLimit: job.retries,
    expireInSeconds: job.expireSeconds,
    deleteAfterSeconds: 24 * 3600,
    deadLetter: givenUp(job),
    notify: true,
  };
  await boss.createQueue(job.name, settings);
  await boss.updateQueue(job.name, settings);
  if (job.cron !== undefined) await boss.schedule(job.name, job.cron);
  // Loads the queue's settings now: inside a caller's transaction the look-up would wait for that transaction to end.
  await boss.findJobs(job.name, { id: '00000000-0000-0000-0000-000000000000' });
}

/** Runs one job; what it throws is logged, and the job is tried again. */
async function resultOf(task: Job, handle: (payload: unknown) => Promise<void>, log: Log): Promise<JobResult> {
  try {
    await handle(task.data ?? {});
    return { id: task.id, status: 'completed' };
  } catch (error) {
    log.error({ err: error, job: task.name, jobId: task.id }, 'job failed');
    // Nothing of the error is stored in the job's row: its message can contain a resume.
    return { id: task.id, status: 'failed' };
  }
}

async function startWork(boss: PgBoss, { job, run, gaveUp, concurrency }: JobWork, log: Log): Promise<void> {
  for (let worker = 0; worker < concurrency; worker++) await startWorker(boss, job.name, run, log);
  await startWorker(boss, givenUp(job), gaveUp ?? (() => Promise.resolve()), log);
}

/** One worker of a queue. By itself it would rest a second after each job, so it is told to look for the next. */
async function startWorker(
  boss: PgBoss,
  queue: string,
  handle: (payload: unknown) => Promise<void>,
  log: Log,
): Promise<void> {
  const worker: { id?: string } = {};
  worker.id = await boss.work(queue, workPace, async (tasks: Job[]) => {
    const results: JobResult[] = [];
    for (const task of tasks) results.push(await resultOf(task, handle, log));
    if (worker.id !== undefined) boss.notifyWorker(worker.id);
    return results;
  });
}

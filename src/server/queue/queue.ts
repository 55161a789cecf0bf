import { sql, type SQL } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss, type ConstructorOptions, type Job, type JobResult } from 'pg-boss';
import type { Database, OpenDatabase } from '../db/database.ts';
import type { Log } from '../logging/log.ts';
import type { Metrics } from '../adapters/metrics/port.ts';
import type { Tracer } from '../adapters/tracing/port.ts';
import type { CurrentWork } from '../watch/current-work.ts';
import type { JobDefinition, JobWork } from './job.ts';
import { QueueFull } from './queue-full.ts';
import { areWaiting, countWaiting } from './waiting-jobs.ts';

interface Turn {
  round?: number;
  afterSeconds?: number;
}

/** Puts jobs into the queue. */
export interface Enqueuer {
  /**
   * Queues a job in the caller's transaction: it is there if and only if what needs it is. Jobs of an earlier `round` go first: who
   * numbers their own jobs 0, 1, 2 … lets everybody else's first one go before their second. 0 unless said. `afterSeconds`: not before so much time has passed.
   * Throws `QueueFull`.
   */
  enqueue<P extends object>(job: JobDefinition<P>, payload: P, tx: Database, turn?: Turn): Promise<void>;
}

export interface Queue extends Enqueuer {
  /** How many jobs wait to be worked on, by name; throws where the queue cannot be reached. */
  waiting(): Promise<Map<string, number>>;
  /** Starts working. */
  work(works: readonly JobWork[]): Promise<void>;
  /** Begins no more of the jobs that wait for room, until `goOn`. */
  pause(): Promise<void>;
  goOn(): Promise<void>;
  /** How long running jobs may take to finish; the others run again. */
  stop(graceMs?: number): Promise<void>;
}

/** Called with the outcome of each job. */
interface Watching {
  metrics?: Pick<Metrics, 'job'> | undefined;
  /** Absent: no spans. */
  spans?: { tracer: Tracer; current: CurrentWork } | undefined;
  log: Log;
}

/** Stored beside a job's payload when there are spans: the span of whoever queued it. */
const traced = 'traceparent';

/** The queue of jobs that failed all retries. */
const givenUp = (job: JobDefinition): string => `${job.name}-given-up`;

/** Measured: with the defaults, a dead process is noticed after a minute and the polling interval is 2 s. */
const pace = { heartbeatSeconds: 10, retryDelay: 1 };
/**
 * One job at a time: jobs fetched together would wait for each other, whoever's turn it is. New jobs are notified at once; polling for later ones costs a
 * statement per worker, and once a second took a fifth of a processor of an idle server.
 */
const workPace = { batchSize: 1, perJobResults: true } as const;
const lookEvery = (seconds: number) => ({ pollingIntervalSeconds: seconds, notifyPollingIntervalSeconds: seconds });

/** A stalled database is asked again on another connection; the queue's cleanup takes longer than its other statements. */
const away = { connectionTimeoutMillis: 5_000, query_timeout: 30_000, keepAlive: true };

const connection = (driver: OpenDatabase['driver']): ConstructorOptions =>
  driver.kind === 'embedded'
    ? { db: fromPglite(driver.client), backend: 'pglite' }
    : { ...away, connectionString: driver.connectionString, max: 4, application_name: 'foothold-queue' };

/** Both drivers return `{rows}`; the handle has neither driver's type. */
const run = async (tx: Database, query: SQL) => (await tx.execute(query)) as { rows: Record<string, unknown>[] };

/** Starts the queue in the database of everything else. `working` says whether this process runs jobs. */
export async function startQueue(
  options: {
    db: Database;
    driver: OpenDatabase['driver'];
    jobs: readonly JobDefinition[];
    working: boolean;
  } & Watching,
): Promise<Queue> {
  const { db, driver, jobs, working, spans, log } = options;
  const boss = new PgBoss({
    ...connection(driver),
    supervise: working,
    schedule: working,
    monitorIntervalSeconds: 2,
    superviseIntervalSeconds: 2,
    useListenNotify: true,
  });
  // Errors during startup are also thrown, and reported by the caller.
  const early: unknown[] = [];
  const tell = (error: unknown) => log.error({ err: error }, 'queue error');
  const keep = (error: unknown) => void early.push(error);
  boss.on('error', keep);
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'queue warning'));
  await boss.start();
  for (const job of jobs) await prepare(boss, job);
  boss.off('error', keep).on('error', tell);
  early.forEach(tell);
  const waitForRoom: JobWork[] = [];
  /** Those of them that are paused. */
  const resting = new Set<JobWork>();
  return {
    async enqueue(job, payload, tx, { round = 0, afterSeconds = 0 } = {}) {
      if (job.mostWaiting !== undefined && afterSeconds === 0 && (await areWaiting(tx, job.name, job.mostWaiting)))
        throw new QueueFull(job.name);
      const db = fromDrizzle({ execute: (query) => run(tx, query as SQL) }, sql);
      const traceparent = spans?.current.get()?.traceparent;
      const data = traceparent === undefined ? payload : { ...payload, [traced]: traceparent };
      await boss.send(job.name, data, { db, priority: -round, startAfter: afterSeconds });
    },
    waiting: async () => new Map((await countWaiting(db)).map(({ name, count }) => [name, count])),
    async work(works) {
      for (const work of works) await startWork(boss, work, options);
      waitForRoom.push(...works.filter(({ job }) => job.waitsForRoom));
    },
    async pause() {
      for (const work of waitForRoom) {
        await boss.offWork(work.job.name, { wait: false });
        resting.add(work);
      }
    },
    async goOn() {
      for (const work of resting) {
        await startWorkers(boss, work, options);
        resting.delete(work);
      }
    },
    stop: (graceMs = 10_000) => boss.stop({ graceful: true, timeout: graceMs }),
  };
}

async function prepare(boss: PgBoss, job: JobDefinition): Promise<void> {
  await boss.createQueue(givenUp(job), { ...pace, retryLimit: 10, notify: true });
  const settings = {
    ...pace,
    retryLimit: job.retries,
    ...(job.backsOff && { retryBackoff: true, retryDelayMax: 900 }),
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
async function resultOf(
  task: Job,
  handle: (payload: unknown) => Promise<void>,
  { metrics, spans, log }: Watching,
): Promise<JobResult> {
  const began = performance.now();
  const { [traced]: parent, ...payload } = (task.data ?? {}) as Record<string, unknown>;
  const span = spans?.tracer.begin({
    name: task.name,
    kind: 'consumer',
    parent: typeof parent === 'string' ? parent : undefined,
    attributes: { 'messaging.system': 'pg-boss', 'messaging.message.id': task.id },
  });
  const ended = (failed: boolean) => {
    metrics?.job({ job: task.name, failed, ms: performance.now() - began });
    span?.end({ failed });
  };
  const work = { jobId: task.id, traceparent: span?.traceparent };
  try {
    await (spans ? spans.current.run(work, () => handle(payload)) : handle(payload));
    ended(false);
    return { id: task.id, status: 'completed' };
  } catch (error) {
    ended(true);
    log.error({ err: error, job: task.name, jobId: task.id }, 'job failed');
    // Nothing of the error is stored in the job's row: its message can contain a resume.
    return { id: task.id, status: 'failed' };
  }
}

async function startWork(boss: PgBoss, work: JobWork, watching: Watching): Promise<void> {
  await startWorkers(boss, work, watching);
  await startWorker(boss, givenUp(work.job), work.gaveUp ?? (() => Promise.resolve()), watching, 3);
}

async function startWorkers(boss: PgBoss, { job, run, concurrency }: JobWork, watching: Watching): Promise<void> {
  for (let worker = 0; worker < concurrency; worker++) await startWorker(boss, job.name, run, watching, 2);
}

/** One worker of a queue. It would rest a second after each job, so it's told to look for the next. */
async function startWorker(
  boss: PgBoss,
  queue: string,
  handle: (payload: unknown) => Promise<void>,
  watching: Watching,
  lookSeconds: number,
): Promise<void> {
  const worker: { id?: string } = {};
  worker.id = await boss.work(queue, { ...workPace, ...lookEvery(lookSeconds) }, async (tasks: Job[]) => {
    const results: JobResult[] = [];
    for (const task of tasks) results.push(await resultOf(task, handle, watching));
    if (worker.id !== undefined) boss.notifyWorker(worker.id);
    return results;
  });
}

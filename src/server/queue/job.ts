import type { z } from 'zod';

/** A job: its name, its payload, and how it is tried. Every job has to be safe to run twice. */
export interface JobDefinition<P extends object = object> {
  name: string;
  payload: z.ZodType<P>;
  /** How often it is retried after the process died or the work threw. */
  retries: number;
  /**
   * Waits a second before the first retry and twice as long before each further one, up to a quarter of an hour, instead of a second each time:
   * for what a server elsewhere takes, which may be away for hours.
   */
  backsOff?: true;
  /** After how many seconds a run counts as lost. */
  expireSeconds: number;
  /** How many may wait; with as many, another is refused (`QueueFull`). Without a bound unless said: mails and payments are never refused. */
  mostWaiting?: number;
  /** It stores much, and isn't begun while the disk is almost full. */
  waitsForRoom?: true;
  /** Runs automatically at these times (a cron expression, UTC). */
  cron?: string;
}

/** Gives a definition its exact payload type. */
export const defineJob = <P extends object>(job: JobDefinition<P>): JobDefinition<P> => job;

/** A job with the one service call that does it, and what happens when all retries have failed. */
export interface JobWork {
  job: JobDefinition;
  /** How many run in parallel in one process. */
  concurrency: number;
  run: (payload: unknown) => Promise<void>;
  gaveUp?: (payload: unknown) => Promise<void>;
}

export function workOn<P extends object>(
  job: JobDefinition<P>,
  run: (payload: P) => Promise<void>,
  { gaveUp, concurrency = 1 }: { gaveUp?: (payload: P) => Promise<void>; concurrency?: number } = {},
): JobWork {
  return {
    job,
    concurrency,
    run: async (payload) => run(job.payload.parse(payload)),
    ...(gaveUp ? { gaveUp: async (payload: unknown) => gaveUp(job.payload.parse(payload)) } : {}),
  };
}

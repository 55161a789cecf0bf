import { z } from 'zod';

const storageKey = 'foothold.job';

/** A job on its way to the wizard: an ad that a resume was scored against, and what the job is called. */
const jobSchema = z.object({ jobTitle: z.string(), jobDescription: z.string() });
export type JobInHand = z.infer<typeof jobSchema>;

/** Keeps a job for the wizard, which takes it when it is opened next. */
export function keepJobInHand(storage: Pick<Storage, 'setItem'>, job: JobInHand): void {
  try {
    storage.setItem(storageKey, JSON.stringify(job));
  } catch {
    // Full or closed storage: the ad has to be pasted again.
  }
}

export function takeJobInHand(storage: Pick<Storage, 'getItem' | 'removeItem'>): JobInHand | undefined {
  try {
    const kept = jobSchema.safeParse(JSON.parse(storage.getItem(storageKey) ?? '')).data;
    storage.removeItem(storageKey);
    return kept;
  } catch {
    return undefined;
  }
}

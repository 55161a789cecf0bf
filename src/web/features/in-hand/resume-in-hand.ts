import { z } from 'zod';
import { scoredUploadSchema } from './score-in-hand.ts';

const storageKey = 'foothold.resume';

/** A resume on its way to the wizard: a file that was uploaded, or a text alone. */
const resumeSchema = scoredUploadSchema.partial().required({ fileName: true, content: true });
export type ResumeInHand = z.infer<typeof resumeSchema>;

/** Keeps a resume for the wizard, which takes it when it is opened next. */
export function keepResumeInHand(storage: Pick<Storage, 'setItem'>, resume: ResumeInHand): void {
  try {
    storage.setItem(storageKey, JSON.stringify(resume));
  } catch {
    // Full or closed storage: the resume has to be uploaded again.
  }
}

export function takeResumeInHand(storage: Pick<Storage, 'getItem' | 'removeItem'>): ResumeInHand | undefined {
  try {
    const kept = resumeSchema.safeParse(JSON.parse(storage.getItem(storageKey) ?? '')).data;
    storage.removeItem(storageKey);
    return kept;
  } catch {
    return undefined;
  }
}

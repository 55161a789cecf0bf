import type { ScoredUpload } from './made-assessment.ts';

/** Where the storage of a tab has it; what takes it is in `resume-in-hand.ts`, with its schema. */
export const resumeKey = 'foothold.resume';

/** A resume on its way to the wizard: an uploaded file, or just text. */
export type ResumeInHand = Partial<ScoredUpload> & Pick<ScoredUpload, 'fileName' | 'content'>;

/** Keeps a resume for the wizard, which takes it when it is opened next. */
export function keepResumeInHand(storage: Pick<Storage, 'setItem'>, resume: ResumeInHand): void {
  try {
    storage.setItem(resumeKey, JSON.stringify(resume));
  } catch {
    // Full or closed storage: the resume has to be uploaded again.
  }
}

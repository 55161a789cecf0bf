import { resumeKey, type ResumeInHand } from './kept-resume.ts';
import { scoredUploadSchema } from './made-assessment.ts';

const resumeSchema = scoredUploadSchema.partial().required({ fileName: true, content: true });

/** The resume that was kept for the wizard, which has it from now on. */
export function takeResumeInHand(storage: Pick<Storage, 'getItem' | 'removeItem'>): ResumeInHand | undefined {
  try {
    const kept = resumeSchema.safeParse(JSON.parse(storage.getItem(resumeKey) ?? '')).data;
    storage.removeItem(resumeKey);
    return kept;
  } catch {
    return undefined;
  }
}

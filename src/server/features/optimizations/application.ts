import type { InterviewRequest } from '../../engine/interview-tasks.ts';
import type { StoredOptimization } from './store.ts';

/** An optimization as the engine takes it: the resume, the ad, and the person's answers. */
export const applicationOf = (
  { source, jobDescription, jobTitle, companyName, answers }: StoredOptimization,
  now: Date,
): InterviewRequest => ({ source, jobDescription, jobTitle, companyName: companyName ?? undefined, answers, now });

import type { InterviewPrepView } from '#contract/interview-preps.ts';
import { codeOf, isStatus } from '../../api/http-error.ts';

/** What's known about the preparation of an optimization. */
export interface LoadedPrep {
  prep: InterviewPrepView | undefined;
  loadError: Error | null;
  /** It was asked for, and the server's answer is on its way. */
  starting: boolean;
  startError: Error | null;
}

/** One that can be read. */
export type CompletedPrep = InterviewPrepView & { details: NonNullable<InterviewPrepView['details']> };

export type PrepState =
  | { kind: 'loading' | 'locked' | 'none' | 'processing' | 'unknown' }
  | { kind: 'loadFailed'; error: Error }
  | { kind: 'failed'; failure: string | null }
  | { kind: 'completed'; prep: CompletedPrep };

const isCompleted = (prep: InterviewPrepView): prep is CompletedPrep =>
  prep.status === 'completed' && prep.details !== null;

/** Whether its status won't change any more without a request. */
export const isOver = (prep: Pick<InterviewPrepView, 'status'> | undefined): boolean =>
  prep?.status === 'completed' || prep?.status === 'failed';

/** How often a load is tried again: up to 3 times, but not where the answer is that it is not paid for or does not exist. */
export const mayRetry = (failures: number, error: Error): boolean =>
  failures < 3 && !isStatus(error, 403) && !isStatus(error, 404);

/** Which of its views the panel shows. */
export function prepStateOf({ prep, loadError, starting, startError }: LoadedPrep): PrepState {
  if (isStatus(loadError, 403) || isStatus(startError, 403)) return { kind: 'locked' };
  if (starting) return { kind: 'processing' };
  if (prep) {
    if (isCompleted(prep)) return { kind: 'completed', prep };
    if (prep.status === 'failed') return { kind: 'failed', failure: prep.failure };
    return { kind: prep.status === 'processing' ? 'processing' : 'unknown' };
  }
  if (loadError === null) return { kind: 'loading' };
  return codeOf(loadError) === 'PREP_NOT_FOUND' ? { kind: 'none' } : { kind: 'loadFailed', error: loadError };
}

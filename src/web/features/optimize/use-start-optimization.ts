import { useEffect, useRef } from 'react';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import type { JobDetails } from '#contract/optimizations.ts';
import { sentenceOf } from '../../api/http-error.ts';
import { useApi } from '../../api/services.tsx';
import { useCopy } from '../../copy/use-copy.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useMounted } from '../../ui/use-mounted.ts';
import { useTrack } from '../tracking/use-track.ts';
import { keepClaimToken } from './claim-tokens.ts';
import { beginRequest, forgetRequest, keepUnanswered, unansweredRequest, type StartBody } from './start-request.ts';
import { keepStarted, startedOptimization } from './started-optimization.ts';
import type { WizardState } from './wizard-state.ts';

/** How long the button stays loading after the call has been answered, successfully or not. */
const minimumLoadingMs = 3000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const startKey = ['start optimization'];

/** Whether an optimization is being started, by this step or before it was left and come back to. */
export const useStarting = (): boolean => useIsMutating({ mutationKey: startKey }) > 0;

/** The wizard's contents as a request; nothing without a resume. */
const bodyOf = ({ resume, template }: WizardState, job: JobDetails): StartBody | undefined =>
  resume && resume.content.trim() !== ''
    ? {
        ...job,
        companyName: job.companyName === '' ? undefined : job.companyName,
        originalFileName: resume.fileName,
        originalContent: resume.content,
        selectedTemplate: template,
        uploadId: resume.uploadId,
      }
    : undefined;

/**
 * Starts an optimization. Its id is kept at once, and passed on after a while if the page is still open. A request without an answer is sent again
 * under its name, so that one press makes one optimization.
 */
export function useStartOptimization(onStarted: (optimizationId: string) => void) {
  const { toasts, validation } = useCopy();
  const client = useApi();
  const toast = useToast();
  const isMounted = useMounted();
  const track = useTrack();
  const { mutate } = useMutation({
    mutationKey: startKey,
    mutationFn: async (wanted: StartBody): Promise<string | undefined> => {
      const body = beginRequest(sessionStorage, wanted);
      const answer = await client.call(api.optimizeResume, { body }).catch((error: unknown) => {
        const text = sentenceOf(error, toasts.optimizationFailedText);
        toast({ tone: 'destructive', title: toasts.optimizationFailed, text });
        return undefined;
      });
      if (answer) {
        const { optimizationId, claimToken } = answer;
        track('resume_optimization_started', { template: body.selectedTemplate });
        track('conversion_step', { step: 'optimization' });
        forgetRequest(sessionStorage);
        keepStarted(sessionStorage, optimizationId);
        if (claimToken !== undefined) keepClaimToken(sessionStorage, optimizationId, claimToken);
      }
      await pause(minimumLoadingMs);
      // Not before: when a page is left, its calls fail, too, and it should repeat this one when it's back.
      if (!answer) keepUnanswered(sessionStorage, body);
      return answer?.optimizationId;
    },
    onSuccess: (optimizationId) => {
      // `StartedNotice` opens the kept one.
      const kept = startedOptimization(sessionStorage) !== undefined;
      if (optimizationId !== undefined && isMounted() && !kept) onStarted(optimizationId);
    },
  });
  const start = (state: WizardState, job: JobDetails): void => {
    const body = bodyOf(state, job);
    if (body) mutate(body);
    else toast({ tone: 'destructive', title: toasts.error, text: validation.resumeRequired });
  };
  return { start, restart: mutate, starting: useStarting() };
}

/** Asks again for the optimization that was being started when the page was reloaded or left. */
export function useUnansweredStart(onStarted: (optimizationId: string) => void): void {
  const { restart, starting } = useStartOptimization(onStarted);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    const body = starting ? undefined : unansweredRequest(sessionStorage);
    if (body) restart(body);
  }, [restart, starting]);
}

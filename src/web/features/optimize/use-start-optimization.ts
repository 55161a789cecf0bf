import { useIsMutating, useMutation } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import type { TemplateId } from '#domain/resume/document/templates.ts';
import type { JobDetails } from '#contract/optimizations.ts';
import { sentenceOf } from '../../api/http-error.ts';
import { useApi } from '../../api/services.tsx';
import { useCopy } from '../../copy/use-copy.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useMounted } from '../../ui/use-mounted.ts';
import { keepClaimToken } from './claim-tokens.ts';
import { keepStarted, startedOptimization } from './started-optimization.ts';
import type { UploadedResume, WizardState } from './wizard-state.ts';

/** How long the button stays loading after the call has been answered, successfully or not. */
const minimumLoadingMs = 3000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const startKey = ['start optimization'];

/** Whether an optimization is being started, by this step or before it was left and come back to. */
export const useStarting = (): boolean => useIsMutating({ mutationKey: startKey }) > 0;

interface Start {
  resume: UploadedResume;
  template: TemplateId;
  job: JobDetails;
}

/** Starts an optimization of what the wizard holds. Its id is kept at once, and handed on after a while if the step still stands there. */
export function useStartOptimization(onStarted: (optimizationId: string) => void) {
  const { toasts, validation } = useCopy();
  const client = useApi();
  const toast = useToast();
  const isMounted = useMounted();
  const { mutate } = useMutation({
    mutationKey: startKey,
    mutationFn: async ({ resume, template, job }: Start): Promise<string | undefined> => {
      const body = {
        ...job,
        companyName: job.companyName === '' ? undefined : job.companyName,
        originalFileName: resume.fileName,
        originalContent: resume.content,
        selectedTemplate: template,
        uploadId: resume.uploadId,
      };
      const answer = await client.call(api.optimizeResume, { body }).catch((error: unknown) => {
        const text = sentenceOf(error, toasts.optimizationFailedText);
        toast({ tone: 'destructive', title: toasts.optimizationFailed, text });
        return undefined;
      });
      if (answer) {
        const { optimizationId, claimToken } = answer;
        keepStarted(sessionStorage, optimizationId);
        if (claimToken !== undefined) keepClaimToken(sessionStorage, optimizationId, claimToken);
      }
      await pause(minimumLoadingMs);
      return answer?.optimizationId;
    },
    onSuccess: (optimizationId) => {
      // What is kept is opened by `StartedNotice`.
      const kept = startedOptimization(sessionStorage) !== undefined;
      if (optimizationId !== undefined && isMounted() && !kept) onStarted(optimizationId);
    },
  });
  const start = ({ resume, template }: WizardState, job: JobDetails): void => {
    if (resume && resume.content.trim() !== '') return mutate({ resume, template, job });
    toast({ tone: 'destructive', title: toasts.error, text: validation.resumeRequired });
  };
  return { start, starting: useStarting() };
}

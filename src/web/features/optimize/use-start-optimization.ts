import { useState } from 'react';
import { api } from '#contract/api.ts';
import type { TemplateId } from '#domain/resume/document/templates.ts';
import type { JobDetails } from '#contract/optimizations.ts';
import { sentenceOf } from '../../api/http-error.ts';
import { useApi } from '../../api/services.tsx';
import { useCopy } from '../../copy/use-copy.tsx';
import { useToast } from '../../ui/toast.tsx';
import { keepClaimToken } from './claim-tokens.ts';
import type { UploadedResume, WizardState } from './wizard-state.ts';

/** How long the button stays loading after the call has been answered, successfully or not. */
const minimumLoadingMs = 3000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Starts an optimization with the wizard's content, and passes on its id. */
export function useStartOptimization(onStarted: (optimizationId: string) => void) {
  const { toasts, validation } = useCopy();
  const client = useApi();
  const toast = useToast();
  const [starting, setStarting] = useState(false);

  const send = async (resume: UploadedResume, template: TemplateId, job: JobDetails): Promise<string | undefined> => {
    const body = {
      ...job,
      companyName: job.companyName === '' ? undefined : job.companyName,
      originalFileName: resume.fileName,
      originalContent: resume.content,
      selectedTemplate: template,
      uploadId: resume.uploadId,
    };
    try {
      const { optimizationId, claimToken } = await client.call(api.optimizeResume, { body });
      if (claimToken !== undefined) keepClaimToken(sessionStorage, optimizationId, claimToken);
      return optimizationId;
    } catch (error) {
      const text = sentenceOf(error, toasts.optimizationFailedText);
      toast({ tone: 'destructive', title: toasts.optimizationFailed, text });
      return undefined;
    }
  };

  const start = async ({ resume, template }: WizardState, job: JobDetails): Promise<void> => {
    if (!resume || resume.content.trim() === '') {
      toast({ tone: 'destructive', title: toasts.error, text: validation.resumeRequired });
      return;
    }
    setStarting(true);
    const optimizationId = await send(resume, template, job);
    await pause(minimumLoadingMs);
    setStarting(false);
    if (optimizationId !== undefined) onStarted(optimizationId);
  };

  return { start, starting };
}

import { useEffect } from 'react';
import { api } from '#contract/api.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { StepPanel } from '../step-panel.tsx';
import type { Wizard } from '../use-wizard.ts';
import { isAsRead, type UploadedResume } from '../wizard-state.ts';
import type { ReadFile } from '../../assessment/ats-view.tsx';
import { AssessmentResult } from '../../assessment/assessment-result.tsx';
import { useLateGrammar } from '../../assessment/use-late-grammar.ts';
import { keepScore } from '../../in-hand/kept-score.ts';
import { useAssessment } from './use-assessment.ts';

function Loading() {
  const { assessment: words } = useCopy();
  return (
    <div className="grid gap-6">
      <output className="sr-only">{words.loading}</output>
      <Skeleton className="h-28 w-full" />
      <SkeletonLines lines={8} />
    </div>
  );
}

function Failure({ text, again }: { text: string; again: () => void }) {
  const { assessment: words } = useCopy();
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-danger">{text}</p>
      <Button look="secondary" onClick={again}>
        {words.again}
      </Button>
    </div>
  );
}

/** The file behind a text that is as it was read from it. */
const fileOf = (resume: UploadedResume): ReadFile | undefined => {
  const { uploadId, parsed, layout, pictures = 0 } = resume;
  return uploadId !== undefined && parsed && layout && isAsRead(resume)
    ? { uploadId, parsed, layout, pictures }
    : undefined;
};

function AssessmentOf({ resume, wizard }: { resume: UploadedResume; wizard: Wizard }) {
  const { toasts, assessment: words, wizard: wizardWords } = useCopy();
  const toast = useToast();
  const { data, error, refetch, complete } = useAssessment(resume);

  const client = useApi();
  useLateGrammar(data, async () => {
    if (data?.id === undefined) return refetch();
    return complete(await client.call(api.getScore, { params: { id: data.id } }));
  });

  useEffect(() => {
    if (error)
      toast({ tone: 'destructive', title: toasts.scoringFailed, text: sentenceOf(error, toasts.scoringFailedText) });
  }, [error, toast, toasts]);

  useEffect(() => {
    if (!data || data.id !== undefined) return;
    const { uploadId, parsed, layout, pictures = 0 } = resume;
    const upload =
      uploadId !== undefined && parsed && layout ? { ...resume, uploadId, parsed, layout, pictures } : undefined;
    keepScore(sessionStorage, { assessment: data, upload, sent: { resumeText: resume.content, uploadId } });
  }, [data, resume]);

  return (
    <StepPanel
      title={words.title}
      isResult
      next={
        <>
          <Button look="quiet" onClick={() => wizard.goTo('choice')}>
            {wizardWords.back}
          </Button>
          <Button onClick={() => wizard.goTo('job')}>{words.next}</Button>
        </>
      }
    >
      {data ? (
        <AssessmentResult assessment={data} file={fileOf(resume)} />
      ) : error ? (
        <Failure text={sentenceOf(error, toasts.scoringFailedText)} again={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </StepPanel>
  );
}

/** Step 3, Score My Resume: the score of the unchanged resume, and what would raise it. */
export function AssessmentStep({ wizard }: { wizard: Wizard }) {
  const { resume } = wizard.state;
  return resume && <AssessmentOf resume={resume} wizard={wizard} />;
}

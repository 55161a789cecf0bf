import { useEffect } from 'react';
import { sentenceOf } from '../../../api/http-error.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { StepPanel } from '../step-panel.tsx';
import type { Wizard } from '../use-wizard.ts';
import type { UploadedResume } from '../wizard-state.ts';
import { AssessmentResult } from '../../assessment/assessment-result.tsx';
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

function AssessmentOf({ resume, wizard }: { resume: UploadedResume; wizard: Wizard }) {
  const { toasts, assessment: words, wizard: wizardWords } = useCopy();
  const toast = useToast();
  const { data, error, refetch } = useAssessment(resume);

  useEffect(() => {
    if (error)
      toast({ tone: 'destructive', title: toasts.scoringFailed, text: sentenceOf(error, toasts.scoringFailedText) });
  }, [error, toast, toasts]);

  return (
    <StepPanel
      title={words.title}
      actions={
        <>
          <Button onClick={() => wizard.goTo('job')}>{words.next}</Button>
          <Button look="quiet" onClick={() => wizard.goTo('choice')}>
            {wizardWords.back}
          </Button>
        </>
      }
    >
      {data ? (
        <AssessmentResult assessment={data} file={resume.corrected ? undefined : resume} />
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

import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { api } from '#contract/api.ts';
import type { Correction } from '#domain/resume/corrections/correction.ts';
import { levelOf, maxScoreDifference } from '#domain/scoring/bands.ts';
import { readOptions } from '../../../api/queries.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { LiveScoreBadge } from '../live-score/live-score-badge.tsx';
import { LiveScorePanel } from '../live-score/live-score-panel.tsx';
import { useLiveScore } from '../live-score/use-live-score.ts';
import { useKeeping } from '../../review/use-corrections.ts';
import { ModelKeyForm } from '../model-key/model-key-form.tsx';
import { StepPanel } from '../step-panel.tsx';
import type { Wizard } from '../use-wizard.ts';
import type { UploadedResume } from '../wizard-state.ts';
import { JobForm } from './job-form.tsx';

const noCorrections: readonly Correction[] = [];

/** On this page the scores wait longer than elsewhere for a pause in the writing. */
const debounces = { localDebounceMs: 500, serverDebounceMs: 1500 };

/**
 * Announces once that a server score is excellent, and when it differs from the local one by more than is allowed. Only one toast is shown at a time, and the
 * panel shows the difference, too.
 */
function useScoreNotices() {
  const { liveScore } = useCopy();
  const toast = useToast();
  const wasExcellent = useRef(false);
  return (score: number, localScore: number | null) => {
    const difference = localScore === null ? 0 : Math.abs(score - localScore);
    const excellent = levelOf(score) === 'excellent';
    if (excellent && !wasExcellent.current) {
      toast({ title: liveScore.excellentTitle, text: liveScore.excellentText(score) });
    } else if (difference > maxScoreDifference) {
      toast({
        tone: 'destructive',
        title: liveScore.inconsistencyTitle,
        text: liveScore.inconsistencyText(difference),
      });
    }
    wasExcellent.current = excellent;
  };
}

/** The mistakes of language in the file. An upload is answered before they are known, so they are looked up here if need be. */
function useGrammar(resume: UploadedResume | undefined) {
  const { uploadId = '', grammar } = resume ?? {};
  const late = useQuery({
    ...readOptions(api.getUpload, { id: uploadId }),
    enabled: uploadId !== '' && grammar === undefined,
    // Until the checker is done, which takes seconds; six looks at most, for it may not know the language.
    refetchInterval: ({ state }) =>
      state.data?.grammar || state.dataUpdateCount + state.errorUpdateCount > 5 ? false : 3000,
  });
  return grammar ?? late.data?.grammar;
}

/** Step 3.5: the job, with the live score next to it. */
export function JobStep({ wizard }: { wizard: Wizard }) {
  const { jobStep, liveScore } = useCopy();
  const { resume, job } = wizard.state;
  const { read, parsed, layout, corrections } = resume ?? {};
  const grammar = useGrammar(resume);
  // The same object while the facts don't change, so that typing elsewhere sends nothing again.
  const facts = useMemo(
    () =>
      parsed && read !== undefined
        ? { content: read, parsed, layout, grammar, corrections: corrections ?? noCorrections }
        : undefined,
    [read, parsed, layout, grammar, corrections],
  );
  const keeping = useKeeping(resume?.uploadId ?? '');
  const { score, reset } = useLiveScore(
    {
      resumeContent: resume?.content ?? '',
      jobTitle: job.jobTitle,
      jobDescription: job.jobDescription,
      uploadId: resume?.uploadId,
      facts,
      keeping,
    },
    { ...debounces, onServerScore: useScoreNotices() },
  );
  const { bestScore } = score;
  return (
    <>
      <StepPanel
        title={jobStep.title}
        wideMargin
        margin={
          <div className="sticky top-8 grid gap-4">
            <h3 className="text-lg">{liveScore.title}</h3>
            <LiveScorePanel score={score} reset={reset} />
          </div>
        }
      >
        <LiveScoreBadge score={score} reset={reset} />
        <JobForm key={wizard.state.brought?.id ?? ''} wizard={wizard} />
        <div className="mt-6">
          <ModelKeyForm />
        </div>
      </StepPanel>
      <output className="sr-only">
        {bestScore !== null && liveScore.announce(bestScore, liveScore.levels[levelOf(bestScore)])}
      </output>
    </>
  );
}

import { useState } from 'react';
import type { Correction } from '#domain/resume/corrections/correction.ts';
import { sentenceOf } from '../../api/http-error.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ResumeReview } from '../review/resume-review.tsx';
import { useCorrections, useKeeping } from '../review/use-corrections.ts';
import type { MadeAssessment, ScoredUpload } from '../in-hand/made-assessment.ts';
import { useResumeScoring } from './use-scoring.ts';

interface ScoreReviewProps {
  upload: ScoredUpload;
  /** Whether it was corrected after it was scored. */
  corrected: boolean;
  /** Whether much of it could not be made out: it is open to be corrected. */
  doubtful: boolean;
  onCorrections: (corrections: Correction[]) => void;
  onMade: (made: MadeAssessment) => void;
}

/** What was read from the scored file. Once it is corrected, it can be scored again. */
export function ScoreReview({ upload, corrected, doubtful, onCorrections, onMade }: ScoreReviewProps) {
  const { scoreToasts, scoreResult: words } = useCopy();
  const toast = useToast();
  const [open, setOpen] = useState(doubtful);
  const review = useCorrections({ ...upload, corrections: upload.corrections ?? [], onCorrections });
  const keeping = useKeeping(upload.uploadId);
  const scoring = useResumeScoring(onMade);
  const again = () =>
    scoring.mutate(
      { upload },
      {
        onError: (error) =>
          toast({
            tone: 'destructive',
            title: scoreToasts.scoringFailed,
            text: sentenceOf(error, scoreToasts.resumeFailedText),
          }),
      },
    );
  return (
    <div className="grid justify-items-start gap-4">
      <ResumeReview review={review} open={open} onOpen={setOpen} />
      {corrected && (
        <Button loading={keeping || scoring.isPending} onClick={again}>
          {words.rescore}
        </Button>
      )}
    </div>
  );
}

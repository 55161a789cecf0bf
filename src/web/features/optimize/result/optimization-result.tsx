import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#contract/api.ts';
import type { OptimizationView } from '#contract/optimizations.ts';
import type { PageCopy } from '#copy/copy.ts';
import { paths } from '../../../paths.ts';
import { readOptions } from '../../../api/queries.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useWideScreen } from '../../../ui/use-wide-screen.ts';
import { Conversation } from '../questions/conversation.tsx';
import type { Settled } from '../saving.ts';
import { StepPanel } from '../step-panel.tsx';
import type { Wizard } from '../use-wizard.ts';
import { useSession } from '../../account/use-session.ts';
import { Versions } from '../versions/versions.tsx';
import { InterviewPart } from '../../interview/interview-part.tsx';
import { usePrepWanted } from '../../interview/prep-place.ts';
import { useConfirming } from '../../checkout/use-confirming.ts';
import { ConfirmingPayment } from './confirming-payment.tsx';
import { DocumentPreview } from './document-preview.tsx';
import { DownloadBar } from './download-bar.tsx';
import { FreeChanges } from './free-changes.tsx';
import { PreviewOverlay } from './preview-overlay.tsx';
import { questionsId } from './match-score.tsx';
import { OwnWordFile } from './own-word-file.tsx';
import { PrepLocked } from './prep-locked.tsx';
import { ProgressCard } from './progress-card.tsx';
import { ResultMargin } from './result-margin.tsx';
import { UnlockOffer } from './unlock-offer.tsx';

const titleOf = ({ status }: OptimizationView, { title }: PageCopy['optimization']): string =>
  status === 'completed' || status === 'failed' ? title[status] : title.working;

interface OptimizationResultProps {
  optimization: OptimizationView;
  disconnected: boolean;
  wizard: Wizard;
  settled: Settled;
}

/** The state of the optimization: its progress, its documents, and what to do next. */
export function OptimizationResult({ optimization, disconnected, wizard, settled }: OptimizationResultProps) {
  const { overlay, optimization: words, sheet } = useCopy();
  const { id, status, locked, access, optimizedContent, coverLetter, selectedTemplate } = optimization;
  const session = useSession();
  const visitor = session === null;
  // People who came for the preparation see that, and what opens it.
  const prepWanted = usePrepWanted();
  const [previewOpen, setPreviewOpen] = useState(!prepWanted);
  const confirming = useConfirming(optimization.id);
  const completed = status === 'completed';
  // The questions are worked out with the documents.
  const made = completed || optimizedContent !== null;
  const wide = useWideScreen();
  const queries = useQueryClient();
  const readAgain = () => {
    void queries.invalidateQueries(readOptions(api.getOptimization, { id }));
    // An answer outdates the interview preparation.
    void queries.invalidateQueries(readOptions(api.getInterviewPrep, { optimizationId: id }));
  };
  // On a small screen, people see what they get and what it costs before they're asked for anything.
  const offered = completed && session !== undefined && session !== null && locked && !confirming;
  // What a person can add is what raises the match: there it comes before the documents, but after what they paid for.
  const conversation = (
    <div id={questionsId} tabIndex={-1} className={wide ? 'pt-7' : undefined}>
      <Conversation key={id} optimizationId={id} onAnswered={readAgain} />
    </div>
  );
  return (
    <StepPanel
      title={titleOf(optimization, words)}
      margin={
        <>
          <ResultMargin optimization={optimization} />
          {wide && made && conversation}
        </>
      }
      isResult
      next={
        completed &&
        (locked && visitor ? (
          <Button onClick={() => setPreviewOpen(true)}>{overlay.open}</Button>
        ) : (
          access.resume !== 'locked' && (
            // To take it away is foremost where that is open.
            <ButtonLink look={access.resume === 'download' ? 'secondary' : 'primary'}>
              <Link to={paths.optimize({ result: id, tab: 'sheet' })}>{sheet.open}</Link>
            </ButtonLink>
          )
        ))
      }
      actions={
        (completed || status === 'failed') && (
          <>
            <Button look="secondary" onClick={() => wizard.leaveResult({ type: 'otherJob' })}>
              {words.otherJob}
            </Button>
            <Button look="quiet" onClick={() => wizard.leaveResult({ type: 'restarted' })}>
              {words.startNew}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-6">
        <ProgressCard optimization={optimization} disconnected={disconnected} />
        {completed && session && !locked && <DownloadBar optimization={optimization} settled={settled} />}
        {!wide && made && !offered && conversation}
        {completed && session && <OwnWordFile optimization={optimization} settled={settled} />}
        {completed &&
          session &&
          locked &&
          (confirming ? <ConfirmingPayment /> : <UnlockOffer optimization={optimization} />)}
        {completed && session && locked && !confirming && access.resume === 'locked' && (
          <FreeChanges optimization={optimization} />
        )}
        {!wide && made && offered && conversation}
        {status !== 'failed' && (
          <div className="grid gap-6 md:grid-cols-2">
            <DocumentPreview
              title={words.resumePreview}
              text={optimizedContent}
              locked={access.resume === 'locked'}
              whole={{ address: paths.optimize({ result: id, tab: 'sheet' }), open: sheet.openResume }}
              page={{ optimizationId: id, part: 'resume', template: selectedTemplate }}
            />
            <DocumentPreview
              title={words.letterPreview}
              text={coverLetter}
              locked={access.coverLetter === 'locked'}
              whole={{ address: paths.optimize({ result: id, tab: 'letter' }), open: sheet.openLetter }}
              page={{ optimizationId: id, part: 'coverLetter', template: selectedTemplate }}
            />
          </div>
        )}
        {completed && session && locked && !confirming && <DownloadBar optimization={optimization} settled={settled} />}
        {completed && (
          <InterviewPart
            optimization={optimization}
            locked={<PrepLocked optimization={optimization} offered={offered} />}
          />
        )}
        {completed && access.resume !== 'locked' && <Versions optimizationId={id} />}
      </div>
      {completed && locked && visitor && (
        <PreviewOverlay optimization={optimization} open={previewOpen} onOpenChange={setPreviewOpen} />
      )}
    </StepPanel>
  );
}

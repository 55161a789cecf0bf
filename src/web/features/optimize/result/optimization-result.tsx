import { useState } from 'react';
import type { OptimizationView } from '#contract/optimizations.ts';
import type { PageCopy } from '#copy/copy.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { StepPanel } from '../step-panel.tsx';
import type { Wizard } from '../use-wizard.ts';
import { useSession } from '../../account/use-session.ts';
import { useConfirming } from '../../checkout/use-confirming.ts';
import { ConfirmingPayment } from './confirming-payment.tsx';
import { DocumentPreview } from './document-preview.tsx';
import { DownloadBar } from './download-bar.tsx';
import { PreviewOverlay } from './preview-overlay.tsx';
import { ProgressCard } from './progress-card.tsx';
import { ResultMargin } from './result-margin.tsx';
import { UnlockOffer } from './unlock-offer.tsx';

const titleOf = ({ status }: OptimizationView, { title }: PageCopy['optimization']): string =>
  status === 'completed' || status === 'failed' ? title[status] : title.working;

interface OptimizationResultProps {
  optimization: OptimizationView;
  disconnected: boolean;
  wizard: Wizard;
}

/** The state of the optimization: its progress, its documents, and what to do next. */
export function OptimizationResult({ optimization, disconnected, wizard }: OptimizationResultProps) {
  const { overlay, optimization: words } = useCopy();
  const { status, locked, access, optimizedContent, coverLetter } = optimization;
  const session = useSession();
  const visitor = session === null;
  const [previewOpen, setPreviewOpen] = useState(true);
  const confirming = useConfirming(optimization.id);
  const completed = status === 'completed';
  return (
    <StepPanel
      title={titleOf(optimization, words)}
      margin={<ResultMargin optimization={optimization} />}
      isResult
      next={completed && locked && visitor && <Button onClick={() => setPreviewOpen(true)}>{overlay.open}</Button>}
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
        {completed && session && !locked && <DownloadBar optimization={optimization} />}
        <ProgressCard optimization={optimization} disconnected={disconnected} />
        {completed &&
          session &&
          locked &&
          (confirming ? <ConfirmingPayment /> : <UnlockOffer optimization={optimization} />)}
        {completed && session && locked && !confirming && <DownloadBar optimization={optimization} />}
        {status !== 'failed' && (
          <div className="grid gap-6 md:grid-cols-2">
            <DocumentPreview
              title={words.resumePreview}
              text={optimizedContent}
              locked={access.resume === 'locked'}
              whole={words.wholeResume}
            />
            <DocumentPreview
              title={words.letterPreview}
              text={coverLetter}
              locked={access.coverLetter === 'locked'}
              whole={words.wholeLetter}
            />
          </div>
        )}
      </div>
      {completed && locked && visitor && (
        <PreviewOverlay optimization={optimization} open={previewOpen} onOpenChange={setPreviewOpen} />
      )}
    </StepPanel>
  );
}

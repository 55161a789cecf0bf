import { Lock } from 'lucide-react';
import type { OptimizationView } from '#contract/optimizations.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FreeChanges } from './free-changes.tsx';
import { OfferBox } from './offer-box.tsx';
import { LockedText } from './locked-text.tsx';
import { MatchScore } from './match-score.tsx';
import { SignUpLinks } from './sign-up-links.tsx';
import { Watermark } from './watermark.tsx';

interface PreviewOverlayProps {
  optimization: OptimizationView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function Page({ title, text }: { title: string; text: string | null }) {
  if (text === null) return null;
  return (
    <section className="grid grid-cols-1 content-start gap-3">
      <h3 className="text-lg">{title}</h3>
      <div className="max-h-112 overflow-hidden mask-b-from-70% rounded-lg border border-rule bg-sheet p-6 text-sm sm:p-10">
        <LockedText text={text} />
      </div>
    </section>
  );
}

/** A visitor's free preview: full screen, both documents, and the watermark over all of it. */
export function PreviewOverlay({ optimization, open, onOpenChange }: PreviewOverlayProps) {
  const { overlay, optimization: words } = useCopy();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      shape="full"
      close={overlay.close}
      title={
        <h2 className="mx-auto max-w-page px-5 pt-5 font-sans text-sm font-semibold tracking-[0.2em] text-accent md:px-8">
          {overlay.title}
        </h2>
      }
    >
      <div className="mx-auto grid max-w-page grid-cols-1 gap-8 px-5 pt-6 pb-16 md:px-8">
        {/* The watermark is for the documents: what is told about them can be read undisturbed. */}
        <div className="relative z-20 grid gap-8">
          <MatchScore optimization={optimization} onLeave={() => onOpenChange(false)} />
          <OfferBox
            lead={
              <p className="flex items-start gap-2.5 text-lg">
                <Lock aria-hidden className="mt-1 size-5 shrink-0 text-accent" />
                {overlay.visitor}
              </p>
            }
          >
            <SignUpLinks optimizationId={optimization.id} />
          </OfferBox>
          <FreeChanges optimization={optimization} />
        </div>
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
          <Page title={words.resumePreview} text={optimization.optimizedContent} />
          <Page title={words.letterPreview} text={optimization.coverLetter} />
        </div>
        <div className="pointer-events-none fixed inset-0 z-10">
          <Watermark />
        </div>
      </div>
    </Dialog>
  );
}

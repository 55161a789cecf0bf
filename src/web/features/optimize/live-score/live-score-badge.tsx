import { useState } from 'react';
import { Gauge } from 'lucide-react';
import { bandOf, levelOf } from '#domain/scoring/bands.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { bandText } from '../../../ui/score-bar.tsx';
import type { LiveScoreState } from './live-score-state.ts';
import { LiveScorePanel } from './live-score-panel.tsx';

/** The compact form: a badge that floats over small screens and opens the whole panel. */
export function LiveScoreBadge({ score, reset }: { score: LiveScoreState; reset: () => void }) {
  const { liveScore } = useCopy();
  const [open, setOpen] = useState(false);
  const { bestScore } = score;
  const level = liveScore.levels[levelOf(bestScore)];
  return (
    <div className="lg:hidden">
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={bestScore === null ? liveScore.badgeEmpty : liveScore.badge(bestScore, level)}
        className={classNames(
          'fixed right-4 bottom-[calc(1rem+var(--cookie-banner))] z-20 flex min-h-11 cursor-pointer items-center gap-2 rounded-full',
          'border border-edge bg-sheet px-4 shadow-lifted',
        )}
      >
        <Gauge aria-hidden className="size-4 text-ink-faint" />
        <span className={classNames('figures font-serif text-lg font-medium', bandText[bandOf(bestScore)])}>
          {bestScore ?? '–'}
        </span>
        <span className="text-sm text-ink-soft">{level}</span>
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        shape="sheet"
        title={<h3 className="pb-4 text-lg">{liveScore.title}</h3>}
        close={liveScore.close}
      >
        <LiveScorePanel score={score} reset={reset} />
      </Dialog>
    </div>
  );
}

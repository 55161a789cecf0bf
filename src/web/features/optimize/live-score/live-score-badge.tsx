import { useState } from 'react';
import { Gauge } from 'lucide-react';
import { bandOf, levelOf } from '#domain/scoring/bands.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { bandText } from '../../../ui/score-bar.tsx';
import type { LiveScoreState } from './live-score-state.ts';
import { LiveScorePanel } from './live-score-panel.tsx';

/**
 * The compact form: a badge above the fields, that floats at the top of small screens once they are scrolled, and opens the whole panel. Below, where the
 * keyboard comes up and people write, it would cover a field.
 */
export function LiveScoreBadge({ score, reset }: { score: LiveScoreState; reset: () => void }) {
  const { liveScore } = useCopy();
  const [open, setOpen] = useState(false);
  const { bestScore } = score;
  const level = liveScore.levels[levelOf(bestScore)];
  return (
    <div className="pointer-events-none sticky top-2 z-20 -mt-3 mb-3 flex justify-end sm:-mt-16 sm:mb-5 lg:hidden">
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={bestScore === null ? liveScore.badgeEmpty : liveScore.badge(bestScore, level)}
        className={classNames(
          'pointer-events-auto flex min-h-11 cursor-pointer items-center gap-2 rounded-full',
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

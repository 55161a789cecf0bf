import { LoaderCircle } from 'lucide-react';
import type { QuestionsView } from '#contract/questions.ts';
import { bandOf } from '#domain/scoring/bands.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CountedNumber } from '../../../ui/counted-number.tsx';
import { bandText, ScoreBar } from '../../../ui/score-bar.tsx';
import { isWorking, type Turn } from './conversation-state.ts';

/** The match score, moving with each answer that became a line. */
export function ScoreMove({ view, last }: { view: QuestionsView; last: Turn | undefined }) {
  const { conversation: words, optimization } = useCopy();
  const { matchScore } = view;
  if (matchScore === null) return null;
  const working = isWorking(view);
  const before = last?.scoreBefore ?? null;
  const moved = !working && before !== null && before !== matchScore;
  const band = bandOf(matchScore);
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
        {optimization.matchScore}
        <span className={classNames('font-serif text-xl font-medium', bandText[band])}>
          <CountedNumber value={matchScore} />
        </span>
        {moved && <span className="figures animate-rise text-ink-soft">{words.was(before)}</span>}
        {working && (
          <span className="inline-flex items-center gap-1.5 text-xs text-ink-faint">
            <LoaderCircle aria-hidden className="size-3.5 animate-turn" />
            {words.updating}
          </span>
        )}
      </p>
      <ScoreBar score={matchScore} band={band} label={optimization.matchScore} />
      <output className="sr-only">{moved && words.scoreMoved(before, matchScore)}</output>
    </div>
  );
}

import { LoaderCircle, RotateCcw, TriangleAlert } from 'lucide-react';
import type { PageCopy } from '#copy/copy.ts';
import { bandOf, levelOf } from '#domain/scoring/bands.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { bandText, ScoreBar } from '../../../ui/score-bar.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { LiveScoreState } from './live-score-state.ts';

const alertsOf = (
  { localError, serverError, isConsistent, scoreDifference }: LiveScoreState,
  liveScore: PageCopy['liveScore'],
): string[] => [
  ...(localError === null ? [] : [liveScore.localFailed(localError)]),
  ...(serverError === null ? [] : [liveScore.serverFailed(serverError)]),
  ...(isConsistent || scoreDifference === null ? [] : [liveScore.inconsistent(scoreDifference)]),
];

/** The score with its level, bar, sources, alerts and time. */
export function LiveScorePanel({ score, reset }: { score: LiveScoreState; reset: () => void }) {
  const { liveScore, timeOfDay } = useCopy();
  const { bestScore, source, isLoading, lastUpdated, missingKeywords, parts } = score;
  const band = bandOf(bestScore);
  const level = liveScore.levels[levelOf(bestScore)];
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <p className="figures flex items-end gap-2 font-serif leading-none whitespace-nowrap">
          <span className={classNames('text-3xl font-medium', bandText[band])}>{bestScore ?? '–'}</span>
          <span className="pb-1 text-sm text-ink-faint">{liveScore.of}</span>
        </p>
        <p className={classNames('pb-1 text-sm font-medium', bandText[band])}>{level}</p>
      </div>
      <ScoreBar score={bestScore} band={band} label={liveScore.title} />
      {parts && bestScore !== null && (
        <dl className="figures flex gap-6 text-sm">
          {(['craft', 'fit'] as const).map((part) => (
            <div key={part} className="flex items-baseline gap-2">
              <dt className="text-ink-soft">{liveScore[part]}</dt>
              <dd className={classNames('font-medium', bandText[bandOf(parts[part])])}>{parts[part]}</dd>
            </div>
          ))}
        </dl>
      )}
      {bestScore === null && <p className="font-serif text-ink-soft italic">{liveScore.empty}</p>}
      {alertsOf(score, liveScore).map((alert) => (
        <p key={alert} role="alert" className="flex gap-2 rounded-md bg-danger-wash p-3 text-sm text-danger">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {alert}
        </p>
      ))}
      {missingKeywords.length > 0 && (
        <div className="grid gap-2 border-t border-rule pt-4">
          <h4 className="text-sm font-medium">{liveScore.missing}</h4>
          <ul className="flex flex-wrap gap-1.5">
            {missingKeywords.slice(0, 8).map((keyword) => (
              <li key={keyword}>
                <Badge>{keyword}</Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex min-h-9 items-center justify-between gap-3 text-xs text-ink-faint">
        <p className="figures grid">
          {source && (
            <span>
              {liveScore.sources}: {liveScore.source[source]}
            </span>
          )}
          {lastUpdated && <span>{liveScore.updated(timeOfDay(lastUpdated))}</span>}
        </p>
        {isLoading && (
          <span>
            <LoaderCircle aria-hidden className="size-4 animate-turn" />
            <span className="sr-only">{liveScore.calculating}</span>
          </span>
        )}
        <Button look="quiet" size="sm" onClick={reset}>
          <RotateCcw aria-hidden className="size-3.5" />
          {liveScore.reset}
        </Button>
      </div>
    </div>
  );
}

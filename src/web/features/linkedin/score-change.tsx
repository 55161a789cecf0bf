import { ArrowRight } from 'lucide-react';
import { bandOf } from '#domain/scoring/bands.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CountedNumber } from '../../ui/counted-number.tsx';
import { bandText, ScoreBar } from '../../ui/score-bar.tsx';
import type { EnhancementDetails } from './enhancement-details.ts';

function Score({ label, score }: { label: string; score: number }) {
  return (
    <div className="grid gap-0.5">
      <span className={classNames('font-serif text-2xl font-medium', bandText[bandOf(score)])}>
        <CountedNumber value={score} />
      </span>
      <span className="text-xs text-ink-faint">{label}</span>
    </div>
  );
}

/** The profile's score as it was and as it would be, and what makes the difference. */
export function ScoreChange({ scores: { before, after, gains } }: Pick<EnhancementDetails, 'scores'>) {
  const { enhancementResult: words } = useCopy();
  const [from, to] = [before.overall, after.overall];
  return (
    <Card className="grid content-start gap-5">
      <div className="grid gap-1">
        <h3 className="text-lg">{words.score}</h3>
        <p className="text-sm text-ink-soft">{words.scoreMove(from, to)}</p>
      </div>
      <div className="flex items-center gap-6">
        <Score label={words.before} score={from} />
        <ArrowRight aria-hidden className="size-6 text-ink-faint" />
        <Score label={words.after} score={to} />
      </div>
      <ScoreBar score={to} band={bandOf(to)} label={words.after} />
      {gains.length > 0 ? (
        <div className="grid gap-2">
          <h4 className="text-sm font-medium">{words.gainsTitle}</h4>
          <ul className="grid gap-1.5 text-sm">
            {gains.map(({ what, points }) => (
              <li key={what} className="flex items-baseline justify-between gap-4">
                <span className="min-w-0">{what}</span>
                <span className="figures shrink-0 text-ink-soft">{words.gain(points)}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className="text-sm text-ink-soft">{words.noGains}</p>
      )}
    </Card>
  );
}

import { bandOf, fitBandOf } from '#domain/scoring/bands.ts';
import { categoryKeys } from '#domain/scoring/evaluation.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { classNames } from '../../ui/class-names.ts';
import { bandText, ScoreBar } from '../../ui/score-bar.tsx';
import type { Assessment, ScoreParts } from '#contract/scores.ts';

interface PartProps {
  name: string;
  score: number;
  text: string;
  share: string | undefined;
}

function Part({ name, score, text, share }: PartProps) {
  const band = bandOf(score);
  return (
    <li className="grid gap-1.5">
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-medium">{name}</span>
        <span className={classNames('figures font-medium', bandText[band])}>{score}</span>
      </p>
      <ScoreBar score={score} band={band} label={name} />
      <p className="text-xs text-ink-soft">{text}</p>
      {share !== undefined && <p className="figures text-xs text-ink-faint">{share}</p>}
    </li>
  );
}

/** The parts of the overall score: craft, and fit if there was an ad. */
function Parts({ parts: { craft, betterThan, fit, fitShare } }: { parts: ScoreParts }) {
  const { assessment: words } = useCopy();
  const rank = words.betterThan(betterThan);
  if (fit === null || fitShare === null)
    return (
      <p className="text-xs text-ink-soft">
        {words.craftAlone} {rank}
      </p>
    );
  return (
    <ul className="grid gap-4">
      <Part name={words.craft} score={craft} text={`${words.craftText} ${rank}`} share={words.partOf(100 - fitShare)} />
      <Part name={words.fit} score={fit} text={words.fitText[fitBandOf(fit)]} share={words.partOf(fitShare)} />
    </ul>
  );
}

/** The overall score, as a number and a word, and its parts. */
export function OverallScore({ score, parts }: { score: number; parts: ScoreParts | undefined }) {
  const { assessment: words } = useCopy();
  const band = bandOf(score);
  return (
    <div className="grid content-start gap-4">
      <h3 className="text-lg">{words.overall}</h3>
      <p className="figures flex flex-wrap items-end gap-x-3 font-serif leading-none">
        <span className={classNames('text-3xl font-medium', bandText[band])}>{score}</span>
        <span className="pb-1.5 text-sm text-ink-faint">{words.of}</span>
        <span className={classNames('pb-1.5 font-sans text-sm font-medium', bandText[band])}>{words.bands[band]}</span>
      </p>
      <ScoreBar score={score} band={band} label={words.overall} />
      {parts && <Parts parts={parts} />}
    </div>
  );
}

/** The six categories, each with its number and bar. */
export function ScoreBreakdown({ scores }: { scores: Assessment['scores'] }) {
  const { assessment: words, categoryLabels } = useCopy();
  return (
    <div className="grid content-start gap-5">
      <h3 className="text-lg">{words.breakdown}</h3>
      <ul className="grid gap-x-12 gap-y-4 sm:grid-cols-2">
        {categoryKeys.map((key) => {
          const score = scores[key];
          const band = bandOf(score);
          return (
            <li key={key} className="grid gap-1.5">
              <p className="flex items-baseline justify-between gap-3 text-sm">
                {categoryLabels[key]}
                <span className={classNames('figures', bandText[band], score !== null && 'font-medium')}>
                  {score ?? words.notJudged}
                </span>
              </p>
              <ScoreBar score={score} band={band} label={categoryLabels[key]} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

import { bandOf } from '#domain/scoring/bands.ts';
import type { OptimizationView } from '#contract/optimizations.ts';
import { Button } from '../../../ui/button.tsx';
import { useCopy } from '../../../copy/use-copy.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CountedNumber } from '../../../ui/counted-number.tsx';
import { bandText } from '../../../ui/score-bar.tsx';

type Scores = Pick<
  OptimizationView,
  | 'matchScore'
  | 'matchScoreBefore'
  | 'scoreBefore'
  | 'scoreAfter'
  | 'textScoreBefore'
  | 'textScoreAfter'
  | 'advice'
  | 'locked'
  | 'letterInOtherLanguage'
>;

/** Whether the optimization is known to have raised neither score. */
const isRaisedNowhere = ({ matchScore, matchScoreBefore, scoreBefore, scoreAfter }: Scores): boolean =>
  scoreBefore !== null &&
  scoreAfter !== null &&
  scoreAfter <= scoreBefore &&
  (matchScore ?? 0) <= (matchScoreBefore ?? matchScore ?? 0);

/** The gain from the words alone; undefined if unknown. */
const textGainOf = ({ textScoreBefore, textScoreAfter }: Scores): number | undefined =>
  textScoreBefore === null || textScoreAfter === null ? undefined : textScoreAfter - textScoreBefore;

/** Where on the page the questions are. */
export const questionsId = 'questions';

interface MatchScoreProps {
  optimization: Scores;
  /** Leaves what covers the questions. */
  onLeave?: (() => void) | undefined;
}

/** The match score, with its meaning and what the optimization changed. It is above every offer, so that nobody pays for points that it does not bring. */
export function MatchScore({ optimization, onLeave }: MatchScoreProps) {
  const { optimization: words, assessment } = useCopy();
  const { matchScore, matchScoreBefore, scoreBefore, scoreAfter, advice, letterInOtherLanguage, locked } = optimization;
  const raisedNowhere = isRaisedNowhere(optimization);
  const toQuestions = () => {
    onLeave?.();
    // A dialog that closes gives the focus back first.
    setTimeout(() => {
      const questions = document.getElementById(questionsId);
      questions?.scrollIntoView();
      questions?.focus();
    }, 60);
  };
  const band = bandOf(matchScore);
  const text = textGainOf(optimization);
  const parts =
    text === undefined || scoreBefore === null || scoreAfter === null || scoreAfter - scoreBefore === text
      ? undefined
      : words.scoreParts(text, scoreAfter - scoreBefore - text);
  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-3 border-b border-rule pb-5">
      <p className="figures font-serif leading-none">
        <span className="sr-only">{words.matchScore}: </span>
        <span className={classNames('text-3xl font-medium', bandText[band])}>
          {matchScore === null ? '–' : <CountedNumber value={matchScore} first={matchScoreBefore ?? 0} />}
        </span>{' '}
        <span className="text-sm text-ink-faint">{words.matchOf}</span>
      </p>
      <div className="grid min-w-full flex-1 gap-1.5 sm:min-w-48">
        <p className="font-medium">
          {words.matchScore} <span className={bandText[band]}>· {assessment.bands[band]}</span>
        </p>
        <p className="text-sm text-ink-soft">{words.matchText}</p>
        {scoreBefore !== null && scoreAfter !== null && (
          <p className="figures text-sm text-ink-soft">
            {words.scores}: {words.scoreChange(scoreBefore, scoreAfter)}
            {parts && ` (${parts})`}
          </p>
        )}
        {advice !== null && words.advice[advice] !== undefined && <p className="font-medium">{words.advice[advice]}</p>}
        {letterInOtherLanguage && <p className="text-sm text-ink-soft">{words.letterInOtherLanguage}</p>}
        {raisedNowhere && <p className="font-medium">{locked ? words.notRaised : words.notRaisedUnlocked}</p>}
        {(raisedNowhere || advice === 'think-twice') && (
          <Button
            size="sm"
            look={locked && raisedNowhere ? 'primary' : 'secondary'}
            className="mt-2 justify-self-start"
            onClick={toQuestions}
          >
            {words.answerQuestions}
          </Button>
        )}
      </div>
    </div>
  );
}

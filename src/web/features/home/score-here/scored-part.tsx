import { Link } from 'react-router';
import type { AssessmentFinding } from '#contract/scores.ts';
import { bandOf } from '#domain/scoring/bands.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CountedNumber } from '../../../ui/counted-number.tsx';
import { bandText } from '../../../ui/score-bar.tsx';
import { KeywordList } from '../../assessment/finding-list.tsx';
import { ScoreBreakdown } from '../../assessment/score-breakdown.tsx';
import { scorePlace } from '../../in-hand/kept-score.ts';
import type { MadeAssessment } from '../../in-hand/made-assessment.ts';

const findingsShown = 3;
const quotesShown = 2;

/** The overall score, counting up from nothing, or from what it was without the ad. */
function Overall({ made, before }: { made: MadeAssessment; before: MadeAssessment | undefined }) {
  const { assessment: words, scoreHere } = useCopy();
  const { overall } = made.assessment.scores;
  const band = bandOf(overall);
  return (
    <div className="grid gap-1">
      <h3 className="text-lg">{before ? scoreHere.againstAd(made.jobTitle ?? '') : scoreHere.overall}</h3>
      <p className="flex flex-wrap items-end gap-x-3 font-serif leading-none">
        <span className={classNames('text-3xl font-medium', bandText[band])}>
          <CountedNumber value={overall} first={0} />
        </span>
        <span className="pb-1.5 text-sm text-ink-faint">{words.of}</span>
        <span className={classNames('pb-1.5 font-sans text-sm font-medium', bandText[band])}>{words.bands[band]}</span>
      </p>
      {before && <p className="figures text-sm text-ink-soft">{scoreHere.before(before.assessment.scores.overall)}</p>}
      <output className="sr-only">{scoreHere.announce(overall)}</output>
    </div>
  );
}

function Finding({ finding: { issue, fix, worth, quotes } }: { finding: AssessmentFinding }) {
  const texts = [...new Set(quotes.map(({ text }) => text))].slice(0, quotesShown);
  return (
    <li className="grid gap-2 border-t border-rule pt-4">
      <p className="font-medium">{issue}</p>
      {texts.length > 0 && (
        <ul className="grid gap-1.5 border-l-2 border-band-red-fill pl-4 text-sm text-ink-soft">
          {texts.map((text) => (
            <li key={text} className="wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm">
        {fix} <span className="figures whitespace-nowrap text-ink-faint">{worth}</span>
      </p>
    </li>
  );
}

interface ScoredPartProps {
  made: MadeAssessment;
  /** The score without the ad, where there is one. */
  before: MadeAssessment | undefined;
}

/** The score, its six categories and what would help most, with the lines it is about. */
export function ScoredPart({ made, before }: ScoredPartProps) {
  const { scoreHere: words } = useCopy();
  const { scores, detail, missingKeywords } = made.assessment;
  const findings = detail?.findings.slice(0, findingsShown) ?? [];
  const [address, { state }] = scorePlace(made);
  return (
    <div className="grid animate-rise gap-7">
      <Overall made={made} before={before} />
      <ScoreBreakdown scores={scores} />
      {before && missingKeywords.length > 0 && <KeywordList title={words.missing} keywords={missingKeywords} />}
      <div className="grid gap-4">
        <h3 className="text-lg">{findings.length > 0 ? words.findings(findings.length) : words.noFindings}</h3>
        <ul className="grid gap-4">
          {findings.map((finding) => (
            <Finding key={`${finding.check} ${finding.code}`} finding={finding} />
          ))}
        </ul>
        <p>
          <Link
            to={address}
            state={state}
            className={
              'inline-flex min-h-9 items-center text-sm font-medium underline decoration-edge underline-offset-4 ' +
              'hover:text-accent pointer-coarse:min-h-11'
            }
          >
            {words.report}
          </Link>
        </p>
      </div>
    </div>
  );
}

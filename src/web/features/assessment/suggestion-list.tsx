import type { AssessmentFinding } from '#contract/scores.ts';
import { useCopy } from '../../copy/use-copy.tsx';

const quotesShown = 3;

/** The lines a finding is about, in the margin next to it. */
function Quotes({ quotes }: Pick<AssessmentFinding, 'quotes'>) {
  const { assessment: words } = useCopy();
  const hidden = quotes.length - quotesShown;
  return (
    <ul aria-label={words.quoted} className="grid content-start gap-2 border-l-2 border-band-red-fill pl-4 text-sm">
      {quotes.slice(0, quotesShown).map(({ line, text }) => (
        <li key={`${line} ${text}`} className="break-words">
          {text}
        </li>
      ))}
      {hidden > 0 && <li className="text-ink-faint">{words.moreQuotes(hidden)}</li>}
    </ul>
  );
}

function Suggestion({ finding: { issue, why, fix, worth, quotes } }: { finding: AssessmentFinding }) {
  return (
    <li className="grid gap-4 not-first:border-t not-first:border-rule not-first:pt-5 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] md:gap-12">
      <div className="grid max-w-measure content-start gap-1.5">
        <h4 className="font-medium">{issue}</h4>
        <p className="text-ink-soft">{why}</p>
        <p>{fix}</p>
        <p className="figures text-sm text-ink-faint">{worth}</p>
      </div>
      {quotes.length > 0 && <Quotes quotes={quotes} />}
    </li>
  );
}

/** What would raise the score, the largest gain first, each next to the lines it is about. */
export function SuggestionList({ findings }: { findings: AssessmentFinding[] }) {
  return (
    <ul className="grid gap-5">
      {findings.map((finding) => (
        <Suggestion key={`${finding.check} ${finding.code}`} finding={finding} />
      ))}
    </ul>
  );
}

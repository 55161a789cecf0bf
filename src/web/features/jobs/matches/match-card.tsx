import type { JobMatchView } from '#contract/job-matches.ts';
import { bandOf } from '#domain/scoring/bands.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { ScoreBar } from '../../../ui/score-bar.tsx';
import { ListingCard } from '../listing/listing-card.tsx';
import { AppliedButton } from './applied-button.tsx';
import { MatchBadge } from './match-badge.tsx';
import { Rating } from './rating.tsx';

/** How many matching keywords a card shows. */
const keywordsShown = 3;

const parts = ['similarityScore', 'keywordScore', 'skillsScore', 'titleScore', 'locationScore'] as const;

/** The scores that the match is made of. */
function Parts({ match }: { match: JobMatchView }) {
  const { matchCard: words } = useCopy();
  return (
    <dl className="grid gap-2.5 sm:grid-cols-2 sm:gap-x-6">
      {parts.map((part) => {
        const score = match[part];
        return (
          <div key={part} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1">
            <dt className="text-ink-soft">{words.parts[part]}</dt>
            <dd className="figures font-medium">{score ?? words.unknown}</dd>
            <dd className="col-span-2">
              <ScoreBar score={score} band={bandOf(score)} label={words.parts[part]} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div className="grid content-start gap-1">
      <h4 className="font-medium">{title}</h4>
      <ul className="grid list-disc gap-1 pl-5 text-ink-soft">
        {points.map((point) => (
          <li key={point} className="wrap-anywhere">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Why a job fits: words of the resume that the ad asks for, the reasons in a sentence, and all of it on demand. */
function Why({ match }: { match: JobMatchView }) {
  const { matchCard: words, listingCard } = useCopy();
  const { matchingKeywords, explanation, matchReasons, strengthAreas, missingSkills, isApplied, appliedAt } = match;
  return (
    <div className="grid gap-2.5 border-l-2 border-accent pl-4">
      {explanation !== '' && <p className="max-w-measure text-sm">{explanation}</p>}
      {matchingKeywords.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
          <span className="text-ink-soft">{words.keywords}:</span>
          <ul aria-label={words.keywords} className="flex flex-wrap gap-x-4 gap-y-1">
            {matchingKeywords.slice(0, keywordsShown).map((keyword) => (
              <li key={keyword} className="wrap-anywhere">
                <mark className="marked">{keyword}</mark>
              </li>
            ))}
            {matchingKeywords.length > keywordsShown && (
              <li className="text-ink-soft">{listingCard.more(matchingKeywords.length - keywordsShown)}</li>
            )}
          </ul>
        </div>
      )}
      {isApplied && appliedAt !== null && (
        <p>
          <Badge tone="accent">{words.appliedOn(appliedAt)}</Badge>
        </p>
      )}
      <Disclosure summary={words.details}>
        <div className="grid gap-5 pt-1">
          <Parts match={match} />
          <div className="grid gap-5 sm:grid-cols-2">
            <Points title={words.reasons} points={matchReasons} />
            <Points title={words.strengths} points={strengthAreas} />
            <Points title={words.missing} points={missingSkills} />
          </div>
        </div>
      </Disclosure>
    </div>
  );
}

/** A job with how well it fits, and why. */
export function MatchCard({ match }: { match: JobMatchView }) {
  const { listingCard } = useCopy();
  const { jobListing } = match;
  const named = listingCard.of(jobListing.title, jobListing.company);
  return (
    <ListingCard
      listing={jobListing}
      sampleTold
      score={<MatchBadge score={match.overallScore} />}
      match={<Why match={match} />}
      rating={<Rating match={match} />}
      actions={<AppliedButton match={match} named={named} />}
    />
  );
}

import type { ListingView } from '#contract/job-listings.ts';
import type { JobMatchView } from '#contract/job-matches.ts';
import { matchReasonSentence } from '#copy/describe-match.ts';
import type { Copy } from '#copy/copy.ts';
import type { ListingMatch } from '#domain/listings/listing-match.ts';
import type { StoredMatch } from './store.ts';

/** What a comparison shows. */
export type Scored = Pick<
  JobMatchView,
  | 'overallScore'
  | 'similarityScore'
  | 'keywordScore'
  | 'titleLocationScore'
  | 'matchingKeywords'
  | 'missingSkills'
  | 'explanation'
>;

/** A comparison that is not stored, as a cell of a table. */
export const cellOf = (match: ListingMatch, copy: Copy): Scored => ({
  overallScore: match.overallScore,
  similarityScore: match.similarityScore,
  keywordScore: match.keywordScore,
  titleLocationScore: match.titleLocationScore,
  matchingKeywords: [...match.matchingKeywords],
  missingSkills: [...match.missingSkills],
  explanation: copy.matchExplanation(match.reasons, match.missingSkills),
});

/** A stored match as its person sees it. */
export function matchViewOf(
  stored: StoredMatch,
  details: ListingMatch,
  jobListing: ListingView,
  copy: Copy,
): JobMatchView {
  return {
    ...cellOf(details, copy),
    id: stored.id,
    jobListingId: stored.jobListingId,
    jobListing,
    resumeOptimizationId: stored.resumeOptimizationId,
    skillsScore: details.skillsScore,
    titleScore: details.titleScore,
    locationScore: details.locationScore,
    strengthAreas: [...details.strengthAreas],
    matchReasons: details.reasons.map((reason) => matchReasonSentence(reason, copy)).filter((text) => text !== ''),
    isApplied: stored.isApplied,
    appliedAt: stored.appliedAt?.toISOString() ?? null,
    userRating: stored.userRating,
    createdAt: stored.createdAt.toISOString(),
    lastUpdatedAt: stored.lastUpdatedAt.toISOString(),
  };
}

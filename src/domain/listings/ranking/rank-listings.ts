import { createComparer } from '../../matching/compare.ts';
import type { Posting } from '../../posting/posting.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import type { ListingMatch } from '../listing-match.ts';
import { tasteOf, type Reaction } from './feedback.ts';
import { firstFit, firstScore } from './first-fit.ts';
import { preciseMatch } from './precise-match.ts';
import { listingReader, type RankableListing } from './rankable-listing.ts';
import { namesOfLanguages, resumeFeatures } from './resume-features.ts';

export interface RankingInput {
  parsed: ParsedResume;
  listings: readonly RankableListing[];
  /** What the person made of other listings. */
  reactions?: readonly Reaction[] | undefined;
  /** ISO date: current jobs last until then. */
  today: string;
}

/** A listing's id with its first score, 0-1. */
export interface FirstRanked {
  id: string;
  score: number;
}

/**
 * The first stage: listings in the order of what can be told from titles, words, levels and places. Listings of companies that the person doesn't want to see
 * are left out. The same input always gives the same order.
 */
export function rankFirst({ parsed, listings, reactions = [], today }: RankingInput): FirstRanked[] {
  const resume = resumeFeatures(parsed, today);
  const taste = tasteOf(reactions);
  const read = listingReader();
  return inOrder(
    listings
      .filter((listing) => !taste.isBanned(listing))
      .map((listing) => {
        const features = read(listing);
        return {
          id: listing.id,
          score: firstScore(firstFit(resume, features)) + taste.shiftOf(listing, features.titleFor('en')),
        };
      }),
  );
}

const inOrder = <Ranked extends FirstRanked>(ranked: Ranked[]): Ranked[] =>
  ranked.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));

/** A listing that is compared line by line. */
export interface PostedListing extends RankableListing {
  posting: Posting;
}

export interface RankedListing {
  id: string;
  match: ListingMatch;
}

/** The second stage: each listing compared with the resume line by line, the best first. */
export function matchListings({
  parsed,
  listings,
  reactions = [],
  today,
}: Omit<RankingInput, 'listings'> & { listings: readonly PostedListing[] }): RankedListing[] {
  const resume = resumeFeatures(parsed, today);
  const taste = tasteOf(reactions);
  const read = listingReader();
  const compare = createComparer();
  const spoken = namesOfLanguages(resume.languages);
  return listings
    .map((listing) => {
      const features = read(listing);
      const first = firstFit(resume, features);
      const comparison = compare(parsed, listing.posting, today);
      const shift = taste.shiftOf(listing, features.titleFor('en'));
      const match = preciseMatch(listing, first, comparison, shift, spoken);
      return { id: listing.id, first: firstScore(first), match };
    })
    .toSorted((a, b) => b.match.overallScore - a.match.overallScore || b.first - a.first || (a.id < b.id ? -1 : 1))
    .map(({ id, match }) => ({ id, match }));
}

/** How many of the first stage's leaders are compared line by line. */
export const mostCompared = 30;

/**
 * Listings ranked for a resume: those that lead the first stage compared line by line and in the order of their matches, the others after them without a match.
 * `postingOf` reads a listing's requirements, or gives them where they are known.
 */
export function rankListings(
  input: RankingInput,
  postingOf: (listing: RankableListing) => Posting,
  compared: number = mostCompared,
): { id: string; match?: ListingMatch }[] {
  const byId = new Map(input.listings.map((listing) => [listing.id, listing]));
  const first = rankFirst(input);
  const leading = first.slice(0, compared).flatMap(({ id }) => byId.get(id) ?? []);
  const matched = matchListings({
    ...input,
    listings: leading.map((listing) => ({ ...listing, posting: postingOf(listing) })),
  });
  return [...matched, ...first.slice(compared).map(({ id }) => ({ id }))];
}

import {
  matchListings,
  rankFirst,
  type PostedListing,
  type RankedListing,
  type RankingInput,
} from '#domain/listings/ranking/rank-listings.ts';
import { resumeSearch, type ResumeSearch } from '#domain/listings/ranking/search-terms.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';

/** What listings for a resume are looked for by. */
export const searchOfResume = ({ parsed, today }: { parsed: ParsedResume; today: string }): ResumeSearch =>
  resumeSearch(parsed, today);

/** The ids of the listings that lead the first stage, at most `most`, the best first. */
export const shortlist = ({ most, ...input }: RankingInput & { most: number }): string[] =>
  rankFirst(input)
    .slice(0, most)
    .map(({ id }) => id);

/** Listings compared line by line, for each of several resumes; the best first. */
export const matchesOf = ({
  resumes,
  ...input
}: Omit<RankingInput, 'parsed' | 'listings'> & {
  resumes: readonly ParsedResume[];
  listings: readonly PostedListing[];
}): RankedListing[][] => resumes.map((parsed) => matchListings({ ...input, parsed }));

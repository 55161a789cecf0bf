import { readJobTitle, titleSimilarity, type JobTitle } from '../../matching/titles/job-titles.ts';
import type { RankableListing } from './rankable-listing.ts';

/** What a person has made of a listing: a rating of 1 to 5, an application, or that it is hidden. */
export interface Reaction {
  title: string;
  company: string;
  rating?: number | undefined;
  isApplied?: boolean | undefined;
  hidden?: { reason?: string | undefined } | undefined;
}

/** What a reaction says about similar listings, from -1 to 1. */
const signs = { applied: 0.6, hidden: -0.6, elsewhere: 0, perStar: 0.5, middleStar: 3 } as const;
/** The most that all reactions together bring or cost, as a share of the score: they reorder, and leave nobody without listings. */
const mostShift = 0.12;
/** Titles that have less than this in common are about other work. */
const alikeFrom = 0.5;
/** What the same company counts beside the same title. */
const companyWorth = 0.4;

const keyOf = (company: string): string =>
  company
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function signOf({ rating, isApplied, hidden }: Reaction): number {
  const rated = rating === undefined ? 0 : (rating - signs.middleStar) * signs.perStar;
  const hiding = hidden === undefined ? 0 : hidden.reason === 'applied_elsewhere' ? signs.elsewhere : signs.hidden;
  return rated + (isApplied ? signs.applied : 0) + hiding;
}

/** What a person's reactions mean for a listing. */
export interface Taste {
  /** Hidden with its whole company. */
  isBanned: (listing: Pick<RankableListing, 'company'>) => boolean;
  /** To be added to a score of 0-1: between plus and minus 0.12. */
  shiftOf: (listing: Pick<RankableListing, 'company'>, title: JobTitle) => number;
}

/** Reads what a person's ratings, applications and hides say of other listings: of those with a similar title, and of the same company. */
export function tasteOf(reactions: readonly Reaction[]): Taste {
  const banned = new Set(
    reactions.filter(({ hidden }) => hidden?.reason === 'company_blacklist').map(({ company }) => keyOf(company)),
  );
  const known = reactions
    .map((reaction) => ({
      sign: signOf(reaction),
      company: keyOf(reaction.company),
      // A company that is gone says nothing of the work.
      title: reaction.hidden?.reason === 'company_blacklist' ? undefined : readJobTitle(reaction.title, 'en'),
    }))
    .filter(({ sign, title }) => sign !== 0 && title !== undefined);
  return {
    isBanned: ({ company }) => banned.has(keyOf(company)),
    shiftOf({ company }, title) {
      const own = keyOf(company);
      let sum = 0;
      for (const each of known) {
        const alike = each.title === undefined ? 0 : titleSimilarity(each.title, title);
        sum += each.sign * ((alike < alikeFrom ? 0 : alike) + (each.company === own ? companyWorth : 0));
      }
      return mostShift * Math.tanh(sum);
    },
  };
}

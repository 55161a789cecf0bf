import type { JobTitle } from '../../matching/titles/job-titles.ts';
import { titleSimilarity } from '../../matching/titles/job-titles.ts';
import { levelFit, rungOfYears } from './levels.ts';
import { placeFit } from './places.ts';
import type { ListingFeatures, RankableListing } from './rankable-listing.ts';
import type { HeldTitle, ResumeFeatures } from './resume-features.ts';
import { fieldLikeness, skillShare } from './skill-profile.ts';
import { likeness } from './term-vector.ts';

/** How a listing fits a resume by what can be told without comparing them line by line. Each 0-1. */
export interface FirstFit {
  /** The title beside those held and the goal. */
  title: number;
  /** The closest title held, and whether it is the goal that is closest. */
  held?: string | undefined;
  byGoal: boolean;
  /** How alike the whole texts are. */
  terms: number;
  /** The share of the skills it lists that the resume names; undefined where it lists none that are known. */
  skills?: number | undefined;
  /** How alike the fields are that the skills belong to; undefined where they belong to none. */
  field?: number | undefined;
  level: number;
  /** How far the listing's rank is above (positive) or below the person's, in steps of the ladder. */
  levelGap: number;
  /** Undefined where nothing is said of where. */
  place?: number | undefined;
  /** Whether the resume is in the listing's language, or names it among the person's. */
  isUnderstood: boolean;
  /** Whether it is for a time, a part of the week, or for beginners. */
  isForLittle: boolean;
}

/** What titles count, 0-1. */
export const titleWorth = {
  /** One of long ago, beside a current one. */
  old: 0.55,
  headline: 0.8,
  goal: 1,
  /** What titles held count where another goal is stated. */
  heldBesideGoal: 0.75,
} as const;

/** Years in jobs whose titles have nothing in common still count a little. */
const anyYears = 0.25;

/** The shared part of a listing's words and a resume's is small even where they fit: this much counts in full. */
const fullLikeness = 0.45;

export function firstFit(resume: ResumeFeatures, listing: ListingFeatures): FirstFit {
  const asked = listing.titleFor(resume.language);
  const near = resume.held.map((job) => ({ job, similarity: similarTo(asked, job, listing) }));
  const { title, held, byGoal } = titleOf(resume, listing, asked, near);
  const person = personRung(resume, near, title);
  const rung = listing.rung ?? Math.min(2, person);
  return {
    title,
    held,
    byGoal,
    terms: Math.min(1, likeness(resume.terms, listing.terms) / fullLikeness),
    skills: skillShare(listing.profile, resume.skills),
    field: fieldLikeness(listing.profile, resume.profile),
    level: levelFit(rung, person),
    levelGap: rung - person,
    place: placeFit(listing.spot, resume.home, resume.countries, listing.listing.workplace),
    isUnderstood: resume.languages.has(listing.language),
    isForLittle: isForLittle(listing.listing),
  };
}

const isForLittle = ({ jobType, experienceLevel }: RankableListing): boolean =>
  experienceLevel === 'entry' || (jobType !== undefined && jobType !== 'full-time');

interface NearJob {
  job: HeldTitle;
  similarity: number;
}

const similarTo = (asked: JobTitle, { titleFor }: Pick<HeldTitle, 'titleFor'>, { language }: ListingFeatures): number =>
  titleSimilarity(asked, titleFor(language));

function titleOf(
  { held, headline, goals }: ResumeFeatures,
  listing: ListingFeatures,
  asked: JobTitle,
  near: readonly NearJob[],
): Pick<FirstFit, 'title' | 'held' | 'byGoal'> {
  const goal = Math.max(0, ...goals.map((each) => similarTo(asked, each, listing)));
  const beside = goals.length > 0 && held.length > 0 ? titleWorth.heldBesideGoal : 1;
  let best = { title: 0, held: undefined as string | undefined, byGoal: false };
  for (const { job, similarity } of near) {
    const title = beside * similarity * (titleWorth.old + (1 - titleWorth.old) * job.recency);
    if (title > best.title) best = { title, held: job.text, byGoal: false };
  }
  const wished = headline === undefined ? 0 : titleWorth.headline * similarTo(asked, headline, listing);
  if (wished > best.title) best = { title: wished, held: headline?.text, byGoal: false };
  return goal * titleWorth.goal > best.title ? { title: goal * titleWorth.goal, held: undefined, byGoal: true } : best;
}

/** The person's rank for this kind of work: the years in jobs like it, and the rank of the newest titles as far as they are like it. */
function personRung(resume: ResumeFeatures, near: readonly NearJob[], title: number): number {
  const years = near.reduce((sum, { job, similarity }) => sum + job.years * Math.max(anyYears, similarity), 0);
  const byYears = rungOfYears(Math.min(years, Math.max(resume.years, 0)));
  const ranked = near
    .filter(({ job }) => job.rung !== undefined && job.recency > 0)
    .toSorted((a, b) => b.job.recency - a.job.recency)[0];
  if (ranked?.job.rung === undefined) return byYears;
  const share = 0.35 + 0.35 * Math.max(ranked.similarity, title);
  return byYears + share * (ranked.job.rung - byYears);
}

/** What each part of a fit counts; `both` is for a title and a text that agree. Chosen on the persons of `learn`, together 1. */
export const firstWeights = {
  terms: 0.33,
  field: 0.29,
  title: 0.07,
  both: 0.13,
  skills: 0.06,
  level: 0.07,
  place: 0.05,
} as const;
/**
 * What is taken off, of 1: a listing that is not in a language of the person's; one abroad that asks to be there; and one abroad that nobody moves for,
 * as it is for a time, a part of the week, or for beginners.
 */
export const firstCosts = { foreign: 0.13, abroad: 0.13, abroadForLittle: 0.05 } as const;
/** What counts for a part that nothing is known of. */
export const unknownFit = { skills: 0.3, field: 0.3, place: 0.5 } as const;

/** What is taken off a fit, whatever else speaks for it. */
const costOf = ({ isUnderstood, place, isForLittle }: FirstFit): number =>
  (isUnderstood ? 0 : firstCosts.foreign) +
  (place === 0 ? firstCosts.abroad + (isForLittle ? firstCosts.abroadForLittle : 0) : 0);

/** A first fit as one number, 1 at most, by which the listings that are compared line by line are chosen. */
export function firstScore(fit: FirstFit): number {
  const weights = firstWeights;
  return (
    weights.terms * fit.terms +
    weights.field * (fit.field ?? unknownFit.field) +
    weights.title * fit.title +
    weights.both * Math.sqrt(fit.title * fit.terms) +
    weights.skills * (fit.skills ?? unknownFit.skills) +
    weights.level * fit.level +
    weights.place * (fit.place ?? unknownFit.place) -
    costOf(fit)
  );
}

import type { Seniority } from '../../posting/posting.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import { nearnessOf } from './asked-titles.ts';
import { readJobTitle, seniorityOf } from './job-titles.ts';
import { recencyOfDates } from '../evidence/recency.ts';
import type { TitledJob } from './relevance.ts';
import type { PreparedPosting } from '../ad/prepared-posting.ts';

export interface TitleFit {
  /** The required title, in the ad's words; absent when it names none. */
  asked?: string | undefined;
  /** 0-1. */
  similarity: number;
  /** The closest title; absent when none is close. */
  title?: string | undefined;
}

/** What the resume's headline counts compared with a position held: it may be no more than a wish. */
export const labelWeight = 0.5;

const rungs: Record<Seniority, number> = {
  intern: 0,
  entry: 1,
  mid: 2,
  senior: 3,
  lead: 4,
  manager: 5,
  director: 6,
  executive: 7,
};

/** Where an ad has no title and names several roles, each is a wish: a person who has held none of them still gets this much. */
export const wishedFloor = 0.35;

/** What each level below the required rank costs, three levels at most: a junior has held the title, but not the rank. */
const rungCost = 0.07;
const rungsBelow = (title: string, wanted: Seniority): number =>
  Math.min(3, Math.max(0, rungs[wanted] - rungs[seniorityOf(title)]));

/**
 * The title held that is closest to one the ad asks for. One held long ago counts down to half; a position with neither employer nor date does not count.
 * `today` is an ISO date.
 */
export function titleFit(
  { resume: { basics }, language }: ParsedResume,
  { posting, titles }: PreparedPosting,
  jobs: readonly TitledJob[],
  today: string,
): TitleFit {
  const wanted = posting.seniority ?? seniorityOf(posting.title);
  const asked = titles.length === 0 ? undefined : titles.map(({ text }) => text).join(' / ');
  let nearest: TitleFit = { asked, similarity: 0 };
  const consider = (title: string, nearness: number, weight: number) => {
    const rank = 1 - rungCost * rungsBelow(title, wanted);
    const similarity = weight * rank * nearness;
    if (similarity > nearest.similarity) nearest = { asked, similarity, title };
  };
  for (const job of jobs) {
    if (job.title === undefined || (job.employer === undefined && job.startDate === undefined)) continue;
    consider(job.title, job.titleSimilarity, 0.5 + 0.5 * recencyOfDates(job, today));
  }
  if (basics?.label !== undefined) {
    consider(basics.label, nearnessOf(titles, readJobTitle(basics.label, language, posting.language)), labelWeight);
  }
  const isWished = titles.length > 0 && posting.title.trim() === '';
  return isWished ? { ...nearest, similarity: wishedFloor + (1 - wishedFloor) * nearest.similarity } : nearest;
}

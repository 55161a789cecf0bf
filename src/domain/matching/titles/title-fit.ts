import type { Seniority } from '../../posting/posting.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import { nearnessOf } from './asked-titles.ts';
import { readJobTitle, seniorityOf } from './job-titles.ts';
import { recencyOfDates } from '../evidence/recency.ts';
import type { TitledJob } from './relevance.ts';
import type { PreparedPosting } from '../ad/prepared-posting.ts';

export interface TitleFit {
  /** What the ad asks for, in its words; absent when it names no title. */
  asked?: string | undefined;
  /** 0-1. */
  similarity: number;
  /** The title that comes nearest; absent when none comes near. */
  title?: string | undefined;
}

/** What the resume's headline counts against a position held: it may be no more than a wish. */
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

/** Where an ad has no title and names several roles, each is a wish: who has held none of them still gets this much. */
export const wishedFloor = 0.35;

/** What each rung below the rank asked costs, three rungs at most: a junior has held the title, but not the rank. */
const rungCost = 0.07;
const rungsBelow = (title: string, wanted: Seniority): number =>
  Math.min(3, Math.max(0, rungs[wanted] - rungs[seniorityOf(title)]));

/**
 * The title held that comes nearest to one asked for. One held long ago counts down to half; a position with neither employer
 * nor date does not count. `today` is an ISO date.
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

import type { ParsedResume } from '../../resume/parsed-resume.ts';
import { monthsOfWork } from '../../resume/experience-length.ts';
import type { EvidenceMap } from '../evidence/evidence-map.ts';
import { heldJobs, type HeldJob } from './held-jobs.ts';
import { nearnessOf } from './asked-titles.ts';
import { readJobTitle } from './job-titles.ts';
import type { PreparedPosting } from '../ad/prepared-posting.ts';

/** What share of an ad's weight one fully relevant job shows: nobody's single job shows everything. */
const fullShare = 0.4;

/** A job with its title compared with the ad's. */
export interface TitledJob extends HeldJob {
  /** How close its title is to the ad's, 0-1. */
  titleSimilarity: number;
}

/** A job compared with an ad. */
export interface ComparedJob extends TitledJob {
  /** The share of the ad's weight that its lines show, 0-1. */
  shownShare: number;
}

/** {@link heldJobs}, each with how close its title is to the ad's. */
export function titledJobs(parsed: ParsedResume, { posting, titles }: PreparedPosting): TitledJob[] {
  const nearness = (title: string): number =>
    nearnessOf(titles, readJobTitle(title, parsed.language, posting.language));
  return heldJobs(parsed).map((job) => ({
    ...job,
    titleSimilarity: job.title === undefined ? 0 : nearness(job.title),
  }));
}

/** The jobs, each with the share of the ad that it shows. */
export const comparedJobs = (map: EvidenceMap, jobs: readonly TitledJob[]): ComparedJob[] =>
  jobs.map((job) => ({ ...job, shownShare: shareShownUnder(job.entry, map) }));

/** The share of the ad's weight, 0-1, that the values under an entry show. */
export function shareShownUnder(entry: string, map: EvidenceMap): number {
  if (entry === '') return 0;
  const total = map.reduce((sum, { requirement }) => sum + requirement.weight, 0);
  const weight = map
    .filter(({ kind, pointers }) => kind === 'shown' && pointers.some((pointer) => pointer.startsWith(`${entry}/`)))
    .reduce((sum, { requirement }) => sum + requirement.weight, 0);
  return total === 0 ? 0 : weight / total;
}

/** How relevant a job is to the ad, 0-1: by its title or by the requirements it shows, whichever is higher. */
export const relevanceOf = ({ titleSimilarity, shownShare }: ComparedJob): number =>
  Math.max(titleSimilarity, Math.min(1, shownShare / fullShare));

/** A job with at least this relevance counts toward the years of relevant work. */
export const relevantFrom = 0.35;

/** Years are counted at three thresholds and averaged, so that a job near the middle one counts in part. */
const relevantSteps = [0.2, relevantFrom, 0.5];

/** Years that jobs of the ad's kind cover, counting overlaps once. */
export function relevantYears(jobs: readonly ComparedJob[], today: string): number {
  const months = relevantSteps.map((from) =>
    monthsOfWork(
      jobs.filter((job) => relevanceOf(job) >= from),
      today,
    ),
  );
  return months.reduce((sum, each) => sum + each, 0) / relevantSteps.length / 12;
}

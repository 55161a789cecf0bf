import type { ParsedResume } from '../../resume/parsed-resume.ts';
import { monthsOfWork } from '../../resume/experience-length.ts';
import type { EvidenceMap } from '../evidence/evidence-map.ts';
import { heldJobs, type HeldJob } from './held-jobs.ts';
import { nearnessOf } from './asked-titles.ts';
import { readJobTitle } from './job-titles.ts';
import type { SoughtAd } from '../ad/sought-ad.ts';

/** What share of an ad's weight one job shows when it is wholly about it: nobody's single job shows everything. */
const fullShare = 0.4;

/** A job by its title. */
export interface TitledJob extends HeldJob {
  /** How near its title comes to the ad's, 0-1. */
  byTitle: number;
}

/** A job beside an ad. */
export interface JobBesideAd extends TitledJob {
  /** The share of the ad's weight that its lines show, 0-1. */
  shown: number;
}

/** All of {@link heldJobs}, each with how near its title is to the ad's. */
export function titledJobs(parsed: ParsedResume, { posting, titles }: SoughtAd): TitledJob[] {
  const nearness = (title: string): number =>
    nearnessOf(titles, readJobTitle(title, parsed.language, posting.language));
  return heldJobs(parsed).map((job) => ({ ...job, byTitle: job.title === undefined ? 0 : nearness(job.title) }));
}

/** The same jobs, each with what it shows of what the ad asks. */
export const jobsBeside = (map: EvidenceMap, jobs: readonly TitledJob[]): JobBesideAd[] =>
  jobs.map((job) => ({ ...job, shown: shareShownUnder(job.entry, map) }));

/** The share of the ad's weight, 0-1, that the values under an entry show. */
export function shareShownUnder(entry: string, map: EvidenceMap): number {
  if (entry === '') return 0;
  const total = map.reduce((sum, { requirement }) => sum + requirement.weight, 0);
  const weight = map
    .filter(({ kind, pointers }) => kind === 'shown' && pointers.some((pointer) => pointer.startsWith(`${entry}/`)))
    .reduce((sum, { requirement }) => sum + requirement.weight, 0);
  return total === 0 ? 0 : weight / total;
}

/** How much a job has to do with the ad, 0-1: the nearer of its title, and what it shows of what the ad asks. */
export const relevanceOf = ({ byTitle, shown }: JobBesideAd): number =>
  Math.max(byTitle, Math.min(1, shown / fullShare));

/** From here on a job counts toward the years of relevant work. */
export const relevantFrom = 0.35;

/** The steps by which it counts: a job just short of being relevant is not worth nothing, nor one just over it everything. */
const relevantSteps = [0.2, relevantFrom, 0.5];

/** Years that jobs of the ad's kind cover, overlaps once. */
export function relevantYears(jobs: readonly JobBesideAd[], today: string): number {
  const months = relevantSteps.map((from) =>
    monthsOfWork(
      jobs.filter((job) => relevanceOf(job) >= from),
      today,
    ),
  );
  return months.reduce((sum, each) => sum + each, 0) / relevantSteps.length / 12;
}

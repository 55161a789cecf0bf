import { maxCompared } from '#contract/job-matches.ts';
import type { ListingView } from '#contract/job-listings.ts';
import type { RouteBodySent, RouteResponse } from '#contract/route.ts';
import type { compareJobs, listRankedResumes } from '#contract/job-matches.ts';

export type RankedResume = RouteResponse<typeof listRankedResumes>['resumes'][number];
export type Compared = RouteResponse<typeof compareJobs>;
export type ComparedCell = Compared['rows'][number][number];

/** One resume with many jobs, or one job with several resumes. */
export type CompareMode = 'oneResume' | 'oneJob';

/** The choice in each mode. They're kept separately, so that changing the mode loses neither. */
export interface CompareChoice {
  resume: string;
  jobs: readonly string[];
  job: string;
  resumes: readonly string[];
}

/** A resume's key among the chosen: uploads and optimizations have separate ids. */
export const resumeKey = ({ kind, id }: Pick<RankedResume, 'kind' | 'id'>): string => `${kind}:${id}`;

/** The initial choice: the newest resume, and as many listings as one table can have. */
export const firstChoice = (resumes: readonly RankedResume[], listings: readonly ListingView[]): CompareChoice => ({
  resume: resumes[0] ? resumeKey(resumes[0]) : '',
  jobs: listings.slice(0, maxCompared.listings).map(({ id }) => id),
  job: listings[0]?.id ?? '',
  resumes: resumes.slice(0, maxCompared.resumes).map(resumeKey),
});

/** Each listing once: what is saved, then what was found besides. */
export const allListings = (saved: readonly ListingView[], found: readonly ListingView[]): ListingView[] => [
  ...saved,
  ...found.filter(({ id }) => !saved.some((listing) => listing.id === id)),
];

/** The choice as a request, or the part that isn't chosen yet. */
export function requestOf(
  mode: CompareMode,
  choice: CompareChoice,
  resumes: readonly RankedResume[],
): RouteBodySent<typeof compareJobs> | { missing: 'resume' | 'resumes' | 'job' | 'jobs' } {
  const [wantedResumes, listings] =
    mode === 'oneResume' ? [[choice.resume], choice.jobs] : [choice.resumes, choice.job === '' ? [] : [choice.job]];
  const chosen = resumes.filter((resume) => wantedResumes.includes(resumeKey(resume)));
  if (chosen.length === 0) return { missing: mode === 'oneResume' ? 'resume' : 'resumes' };
  if (listings.length === 0) return { missing: mode === 'oneResume' ? 'jobs' : 'job' };
  return { resumes: chosen.map(({ kind, id }) => ({ kind, id })), listings: [...listings] };
}

/** One more or one less of the chosen; at the most that are allowed, no more. */
export const toggled = (chosen: readonly string[], one: string, most: number): readonly string[] =>
  chosen.includes(one) ? chosen.filter((other) => other !== one) : chosen.length < most ? [...chosen, one] : chosen;

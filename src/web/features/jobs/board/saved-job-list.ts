import type { JobFilters } from '#contract/job-search.ts';
import { savedStatuses, type SavedStatus } from '#contract/job-listings.ts';
import type { SavedJobView } from '#contract/saved-jobs.ts';

/** What can be changed of a saved job. */
export type SavedJobChange = Partial<Pick<SavedJobView, 'status' | 'notes' | 'reminder'>>;

/** The eight filters, as they are chosen: an empty text filters nothing. */
export interface BoardFilters {
  status: SavedStatus | '';
  source: SavedJobView['jobListing']['source'] | '';
  experienceLevel: NonNullable<JobFilters['experienceLevel']> | '';
  jobType: NonNullable<JobFilters['jobType']> | '';
  datePosted: NonNullable<JobFilters['datePosted']> | '';
  salaryMin: string;
  salaryMax: string;
  location: string;
}

export const noFilters: BoardFilters = {
  status: '',
  source: '',
  experienceLevel: '',
  jobType: '',
  datePosted: '',
  salaryMin: '',
  salaryMax: '',
  location: '',
};

/** Whether a salary can be sent as it was typed: a whole number up to 100 million, in groups of three or not; nothing at all can, too. */
export const isSalary = (typed: string): boolean => typed.trim() === '' || salaryOf(typed) !== undefined;

function salaryOf(typed: string): number | undefined {
  const digits = typed.trim().replace(/[,.\s](?=\d{3}(?:\D|$))/g, '');
  const amount = /^\d{1,9}$/.test(digits) ? Number(digits) : NaN;
  return amount <= 100_000_000 ? amount : undefined;
}

/** The filters as the server takes them, without a salary that isn't a number. */
export function queryOf(filters: BoardFilters) {
  const set = <Value extends string>(value: Value | ''): Value | undefined => (value === '' ? undefined : value);
  return {
    status: set(filters.status),
    source: set(filters.source),
    experienceLevel: set(filters.experienceLevel),
    jobType: set(filters.jobType),
    datePosted: set(filters.datePosted),
    salaryMin: salaryOf(filters.salaryMin),
    salaryMax: salaryOf(filters.salaryMax),
    location: set(filters.location.trim()),
  };
}

/** How many of them filter something. */
export const activeFilters = (filters: BoardFilters): number =>
  Object.values(queryOf(filters)).filter((value) => value !== undefined).length;

/** A list in which one job is changed. */
export const withChange = (jobs: readonly SavedJobView[], id: string, change: SavedJobChange): SavedJobView[] =>
  jobs.map((job) => (job.id === id ? { ...job, ...change } : job));

/** What a job was before a change, of that which the change touches. */
export const beforeChange = (job: SavedJobView, change: SavedJobChange): SavedJobChange => ({
  ...(change.status !== undefined && { status: job.status }),
  ...(change.notes !== undefined && { notes: job.notes }),
  ...(change.reminder !== undefined && { reminder: job.reminder }),
});

/** The jobs of each status, in their order, with the statuses that have none. */
export const columnsOf = (jobs: readonly SavedJobView[]): { status: SavedStatus; jobs: SavedJobView[] }[] =>
  savedStatuses.map((status) => ({ status, jobs: jobs.filter((job) => job.status === status) }));

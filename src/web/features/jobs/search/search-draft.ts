import type { JobFilters, SearchTerms } from '#contract/job-search.ts';
import type { JobSourceName } from '#contract/job-sources.ts';

/** The search as it is in the form: salaries as typed. */
export interface SearchDraft {
  query: string;
  location: string;
  salaryMin: string;
  salaryMax: string;
  filters: Omit<JobFilters, 'salaryMin' | 'salaryMax'>;
  source: JobSourceName | undefined;
}

export type SalaryProblem = 'invalid' | 'order';

export interface DraftProblems {
  query?: true;
  salaryMin?: SalaryProblem;
  salaryMax?: SalaryProblem;
}

const typed = (amount: number | undefined): string => (amount === undefined ? '' : String(amount));

export function draftOf({ query, location = '', filters = {}, source }: SearchTerms): SearchDraft {
  const { salaryMin, salaryMax, ...others } = filters;
  return { query, location, salaryMin: typed(salaryMin), salaryMax: typed(salaryMax), filters: others, source };
}

/** A yearly amount as people type it, "60,000" or "60 000"; undefined if nothing is typed, null if it isn't a whole number. */
function amountOf(text: string): number | undefined | null {
  const digits = text.replace(/[\s,._’']/g, '');
  if (digits === '') return undefined;
  return /^\d{1,8}$/.test(digits) ? Number(digits) : null;
}

/** The problems of a draft, by field. */
export function problemsOf({ query, salaryMin, salaryMax }: SearchDraft): DraftProblems {
  const [min, max] = [amountOf(salaryMin), amountOf(salaryMax)];
  return {
    ...(query.trim() === '' && { query: true as const }),
    ...(min === null && { salaryMin: 'invalid' as const }),
    ...(max === null
      ? { salaryMax: 'invalid' as const }
      : typeof min === 'number' && max !== undefined && max < min && { salaryMax: 'order' as const }),
  };
}

/** What a draft without problems searches for. */
export function termsOf({ query, location, salaryMin, salaryMax, filters, source }: SearchDraft): SearchTerms {
  const set: JobFilters = Object.fromEntries(
    Object.entries({
      ...filters,
      // The distance is one from a place.
      distanceKm: location.trim() === '' ? undefined : filters.distanceKm,
      // Remote is a workplace: another one with it would find nothing.
      workplace: filters.remote ? undefined : filters.workplace,
      salaryMin: amountOf(salaryMin) ?? undefined,
      salaryMax: amountOf(salaryMax) ?? undefined,
    }).filter(([, value]) => value !== undefined && value !== false),
  );
  return {
    query: query.trim(),
    ...(location.trim() !== '' && { location: location.trim() }),
    ...(Object.keys(set).length > 0 && { filters: set }),
    ...(source !== undefined && { source }),
  };
}

/** The draft without its filters; what is searched for and where stays. */
export const withoutFilters = ({ query, location }: SearchDraft): SearchDraft => ({
  query,
  location,
  salaryMin: '',
  salaryMax: '',
  filters: {},
  source: undefined,
});

import { z } from 'zod';
import type { FoundListing, PayPeriod, StatedSalary } from '#domain/listings/listing.ts';
import { itemsOf, maybeDate, maybeFlag, maybeNumber, maybeText, neededText } from '../board-shapes.ts';

const job = z.object({
  id: neededText,
  name: neededText,
  snippet: maybeText,
  url: neededText,
  posted_time: maybeDate,
  location: maybeText,
  city: maybeText,
  state: maybeText,
  country: maybeText,
  hiring_company: z.object({ name: maybeText }).nullish().catch(undefined),
  salary_source: maybeText,
  salary_interval: maybeText,
  salary_min: maybeNumber,
  salary_max: maybeNumber,
  salary_min_annual: maybeNumber,
  salary_max_annual: maybeNumber,
});

/** A page of jobs, or with `success: false` why there is none. */
export const zipRecruiterPage = z
  .object({ success: maybeFlag, message: maybeText, error: maybeText, num_paginable_jobs: maybeNumber })
  .and(z.union([z.object({ success: z.literal(false) }), z.object({ jobs: itemsOf(job) })]));

const periods: Record<string, PayPeriod> = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
  annually: 'year',
};
const currencies: Record<string, string> = { US: 'USD', USA: 'USD', GB: 'GBP', UK: 'GBP', CA: 'CAD' };
const countries: Record<string, string> = { USA: 'US', UK: 'GB' };

type Job = z.output<typeof job>;

/** Zero is how a salary that is not known is written. */
const positive = (value: number | undefined) => (value === undefined || value <= 0 ? undefined : value);

function salaryOf(found: Job): StatedSalary | undefined {
  const [yearlyMin, yearlyMax] = [positive(found.salary_min_annual), positive(found.salary_max_annual)];
  const isYearly = yearlyMin !== undefined || yearlyMax !== undefined;
  const min = isYearly ? yearlyMin : positive(found.salary_min);
  const max = isYearly ? yearlyMax : positive(found.salary_max);
  if (min === undefined && max === undefined) return undefined;
  return {
    min,
    max,
    currency: currencies[found.country?.toUpperCase() ?? 'US'],
    per: isYearly ? 'year' : periods[found.salary_interval?.toLowerCase() ?? ''],
    isEstimate: found.salary_source !== undefined && found.salary_source !== 'provided',
  };
}

/** A job as a listing; its text is the beginning of the ad. */
export function zipRecruiterListing(found: Job): FoundListing {
  const country = found.country?.toUpperCase();
  const iso = country && (countries[country] ?? country);
  return {
    externalId: found.id,
    title: found.name,
    company: found.hiring_company?.name ?? '',
    description: found.snippet ?? '',
    isHtml: true,
    isExcerpt: true,
    location: found.location ?? ([found.city, found.state].filter(Boolean).join(', ') || undefined),
    country: iso?.length === 2 ? iso : undefined,
    salary: salaryOf(found),
    applicationUrl: found.url,
    postedAt: found.posted_time,
  };
}

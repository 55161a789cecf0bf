import { z } from 'zod';
import type { FoundListing } from '#domain/listings/listing.ts';
import { itemsOf, maybeDate, maybeNumber, maybeText, maybeTexts, neededText } from '../board-shapes.ts';
import { payPeriod } from '../pay-period.ts';

const job = z.object({
  id: neededText,
  url: neededText,
  jobTitle: neededText,
  companyName: maybeText,
  jobType: maybeTexts,
  jobGeo: maybeText,
  jobLevel: maybeText,
  jobExcerpt: maybeText,
  jobDescription: maybeText,
  pubDate: maybeDate,
  salaryMin: maybeNumber,
  salaryMax: maybeNumber,
  salaryCurrency: maybeText,
  salaryPeriod: maybeText,
  // As the salaries were called before.
  annualSalaryMin: maybeNumber,
  annualSalaryMax: maybeNumber,
});

export const jobicyJobs = z.object({ jobs: itemsOf(job) });

/** A job as a listing: all are remote; "Anywhere" and "Any" restrict nothing. */
export function jobicyListing(found: z.output<typeof job>): FoundListing {
  const min = found.salaryMin ?? found.annualSalaryMin;
  const max = found.salaryMax ?? found.annualSalaryMax;
  const isYearly = found.salaryMin === undefined && found.salaryMax === undefined;
  return {
    externalId: found.id,
    title: found.jobTitle,
    company: found.companyName ?? '',
    description: found.jobDescription ?? found.jobExcerpt ?? '',
    isHtml: true,
    isExcerpt: found.jobDescription === undefined,
    location: found.jobGeo,
    workplace: 'remote',
    salary:
      min === undefined && max === undefined
        ? undefined
        : { min, max, currency: found.salaryCurrency, per: isYearly ? 'year' : payPeriod(found.salaryPeriod) },
    jobType: found.jobType.join(', ') || undefined,
    level: found.jobLevel === 'Any' ? undefined : found.jobLevel,
    applicationUrl: found.url,
    postedAt: found.pubDate,
  };
}

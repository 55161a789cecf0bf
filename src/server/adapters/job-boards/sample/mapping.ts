import { z } from 'zod';
import { experienceLevels, jobTypes, payPeriods, workplaces, type FoundListing } from '#domain/listings/listing.ts';

/** The format of `listings/*.json`; missing values are null. */
const listing = z.strictObject({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string().nullable(),
  country: z.string().length(2).nullable(),
  workplace: z.enum(workplaces).nullable(),
  salaryMin: z.number().nullable(),
  salaryMax: z.number().nullable(),
  currency: z.string().length(3).nullable(),
  salaryPer: z.enum(payPeriods).nullable(),
  jobType: z.enum(jobTypes).nullable(),
  experienceLevel: z.enum(experienceLevels).nullable(),
  skills: z.array(z.string()),
  benefits: z.array(z.string()),
  postedDaysAgo: z.number().int().min(0),
  language: z.string(),
  description: z.string(),
});
export const sampleListings = z.array(listing);

const dayMs = 24 * 3600 * 1000;

/** A made-up listing, as if posted that many days ago. Its address is reserved for examples, and says so. */
export function sampleListing(found: z.output<typeof listing>, now: Date): FoundListing {
  const { salaryMin: min, salaryMax: max } = found;
  return {
    externalId: found.id,
    title: found.title,
    company: found.company,
    description: found.description,
    isHtml: false,
    location: found.location ?? undefined,
    country: found.country ?? undefined,
    workplace: found.workplace ?? undefined,
    salary:
      min === null && max === null
        ? undefined
        : {
            min: min ?? undefined,
            max: max ?? undefined,
            currency: found.currency ?? undefined,
            per: found.salaryPer ?? undefined,
          },
    jobType: found.jobType ?? undefined,
    level: found.experienceLevel ?? undefined,
    skills: found.skills,
    benefits: found.benefits,
    applicationUrl: `https://example.com/sample-job/${found.id}`,
    postedAt: new Date(now.getTime() - found.postedDaysAgo * dayMs).toISOString(),
  };
}

import { z } from 'zod';
import type { FoundListing } from '#domain/listings/listing.ts';
import { itemsOf, maybeDate, maybeNumber, maybeText, maybeTexts, neededText } from '../board-shapes.ts';
import { payPeriod } from '../pay-period.ts';

/** Places are names, or countries with a name. */
const places = z
  .array(z.union([maybeText, z.object({ name: maybeText }).transform(({ name }) => name)]).catch(undefined))
  .catch([])
  .transform((all) => all.flatMap((name) => (typeof name === 'string' ? name : [])));

const job = z.object({
  title: neededText,
  excerpt: maybeText,
  description: maybeText,
  companyName: maybeText,
  employmentType: maybeText,
  minSalary: maybeNumber,
  maxSalary: maybeNumber,
  currency: maybeText,
  salaryPeriod: maybeText,
  seniority: z.union([maybeTexts, maybeText.transform((text) => (text === undefined ? [] : [text]))]),
  locationRestrictions: places,
  pubDate: maybeDate,
  expiryDate: maybeDate,
  applicationLink: maybeText,
  guid: neededText,
});

export const himalayasPage = z.object({ totalCount: maybeNumber, jobs: itemsOf(job) });

/** A job as a listing: all are remote, from the places that are named, or from anywhere. Salaries are yearly unless said. */
export function himalayasListing(found: z.output<typeof job>): FoundListing {
  const { minSalary: min, maxSalary: max } = found;
  return {
    externalId: found.guid,
    title: found.title,
    company: found.companyName ?? '',
    description: found.description ?? found.excerpt ?? '',
    isHtml: true,
    isExcerpt: found.description === undefined,
    location: found.locationRestrictions.slice(0, 3).join(', ') || undefined,
    workplace: 'remote',
    salary:
      min === undefined && max === undefined
        ? undefined
        : { min, max, currency: found.currency, per: payPeriod(found.salaryPeriod) ?? 'year' },
    jobType: found.employmentType,
    level: found.seniority[0],
    applicationUrl: found.applicationLink ?? found.guid,
    postedAt: found.pubDate,
    expiresAt: found.expiryDate,
  };
}
